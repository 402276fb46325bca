import type { LessonTeaching } from '../../../ui/lesson';

export const SILENCE_TEACHING: LessonTeaching = {
  goal: {
    en: 'Students can name three reasons for which a question has no answer in a text, work out one gate by hand, and say what a threshold costs and whom.',
    fr: 'Les élèves savent nommer trois raisons pour lesquelles une question n’a pas de réponse dans un texte, calculer un garde-fou à la main, et dire ce que coûte un seuil, et à qui.',
  },
  prepare: [
    {
      en: 'Step two is for the board: the weights of the words, one sum, one division.',
      fr: 'La deuxième étape se fait au tableau : les poids des mots, une somme, une division.',
    },
    {
      en: 'For step four, let the class read the question aloud; somebody usually finds the false premise by ear.',
      fr: 'À la quatrième étape, faites lire la question à voix haute ; il se trouve souvent quelqu’un pour entendre la prémisse fausse.',
    },
    {
      en: 'The figures differ between the French and the English papers. Stay with one language for the whole lesson.',
      fr: 'Les chiffres diffèrent entre les documents français et anglais. Gardez une langue pour toute la leçon.',
    },
  ],
  misconceptions: [
    {
      thought: {
        en: 'If the search finds a passage, the answer is in it.',
        fr: 'Si la recherche trouve un passage, la réponse y est.',
      },
      answer: {
        en: 'A search ranks. Something is always first, as step one shows, and being first says nothing of being close.',
        fr: 'Une recherche classe. Il y a toujours un premier, comme le montre la première étape, et être premier ne dit pas qu’on est proche.',
      },
    },
    {
      thought: {
        en: 'A gate understands the question.',
        fr: 'Un garde-fou comprend la question.',
      },
      answer: {
        en: 'It compares words and kinds of figures. A synonym it does not know counts as missing; a figure of the right kind beside the subject counts as an answer, even when it is not.',
        fr: 'Il compare des mots et des genres de chiffres. Un synonyme qu’il ignore compte comme absent ; un chiffre du bon genre près du sujet compte comme une réponse, même s’il ne l’est pas.',
      },
    },
    {
      thought: {
        en: 'A system that refuses more is safer.',
        fr: 'Un système qui refuse davantage est plus sûr.',
      },
      answer: {
        en: 'It errs less in what it says, and fails more of those who asked. Whoever refuses everything never errs.',
        fr: 'Il se trompe moins dans ce qu’il dit, et abandonne plus de ceux qui demandent. Qui refuse tout ne se trompe jamais.',
      },
    },
    {
      thought: {
        en: 'No error on these questions means no error.',
        fr: 'Aucune erreur sur ces questions, c’est aucune erreur.',
      },
      answer: {
        en: 'The thresholds were set on those very questions. What they are worth shows on questions that nobody set anything on.',
        fr: 'Les seuils ont été fixés sur ces questions-là. Ce qu’ils valent se voit sur des questions où personne n’a rien fixé.',
      },
    },
  ],
  answers: {
    'no-gate': {
      en: 'Because it only compares: each passage gets a score, and the highest is the highest, however low. To say “nothing found” takes a threshold, and somebody who answers for where it stands.',
      fr: 'Parce qu’elle ne fait que comparer : chaque passage reçoit une note, et la plus haute est la plus haute, si basse soit-elle. Pour dire « rien trouvé », il faut un seuil, et quelqu’un qui réponde de sa place.',
    },
    'off-topic': {
      en: 'It lets both through. The cover against theft mentions bicycles, and puts no price on covering them. Automobiles are mentioned nowhere; but the gate also accepts a word that begins with the same five letters, and the papers say “automatic”. It compares letters. It knows neither that an automobile is a car, nor what the papers say of a word that stands in them.',
      fr: 'Il laisse passer les deux. La garantie vol parle de vélos, sans dire ce que coûte leur garantie. Aucune automobile, en revanche ; mais le garde-fou accepte aussi un mot qui commence par les cinq mêmes lettres, et les documents disent « automatique ». Il compare des lettres. Il ne sait ni qu’une automobile est une voiture, ni ce que les documents disent d’un mot qui s’y trouve.',
    },
    'no-figure': {
      en: 'Opinions differ, and should. The wrong number is worse where somebody acts on it, because nothing marks it as wrong; the silence can be acted on at once, by asking a person.',
      fr: 'Les avis divergent, et c’est bien. Le nombre faux est pire là où l’on agit d’après lui, car rien ne le signale ; le silence, lui, permet d’agir tout de suite : demander à quelqu’un.',
    },
    'false-premise': {
      en: 'A person would say what the papers do say: there is a discount for an alarm, and what it is. The gate cannot; it only knows that {denied} is not there. Silence is better than a date, and not as good as a correction.',
      fr: 'Une personne dirait ce que disent les documents : qu’il y a une remise pour alarme, et laquelle. Le garde-fou n’en est pas capable ; il sait seulement que le chiffre affirmé, {denied}, n’y est pas. Le silence vaut mieux qu’une date, et moins qu’une rectification.',
    },
    'both-gates': {
      en: 'Questions that were not used to set anything, written before anyone saw the result. The next step has some.',
      fr: 'Des questions qui n’ont servi à rien fixer, écrites avant que quiconque ait vu le résultat. L’étape suivante en a.',
    },
    further: {
      en: 'It depends on what an error costs and on what a refusal leaves people with. An insurer has a counter and a telephone behind the silence; a traveller on a platform may have neither. The {questions} and the {further} questions written by us do not tell how it would be with real customers.',
      fr: 'Cela dépend de ce que coûte une erreur et de ce qui reste après un refus. Derrière le silence d’un assureur, il y a un guichet et un téléphone ; le voyageur sur un quai n’a peut-être ni l’un ni l’autre. Les {questions} et les {further} questions écrites par nous ne disent pas ce qu’il en serait avec de vrais clients.',
    },
    stricter: {
      en: 'The customer pays for both: for the invention later, for the silence at once. The insurer pays for the first and hardly notices the second, which is why the threshold should not be set by those alone who are blamed for errors. At {answerThreshold}, {wrongSilences} of {answerable} go away with nothing.',
      fr: 'Le client paie les deux : l’invention plus tard, le silence tout de suite. L’assureur paie la première et remarque à peine le second ; c’est pourquoi le seuil ne devrait pas être fixé par les seules personnes à qui l’on reproche les erreurs. À {answerThreshold}, {wrongSilences} sur {answerable} repartent sans rien.',
    },
  },
};
