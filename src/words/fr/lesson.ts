import { formatInteger, plural } from './format';
import type { LessonWords } from '../en/lesson';

export const words: LessonWords = {
  lessons: 'Leçons',
  lessonsLead:
    'Chaque leçon demande avant de montrer : vous dites ce qui va arriver, puis le laboratoire le calcule. On peut toujours passer, revenir, s’arrêter et reprendre.',
  minutes: (minutes) => `${minutes} ${plural(minutes, 'minute', 'minutes')}`,
  steps: (steps) => `${steps} ${plural(steps, 'étape', 'étapes')}`,
  audience: { class: 'pour une classe', researchers: 'pour des chercheurs' },
  begin: 'Commencer',
  goOn: 'Reprendre',
  beginLesson: (title) => `Commencer : ${title}`,
  goOnLesson: (title) => `Reprendre : ${title}`,
  teacherPage: 'Page de l’enseignant',
  teacherPageOf: (title) => `Page de l’enseignant : ${title}`,
  handout: 'Fiche à imprimer',
  unknownLesson: (id) =>
    `Il n’y a pas de leçon « ${id} » ; l’adresse a pu être coupée. Toutes les leçons sont ci-dessous.`,
  unknownStep: (id) =>
    `Cette leçon n’a pas d’étape « ${id} » ; l’adresse vient peut-être d’une autre version. Elle commence à la première étape.`,

  lesson: 'Leçon',
  progress: (at, of) => `Étape ${at} sur ${of}`,
  forward: 'Étape suivante',
  back: 'Étape précédente',
  backShort: 'Précédente',
  forwardShort: 'Suivante',
  arrows: 'Flèches gauche et droite : étape précédente, étape suivante.',
  allLessons: 'Toutes les leçons',
  startOver: 'Recommencer la leçon…',
  startOverQuestion: 'Effacer les prédictions et les mains comptées dans cette leçon ?',
  startOverYes: 'Effacer et recommencer',
  startOverNo: 'Les garder',
  moved: 'Vous avez changé ce qui suit ; les chiffres de cette étape restent ceux de ses réglages.',
  putBack: 'Remettre l’étape en place',
  openLab: 'Ouvrir dans le laboratoire',
  stepLab: 'Le laboratoire à cette étape',
  showControls: 'Montrer toute la page',
  measuring: 'Calcul…',
  measuresFailed:
    'La partie qui calcule cette étape n’a pas pu être chargée : le réseau est peut-être coupé. Vos réponses sont gardées ; rechargez la page pour réessayer.',

  predict: 'D’abord, prédire',
  reveal: 'Découvrir',
  chooseFirst: 'Choisissez une réponse pour découvrir le résultat, ou passez.',
  skip: 'Montrer sans prédire',
  saidElsewhere: {
    fr: 'Vous avez répondu à cette étape sur le texte français, et votre réponse reste avec lui. Voici le texte anglais ; ses chiffres peuvent différer.',
    en: 'Vous avez répondu à cette étape sur le texte anglais, et votre réponse reste avec lui. Voici le texte français ; ses chiffres peuvent différer.',
  },
  coveredUntil: 'Ci-dessous, le résultat reste couvert jusqu’à ce que vous le découvriez.',
  outcome: 'Résultat',
  outcomeIs: (value) => `Calculé : ${value}.`,
  gapNone: (said) => `Vous aviez dit ${said} : aucun écart.`,
  gapCount: (said, gap) =>
    `Vous aviez dit ${said} : ${formatInteger(Math.abs(gap))} de ${gap > 0 ? 'moins' : 'plus'} que le calcul.`,
  gapChoice: (said) => `Vous aviez dit : ${said}. Ce n’est pas la réponse calculée.`,
  rightChoice: (said) => `Vous aviez dit : ${said}. C’est bien cela.`,
  skipped: 'Vous n’aviez rien prédit.',
  notice: 'À regarder',
  discuss: 'À discuter',

  hands: 'À main levée',
  handsHint: 'Comptez avant de découvrir. Le décompte reste avec la leçon.',
  answer: 'Réponse',
  count: 'Mains',
  raise: (answer) => `Une main de plus pour ${answer}`,
  lower: (answer) => `Une main de moins pour ${answer}`,
  handsTotal: (hands) => `${hands} ${plural(hands, 'main', 'mains')} en tout`,
  handsRight: (right, hands) =>
    `${right} ${plural(hands, 'main', 'mains')} sur ${hands} pour la réponse calculée.`,
  computedMark: 'calculé',

  summary: 'Ce que vous aviez dit, ce qui a été calculé',
  summaryStep: 'Étape',
  summarySaid: 'Vous aviez dit',
  summaryOutcome: 'Calculé',
  summaryGap: 'Écart',
  summaryHands: 'Mains',
  notPredicted: 'rien dit',
  keepTitle: 'Garder cette leçon',
  keepLead:
    'Les prédictions, les mains et ce qui a été calculé deviennent un essai de ce navigateur, à exporter et à réunir avec ceux de la classe.',
  keepEmpty: 'Rien n’a encore été prédit : il n’y a rien à garder.',
  keepFailed:
    'La partie qui enregistre les essais n’a pas pu être chargée : le réseau est peut-être coupé. Vos réponses restent dans ce navigateur ; rechargez la page pour réessayer.',
  keptElsewhere: {
    fr: (steps) =>
      `Hors de cet essai : ce qui a été dit ou compté sur le seul texte français (${steps} ${plural(steps, 'étape', 'étapes')}). Changez de langue pour le garder comme un essai à part.`,
    en: (steps) =>
      `Hors de cet essai : ce qui a été dit ou compté sur le seul texte anglais (${steps} ${plural(steps, 'étape', 'étapes')}). Changez de langue pour le garder comme un essai à part.`,
  },
  nextLesson: (title) => `Leçon suivante : ${title}`,
  gapOf: (gap) => (gap === 0 ? '0' : `${gap > 0 ? '+' : '−'}${formatInteger(Math.abs(gap))}`),

  teacherTitle: (title) => `${title} : pour l’enseignant`,
  goal: 'But',
  timing: 'Durée',
  timingLead: (minutes) =>
    `${minutes} minutes en tout si chaque étape tient la sienne. Les discussions peuvent allonger ; des étapes peuvent être passées.`,
  prepare: 'Avant le cours',
  misconceptions: 'Ce que les élèves pensent souvent',
  thought: 'Ils disent',
  reply: 'Ce qui y répond',
  answers: 'Réponses',
  answersLead:
    'Chaque chiffre est calculé par le moteur à l’ouverture de cette page, dans la langue affichée.',
  question: 'Question',
  predictionOf: 'Prédiction',
  toStep: 'Ouvrir',
  toPhones: 'Pour téléphones',
  toStepOf: (title) => `Ouvrir l’étape : ${title}`,
  toPhonesOf: (title) => `L’étape sans commandes, pour téléphones : ${title}`,
  code: 'Code QR',
  codeOf: (title) => `Code QR de l’étape pour téléphones : ${title}`,
  links: 'Liens',
  linksLead:
    '« Ouvrir » mène à l’étape telle que sur votre écran. « Pour téléphones » montre l’étape et son texte, sans menu ni réglage ; son code QR l’amène sur chaque téléphone de la salle. De là, les élèves peuvent continuer seuls.',
  stepColumn: 'Étape',
  minutesColumn: 'Minutes',
};
