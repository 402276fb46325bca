import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Question {
  id: string;
  text: string;
  answer?: string;
  unanswerable?: boolean;
}

const folder = new URL('../../corpus/neighbours/registre/', import.meta.url);
const marked = readFileSync(new URL('document.txt', folder), 'utf8');
const json = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object;
const corpus = { ...json('questions.json'), ...json('manifest.json') } as unknown as {
  schema: string;
  id: string;
  languages: string[];
  documents: { title: { fr: string } }[];
  questions: Question[];
};
const plain = marked.replace(/\[\[q\d\d>|<q\d\d\]\]/g, '');
const lines = plain.split('\n');
const numbered = Array.from({ length: 90 }, (_, i) => `q${String(i + 1).padStart(2, '0')}`);

/** No-break spaces become plain ones, so that the checks can be read. */
const soft = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** "1 073 900" or "1,25" as a number; anything else is not a number. */
function value(text: string): number {
  return Number(soft(text).replace(/ /g, '').replace(/[%±]/g, '').replace(',', '.'));
}

/** The text under a heading, up to the next article, title or annex. */
function section(name: string): string {
  const start = lines.findIndex((line) => line.startsWith(`${name} `));
  if (start < 0) throw new Error(`No heading ${name}`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^(Livre|Titre|Article|Annexe) [\dIVX]+ \S/.test(line));
  return soft((end < 0 ? rest : rest.slice(0, end)).join('\n'));
}

const article = (number: number) => section(`Article ${number}`);

/** The rows of a table: the first cell, then the other cells by the name of their column. */
function table(number: number): Map<string, Map<string, string>> {
  const start = lines.findIndex((line) => line.startsWith(`Tableau ${number} `));
  const header = (lines[start + 1] ?? '').split(' | ');
  const rows = new Map<string, Map<string, string>>();
  for (const line of lines.slice(start + 2)) {
    if (!line.includes(' | ')) break;
    const cells = line.split(' | ');
    expect(cells, line).toHaveLength(header.length);
    rows.set(soft(cells[0] ?? ''), new Map(header.map((name, i) => [name, cells[i] ?? ''])));
  }
  return rows;
}

function cell(rows: Map<string, Map<string, string>>, row: string, column: string): string {
  const found = rows.get(row)?.get(column);
  if (found === undefined) throw new Error(`No cell ${row} / ${column}`);
  return found;
}

function columnSum(rows: Map<string, Map<string, string>>, column: string): number {
  let sum = 0;
  for (const row of rows.keys()) if (row !== 'Total') sum += value(cell(rows, row, column));
  return sum;
}

const tableOf = {
  islands: table(1),
  titles: table(2),
  readings: table(3),
  papers: table(4),
  degrees: table(6),
  scale: table(7),
  coefficients: table(8),
  fees: table(9),
  budget: table(10),
};

