import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../src/engine/text/sentences';
import type { Language } from '../../../src/engine/text/language';

/** Each line is a text whose sentences are written apart by " | "; it must come apart there only. */
function expectCuts(lines: string, language: Language): void {
  for (const line of lines.trim().split('\n')) {
    const sentences = line.trim().split(' | ');
    const text = sentences.join(' ');
    const found = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(sentences);
  }
}

const KINDS: readonly (readonly [kind: string, language: Language, lines: string])[] = [
  [
    'references to French codes (R2-K01)',
    'fr',
    `La peine prévue à l'article R. 421-1 s'applique. | Elle est lourde.
    Le délai de l'article L. 113-2 du code est de cinq jours. | Il court dès l'envoi.
    Voir le chapitre L. 2 du livre. | Il est court.
    L'article LO. 141 s'applique. | Il est clair.
    Les articles D. 211-4 et A. 132-1 s'appliquent. | Ils sont clairs.
    L'article R.* 123-5 vise le plan. | Il est long.
    L'article R*. 123-5 vise le plan. | Il est long.
    L'article L.O. 6113-1 du code vise une île. | Elle est loin.
    Aux termes de l'article Lp. 311-2, le bail prend fin. | Rien de plus.
    Voir L. 113-2, L. 113-8 et L. 124-3. | Le reste suit.
    Le barème figure à l'annexe A. | 12 exemplaires sont joints.
    Choisissez l'option D. | 3 pages suivent.
    Le bail suit l'article L. | Le reste est libre.`,
  ],
  [
    'an opening bracket behind a name or an acronym (R2-K02)',
    'en',
    `Arbor Corp. ("Arbor") leases the pier. | It pays monthly.
    The grant of Arbor Ltd. (the "Company") ends in May. | It is small.
    Boissy S.A.R.L. (« Boissy ») loue le quai. | Elle paie.
    Arbor, Inc. (Nasdaq: ARB) rose. | It fell.
    Arbor Bros. [“Arbor”] signed it. | It was late.
    It is run by Arbor, L.L.C. (“Arbor”) and others. | They pay.
    The bank, Arbor N.A. (“Bank”), is sound. | It lends.
    The text is by J. (“Jack”) Roy. | It is short.
    Arbor Co. (Birch Inc.) and others pay. | They do.
    He joined the U.S. (“States”) team. | It lost.
    She works for Arbor Inc. | (The pier is leased.) | It is old.
    See Appendix B. | (“Fees” are listed.) | They are low.
    It burned. | ("Arbor" was safe.) | It rained.`,
  ],
  [
    'years, lives and reigns (R2-29)',
    'en',
    `The abbey was built c. 1150 by monks. | It burned.
    Some c. 1,300,000 people lived there. | They left.
    Ada Lovelace (b. 1815, d. 1852) wrote it. | It ran.
    She was b. 10 December 1815 and d. 27 November 1852. | She wrote.
    King Ina (r. 688–726) ruled. | He left.
    The painter (fl. c. 1450) is unknown. | He was good.
    He m. 1835 a neighbour. | They moved.
    Smith (b. London, 1815; d. Paris, 1852) wrote. | He left.
    It was made (c. 40 BC) in clay. | It broke.
    She d. March 1852. | He mourned.
    By Thm. 4 and Lem. 2, it holds. | So we end.
    See pl. 12, fol. 3 and lib. 2. | Then stop.
    Ht. 12 ft and wt. 40 lb are given. | Fine.
    See plan b. | 12 people came.
    The wall is 500 m. | 12 men built it.
    Take option c. | 1150 people did.`,
  ],
  [
    'years, lives and reigns',
    'fr',
    `Jean Roy (n. 1815, d. 1852) bâtit le pont. | Il tient.
    L'abbaye date de c. 1150 environ. | Elle brûla.
    Le peintre (fl. 1450) est inconnu. | Il peignait bien.
    Le mur mesure 500 m. | 12 ouvriers le bâtirent.
    Voir le plan c. | 1150 personnes l'ont fait.`,
  ],
  [
    'before and after our era',
    'fr',
    `Le temple fut détruit en 79 apr. J.-C. | Pompéi resta ensevelie.
    Il naquit en 63 av. J.-C. et mourut en 14 apr. J.-C. | Auguste régna.
    En 52 av. J.-C. César assiège Alésia. | Il gagne.
    Vers 120 apr. J.-C. Hadrien fit bâtir un mur. | Il tient encore.
    Le site date de 300 ap. J.-C. | On le visite.
    Cette ville (fondée en 43 apr. J.-C.) est romaine. | Elle est belle.
    Le mur fut bâti en 122 apr. J.-C. à Carlisle. | Il tient.
    Le forum date du Ier siècle apr. J.-C. | Trajan l'agrandit.
    La paix fut signée en 20 av. J.-C. | « Rendez les aigles », dit-il.
    Il régna jusqu'en 138 apr. J.-C. environ. | Antonin suivit.`,
  ],
  [
    'a clock before a weekday or a date',
    'en',
    `The shop opens at 9 a.m. Monday to Friday. | It closes at 5 p.m. | Rain fell.
    Call before 10 a.m. Saturday. | Then wait.
    It begins at 8 p.m. March 3. | Be there.
    We open at 9 a.m. Mondays. | We close at noon.
    Doors open at 7:30 p.m. Thursday, May 4. | Come early.
    It ran from 6 a.m. Tuesday until dusk. | Nobody slept.
    The store is shut from 8 p.m. Sunday. | It rests.
    It is on at 11 A.M. Wednesday and Friday. | Tune in.
    It closed at 5 p.m. | Monday was quiet.
    We leave at 6 a.m. | Friday will be long.
    Come at 9 a.m. | We open then.
    It shut at 4 p.m. | March was cold.`,
  ],
  [
    'books of the Bible (R2-30)',
    'en',
    `He cited (Phil. 4:8) today. | No, it isn't.
    Read 1 Cor. 13:4 and 2 Tim. 4:7. | Then rest.
    See Matt. 5:3 and Gen. 1:1. | Then stop.
    The text (Ps. 23) is old. | It is short.
    It follows Rom. 8:28. | It is known.
    Compare Isa. 40:3 with Mal. 3:1. | They agree.
    Read Heb. 11:1. | Read it twice.
    The vow (cf. Num. 6) is kept. | It is long.
    Rev. 21:1 closes it. | Amen.
    It is in Eph. 2:8-9. | Look.
    It was Sam. | 12 people came.
    He went to see Dan. | 3 days later he left.`,
  ],
  [
    'books of the Bible',
    'fr',
    `Lire Mt. 5, 3-12 et Jn. 3, 16. | Puis méditer.
    Il cite (Ps. 23, 1). | Elle écoute.
    Selon Rom. 8, 28, tout va bien. | Tant mieux.
    Le vœu (cf. Nb. 6) est tenu. | Il dure.
    On lit Is. 40, 3. | On relit.
    C'était Sam. | 12 personnes vinrent.`,
  ],
];

describe('a full stop that ends nothing', () => {
  it.each(KINDS)('%s, %s', (_kind, language, lines) => {
    expectCuts(lines, language);
  });
});
