import { formatCount, formatDecimal, formatInteger, formatList, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  title: 'Both Traces',
  lead: 'Computed again from the settings and the corpus of each run. ≠ marks what is not so on the other side.',
  working: 'Computing both Traces…',
  step: {
    cutting: () => 'Cutting the text…',
    words: (done: number, total: number) =>
      `Reading words: ${formatInteger(done, 'en')} of ${formatInteger(total, 'en')} chunks…`,
    vectors: () => 'Finding vectors…',
  },
  ready: 'Both Traces are there.',
  nothingDiffers: 'Nothing differs between the two Traces.',
  onlyChunks: (name: string, chunks: readonly string[]) =>
    `Only ${name} supplies, wholly or in part, ${plural(chunks.length, 'en', 'chunk', 'chunks')} ${formatList(chunks, 'en')}.`,
  onlySentences: (name: string, sentences: readonly string[]) =>
    `Only ${name} supplies ${formatList(sentences, 'en')}.`,
  alikeSupplied: 'Both supply the same text.',
  traceOf: (name: string) => `Trace of ${name}`,
  failed: 'This Trace cannot be computed again.',
  why: {
    'trace-no-corpus':
      'The corpus of this run is one of the reader’s own and is not on this device. Import the bundle of the run, or the corpus in the Library.',
    'trace-corpus-changed':
      'The bundled corpus this run was made with is another one in this version of the lab: its digest is not the one the run names.',
    'trace-no-question': 'The corpus does not hold this question, or it has no evidence there.',
    'trace-no-policy': 'This version of the lab does not know the policy of this run.',
    'trace-unreadable': 'The run does not say enough: its settings or its order cannot be read.',
    'trace-stopped': 'Cutting and indexing the corpus did not end.',
    'trace-failed':
      'The corpus or the part that computes could not be fetched: the network may be down. Reload the page to try again.',
  } as Record<string, string>,
  disagrees:
    'What is supplied now is not what the run kept: it was made by another version of the rules, or was changed. The figures of the comparison are those that were kept.',
  question: 'The question',
  termsFound: (terms: readonly string[]) => `Terms looked for: ${formatList(terms, 'en')}.`,
  termsMissing: (terms: readonly string[]) =>
    `In none of the chunks below: ${formatList(terms, 'en')}.`,
  noTerms: 'It has no term to look for.',
  outcome: {
    matched: 'Chunks were found for it.',
    'no-question-terms': 'It has no term to look for: nothing is supplied.',
    'no-match': 'No chunk holds a term of it: nothing matches.',
    'off-topic': 'Gate 1 closed: off topic. Nothing is supplied.',
    'no-bearing-term': 'Gate 1 closed: no subject. Nothing is supplied.',
    'no-such-answer': 'Gate 2 closed: no such answer. Nothing is supplied.',
    'false-premise': 'Gate 2 closed: false premise. Nothing is supplied.',
  },
  differs: 'not so on the other side',
  chunks: 'Chunks, best ranked first',
  rank: (rank: number) => `rank ${rank}`,
  unranked: 'no rank',
  holdsEvidence: 'holds evidence',
  reaches: {
    'here-only': 'only this side supplies it',
    'here-more': 'the other side supplies only part of its text',
    'there-only': 'the other side supplies it, or part of it',
  },
  rankThere: (rank: number | null) =>
    rank === null ? 'no rank on the other side' : `rank ${rank} on the other side`,
  scoreThere: (score: number) => `score ${formatDecimal(score, 'en')} on the other side`,
  evidence: 'Evidence',
  evidenceFound: (found: number, of: number) =>
    `${formatInteger(found, 'en')} of ${formatCount(of, 'en', 'gold chunk', 'gold chunks')} supplied.`,
  noEvidence: 'None: the corpus does not answer it.',
  conditions: 'Conditions',
  conditionSupplied: 'supplied',
  conditionMissing: 'missing',
  answers: 'Simulated answers',
  answerOf: { truthful: 'truthful generator', lying: 'lying generator' },
  said: 'says',
  saysNothing: 'says nothing: the evidence did not arrive',
  flagged: 'flagged by the checker',
  notFlagged: 'not flagged',
  notChecked: 'a refusal, not checked',
  supplied: (passages: number, characters: number) =>
    `What is supplied: ${formatCount(passages, 'en', 'passage', 'passages')}, ${formatCount(characters, 'en', 'character', 'characters')}`,
  suppliedNothing: 'Nothing is supplied.',
};

type Words = typeof en;

const fr: Words = {
  title: 'Les deux traces',
  lead: 'Recalculées d’après les réglages et le corpus de chaque essai. ≠ marque ce qui n’est pas ainsi de l’autre côté.',
  working: 'Calcul des deux traces…',
  step: {
    cutting: () => 'Découpage du texte…',
    words: (done, total) =>
      `Lecture des mots : ${formatInteger(done, 'fr')} fragments sur ${formatInteger(total, 'fr')}…`,
    vectors: () => 'Recherche des vecteurs…',
  },
  ready: 'Les deux traces sont là.',
  nothingDiffers: 'Rien ne diffère entre les deux traces.',
  onlyChunks: (name, chunks) =>
    `Seul ${name} transmet, en tout ou en partie, ${plural(chunks.length, 'fr', 'le fragment', 'les fragments')} ${formatList(chunks, 'fr')}.`,
  onlySentences: (name, sentences) => `Seul ${name} transmet ${formatList(sentences, 'fr')}.`,
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
  termsFound: (terms) => `Termes cherchés : ${formatList(terms, 'fr')}.`,
  termsMissing: (terms) => `Dans aucun des fragments ci-dessous : ${formatList(terms, 'fr')}.`,
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
  scoreThere: (score) => `note ${formatDecimal(score, 'fr')} de l’autre côté`,
  evidence: 'Preuve',
  evidenceFound: (found, of) =>
    `${formatInteger(found, 'fr')} sur ${formatCount(of, 'fr', 'fragment attendu', 'fragments attendus')} : transmis.`,
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
    `Ce qui est transmis : ${formatCount(passages, 'fr', 'passage', 'passages')}, ${formatCount(characters, 'fr', 'caractère', 'caractères')}`,
  suppliedNothing: 'Rien n’est transmis.',
};

/** What the two Traces of a comparison say. */
export const TRACE_WORDS: Dictionary<Words> = { fr, en };
