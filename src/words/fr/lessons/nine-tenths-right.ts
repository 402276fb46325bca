import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Neuf dixièmes juste, c’est faux',
  lead: 'Une réponse où presque chaque mot est juste, sauf celui qui compte. Ce que voit un vérificateur de chiffres, ce qu’il ne peut pas voir, et pourquoi une équipe a besoin d’un seuil plutôt que d’une bonne impression.',
  steps: {
    'one-word': {
      title: 'Un mot',
      say: [
        'Un client demande à l’assureur de l’habitation : « {question} » Un générateur simulé répond : « {answer} » Ce n’est pas un modèle ; ses phrases ont été écrites d’avance.',
        'La réponse cite un [[passage|passage]]. Un [[grounding|vérificateur]] prend chaque chiffre de la réponse et l’y cherche : la même valeur, du même genre, à côté d’un mot de la phrase.',
      ],
      question: 'Lisez le passage. Que dira le vérificateur de cette réponse ?',
      options: {
        'figures-found': {
          label: 'Chiffres trouvés dans la source',
          stated: 'les chiffres sont trouvés dans la source',
        },
        flagged: { label: 'Signalée', stated: 'la réponse est signalée' },
        'no-figure': {
          label: 'Aucun chiffre à vérifier',
          stated: 'la réponse n’a aucun chiffre à vérifier',
        },
      },
      notice: [
        'Signalée : {figure} n’est pas dans le passage. Les documents disent : « {truth} »',
        'Comparez mot à mot : {rightWords} sur {allWords} sont justes, {rightShare}. Ce qui reste, c’est la réponse.',
      ],
      discuss: 'Neuf sur dix, à l’école, est une bonne note. Pourquoi pas ici ?',
    },
    'three-lies': {
      title: 'Des mensonges parmi les réponses justes',
      say: [
        'Le générateur a répondu à {checked} questions. Parmi ses réponses, {lies} sont des mensonges : un montant, une durée, une adresse postale. Les autres sont vraies. Chacune est comparée au passage qu’elle cite.',
        'Un vérificateur peut échouer de deux façons : manquer un mensonge, ou signaler la vérité.',
      ],
      question: 'Combien des {lies} mensonges relève-t-il ?',
      unit: {
        one: 'mensonge relevé sur {lies}',
        many: 'mensonges relevés sur {lies}',
      },
      notice: [
        'Mensonges relevés : {caught} sur {lies}. Réponses vraies signalées : {falseAlarms} parmi les autres.',
        'N’y voyez pas un taux. Ces mensonges ont été écrits pour qu’un chiffre y soit faux, ce pour quoi un vérificateur de chiffres est fait. Sur des affirmations publiques, il manque la plupart de celles qui sont sans appui, parce que leurs chiffres sont justes et qu’autre chose ne l’est pas.',
      ],
      discuss: 'À quoi ressemblerait un mensonge que ce vérificateur ne relèverait jamais ?',
    },
    'more-passages': {
      title: 'Plus d’endroits où chercher',
      say: [
        'Comparons maintenant une réponse non plus au passage qu’elle cite, mais à tout ce qui a été transmis, ici {passages} passages. Plus il y a de sources, mieux c’est ?',
        '« {question} » La réponse, qui est l’un des mensonges : « {answer} »',
      ],
      question: 'Que dit le vérificateur de cette réponse ?',
      options: {
        'figures-found': {
          label: 'Chiffres trouvés dans la source',
          stated: 'les chiffres sont trouvés dans la source',
        },
        flagged: { label: 'Signalée', stated: 'la réponse est signalée' },
        'no-figure': {
          label: 'Aucun chiffre à vérifier',
          stated: 'la réponse n’a aucun chiffre à vérifier',
        },
      },
      notice: [
        'Il trouve la valeur de {figure}, écrite « {foundAs} », dans le passage {foundPassage}, à côté d’un mot de la réponse et à propos d’autre chose. La vérité : « {truth} »',
        'Choisissez le chiffre dans la réponse : la page montre où il a été trouvé. Lisez la phrase qui l’entoure.',
      ],
      discuss: 'Pourquoi devient-il plus facile de mentir quand on transmet plus de sources ?',
    },
    'no-figure': {
      title: 'Ce qui n’a pas de chiffre',
      say: ['« {question} » La réponse : « {answer} » Cette fois, le générateur dit vrai.'],
      question: 'Que dit le vérificateur de cette réponse vraie ?',
      options: {
        'figures-found': {
          label: 'Chiffres trouvés dans la source',
          stated: 'les chiffres sont trouvés dans la source',
        },
        flagged: { label: 'Signalée', stated: 'la réponse est signalée' },
        'no-figure': {
          label: 'Aucun chiffre à vérifier',
          stated: 'la réponse n’a aucun chiffre à vérifier',
        },
      },
      notice: [
        'Chiffres dans la réponse : {figures}. Le vérificateur n’a rien à vérifier, et le dit. Il ne dit pas « vrai ».',
        'Il ne le dit jamais. « Chiffres trouvés dans la source » est tout ce qu’il peut dire en faveur d’une réponse ; un chiffre absent est une raison de s’arrêter, un chiffre trouvé n’est pas une raison de croire.',
      ],
      discuss: 'Mettez un autre nom dans la réponse. Que dirait le vérificateur ?',
    },
    'break-it': {
      title: 'Casser',
      say: [
        'Un collègue met de l’ordre : désormais, les documents sont coupés après chaque phrase. C’est plus net, et toutes les phrases y sont encore.',
        'Les questions qui ont une réponse sont reposées, en français et en anglais : {asked} en tout. Avant le changement, chacune arrivait avec toutes ses [[evidence-span|preuves]].',
      ],
      question: 'Combien des {asked} perdent maintenant une partie de leurs preuves ?',
      options: {
        none: {
          label: 'Aucune',
          stated: 'aucune question sur {asked} ne perd de preuves',
        },
        one: {
          label: 'Une',
          stated: 'une question sur {asked} perd des preuves',
        },
        few: {
          label: '2 à 5',
          stated: '2 à 5 questions sur {asked} perdent des preuves',
        },
        many: {
          label: 'Plus',
          stated: 'plus de 5 questions sur {asked} perdent des preuves',
        },
      },
      notice: [
        'Questions perdues : {lost}, {lostIds}, dans les documents français. Une ligne d’un tableau de tarifs a été séparée de sa légende et de son en-tête, qui disent ce que sont les nombres.',
        'Le [[recall|rappel]] tombe à {worstCount} sur {worstOf}, soit {worstRecall}. Plus de neuf dixièmes. L’équipe s’est donné une [[pass-gate|barrière]] : des seuils qu’une version doit atteindre avant de paraître. Celle-ci demande un rappel de {recallThreshold}, et elle est rouge.',
      ],
      discuss: 'Sans la barrière, qui s’en serait aperçu, et quand ?',
    },
    threshold: {
      title: 'Où tracer la limite',
      say: [
        'Le découpage est réparé. Reste une décision : combien peut-on perdre avant qu’un changement soit arrêté ? Ce projet demande un rappel d’au moins {recallThreshold} sur ses {answerable} questions qui ont une réponse.',
      ],
      question:
        'Combien des {answerable} doivent arriver avec toutes leurs preuves pour que la barrière s’ouvre ?',
      unit: {
        one: 'question sur {answerable}',
        many: 'questions sur {answerable}',
      },
      notice: [
        'Il en faut {needed} : {oneShort} sur {answerable} ne font que {oneShortRecall}, moins que {recallThreshold}. Sur si peu de questions, ce seuil revient à dire « aucune perte ».',
        'La barrière n’est pas que sur cette page. Dès qu’on propose une nouvelle version du programme, le même contrôle se fait tout seul et refuse cette version si un seuil est manqué. Personne n’a besoin de penser à regarder.',
      ],
      discuss:
        'Un jour, la barrière arrête un changement auquel l’équipe tient. Quelqu’un propose d’abaisser le seuil « pour cette fois ». Que répondez-vous ?',
    },
  },
  teaching: {
    goal: 'Les élèves savent dire ce qu’un vérificateur de chiffres atteste et ce qu’il n’atteste pas, pourquoi il importe de savoir à quoi l’on compare une réponse, et pourquoi un seuil protège là où un rapport ne protège pas.',
    prepare: [
      'La leçon précédente présente l’assureur et les garde-fous. Sans elle, dites en deux phrases ce que sont les documents.',
      'À la première étape, faites lire le passage à l’écran avant tout vote : le vérificateur ne fait rien qu’ils ne sachent faire.',
      'La question perdue à la cinquième étape ne l’est que dans les documents français ; le tableau de la barrière montre les deux langues.',
    ],
    misconceptions: [
      {
        thought: 'Presque juste vaut presque autant que juste.',
        answer:
          'Qui lit la réponse ne voit pas quel mot est faux. Les mots justes autour ne font que la rendre plus croyable.',
      },
      {
        thought: 'Si aucune alarme ne sonne, la réponse est vraie.',
        answer:
          'Le vérificateur compare des chiffres et des adresses. Un nom faux, une condition fausse, une négation de trop : il n’en voit rien.',
      },
      {
        thought: 'Plus on compare à de sources, plus c’est sûr.',
        answer:
          'Chaque source de plus est un endroit de plus où un chiffre faux peut se trouver par hasard. La troisième étape en montre un.',
      },
      {
        thought: 'Un tableau de bord nous protège.',
        answer:
          'Il protège qui le lit, les jours où on le lit. Un seuil qui arrête le travail n’a pas besoin de lecteur.',
      },
    ],
    answers: {
      'one-word':
        'Une note est une moyenne sur des tâches d’un poids comparable. Ici, un mot porte toute l’utilité de la phrase : le client agira d’après {figure}, et rien d’autre.',
      'three-lies':
        'Un mensonge sans chiffre, comme un nom faux. Ou un mensonge dont chaque chiffre est juste et la phrase fausse : le bon plafond sous la mauvaise formule, un délai compté depuis le mauvais jour.',
      'more-passages':
        'Parce qu’un chiffre doit seulement se trouver quelque part, à côté d’un mot de la phrase. Parmi {passages} passages sur des sujets voisins, il y a plus de chiffres et plus de mots communs. Une réponse se compare à ce qu’elle cite, et tout citer, c’est ne rien citer.',
      'no-figure':
        'La même chose : aucun chiffre à vérifier. Seul quelqu’un qui lit le passage s’en apercevrait. C’est pourquoi la page nomme son verdict d’après ce qui a été comparé, jamais d’après ce qui est vrai.',
      'break-it':
        'Un client, un jour, qui demande ce que coûte une formule et reçoit un nombre de la mauvaise colonne, ou rien. Personne ne ferait le lien avec un découpage plus net. La barrière le dit avant que le changement parte, et nomme la question.',
      threshold:
        'Qu’un seuil qui recule quand il mord n’est plus qu’un rapport. On peut le changer, ouvertement, avec une raison, avant de connaître le résultat suivant ; ou bien le changement doit retrouver sa question perdue. Et il est honnête d’ajouter que {answerable} questions, c’est peu : les réussir montre que rien de connu n’est perdu, non que rien ne l’est.',
    },
  },
};
