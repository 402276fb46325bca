import { describe, expect, it } from 'vitest';
import { askGates, readGateQuestion, refusalOf } from '../../../src/engine/abstention/gates';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { passagesOf } from '../../../src/engine/retrieval/passages';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import type { Language } from '../../../src/engine/text/language';

function refusal(language: Language, text: string, question: string): string | null {
  const source = { id: 'd', title: '', text, language };
  const { table, indexes } = new PreparedCorpus([source], ABSTENTION_SETTINGS);
  const supply = () => passagesOf(table, [0]);
  return refusalOf(
    askGates(readGateQuestion(question, language), indexes, ABSTENTION_SETTINGS, supply),
  );
}

/** A question, the passage that answers it, and the same passage without its figure. */
const FRENCH: readonly (readonly [question: string, passage: string, twin: string])[] = [
  [
    'Combien de litres contient le réservoir ?',
    'Le réservoir contient 9 litres.',
    'Le réservoir contient de l’eau.',
  ],
  ['Combien de kilos pèse le colis ?', 'Le colis pèse 12 kg.', 'Le colis pèse lourd.'],
  ['Combien pèse le sac de Lorn ?', 'Le sac de Lorn pèse 20 kg.', 'Le sac de Lorn pèse peu.'],
  ['Combien de dollars coûte le permis ?', 'Le permis coûte 40 $.', 'Le permis coûte cher.'],
  ['Combien de mètres mesure le mur ?', 'Le mur mesure 3,5 m.', 'Le mur mesure ce qu’il faut.'],
  ['Combien mesure la tour ?', 'La tour mesure 46 mètres.', 'La tour mesure toute la ville.'],
  [
    'Combien de kilomètres compte le sentier ?',
    'Le sentier compte 14 km.',
    'Le sentier compte des lacets.',
  ],
  [
    'Combien d’hectares couvre la forêt ?',
    'La forêt couvre 300 hectares.',
    'La forêt couvre la colline.',
  ],
  ['Combien de degrés fait le bain ?', 'Le bain fait 38 °C.', 'Le bain fait du bien.'],
  ['Combien de watts consomme la lampe ?', 'La lampe consomme 9 W.', 'La lampe consomme peu.'],
  [
    'Combien de volts délivre la prise ?',
    'La prise délivre 230 volts.',
    'La prise délivre du courant.',
  ],
  [
    'Combien de francs vaut la médaille ?',
    'La médaille vaut 200 francs suisses.',
    'La médaille vaut le détour.',
  ],
  ['Combien de livres sterling vaut la bague ?', 'La bague vaut 70 £.', 'La bague vaut le détour.'],
  [
    'Combien de gigaoctets contient la clé ?',
    'La clé contient 64 Go.',
    'La clé contient des photos.',
  ],
  [
    'Combien de calories apporte la barre ?',
    'La barre apporte 180 kcal.',
    'La barre apporte du sucre.',
  ],
  ['Combien de tonnes porte le pont ?', 'Le pont porte 44 t.', 'Le pont porte des camions.'],
  ['Combien de décibels émet la pompe ?', 'La pompe émet 52 dB.', 'La pompe émet un bruit.'],
  [
    'Combien de pour cent du budget vont aux livres ?',
    '12 % du budget vont aux livres.',
    'Une part du budget va aux livres.',
  ],
  [
    'Combien de millilitres prend le patient ?',
    'Le patient prend 25 ml.',
    'Le patient prend un sirop.',
  ],
  ['Combien de nœuds file le voilier ?', 'Le voilier file 12 nœuds.', 'Le voilier file au large.'],
  ['Combien de pouces mesure l’écran ?', 'L’écran mesure 27 pouces.', 'L’écran mesure la lumière.'],
  [
    'Combien de pages compte le rapport ?',
    'Le rapport compte 80 pages.',
    'Le rapport compte des annexes.',
  ],
  [
    'Combien de mètres carrés fait la salle ?',
    'La salle fait 45 m².',
    'La salle fait salle comble.',
  ],
  [
    'Combien contient la citerne ?',
    'La citerne contient 900 litres.',
    'La citerne contient de la pluie.',
  ],
  ['Combien consomme le four ?', 'Le four consomme 2 kWh.', 'Le four consomme beaucoup.'],
  ['Combien dure la visite ?', 'La visite dure 90 minutes.', 'La visite dure longtemps.'],
  [
    'Quel est le poids du vélo ?',
    'Le poids du vélo est de 14 kg.',
    'Le poids du vélo mesure l’effort, sur 20 km.',
  ],
  [
    'Quelle est la longueur du quai ?',
    'La longueur du quai est de 120 m.',
    'La longueur du quai pèse 120 tonnes.',
  ],
  [
    'Quelle est la capacité du réservoir ?',
    'La capacité du réservoir est de 9 litres.',
    'La capacité du réservoir suffit.',
  ],
  ['Combien d’yens coûte le billet ?', 'Le billet coûte 500 yens.', 'Le billet coûte 500 euros.'],
];

