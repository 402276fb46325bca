import { describe, expect, it } from 'vitest';
import { flowingBlocks } from '../../../src/engine/text/line-ends';

function blocks(text: string): string[] {
  return flowingBlocks(text).map(({ start, end }) => text.slice(start, end));
}

/** A text whose blocks are written apart by a line `¶`, and must come apart there only. */
function expectBlocks(marked: string): void {
  const parts = marked.split('\n¶\n');
  expect(blocks(parts.join('\n'))).toEqual(parts.map((part) => part.trim()));
}

describe('flowingBlocks', () => {
  it('reads wrapped lines as one paragraph', () => {
    expectBlocks(
      `Le présent contrat est conclu pour une durée de douze mois à compter de
sa signature par les deux parties ; il se renouvelle par période égale si
Madame Lenoir, gérante de la société, ne le dénonce pas par lettre au plus
tard le 30
septembre.`,
    );
  });

  it('reads lines that begin with a name or a number as going on, where the line was full', () => {
    expectBlocks(
      `The supplier shall deliver the goods to the premises of Acme
Corporation at the address stated in the order, at the latest on
31 December of each year, or pay the penalty of
2,000 euros that this agreement provides for.`,
    );
  });

  it('learns the width of a paragraph from that paragraph alone', () => {
    const wide =
      'a wide line of text that goes on and on for more than eighty code units in all, full';
    const narrow = 'The goods are delivered to the site\nAcme names in its order of the day.';
    expect(blocks(`${wide}\n\n${narrow}\n\n${wide}`)).toEqual([wide, narrow, wide]);
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\f'])(
    'knows the line break %j',
    (end) => {
      expect(blocks(`Délai${end}Le délai court.${end}${end}Fin`)).toEqual([
        'Délai',
        'Le délai court.',
        'Fin',
      ]);
    },
  );

  it('ends at blank lines, also when they hold spaces', () => {
    expect(blocks('un mot\n \t\u00a0\ndeux mots\n\n\n\ntrois')).toEqual([
      'un mot',
      'deux mots',
      'trois',
    ]);
  });

  it.each(['-', '*', '+', '•', '–', '—', '▪', '○', '➢'])(
    'ends before an item that begins with %s',
    (bullet) => {
      expectBlocks(
        `Pièces à fournir :
¶
${bullet} carte d'identité
¶
${bullet} Justificatif de domicile`,
      );
    },
  );

  it.each([
    ['1.', '2.'],
    ['1)', '2)'],
    ['1°', '2°'],
    ['§ 1', '§ 2'],
    ['A.1.', 'A.2.'],
    ['(1)', '(2)'],
    ['a)', 'b)'],
    ['(a)', '(b)'],
    ['i)', 'ii)'],
    ['A.', 'B.'],
    ['1.1', '1.2'],
    ['3.1.', '3.2.'],
    ['#', '##'],
  ])('ends before the items %s and %s', (first, second) => {
    expectBlocks(
      `The following are excluded from cover under this policy:
¶
${first} loss by war or civil commotion of any kind
¶
${second} loss by wear`,
    );
  });

  it('takes an item over its lines', () => {
    expectBlocks(
      `- a certificate of residence that is less than three
  months old at the date of the request
¶
- an identity card`,
    );
  });

  it('does not take a number or letter that continues a full line for an item', () => {
    expectBlocks(
      `The obligations of the parties are set out in the schedules 11 to
15. The schedules are part of this agreement and the annexes A and
B. They have the same force.`,
    );
  });

  it('does not part a section number from the word that announces it', () => {
    expectBlocks(
      `The conditions of the quiet time are described in detail in Section
3.7. The implementation follows them.`,
    );
  });

  it('parts headings, which leave room for the next word', () => {
    expectBlocks(
      `CHAPITRE II
¶
Principes
¶
Article 5
¶
Les données à caractère personnel sont traitées de manière licite et loyale.`,
    );
    expectBlocks(
      `Table of Contents
¶
1. Purpose
¶
2. Half-Closed Connections and Their Consequences
¶
3. Closing a Connection`,
    );
  });

  it('parts a longer heading over text set wider still', () => {
    expectBlocks(
      `Principes relatifs au traitement des relevés
¶
Les relevés des capteurs sont traités de manière licite, loyale et transparente au
regard de la personne concernée, et gardés le temps que leur objet demande.`,
    );
  });

  it('takes a wide gap on one line alone for no table', () => {
    expectBlocks('The buyer    has accepted the goods\nthat the seller shipped.');
  });

  it('parts a Markdown heading from its text, however long', () => {
    expectBlocks(
      `## Conditions générales de résiliation du contrat par le client
¶
le client écrit.`,
    );
  });

  it('keeps a short line that cannot be a whole', () => {
    expectBlocks('Le contrat lie le\nClient et la\nSociété.');
    expectBlocks('This is made between the\nClient and\nAcme.');
    expectBlocks('Il est établi,\nDevant nous, le présent acte.');
  });

  it('lets a short line before a small letter go on', () => {
    expectBlocks('Elle a promis\nde revenir.');
  });

  it('parts lines after a colon or semicolon', () => {
    expectBlocks('Sont exclus :\n¶\nles bijoux ;\n¶\nles fourrures.');
  });

  it('parts the lines of an address or a signature', () => {
    expectBlocks('Société Dupont\n¶\n12 rue des Lilas\n¶\n75000 Paris\n¶\nTél. 01 02 03 04 05');
  });

  it('parts the rows of a table', () => {
    expectBlocks(
      `| Formule | Plafond |
¶
| --- | --- |
¶
| Confort | 3 000 € |`,
    );
    expectBlocks(
      `Tableau 1 Sinistres déclarés au cours de l'exercice clos
¶
Garantie | Dossiers | Coût en milliers d’euros
¶
Vol et vandalisme | 742 | 1 410
¶
Dégât des eaux et gel | 2 968 | 2 985`,
    );
    expectBlocks('Formule\tPlafond\n¶\nconfort\t3 000 €\n¶\nessentiel\t1 000 €');
    expectBlocks('revenue        211,915\n¶\ncost of sales        65,863');
  });

  it('finds nothing in a blank text', () => {
    expect(blocks('')).toEqual([]);
    expect(blocks(' \n\t\r\n\u2028')).toEqual([]);
  });
});
