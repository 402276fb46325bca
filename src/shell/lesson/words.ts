import { formatInteger, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  lessons: 'Lessons',
  lessonsLead:
    'Each lesson asks before it shows: you say what will happen, then the lab computes it. You may always skip, go back, stop and come back.',
  minutes: (minutes: number) => `${minutes} ${plural(minutes, 'en', 'minute', 'minutes')}`,
  steps: (steps: number) => `${steps} ${plural(steps, 'en', 'step', 'steps')}`,
  audience: { class: 'for a class', researchers: 'for researchers' },
  begin: 'Begin',
  goOn: 'Go on',
  beginLesson: (title: string) => `Begin: ${title}`,
  goOnLesson: (title: string) => `Go on: ${title}`,
  teacherPage: 'Teacher’s page',
  teacherPageOf: (title: string) => `Teacher’s page: ${title}`,
  handout: 'Handout to print',
  unknownLesson: (id: string) =>
    `There is no lesson “${id}”; the address may have been cut short. All lessons are below.`,
  unknownStep: (id: string) =>
    `This lesson has no step “${id}”; the address may be from another version. It begins at the first step.`,

  lesson: 'Lesson',
  progress: (at: number, of: number) => `Step ${at} of ${of}`,
  forward: 'Next step',
  back: 'Step back',
  backShort: 'Back',
  forwardShort: 'Next',
  arrows: 'Left and right arrow keys: previous and next step.',
  allLessons: 'All lessons',
  startOver: 'Begin the lesson again…',
  startOverQuestion: 'Erase what was predicted and the hands counted in this lesson?',
  startOverYes: 'Erase and begin again',
  startOverNo: 'Keep them',
  moved: 'You changed what stands below; the figures of this step are those of its own settings.',
  putBack: 'Put the step back',
  openLab: 'Open in the lab',
  stepLab: 'The lab at this step',
  showControls: 'Show the whole page',
  measuring: 'Computing…',
  measuresFailed:
    'The part that computes this step could not be loaded: the network may be down. Your answers are kept; reload the page to try again.',

  predict: 'First predict',
  reveal: 'Reveal',
  chooseFirst: 'Choose an answer to reveal the outcome, or skip.',
  skip: 'Show without predicting',
  saidElsewhere: {
    fr: 'You answered this step on the French text, and your answer stays with it. This is the English text; its figures may differ.',
    en: 'You answered this step on the English text, and your answer stays with it. This is the French text; its figures may differ.',
  },
  coveredUntil: 'Below, the outcome is covered until you reveal it.',
  outcome: 'Outcome',
  outcomeIs: (value: string) => `Computed: ${value}.`,
  gapNone: (said: string) => `You said ${said}: no gap.`,
  gapCount: (said: string, gap: number) =>
    `You said ${said}: ${formatInteger(Math.abs(gap), 'en')} too ${gap > 0 ? 'few' : 'many'}.`,
  gapChoice: (said: string) => `You said: ${said}. The computed answer is another.`,
  rightChoice: (said: string) => `You said: ${said}. So it is.`,
  skipped: 'You did not predict.',
  notice: 'What to look at',
  discuss: 'To discuss',

  hands: 'Show of hands',
  handsHint: 'Count before you reveal. The tally stays with the lesson.',
  answer: 'Answer',
  count: 'Hands',
  raise: (answer: string) => `One hand more for ${answer}`,
  lower: (answer: string) => `One hand less for ${answer}`,
  handsTotal: (hands: number) => `${hands} ${plural(hands, 'en', 'hand', 'hands')} in all`,
  handsRight: (right: number, hands: number) =>
    `${right} of ${hands} ${plural(hands, 'en', 'hand', 'hands')} for the computed answer.`,
  computedMark: 'computed',

  summary: 'What you said, what was computed',
  summaryStep: 'Step',
  summarySaid: 'You said',
  summaryOutcome: 'Computed',
  summaryGap: 'Gap',
  summaryHands: 'Hands',
  notPredicted: 'not said',
  keepTitle: 'Keep this lesson',
  keepLead:
    'The predictions, the hands and what was computed become a run of this browser, to export and to put together with those of the class.',
  keepEmpty: 'Nothing was predicted yet: there is nothing to keep.',
  keepFailed:
    'The part that keeps runs could not be loaded: the network may be down. Your answers stay in this browser; reload the page to try again.',
  keptElsewhere: {
    fr: (steps: number) =>
      `Not in this run: what was said or counted on the French text alone (${steps} ${plural(steps, 'en', 'step', 'steps')}). Change the language to keep it as a run of its own.`,
    en: (steps: number) =>
      `Not in this run: what was said or counted on the English text alone (${steps} ${plural(steps, 'en', 'step', 'steps')}). Change the language to keep it as a run of its own.`,
  },
  nextLesson: (title: string) => `Next lesson: ${title}`,
  gapOf: (gap: number) =>
    gap === 0 ? '0' : `${gap > 0 ? '+' : '−'}${formatInteger(Math.abs(gap), 'en')}`,

  teacherTitle: (title: string) => `${title}: for the teacher`,
  goal: 'Goal',
  timing: 'Timing',
  timingLead: (minutes: number) =>
    `${minutes} minutes in all if each step keeps to its time. The discussions can stretch it; the steps can be skipped.`,
  prepare: 'Before the class',
  misconceptions: 'What students tend to think',
  thought: 'They say',
  reply: 'What answers it',
  answers: 'Answers',
  answersLead:
    'Every figure here is computed by the engine when this page opens, in the language shown.',
  question: 'Question',
  predictionOf: 'Prediction',
  toStep: 'Open',
  toPhones: 'For phones',
  toStepOf: (title: string) => `Open the step: ${title}`,
  toPhonesOf: (title: string) => `The step without controls, for phones: ${title}`,
  code: 'QR code',
  codeOf: (title: string) => `QR code of the step for phones: ${title}`,
  links: 'Links',
  linksLead:
    '“Open” leads to the step as on your screen. “For phones” shows the step and its text, with no menu and nothing to set; its QR code brings it to every phone in the room. From there students can go on by themselves.',
  stepColumn: 'Step',
  minutesColumn: 'Minutes',
};

