import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Nine tenths right is wrong',
  lead: 'An answer in which almost every word is right, and the one that counts is not. What a checker of figures sees, what it cannot see, and why a team needs a threshold rather than a good impression.',
  steps: {
    'one-word': {
      title: 'One word',
      say: [
        'A customer asks the home insurer: “{question}” A simulated generator answers: “{answer}” It is no model; its sentences were written beforehand.',
        'The answer cites a [[passage|passage]]. A [[grounding|checker]] takes every figure of the answer and looks for it there: the same value, of the same kind, beside a word of the claim.',
      ],
      question: 'Read the passage. What will the checker say of this answer?',
      options: {
        'figures-found': {
          label: 'Figures found in the source',
          stated: 'the figures are found in the source',
        },
        flagged: { label: 'Flagged', stated: 'the answer is flagged' },
        'no-figure': { label: 'No figure to check', stated: 'the answer has no figure to check' },
      },
      notice: [
        'Flagged: {figure} does not stand in the passage. The papers say: “{truth}”',
        'Compare word by word: {rightWords} of {allWords} are right, {rightShare}. What is left is the answer.',
      ],
      discuss: 'A school mark of nine out of ten is a good mark. Why not here?',
    },
    'three-lies': {
      title: 'Lies among true answers',
      say: [
        'The generator has answered {checked} questions. Among its answers, {lies} are lies: an amount, a length of time, a postal address. The rest are true. Every answer is held against the passage it cites.',
        'A checker can fail in two ways: miss a lie, or flag the truth.',
      ],
      question: 'How many of the {lies} lies does it catch?',
      unit: {
        one: 'of {lies} lies caught',
        many: 'of {lies} lies caught',
      },
      notice: [
        'Lies caught: {caught} of {lies}. True answers flagged: {falseAlarms} of the rest.',
        'Do not take it for a rate. These lies were written so that a figure is wrong, which is what a checker of figures is made for. On public claims it misses most of the unsupported ones, since their figures are right and something else is not.',
      ],
      discuss: 'What would a lie look like that this checker could never catch?',
    },
    'more-passages': {
      title: 'More to look in',
      say: [
        'Now hold an answer not against the passage it cites but against everything that was handed over, here {passages} passages. The more sources, the better?',
        '“{question}” The answer, which is one of the lies: “{answer}”',
      ],
      question: 'What does the checker say of this answer?',
      options: {
        'figures-found': {
          label: 'Figures found in the source',
          stated: 'the figures are found in the source',
        },
        flagged: { label: 'Flagged', stated: 'the answer is flagged' },
        'no-figure': { label: 'No figure to check', stated: 'the answer has no figure to check' },
      },
      notice: [
        'It finds the value of {figure}, written “{foundAs}”, in passage {foundPassage}, beside a word of the answer and about something else. True is: “{truth}”',
        'Select the figure in the answer: the page shows where it was found. Read the sentence around it.',
      ],
      discuss: 'Why does it become easier to lie when more sources are handed over?',
    },
    'no-figure': {
      title: 'What has no figure',
      say: ['“{question}” The answer: “{answer}” This time the generator tells the truth.'],
      question: 'What does the checker say of this true answer?',
      options: {
        'figures-found': {
          label: 'Figures found in the source',
          stated: 'the figures are found in the source',
        },
        flagged: { label: 'Flagged', stated: 'the answer is flagged' },
        'no-figure': { label: 'No figure to check', stated: 'the answer has no figure to check' },
      },
      notice: [
        'Figures in the answer: {figures}. The checker has nothing to check, and says so. It does not say “true”.',
        'It never does. “Figures found in the source” is all it can say for an answer; a missing figure is a reason to stop, a found one no reason to believe.',
      ],
      discuss: 'Put another name into the answer. What would the checker say?',
    },
    'break-it': {
      title: 'Break it',
      say: [
        'A colleague tidies up: from now on the papers are cut after every sentence. It looks neater, and every sentence is still there.',
        'The answerable questions are put again, in French and in English: {asked} in all. Before the change each of them came with all its [[evidence-span|evidence]].',
      ],
      question: 'How many of the {asked} now lose part of their evidence?',
      options: {
        none: {
          label: 'None',
          stated: 'none of {asked} questions loses evidence',
        },
        one: {
          label: 'One',
          stated: 'one of {asked} questions loses evidence',
        },
        few: {
          label: '2 to 5',
          stated: '2 to 5 of {asked} questions lose evidence',
        },
        many: {
          label: 'More',
          stated: 'more than 5 of {asked} questions lose evidence',
        },
      },
      notice: [
        'Questions lost: {lost}, {lostIds}, in the French papers. A row of a table of rates has been parted from its head and caption, which say what the numbers are.',
        '[[recall|Recall]] falls to {worstCount} of {worstOf}, which is {worstRecall}. More than nine tenths. The team has set itself a [[pass-gate|pass gate]]: thresholds that a version must meet before it goes out. It asks for a recall of {recallThreshold}, and it is red.',
      ],
      discuss: 'Who would have noticed without the pass gate, and when?',
    },
    threshold: {
      title: 'Where to draw the line',
      say: [
        'The cutting is mended. What remains is a decision: how much may be lost before a change is stopped? This project asks for a recall of at least {recallThreshold} on its {answerable} answerable questions.',
      ],
      question:
        'How many of the {answerable} must come with all their evidence for the pass gate to open?',
      unit: {
        one: 'of {answerable} questions',
        many: 'of {answerable} questions',
      },
      notice: [
        'It takes {needed}: {oneShort} of {answerable} make only {oneShortRecall}, less than {recallThreshold}. On so few questions the threshold comes to “none may be lost”.',
        'The pass gate is not only on this page. Whenever somebody proposes a new version of the program, the same check runs by itself and refuses the version if a threshold is missed. Nobody has to remember to look.',
      ],
      discuss:
        'One day the pass gate stops a change that the team wants. Somebody suggests lowering the threshold “just this once”. What do you answer?',
    },
  },
  teaching: {
    goal: 'Students can say what a checker of figures certifies and what it does not, why it matters what an answer is held against, and why a threshold protects where a report does not.',
    prepare: [
      'Lesson four introduces the insurer and the gates. Without it, say in two sentences what the papers are.',
      'In step one let the class read the passage on the screen before anyone votes: the checker does nothing they could not do.',
      'The question lost in step five is lost in the French papers only, also where the class works in English; the table of the pass gate shows both languages.',
    ],
    misconceptions: [
      {
        thought: 'Almost right is almost as good as right.',
        answer:
          'Whoever reads the answer cannot see which word is wrong. The right words around it only make it easier to believe.',
      },
      {
        thought: 'If no alarm is raised, the answer is true.',
        answer:
          'The checker compares figures and addresses. A wrong name, a wrong condition, a “not” too many: it sees none of them.',
      },
      {
        thought: 'The more sources an answer is held against, the safer.',
        answer:
          'Every further source is one more place where a false figure may stand by chance. Step three shows one.',
      },
      {
        thought: 'A dashboard protects us.',
        answer:
          'It protects whoever reads it, on the days on which they do. A threshold that stops the work needs no reader.',
      },
    ],
    answers: {
      'one-word':
        'A mark is a mean over many tasks of about equal weight. Here one word carries the whole use of the sentence: the customer acts on {figure} and on nothing else.',
      'three-lies':
        'One without a figure, such as a wrong name. Or one in which every figure is right and the sentence is not: the right ceiling under the wrong plan, a waiting period said to run from the wrong day.',
      'more-passages':
        'Because a figure only has to stand somewhere beside a word of the claim. Among {passages} passages on neighbouring subjects there are more figures, and more words in common. An answer should be held against what it cites, and citing everything is citing nothing.',
      'no-figure':
        'The same: no figure to check. Only somebody who reads the passage would notice. That is why the page names its verdict by what was compared, and never by what is true.',
      'break-it':
        'A customer, some day, who asks what a plan costs and gets a number from the wrong column, or no answer. Nobody would connect it with a tidier cutting. The pass gate says so before the change goes out, and names the question.',
      threshold:
        'That a threshold which moves when it bites is a report. It may be changed, in the open, with a reason, before the next result is known; or the change has to find its lost question. And it is honest to add that {answerable} questions are few: passing them shows that nothing known was lost, not that nothing was.',
    },
  },
};