describe('registre: marks and questions', () => {
  it('opens and closes every mark, without touching white space', () => {
    const open = new Set<string>();
    for (const match of marked.matchAll(/\[\[(q\d\d)>|<(q\d\d)\]\]/g)) {
      const [mark, opened, closed] = match;
      if (opened) {
        expect(open.has(opened), mark).toBe(false);
        open.add(opened);
        expect(marked.charAt(match.index + mark.length), mark).toMatch(/\S/);
      } else {
        expect(open.delete(closed ?? ''), mark).toBe(true);
        expect(marked.charAt(match.index - 1), mark).toMatch(/\S/);
      }
    }
    expect([...open]).toEqual([]);
    expect(plain).not.toMatch(/\[\[|\]\]/);
  });

  it('marks the evidence of q01 to q80 and of no other question', () => {
    const found = new Set([...marked.matchAll(/\[\[(q\d\d)>/g)].map((match) => match[1]));
    expect([...found].sort()).toEqual(numbered.slice(0, 80));
  });

  it('lists ninety questions in order, ten of them without an answer', () => {
    expect(corpus).toMatchObject({
      schema: 'corpus-manifest/1',
      id: 'registre',
      languages: ['fr'],
    });
    expect(corpus.documents[0]!.title.fr).toBe(lines[0]);
    expect(corpus.questions.map((question) => question.id)).toEqual(numbered);
    expect(new Set(corpus.questions.map((question) => question.text)).size).toBe(90);
    corpus.questions.forEach((question, i) => {
      expect(question.unanswerable === true, question.id).toBe(i >= 80);
      expect(Boolean(question.answer), question.id).toBe(i < 80);
    });
  });

  it('keeps one paragraph a line and a believable length', () => {
    for (const line of lines) expect(line).toBe(line.trim());
    const words = plain.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(9000);
    expect(words).toBeLessThanOrEqual(14000);
  });

  it('follows French typography', () => {
    for (const text of [plain, ...corpus.questions.map((q) => `${q.text} ${q.answer ?? ''}`)]) {
      expect(text).not.toMatch(/['"]| [;:!?%»]|« |\d \d{3}(?!\d)/);
    }
  });
});

describe('registre: headings and references', () => {
  const headings = lines.filter((line) => /^(Livre|Titre|Article|Annexe) [\dIVX]+ \S/.test(line));
  const annexes = headings.flatMap((line) => /^Annexe ([IVX]+) /.exec(line)?.[1] ?? []);

  it('numbers articles, annexes and tables without a gap', () => {
    const articles = headings.flatMap((line) => /^Article (\d+) /.exec(line)?.[1] ?? []);
    expect(articles.map(Number)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
    expect(annexes).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']);
    const tables = lines.flatMap((line) => /^Tableau (\d+) /.exec(line)?.[1] ?? []);
    expect(tables.map(Number)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
    for (const heading of headings) {
      expect(heading.length, heading).toBeLessThanOrEqual(90);
      expect(heading).not.toMatch(/[.;:!?]$/);
    }
  });

  it('refers only to articles, points and annexes that exist', () => {
    const body = soft(lines.slice(4).join('\n'));
    const cited = [...body.matchAll(/articles? (\d+)(?:(?:, | et | à )(\d+))*/g)];
    expect(cited.length).toBeGreaterThan(30);
    for (const match of cited) {
      for (const number of match[0].match(/\d+/g) ?? []) {
        expect(Number(number), match[0]).toBeLessThanOrEqual(72);
      }
    }
    for (const match of body.matchAll(/annexe ([IVX]+)/g)) expect(annexes).toContain(match[1]);
    for (const match of body.matchAll(/(\d)° de l’article (\d+)/g)) {
      expect(article(Number(match[2])), match[0]).toContain(`\n${match[1]}° `);
    }
    for (let number = 1; number <= 72; number++) {
      const own = article(number);
      for (const match of own.matchAll(/d[ue] (\d)°(?! de l’article)/g)) {
        expect(own, `article ${number}, ${match[0]}`).toContain(`\n${match[1]}° `);
      }
    }
    const sheet = section('Annexe VIII');
    for (const match of sheet.matchAll(/\(([a-z])\)/g)) expect(sheet).toContain(`\n(${match[1]}) `);
  });

  it.each([
    [3, 12, /L’image, fixe ou animée, et la parole/],
    [4, 27, /relevés déduits/],
    [4, 14, /quatre titres/],
    [4, 34, /feuille de pose/],
    [4, 35, /carnet/],
    [4, 25, /sourdine/],
    [5, 38, /garde-registre/],
    [6, 47, /avise le Bureau/],
    [6, 48, /occupants des lieux atteints sont informés/],
    [12, 32, /comptage des passages/],
    [15, 26, /destruction/],
    [23, 33, /cinquième lecture/],
    [24, 44, /fin du masquage/],
    [25, 13, /sourdine/],
    [28, 42, /correction remonte/],
    [32, 17, /volontairement mis le détecteur hors d’état/],
    [33, 28, /60 florins/],
    [34, 17, /urgence/],
    [36, 22, /silence gardé jusqu’au terme vaut acceptation/],
    [44, 24, /masquées/],
    [54, 55, /En cas d’urgence/],
    [56, 30, /report de dix jours/],
    [56, 31, /médiateur d’île tranche/],
    [58, 5, /traité comme un registre moyen/],
    [62, 63, /recours/],
    [68, 11, /surnuméraires/],
    [69, 51, /sans renouvellement/],
    [71, 5, /seuil/],
    [72, 20, /\n4° celui que le Bureau autorise/],
    [72, 41, /copie de secours/],
  ] as const)('article %i says of article %i what that article contains', (from, to, content) => {
    expect(article(from)).toMatch(new RegExp(`articles? (?:\\d+(?:, | et | à ))*${to}(?!\\d)`));
    expect(article(to)).toMatch(content);
  });

  it('uses every term it defines outside the definitions', () => {
    const definitions = article(4);
    const elsewhere = soft(plain).replace(definitions, '').toLowerCase();
    const terms = [...definitions.matchAll(/^- « ([^»]+) »(?: ou « ([^»]+) »)?/gm)].flatMap(
      (match) => [match[1], match[2]].filter((term) => term !== undefined),
    );
    expect(terms.length).toBeGreaterThanOrEqual(18);
    for (const term of terms) {
      const plural = term.split(' ')[0] ?? term;
      const used =
        elsewhere.includes(term) || elsewhere.includes(term.replace(plural, `${plural}s`));
      expect(used, term).toBe(true);
    }
    for (const island of ['Hautebrume', 'Petite-Salance', 'Vair']) {
      expect(definitions).toMatch(new RegExp(`« îles du large » : .*${island}`));
      expect(value(cell(tableOf.islands, island, 'Majoration (jours)'))).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('registre: figures', () => {
  const motives = soft(lines.slice(0, lines.indexOf('Livre 2 Dispositions')).join('\n'));

  it('adds up the islands', () => {
    for (const column of ['Population', 'Registres', 'Postes de médiateur']) {
      const total = value(cell(tableOf.islands, 'Total', column));
      expect(columnSum(tableOf.islands, column), column).toBe(total);
    }
    expect(tableOf.islands.size).toBe(8);
    expect(article(56)).toContain('Dix médiateurs d’île');
    expect(cell(tableOf.islands, 'Total', 'Postes de médiateur')).toBe('10');
    expect(cell(tableOf.islands, 'Vair', 'Postes de médiateur')).toBe('0');
    expect(article(51)).toContain('sept membres');
  });

  it('counts the same registers in the motives and in the tables', () => {
    const registers = (island: string) => value(cell(tableOf.islands, island, 'Registres'));
    const all = registers('Total');
    expect(motives).toContain(
      '2 450 registres de capteurs, dont 1 240 sur Grande-Maravène, soit 50,6 %',
    );
    expect(all).toBe(2450);
    expect(registers('Grande-Maravène')).toBe(1240);
    expect(Math.round((1240 / all) * 1000) / 10).toBe(50.6);
    expect(motives).toContain('1 715 petits registres, 637 moyens et 98 grands');
    expect(motives).toContain('70 %, 26 % et 4 %');
    expect(motives).toContain('392 registres, soit 16 %');
    expect(392 / all).toBe(0.16);
    expect(article(71)).toContain('de 16 % en 2023');
    expect(motives).toContain('ensemble 117 registres');
    expect(registers('Hautebrume') + registers('Petite-Salance') + registers('Vair')).toBe(117);
  });

  it('derives the fee income from the classes', () => {
    for (const [row, count] of [
      ['Petits', 1715],
      ['Moyens', 637],
      ['Grands', 98],
    ] as const) {
      const registers = value(cell(tableOf.fees, row, 'Registres'));
      expect(registers, row).toBe(count);
      expect(value(cell(tableOf.fees, row, 'Part')), row).toBe((registers / 2450) * 100);
      expect(registers * value(cell(tableOf.fees, row, 'Redevance')), row).toBe(
        value(cell(tableOf.fees, row, 'Produit')),
      );
    }
    for (const column of ['Registres', 'Part', 'Produit']) {
      expect(columnSum(tableOf.fees, column)).toBe(value(cell(tableOf.fees, 'Total', column)));
    }
    const fee = (row: string) => soft(cell(tableOf.fees, row, 'Redevance'));
    expect(article(58)).toContain(`${fee('Moyens')} florins pour un registre moyen`);
    expect(article(58)).toContain(`${fee('Grands')} florins pour un grand`);
  });

  it('balances the budget and its shares', () => {
    for (const column of ['Recettes', 'Dépenses']) {
      expect(columnSum(tableOf.budget, column)).toBe(value(cell(tableOf.budget, 'Total', column)));
    }
    const income = (row: string) => value(cell(tableOf.budget, row, 'Recettes'));
    expect(income('Total')).toBe(value(cell(tableOf.budget, 'Total', 'Dépenses')));
    expect(income('Redevance')).toBe(value(cell(tableOf.fees, 'Total', 'Produit')));
    const share = (row: string) =>
      ((income(row) / income('Total')) * 100).toFixed(1).replace('.', ',');
    expect(section('Annexe VII')).toContain(
      `couvre ${share('Redevance')} % des dépenses et la contribution fédérale ${share('Contribution fédérale')} %`,
    );
    const mediators = cell(tableOf.budget, 'Médiateurs d’île, 15 000 par poste', 'Dépenses');
    expect(value(mediators)).toBe(10 * 15000);
  });

  it('orders the scale of fines', () => {
    const columns = ['Par lieu', 'Plancher', 'Plafond petit registre', 'Plafond registre moyen'];
    columns.push('Plafond grand registre');
    const classes = ['A', 'B', 'C', 'D'];
    expect([...tableOf.scale.keys()]).toEqual(classes);
    const amounts = classes.map((name) => columns.map((c) => value(cell(tableOf.scale, name, c))));
    amounts.forEach((row, i) => {
      row.forEach((amount, j) => {
        if (j > 0) expect(amount).toBeGreaterThan(row[j - 1] ?? Infinity);
        if (i > 0) expect(amount).toBeGreaterThan(amounts[i - 1]?.[j] ?? Infinity);
      });
    });
    for (const name of classes) expect(article(60)).toContain(`- classe ${name}, `);
  });

  it('computes the four examples by the rule of article 61', () => {
    expect(article(61)).toContain('ramené à 3 s’il le dépasse, et porté à 0,4');
    const factor = (row: string) => value(cell(tableOf.coefficients, row, 'Coefficient'));
    const fine = (
      name: string,
      size: string,
      places: number,
      circumstances: string[],
      repeated = false,
      halved = false,
    ) => {
      const product = circumstances.map(factor).reduce((a, b) => a * b, 1);
      const bounded = Math.min(3, Math.max(0.4, product));
      const raw = places * value(cell(tableOf.scale, name, 'Par lieu')) * bounded;
      const top = value(cell(tableOf.scale, name, `Plafond ${size}`)) * (repeated ? 2 : 1);
      const kept = Math.min(top, Math.max(value(cell(tableOf.scale, name, 'Plancher')), raw));
      return Math.round(halved ? kept / 2 : kept);
    };
    const spontaneous = 'Manquement révélé avant tout contrôle';
    const repaired = 'Manquement réparé dans le délai fixé';
    const hidden = ['Récidive dans les trois ans', 'Dissimulation pendant un contrôle'];
    const vulnerable = ['Lieu vulnérable parmi les lieux concernés'];
    const results = [
      fine('C', 'registre moyen', 400, [spontaneous, repaired]),
      fine('D', 'grand registre', 6000, hidden, true),
      fine('B', 'petit registre', 6, []),
      fine('B', 'registre moyen', 900, vulnerable, false, true),
    ];
    const text = section('Annexe VI');
    const examples = ['Premier', 'Deuxième', 'Troisième', 'Quatrième'].map(
      (rank) => text.split('\n').find((line) => line.startsWith(`${rank} exemple`)) ?? '',
    );
    results.forEach((result, i) => {
      const written = String(result).replace(/\B(?=(\d{3})+$)/g, ' ');
      expect(examples[i]).toContain(`${written} florins`);
    });
    expect(results).toEqual([5400, 1350000, 400, 6750]);
  });

  it('gives each breach degree the delays of articles 47 to 49', () => {
    const degree = (row: string, column: string) => soft(cell(tableOf.degrees, row, column));
    for (const [row, ordinal] of [
      ['Deuxième', 'deuxième'],
      ['Troisième', 'troisième'],
    ] as const) {
      expect(article(47)).toContain(`${ordinal} degré dans les ${degree(row, 'Avis au Bureau')}`);
    }
    expect(article(48)).toContain(
      `dans les ${degree('Deuxième', 'Information des occupants')} d’une avarie du deuxième`,
    );
    expect(article(48)).toContain(
      `dans les ${degree('Troisième', 'Information des occupants')} d’une avarie du troisième`,
    );
    expect(article(46)).toContain('Tant que l’avarie n’est pas close');
    expect(section('Annexe V')).toContain('close depuis moins de douze mois');
    expect(cell(tableOf.papers, 'Livre des avaries', 'Point de départ')).toContain('clôture');
    expect(article(49)).toContain('dans les cinq jours');
    expect(degree('Premier', 'Avis au Bureau')).toContain('livre en cinq jours');
    expect(article(48)).toContain('plus d’un quart des occupants');
    expect(degree('Deuxième', 'Avis public')).toContain('plus d’un quart des occupants');
  });

  it('lengthens retention as the mesh widens', () => {
    const unit: Record<string, number> = { heures: 1, jours: 24, mois: 730, ans: 8760 };
    const hours = (text: string) => {
      const [number, name] = soft(text).split(' ');
      return Number(number) * (unit[name ?? ''] ?? NaN);
    };
    const intimate: string[] = [];
    for (const [name, row] of tableOf.readings) {
      const ages = ['Maille fine', 'Maille moyenne', 'Maille large', 'Bilan']
        .map((column) => row.get(column) ?? '')
        .filter((text) => !/^(interdite|aucun|sans limite)$/.test(text))
        .map(hours);
      expect(ages.length, name).toBeGreaterThanOrEqual(3);
      ages.forEach((age, i) => {
        if (i > 0) expect(age, name).toBeGreaterThan(ages[i - 1] ?? Infinity);
      });
      if (row.get('Bilan') === 'aucun') intimate.push(name);
    }
    const listed = article(12).match(/^\d° /gm) ?? [];
    expect(intimate).toHaveLength(listed.length);
    expect(article(12)).toContain('quarante lieux au moins');
    expect(section('Annexe III')).toContain('quarante lieux au moins');
    const alerts = 'Fumée, gaz, eau au sol et chute, relevés d’alerte';
    expect(soft(cell(tableOf.readings, alerts, 'Maille fine'))).toBe('12 mois');
    expect(article(26)).toContain('alerte de péril depuis moins de douze mois');
    expect(soft(cell(tableOf.readings, 'Eau', 'Maille fine'))).toBe('10 jours');
    expect(article(16)).toContain('maille fine pendant dix jours');
    for (const paper of ['Carnet de lecture', 'Livre des avaries', 'Feuille de pose']) {
      expect(tableOf.papers.has(paper), paper).toBe(true);
    }
  });

  it('repeats the durations of each title', () => {
    expect(article(14)).toContain('la convention, le service, le péril, l’étude');
    expect([...tableOf.titles.keys()]).toEqual(['Convention', 'Service', 'Péril', 'Étude']);
    expect(article(15)).toContain(cell(tableOf.titles, 'Convention', 'Durée'));
    expect(article(17)).toContain('réexaminé tous les douze mois');
    expect(cell(tableOf.titles, 'Péril', 'Durée')).toContain('tous les douze mois');
    expect(article(18)).toContain('trois ans et peut être prorogé une fois');
    expect(cell(tableOf.titles, 'Étude', 'Durée')).toBe('trois ans, prorogeable une fois');
    expect(article(16)).toContain('La maille fine n’est admise que dans deux cas');
  });

  it('keeps its numbers of days and steps', () => {
    expect(article(23)).toContain('gratuite quatre fois');
    expect(article(33)).toContain('à partir de la cinquième lecture');
    expect(article(24)).toContain('pendant six mois. Le juge peut prolonger le masquage une fois');
    expect(article(44)).toContain('au plus tard douze mois');
    expect(article(4)).toContain('un quartier comprend au moins douze lieux');
    expect(article(18)).toContain('moins de douze lieux');
    const questions = /cinq questions : (.*)/.exec(article(37))?.[1] ?? '';
    expect(questions.split(' ; ')).toHaveLength(5);
    expect(section('Annexe VIII').match(/^\([a-j]\) /gm)).toHaveLength(10);
    expect(article(72)).toContain('en vigueur le 1er mars 2025');
    expect(article(66)).toContain('ouverts avant le 1er mars 2025');
    expect(article(70)).toContain('le 1er mars 2025');
  });
});