const ENGLISH: typeof FRENCH = [
  ['How many litres does the tank hold?', 'The tank holds 9 litres.', 'The tank holds water.'],
  [
    'How many kilograms does the bag of Lorn weigh?',
    'The bag of Lorn weighs 20 kg.',
    'The bag of Lorn weighs little.',
  ],
  [
    'How many dollars is the fine of Lorn?',
    'The fine of Lorn is $40.',
    'The fine of Lorn is high.',
  ],
  ['How much does the parcel weigh?', 'The parcel weighs 12 lb.', 'The parcel weighs a lot.'],
  ['How many pounds does the dog weigh?', 'The dog weighs 30 lbs.', 'The dog weighs too much.'],
  ['How many pounds does the ring cost?', 'The ring costs £70.', 'The ring costs a lot.'],
  ['How many miles is the trail?', 'The trail is 14 miles.', 'The trail is steep.'],
  ['How many metres does the wall measure?', 'The wall measures 3.5 m.', 'The wall measures up.'],
  ['How many feet tall is the tower?', 'The tower is 150 feet tall.', 'The tower is tall.'],
  [
    'How many acres does the forest cover?',
    'The forest covers 300 acres.',
    'The forest covers the hill.',
  ],
  ['How many degrees is the bath?', 'The bath is 38 °C.', 'The bath is warm.'],
  ['How many watts does the lamp use?', 'The lamp uses 9 W.', 'The lamp uses little.'],
  [
    'How many volts does the socket deliver?',
    'The socket delivers 230 volts.',
    'The socket delivers power.',
  ],
  [
    'How many gigabytes does the stick hold?',
    'The stick holds 64 GB.',
    'The stick holds pictures.',
  ],
  [
    'How many calories does the bar contain?',
    'The bar contains 180 kcal.',
    'The bar contains sugar.',
  ],
  [
    'How many tonnes does the bridge carry?',
    'The bridge carries 44 tonnes.',
    'The bridge carries lorries.',
  ],
  ['How many decibels does the pump emit?', 'The pump emits 52 dB.', 'The pump emits a noise.'],
  [
    'How many percent of the budget goes to books?',
    '12% of the budget goes to books.',
    'Part of the budget goes to books.',
  ],
  [
    'How many millilitres does the patient take?',
    'The patient takes 25 ml.',
    'The patient takes a syrup.',
  ],
  ['How many knots does the yacht make?', 'The yacht makes 12 knots.', 'The yacht makes for port.'],
  ['How many inches is the screen?', 'The screen is 27 inches.', 'The screen is bright.'],
  ['How many pages is the report?', 'The report is 80 pages.', 'The report is long.'],
  ['How many square metres is the hall?', 'The hall is 45 m².', 'The hall is full.'],
  [
    'How many gallons does the cistern hold?',
    'The cistern holds 240 gallons.',
    'The cistern holds rain.',
  ],
  [
    'How much water does the tank hold?',
    'The tank holds 9 litres of water.',
    'The tank holds water.',
  ],
  ['How long is the pier?', 'The pier is 120 m long.', 'The pier is long.'],
  ['How heavy is the bicycle?', 'The bicycle weighs 14 kg.', 'The bicycle covers 20 km.'],
  ['How far is the lake?', 'The lake is 3 km away.', 'The lake is near.'],
  ['How many yen is the ticket?', 'The ticket is 500 yen.', 'The ticket is 500 euros.'],
  [
    'What is the capacity of the tank?',
    'The capacity of the tank is 9 litres.',
    'The capacity of the tank is enough.',
  ],
];

describe.each([
  ['fr', FRENCH],
  ['en', ENGLISH],
] as const)('a question that names a unit, %s', (language, cases) => {
  it.each(cases)('%s', (question, passage, twin) => {
    expect(refusal(language, passage, question)).toBeNull();
    // Without its figure a passage may lack the very noun that is counted, too.
    expect(refusal(language, twin, question)).toMatch(/^(?:no-such-answer|off-topic)$/);
  });
});
