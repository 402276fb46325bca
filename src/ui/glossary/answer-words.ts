import type { Dictionary } from '../language';

const en = {
  gate: {
    term: 'gate',
    says: 'A check before an answer is written. When it closes, nothing is supplied and the system stays silent. It compares words and kinds of figures; it understands nothing.',
  },
  'off-topic': {
    term: 'gate 1, off topic',
    says: 'Closes when too much of what the question is about stands nowhere in the documents: terms are weighted by rarity, and one never seen weighs most.',
    formula: 'Σ idf of unseen terms ÷ Σ idf of terms ≥ threshold',
  },
  'no-such-answer': {
    term: 'gate 2, no such answer',
    says: 'For questions that ask for a figure: closes when no supplied sentence that is about the question holds a figure of the kind asked for, or when the question itself asserts one that is not there.',
  },
  'abstention-rate': {
    term: 'abstention rate',
    says: 'Among the unanswerable questions, the share that was refused. To be read beside the wrong refusals: a system that refuses everything scores 100%.',
    formula: 'refused, unanswerable ÷ unanswerable',
  },
  coverage: {
    term: 'coverage and risk',
    says: 'Coverage is the share of questions answered; risk is the share of those answers that err. A stricter threshold lowers both.',
  },
  'pass-gate': {
    term: 'the pass gate',
    says: 'Thresholds on recall, silence and the checker that a version must meet. One missed threshold turns it red, and the new version is refused.',
  },
  grounding: {
    term: 'grounding',
    says: 'Checking, sentence by sentence, that each figure and address of an answer stands in its passages with the same kind, value and unit. It can raise an alarm; it can never certify a sentence.',
  },
  quote: {
    term: 'quote',
    says: 'A verbatim extract that an answer gives as its proof. Valid when the cited passage was supplied and holds these very words, at least 16 characters of them. It does not show that the whole answer is supported.',
  },
  indicator: {
    term: 'indicator',
    says: 'A list of phrases, written before any answer was seen, that suggests whether an answer states a condition. A secondary hint, and no proof of quality.',
  },
};

type Words = typeof en;

const fr: Words = {
  gate: {
    term: 'garde-fou',
    says: 'Un contrôle avant d’écrire une réponse. Quand il se ferme, rien n’est transmis et le système se tait. Il compare des mots et des genres de chiffres ; il ne comprend rien.',
  },
  'off-topic': {
    term: 'garde-fou 1, hors sujet',
    says: 'Se ferme quand une trop grande part de ce dont parle la question ne figure nulle part dans les documents : les termes sont pesés par leur rareté, et un terme jamais vu pèse le plus.',
    formula: 'Σ idf des termes absents ÷ Σ idf des termes ≥ seuil',
  },
  'no-such-answer': {
    term: 'garde-fou 2, réponse absente',
    says: 'Pour les questions qui demandent un chiffre : se ferme quand aucune phrase transmise qui parle du sujet ne contient un chiffre du genre demandé, ou quand la question en affirme un qui n’y est pas.',
  },
  'abstention-rate': {
    term: 'taux d’abstention',
    says: 'Parmi les questions sans réponse, la part qui a été refusée. À lire à côté des silences à tort : un système qui refuse tout obtient 100 %.',
    formula: 'sans réponse refusées ÷ sans réponse',
  },
  coverage: {
    term: 'couverture et risque',
    says: 'La couverture est la part des questions auxquelles on répond ; le risque, la part de ces réponses qui se trompent. Un seuil plus strict abaisse les deux.',
  },
  'pass-gate': {
    term: 'barrière',
    says: 'Des seuils de rappel, de silence et de contrôle qu’une version doit atteindre. Un seul seuil manqué la met au rouge, et la nouvelle version est refusée.',
  },
  grounding: {
    term: 'ancrage',
    says: 'Vérifier, phrase par phrase, que chaque chiffre et chaque adresse d’une réponse figure dans ses passages avec le même genre, la même valeur et la même unité. Cela peut donner l’alarme, jamais certifier une phrase.',
  },
  quote: {
    term: 'extrait',
    says: 'Une citation mot pour mot qu’une réponse donne comme preuve. Valable quand le passage cité a été transmis et contient ces mots mêmes, au moins 16 caractères. Cela ne montre pas que toute la réponse est soutenue.',
  },
  indicator: {
    term: 'indicateur',
    says: 'Une liste d’expressions, écrite avant d’avoir vu une réponse, qui suggère si une réponse énonce une condition. Un indice secondaire, pas une preuve de qualité.',
  },
};

export const ANSWER_WORDS: Dictionary<Words> = { fr, en };
