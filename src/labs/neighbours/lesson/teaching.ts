import type { LessonTeaching } from '../../../ui/lesson';

export const HALF_TEACHING: LessonTeaching = {
  goal: {
    en: 'Students can say why one half of an answer may not arrive, work out by hand whether a neighbour is worth adding, and name the price of each remedy instead of a winner.',
    fr: 'Les élèves savent dire pourquoi une moitié de réponse peut ne pas arriver, calculer à la main si un voisin mérite d’être ajouté, et nommer le prix de chaque remède plutôt qu’un vainqueur.',
  },
  prepare: [
    {
      en: 'Read the two halves yourself, in the first step, before the class does: in English a table of pay and its notes, in French a list of exceptions cut in its middle. Each language has a document of its own, so the figures differ.',
      fr: 'Lisez vous-même les deux moitiés, à la première étape, avant la classe : en français une liste d’exceptions coupée en son milieu, en anglais un tableau de salaires et ses notes. Chaque langue a son document, les chiffres diffèrent donc.',
    },
    {
      en: 'Step four is for the board: have the formula and the three cosines copied before anyone predicts. One multiplication and one subtraction a side are enough.',
      fr: 'La quatrième étape se fait au tableau : faites recopier la formule et les trois cosinus avant toute prédiction. Une multiplication et une soustraction par côté suffisent.',
    },
    {
      en: 'The last step computes for some seconds on the machine in the room; open it once beforehand on a slow one.',
      fr: 'La dernière étape demande quelques secondes de calcul à la machine de la salle ; ouvrez-la une fois avant le cours si elle est lente.',
    },
  ],
  misconceptions: [
    {
      thought: {
        en: 'The model will notice that a piece is missing.',
        fr: 'Le modèle s’apercevra qu’il manque un morceau.',
      },
      answer: {
        en: 'It sees the passages it is handed and nothing else. A list that begins at its third item, or notes without their table, look to it like a text. Some models may remark on it; nothing in the search makes them.',
        fr: 'Il voit les passages qu’on lui donne et rien d’autre. Une liste qui commence à son troisième point, des notes sans leur tableau, ont pour lui l’air d’un texte. Tel modèle le relèvera peut-être ; rien, dans la recherche, ne l’y oblige.',
      },
    },
    {
      thought: {
        en: 'More passages can only help.',
        fr: 'Plus de passages ne peut qu’aider.',
      },
      answer: {
        en: 'They cost, and each one is something a model may quote by mistake. And they may not even bring what is missing, as step two shows.',
        fr: 'Ils coûtent, et chacun est de quoi citer de travers. Et ils n’apportent pas toujours ce qui manque, comme le montre la deuxième étape.',
      },
    },
    {
      thought: {
        en: 'A published setting is a good setting.',
        fr: 'Un réglage publié est un bon réglage.',
      },
      answer: {
        en: 'It is a setting that was measured: on certain texts, with certain vectors. Change either and it has to be measured again. Step four shows what happens if nobody does.',
        fr: 'C’est un réglage mesuré : sur certains textes, avec certains vecteurs. Si l’un change, il faut mesurer de nouveau. La quatrième étape montre ce qui arrive quand personne ne le fait.',
      },
    },
    {
      thought: {
        en: 'The rule that finds most for the fewest chunks is the best.',
        fr: 'La règle qui trouve le plus avec le moins de fragments est la meilleure.',
      },
      answer: {
        en: 'Recall divided by chunks crowns whoever returns least: one good chunk beats everything. Say both figures, and what each is worth to the reader.',
        fr: 'Le rappel divisé par les fragments couronne qui rend le moins : un seul bon fragment bat tout le monde. Dites les deux chiffres, et ce que chacun vaut pour le lecteur.',
      },
    },
  ],
  answers: {
    cut: {
      en: 'Most likely a fluent answer built on the half. The notes name figures too, a percentage and a share price, which can pass for the pay. What a given model does would have to be tried; this lesson asks none.',
      fr: 'Très probablement une réponse bien tournée, bâtie sur la moitié : deux exceptions au lieu de quatre, sans un mot des deux autres. Ce que fait tel modèle, il faudrait l’essayer ; cette leçon n’en interroge aucun.',
    },
    more: {
      en: 'No. On other questions it does bring the missing half, and the last step shows how often. But it brings it by luck of words, not because the half belongs there: here it would have taken {leftRank} chunks.',
      fr: 'Non. Sur d’autres questions il apporte la moitié manquante, et la dernière étape montre à quelle fréquence. Mais c’est au hasard des mots, et non parce que la moitié va avec l’autre : ici il aurait fallu {leftRank} fragments.',
    },
    window: {
      en: 'Because the price is paid on every question, also where all the evidence stands in one chunk. And each added chunk, here {useless} without an answer, is one more from which a model can answer wrongly.',
      fr: 'Parce que le prix se paie à chaque question, même quand toute la preuve tient dans un fragment. Et chaque fragment ajouté, ici {useless} sans réponse, en est un de plus d’où un modèle peut répondre de travers.',
    },
    gate: {
      en: 'Here the fine. Without it the left side is {cosineQN}, above the bar of {threshold}: the half would pass. The fine is large because words rarely repeat from one chunk to the next, so 1 − cos(c, n) is nearly whole: {break}.',
      fr: 'Ici la barre déjà. Sans l’amende, le côté gauche vaut {cosineQN}, encore sous la barre de {threshold} : la moitié ne passerait pas. L’amende ne fait que creuser l’écart ; elle est lourde parce que les mots se répètent peu d’un fragment au suivant, et 1 − cos(c, n) est presque entier : {break}.',
    },
    calibrated: {
      en: 'On which questions it was chosen, and what it does on others. Whoever moves λ and γ until one question comes out right has shown nothing: settings are chosen on some questions and measured on different ones.',
      fr: 'Sur quelles questions il a été choisi, et ce qu’il donne sur d’autres. Qui déplace λ et γ jusqu’à ce qu’une question réussisse n’a rien montré : on choisit un réglage sur certaines questions, on le mesure sur d’autres.',
    },
    carried: {
      en: 'One question cannot tell. On this one calibrated SCAR is the cheapest with {calibratedChunks} chunks; on the next it may miss. That is what the last step is for.',
      fr: 'Une seule question ne permet pas de le dire. Sur celle-ci, SCAR réglé et la règle du laboratoire se valent, avec {calibratedChunks} et {chunks} fragments ; sur la suivante, l’une ou l’autre peut échouer. C’est l’objet de la dernière étape.',
    },
    all: {
      en: 'There is a price, not a winner. The window finds {windowRecall} for {windowChunks} chunks; the lab’s rule gives up a part of that, {carriedRecall}, and hands over {carriedChunks}. Whoever must not miss anything pays; whoever pays for every word gives something up. What is not honest is to name one of the two figures without the other.',
      fr: 'Il y a un prix, pas de vainqueur. La fenêtre trouve {windowRecall} pour {windowChunks} fragments ; la règle du laboratoire en abandonne une part, {carriedRecall}, et en transmet {carriedChunks}. Qui ne doit rien manquer paie ; qui paie chaque mot renonce à quelque chose. Ce qui n’est pas honnête, c’est de donner l’un des deux chiffres sans l’autre.',
    },
  },
};