type Words = typeof en;

const fr: Words = {
  lessons: 'Leçons',
  lessonsLead:
    'Chaque leçon demande avant de montrer : vous dites ce qui va arriver, puis le laboratoire le calcule. On peut toujours passer, revenir, s’arrêter et reprendre.',
  minutes: (minutes) => `${minutes} ${plural(minutes, 'fr', 'minute', 'minutes')}`,
  steps: (steps) => `${steps} ${plural(steps, 'fr', 'étape', 'étapes')}`,
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
    `Vous aviez dit ${said} : ${formatInteger(Math.abs(gap), 'fr')} de ${gap > 0 ? 'moins' : 'plus'} que le calcul.`,
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
  handsTotal: (hands) => `${hands} ${plural(hands, 'fr', 'main', 'mains')} en tout`,
  handsRight: (right, hands) =>
    `${right} ${plural(hands, 'fr', 'main', 'mains')} sur ${hands} pour la réponse calculée.`,
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
      `Hors de cet essai : ce qui a été dit ou compté sur le seul texte français (${steps} ${plural(steps, 'fr', 'étape', 'étapes')}). Changez de langue pour le garder comme un essai à part.`,
    en: (steps) =>
      `Hors de cet essai : ce qui a été dit ou compté sur le seul texte anglais (${steps} ${plural(steps, 'fr', 'étape', 'étapes')}). Changez de langue pour le garder comme un essai à part.`,
  },
  nextLesson: (title) => `Leçon suivante : ${title}`,
  gapOf: (gap) => (gap === 0 ? '0' : `${gap > 0 ? '+' : '−'}${formatInteger(Math.abs(gap), 'fr')}`),

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

export const LESSON_WORDS: Dictionary<Words> = { fr, en };
