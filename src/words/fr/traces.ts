import { formatCount, formatDecimal, formatInteger, formatList, plural } from './format';
import type { TraceWords } from '../en/traces';

export const words: TraceWords = {
  title: 'Les deux traces',
  lead: 'Recalculées d’après les réglages et le corpus de chaque essai. ≠ marque ce qui n’est pas ainsi de l’autre côté.',
  working: 'Calcul des deux traces…',
  step: {
    cutting: () => 'Découpage du texte…',
    words: (done, total) =>
      `Lecture des mots : ${formatInteger(done)} fragments sur ${formatInteger(total)}…`,
    vectors: () => 'Recherche des vecteurs…',
  },
  ready: 'Les deux traces sont là.',
  nothingDiffers: 'Rien ne diffère entre les deux traces.',
  onlyChunks: (name, chunks) =>
    `Seul ${name} transmet, en tout ou en partie, ${plural(chunks.length, 'le fragment', 'les fragments')} ${formatList(chunks)}.`,
  onlySentences: (name, sentences) => `Seul ${name} transmet ${formatList(sentences)}.`,
  alikeSupplied: 'Les deux transmettent le même texte.',
  traceOf: (name) => `Trace de ${name}`,
  failed: 'Cette trace ne peut pas être recalculée.',
  why: {
    'trace-no-corpus':
      'Le corpus de cet essai vient d’un lecteur et n’est pas sur cet appareil. Importez le lot de l’essai, ou le corpus dans la bibliothèque.',
    'trace-corpus-changed':
      'Le corpus fourni avec lequel cet essai a été fait n’est plus le même dans cette version du laboratoire : son empreinte n’est pas celle que l’essai nomme.',
    'trace-no-question': 'Le corpus n’a pas cette question, ou elle n’y a pas de preuve.',
    'trace-no-policy': 'Cette version du laboratoire ne connaît pas la règle de cet essai.',
    'trace-unreadable': 'L’essai n’en dit pas assez : ses réglages ou son ordre sont illisibles.',
    'trace-stopped': 'Le découpage et l’indexation du corpus n’ont pas abouti.',
    'trace-failed':
      'Le corpus ou la partie qui calcule n’ont pas pu être chargés : le réseau est peut-être coupé. Rechargez la page pour réessayer.',
  },
  disagrees:
    'Ce qui est transmis maintenant n’est pas ce que l’essai a gardé : il vient d’une autre version des règles, ou a été modifié. Les chiffres de la comparaison sont ceux qui ont été gardés.',
  question: 'La question',
  termsFound: (terms) => `Termes cherchés : ${formatList(terms)}.`,
  termsMissing: (terms) => `Dans aucun des fragments ci-dessous : ${formatList(terms)}.`,
  noTerms: 'Elle n’a aucun terme à chercher.',
  outcome: {
    matched: 'Des fragments ont été trouvés.',
    'no-question-terms': 'Elle n’a aucun terme à chercher : rien n’est transmis.',
    'no-match': 'Aucun fragment ne contient un de ses termes : rien ne correspond.',
    'off-topic': 'Le garde-fou 1 s’est fermé : hors sujet. Rien n’est transmis.',
    'no-bearing-term': 'Le garde-fou 1 s’est fermé : sans sujet. Rien n’est transmis.',
    'no-such-answer': 'Le garde-fou 2 s’est fermé : chiffre absent. Rien n’est transmis.',
    'false-premise': 'Le garde-fou 2 s’est fermé : prémisse fausse. Rien n’est transmis.',
  },
  differs: 'pas ainsi de l’autre côté',
  chunks: 'Fragments, le mieux classé d’abord',
  rank: (rank) => `rang ${rank}`,
  unranked: 'sans rang',
  holdsEvidence: 'contient une preuve',
  reaches: {
    'here-only': 'seul ce côté le transmet',
    'here-more': 'l’autre côté ne transmet qu’une partie de son texte',
    'there-only': 'l’autre côté le transmet, ou en partie',
  },
  rankThere: (rank) =>
    rank === null ? 'sans rang de l’autre côté' : `rang ${rank} de l’autre côté`,
  scoreThere: (score) => `note ${formatDecimal(score)} de l’autre côté`,
  evidence: 'Preuve',
  evidenceFound: (found, of) =>
    `${formatInteger(found)} sur ${formatCount(of, 'fragment attendu', 'fragments attendus')} : transmis.`,
  noEvidence: 'Aucune : le corpus n’y répond pas.',
  conditions: 'Conditions',
  conditionSupplied: 'transmise',
  conditionMissing: 'manquante',
  answers: 'Réponses simulées',
  answerOf: { truthful: 'générateur véridique', lying: 'générateur menteur' },
  said: 'dit',
  saysNothing: 'ne dit rien : la preuve n’est pas arrivée',
  flagged: 'signalée par le vérificateur',
  notFlagged: 'non signalée',
  notChecked: 'un refus, non vérifié',
  supplied: (passages, characters) =>
    `Ce qui est transmis : ${formatCount(passages, 'passage', 'passages')}, ${formatCount(characters, 'caractère', 'caractères')}`,
  suppliedNothing: 'Rien n’est transmis.',
};
