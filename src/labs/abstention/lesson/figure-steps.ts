import type { LessonPrediction, LessonStep } from '../../../ui/lesson';

/** What the checker says of an answer, in the words of a class. */
const verdict = (question: LessonPrediction['question']): LessonPrediction => ({
  question,
  measure: 'verdict',
  answers: {
    kind: 'choice',
    options: [
      {
        value: 'figures-found',
        label: { en: 'Figures found in the source', fr: 'Chiffres trouvés dans la source' },
        stated: {
          en: 'the figures are found in the source',
          fr: 'les chiffres sont trouvés dans la source',
        },
      },
      {
        value: 'flagged',
        label: { en: 'Flagged', fr: 'Signalée' },
        stated: { en: 'the answer is flagged', fr: 'la réponse est signalée' },
      },
      {
        value: 'no-figure',
        label: { en: 'No figure to check', fr: 'Aucun chiffre à vérifier' },
        stated: {
          en: 'the answer has no figure to check',
          fr: 'la réponse n’a aucun chiffre à vérifier',
        },
      },
    ],
  },
});

export const FIGURE_STEPS: readonly LessonStep[] = [
  {
    id: 'one-word',
    title: { en: 'One word', fr: 'Un mot' },
    minutes: 3,
    place: { room: 'abstention', query: 'view=figures&question=a01' },
    say: [
      {
        en: 'A customer asks the home insurer: “{question}” A simulated generator answers: “{answer}” It is no model; its sentences were written beforehand.',
        fr: 'Un client demande à l’assureur de l’habitation : « {question} » Un générateur simulé répond : « {answer} » Ce n’est pas un modèle ; ses phrases ont été écrites d’avance.',
      },
      {
        en: 'The answer cites a [[passage|passage]]. A [[grounding|checker]] takes every figure of the answer and looks for it there: the same value, of the same kind, beside a word of the claim.',
        fr: 'La réponse cite un [[passage|passage]]. Un [[grounding|vérificateur]] prend chaque chiffre de la réponse et l’y cherche : la même valeur, du même genre, à côté d’un mot de la phrase.',
      },
    ],
    predict: verdict({
      en: 'Read the passage. What will the checker say of this answer?',
      fr: 'Lisez le passage. Que dira le vérificateur de cette réponse ?',
    }),
    notice: [
      {
        en: 'Flagged: {figure} does not stand in the passage. The papers say: “{truth}”',
        fr: 'Signalée : {figure} n’est pas dans le passage. Les documents disent : « {truth} »',
      },
      {
        en: 'Compare word by word: {rightWords} of {allWords} are right, {rightShare}. What is left is the answer.',
        fr: 'Comparez mot à mot : {rightWords} sur {allWords} sont justes, {rightShare}. Ce qui reste, c’est la réponse.',
      },
    ],
    discuss: {
      en: 'A school mark of nine out of ten is a good mark. Why not here?',
      fr: 'Neuf sur dix, à l’école, est une bonne note. Pourquoi pas ici ?',
    },
  },
  {
    id: 'three-lies',
    title: { en: 'Lies among true answers', fr: 'Des mensonges parmi les réponses justes' },
    minutes: 3,
    place: { room: 'abstention', query: 'view=figures' },
    say: [
      {
        en: 'The generator has answered {checked} questions. Among its answers, {lies} are lies: an amount, a length of time, a postal address. The rest are true. Every answer is held against the passage it cites.',
        fr: 'Le générateur a répondu à {checked} questions. Parmi ses réponses, {lies} sont des mensonges : un montant, une durée, une adresse postale. Les autres sont vraies. Chacune est comparée au passage qu’elle cite.',
      },
      {
        en: 'A checker can fail in two ways: miss a lie, or flag the truth.',
        fr: 'Un vérificateur peut échouer de deux façons : manquer un mensonge, ou signaler la vérité.',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {lies} lies does it catch?',
        fr: 'Combien des {lies} mensonges relève-t-il ?',
      },
      measure: 'caught',
      answers: {
        kind: 'count',
        from: 0,
        to: 3,
        unit: {
          one: { en: 'of {lies} lies caught', fr: 'mensonge relevé sur {lies}' },
          many: { en: 'of {lies} lies caught', fr: 'mensonges relevés sur {lies}' },
        },
      },
    },
    notice: [
      {
        en: 'Lies caught: {caught} of {lies}. True answers flagged: {falseAlarms} of the rest.',
        fr: 'Mensonges relevés : {caught} sur {lies}. Réponses vraies signalées : {falseAlarms} parmi les autres.',
      },
      {
        en: 'Do not take it for a rate. These lies were written so that a figure is wrong, which is what a checker of figures is made for. On public claims it misses most of the unsupported ones, since their figures are right and something else is not.',
        fr: 'N’y voyez pas un taux. Ces mensonges ont été écrits pour qu’un chiffre y soit faux, ce pour quoi un vérificateur de chiffres est fait. Sur des affirmations publiques, il manque la plupart de celles qui sont sans appui, parce que leurs chiffres sont justes et qu’autre chose ne l’est pas.',
      },
    ],
    discuss: {
      en: 'What would a lie look like that this checker could never catch?',
      fr: 'À quoi ressemblerait un mensonge que ce vérificateur ne relèverait jamais ?',
    },
  },
  {
    id: 'more-passages',
    title: { en: 'More to look in', fr: 'Plus d’endroits où chercher' },
    minutes: 3,
    place: { room: 'abstention', query: 'view=figures&against=supplied&question=a02' },
    say: [
      {
        en: 'Now hold an answer not against the passage it cites but against everything that was handed over, here {passages} passages. The more sources, the better?',
        fr: 'Comparons maintenant une réponse non plus au passage qu’elle cite, mais à tout ce qui a été transmis, ici {passages} passages. Plus il y a de sources, mieux c’est ?',
      },
      {
        en: '“{question}” The answer, which is one of the lies: “{answer}”',
        fr: '« {question} » La réponse, qui est l’un des mensonges : « {answer} »',
      },
    ],
    predict: verdict({
      en: 'What does the checker say of this answer?',
      fr: 'Que dit le vérificateur de cette réponse ?',
    }),
    notice: [
      {
        en: 'It finds the value of {figure}, written “{foundAs}”, in passage {foundPassage}, beside a word of the answer and about something else. True is: “{truth}”',
        fr: 'Il trouve la valeur de {figure}, écrite « {foundAs} », dans le passage {foundPassage}, à côté d’un mot de la réponse et à propos d’autre chose. La vérité : « {truth} »',
      },
      {
        en: 'Select the figure in the answer: the page shows where it was found. Read the sentence around it.',
        fr: 'Choisissez le chiffre dans la réponse : la page montre où il a été trouvé. Lisez la phrase qui l’entoure.',
        screenOnly: true,
      },
    ],
    discuss: {
      en: 'Why does it become easier to lie when more sources are handed over?',
      fr: 'Pourquoi devient-il plus facile de mentir quand on transmet plus de sources ?',
    },
  },
  {
    id: 'no-figure',
    title: { en: 'What has no figure', fr: 'Ce qui n’a pas de chiffre' },
    minutes: 3,
    place: { room: 'abstention', query: 'view=figures&generator=truthful&question=a11' },
    say: [
      {
        en: '“{question}” The answer: “{answer}” This time the generator tells the truth.',
        fr: '« {question} » La réponse : « {answer} » Cette fois, le générateur dit vrai.',
      },
    ],
    predict: verdict({
      en: 'What does the checker say of this true answer?',
      fr: 'Que dit le vérificateur de cette réponse vraie ?',
    }),
    notice: [
      {
        en: 'Figures in the answer: {figures}. The checker has nothing to check, and says so. It does not say “true”.',
        fr: 'Chiffres dans la réponse : {figures}. Le vérificateur n’a rien à vérifier, et le dit. Il ne dit pas « vrai ».',
      },
      {
        en: 'It never does. “Figures found in the source” is all it can say for an answer; a missing figure is a reason to stop, a found one no reason to believe.',
        fr: 'Il ne le dit jamais. « Chiffres trouvés dans la source » est tout ce qu’il peut dire en faveur d’une réponse ; un chiffre absent est une raison de s’arrêter, un chiffre trouvé n’est pas une raison de croire.',
      },
    ],
    discuss: {
      en: 'Put another name into the answer. What would the checker say?',
      fr: 'Mettez un autre nom dans la réponse. Que dirait le vérificateur ?',
    },
  },
  {
    id: 'break-it',
    title: { en: 'Break it', fr: 'Casser' },
    minutes: 3,
    place: { room: 'abstention', query: 'cut=sentences&size=1' },
    say: [
      {
        en: 'A colleague tidies up: from now on the papers are cut after every sentence. It looks neater, and every sentence is still there.',
        fr: 'Un collègue met de l’ordre : désormais, les documents sont coupés après chaque phrase. C’est plus net, et toutes les phrases y sont encore.',
      },
      {
        en: 'The answerable questions are put again, in French and in English: {asked} in all. Before the change each of them came with all its [[evidence-span|evidence]].',
        fr: 'Les questions qui ont une réponse sont reposées, en français et en anglais : {asked} en tout. Avant le changement, chacune arrivait avec toutes ses [[evidence-span|preuves]].',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {asked} now lose part of their evidence?',
        fr: 'Combien des {asked} perdent maintenant une partie de leurs preuves ?',
      },
      measure: 'lostAs',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'none',
            label: { en: 'None', fr: 'Aucune' },
            stated: {
              en: 'none of {asked} questions loses evidence',
              fr: 'aucune question sur {asked} ne perd de preuves',
            },
          },
          {
            value: 'one',
            label: { en: 'One', fr: 'Une' },
            stated: {
              en: 'one of {asked} questions loses evidence',
              fr: 'une question sur {asked} perd des preuves',
            },
          },
          {
            value: 'few',
            label: { en: '2 to 5', fr: '2 à 5' },
            stated: {
              en: '2 to 5 of {asked} questions lose evidence',
              fr: '2 à 5 questions sur {asked} perdent des preuves',
            },
          },
          {
            value: 'many',
            label: { en: 'More', fr: 'Plus' },
            stated: {
              en: 'more than 5 of {asked} questions lose evidence',
              fr: 'plus de 5 questions sur {asked} perdent des preuves',
            },
          },
        ],
      },
    },
    notice: [
      {
        en: 'Questions lost: {lost}, {lostIds}, in the French papers. A row of a table of rates has been parted from its head and caption, which say what the numbers are.',
        fr: 'Questions perdues : {lost}, {lostIds}, dans les documents français. Une ligne d’un tableau de tarifs a été séparée de sa légende et de son en-tête, qui disent ce que sont les nombres.',
      },
      {
        en: '[[recall|Recall]] falls to {worstCount} of {worstOf}, which is {worstRecall}. More than nine tenths. The team has set itself a [[pass-gate|pass gate]]: thresholds that a version must meet before it goes out. It asks for a recall of {recallThreshold}, and it is red.',
        fr: 'Le [[recall|rappel]] tombe à {worstCount} sur {worstOf}, soit {worstRecall}. Plus de neuf dixièmes. L’équipe s’est donné une [[pass-gate|barrière]] : des seuils qu’une version doit atteindre avant de paraître. Celle-ci demande un rappel de {recallThreshold}, et elle est rouge.',
      },
    ],
    discuss: {
      en: 'Who would have noticed without the pass gate, and when?',
      fr: 'Sans la barrière, qui s’en serait aperçu, et quand ?',
    },
  },
  {
    id: 'threshold',
    title: { en: 'Where to draw the line', fr: 'Où tracer la limite' },
    minutes: 3,
    place: { room: 'abstention', query: 'view=silence' },
    say: [
      {
        en: 'The cutting is mended. What remains is a decision: how much may be lost before a change is stopped? This project asks for a recall of at least {recallThreshold} on its {answerable} answerable questions.',
        fr: 'Le découpage est réparé. Reste une décision : combien peut-on perdre avant qu’un changement soit arrêté ? Ce projet demande un rappel d’au moins {recallThreshold} sur ses {answerable} questions qui ont une réponse.',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {answerable} must come with all their evidence for the pass gate to open?',
        fr: 'Combien des {answerable} doivent arriver avec toutes leurs preuves pour que la barrière s’ouvre ?',
      },
      measure: 'needed',
      answers: {
        kind: 'count',
        from: 12,
        to: 16,
        unit: {
          one: { en: 'of {answerable} questions', fr: 'question sur {answerable}' },
          many: { en: 'of {answerable} questions', fr: 'questions sur {answerable}' },
        },
      },
    },
    notice: [
      {
        en: 'It takes {needed}: {oneShort} of {answerable} make only {oneShortRecall}, less than {recallThreshold}. On so few questions the threshold comes to “none may be lost”.',
        fr: 'Il en faut {needed} : {oneShort} sur {answerable} ne font que {oneShortRecall}, moins que {recallThreshold}. Sur si peu de questions, ce seuil revient à dire « aucune perte ».',
      },
      {
        en: 'The pass gate is not only on this page. Whenever somebody proposes a new version of the program, the same check runs by itself and refuses the version if a threshold is missed. Nobody has to remember to look.',
        fr: 'La barrière n’est pas que sur cette page. Dès qu’on propose une nouvelle version du programme, le même contrôle se fait tout seul et refuse cette version si un seuil est manqué. Personne n’a besoin de penser à regarder.',
      },
    ],
    discuss: {
      en: 'One day the pass gate stops a change that the team wants. Somebody suggests lowering the threshold “just this once”. What do you answer?',
      fr: 'Un jour, la barrière arrête un changement auquel l’équipe tient. Quelqu’un propose d’abaisser le seuil « pour cette fois ». Que répondez-vous ?',
    },
  },
];
