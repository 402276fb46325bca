import type { AnswerWords } from '../../en/glossary/answer';

export const words: AnswerWords = {
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
