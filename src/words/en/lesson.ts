import { formatInteger, plural } from './format';

export const words = {
  lessons: 'Lessons',
  lessonsLead:
    'Each lesson asks before it shows: you say what will happen, then the lab computes it. You may always skip, go back, stop and come back.',
  minutes: (minutes: number) => `${minutes} ${plural(minutes, 'minute', 'minutes')}`,
  steps: (steps: number) => `${steps} ${plural(steps, 'step', 'steps')}`,
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
    `You said ${said}: ${formatInteger(Math.abs(gap))} too ${gap > 0 ? 'few' : 'many'}.`,
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
  handsTotal: (hands: number) => `${hands} ${plural(hands, 'hand', 'hands')} in all`,
  handsRight: (right: number, hands: number) =>
    `${right} of ${hands} ${plural(hands, 'hand', 'hands')} for the computed answer.`,
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
      `Not in this run: what was said or counted on the French text alone (${steps} ${plural(steps, 'step', 'steps')}). Change the language to keep it as a run of its own.`,
    en: (steps: number) =>
      `Not in this run: what was said or counted on the English text alone (${steps} ${plural(steps, 'step', 'steps')}). Change the language to keep it as a run of its own.`,
  },
  nextLesson: (title: string) => `Next lesson: ${title}`,
  gapOf: (gap: number) =>
    gap === 0 ? '0' : `${gap > 0 ? '+' : '−'}${formatInteger(Math.abs(gap))}`,

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

export type LessonWords = typeof words;
