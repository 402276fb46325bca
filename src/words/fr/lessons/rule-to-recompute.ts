import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Une règle qu’on refait à la main',
  lead: 'Deux nombres, une division. Avec un crayon, on retrouve la note de la machine à la troisième décimale, ou on trouve qui s’est trompé.',
  steps: {
    common: {
      title: 'Premier nombre : les mots communs',
      say: [
        'La [[lexical-1.0|règle du protocole 1.0]] demande deux nombres. Le premier : combien de mots différents de la question figurent dans le [[chunk|fragment]]. Ici, chaque phrase est un fragment.',
        'Seule la même forme compte, majuscules et accents mis à part. Les mots d’une lettre et une liste fixe de petits mots (le, de, un, pour…) ne comptent pas.',
      ],
      question: 'Combien de mots de la question figurent dans la première phrase, F1 ?',
      unit: { one: 'mot en commun', many: 'mots en commun' },
      notice: [
        'En commun : {left1Words}.',
        'Dans « l’accord », l’apostrophe sépare : « accord » compte, et « l », d’une seule lettre, ne compte pas.',
      ],
      discuss: 'Tous les mots communs devraient-ils compter autant ?',
    },
    length: {
      title: 'Second nombre : la longueur',
      say: [
        'Une autre page, celle d’un laboratoire. Le second nombre est la longueur : tous les mots du fragment qui comptent, répétitions et nombres compris. La [[score|note]] est le premier nombre divisé par la racine carrée du second.',
        'Un exemple au tableau : {boardScore}.',
      ],
      question: 'Comptez les mots de F1 qui comptent. Combien sont-ils ?',
      unit: { one: 'mot qui compte', many: 'mots qui comptent' },
      notice: [
        'F1 obtient donc {left1Arithmetic}. Pour cette racine, pas besoin de calculatrice.',
        'Si votre compte diffère d’un ou deux, regardez d’abord les petits mots et les nombres.',
      ],
      discuss:
        'Pourquoi diviser ? Et pourquoi par la racine, plutôt que par la longueur elle-même ?',
    },
    'by-hand': {
      title: 'Deux fragments à la main',
      say: [
        'Maintenant {size} phrases par fragment. Le fragment {leftFirst} contient F1 et gagne. Qui vient en deuxième ? Une moitié de la classe calcule le fragment 2 ({left2Sentences}), l’autre le fragment 3 ({left3Sentences}).',
        'Notez les mots communs, la longueur, puis la division. Ne découvrez que lorsque les deux moitiés ont trois décimales.',
      ],
      question: 'Quel fragment vient en deuxième ?',
      options: {
        '2': { label: 'Le fragment 2', stated: 'le fragment 2 vient en deuxième' },
        '3': { label: 'Le fragment 3', stated: 'le fragment 3 vient en deuxième' },
      },
      notice: [
        'Fragment 2 : {left2Arithmetic}, en commun {left2Words}. Fragment 3 : {left3Arithmetic}, en commun {left3Words}.',
        'Un mot commun de plus élève la note, un mot de longueur de plus l’abaisse. Quiconque suit la règle obtient ces chiffres ; c’est ce qui en fait une règle.',
      ],
      discuss:
        'Où votre compte diffère-t-il de celui de votre voisin ? Qu’est-ce qui, dans l’énoncé de la règle, tranche ?',
    },
    longer: {
      title: 'De bons mots en longue compagnie',
      say: [
        'Seule, F1 obtenait {firstAlone}. Avec {size} phrases par fragment, elle partage le sien : {left1Sentences}.',
      ],
      question: 'Comparé à F1 seule, ce fragment obtient une note…',
      options: {
        higher: { label: 'Plus haute', stated: 'une note plus haute que celle de F1 seule' },
        same: { label: 'Égale', stated: 'la même note que celle de F1 seule' },
        lower: { label: 'Plus basse', stated: 'une note plus basse que celle de F1 seule' },
      },
      notice: [
        'Ensemble {left1Arithmetic}, contre {firstAlone} pour F1 seule. Une phrase qui rejoint un fragment doit apporter assez de mots communs pour payer sa longueur.',
        'Le fragment gagne toujours : une note ne se compare qu’à celles des autres fragments de la même [[cut|coupe]].',
      ],
      discuss:
        'Une [[condition|condition]] précise demande beaucoup de mots. La règle punit-elle la précision ?',
    },
    ties: {
      title: 'Quand les notes sont égales',
      say: [
        'Une troisième page : une phrase par fragment, on en garde {topK} sur {chunks}. Parmi eux, {leftZeros} ne partagent aucun mot avec la question et obtiennent 0. Les autres prennent les premières places ; le reste va à l’un de ceux-là.',
        'À [[tie|notes égales]], il faut aussi une règle. Ici : de deux égaux, celui qui vient en premier dans le texte.',
      ],
      question: 'Les ordres A et B transmettront-ils le même nombre de conditions ?',
      options: {
        no: {
          label: 'Le même',
          stated: 'les deux ordres transmettent le même nombre de conditions',
        },
        yes: {
          label: 'Pas le même',
          stated: 'les deux ordres ne transmettent pas le même nombre de conditions',
        },
      },
      notice: [
        'A en transmet {leftConditions}, B {rightConditions}. A transmet {leftSentences} ; B transmet {rightSentences}.',
        'Les mots n’ont rien décidé pour la dernière place. Une règle muette sur les égalités est inachevée : deux personnes referaient deux résultats, et auraient raison toutes deux.',
      ],
      discuss:
        '« Le premier dans le texte », est-ce équitable ? Proposez un autre départage, et dites comment on le referait.',
    },
    'other-rule': {
      title: 'Une autre règle',
      say: [
        '[[bm25|BM25]], que les moteurs de recherche emploient depuis des décennies, pèse aussi la rareté des mots. Sur la page du piano, la règle figée donnait {frozenLeftConditions} conditions dans l’ordre A et {frozenRightConditions} dans l’ordre B. BM25 note maintenant les mêmes fragments.',
      ],
      question: 'Combien de conditions l’ordre B transmettra-t-il avec BM25 ?',
      unit: {
        one: 'condition sur {total}',
        many: 'conditions sur {total}',
      },
      notice: [
        'Avec BM25, A en transmet {leftConditions} et B {rightConditions}. Toutes les notes ont bougé, aucun compte : un résultat nul, bon à noter. Le cas Délai, avec une phrase par fragment et cinq gardés, raconte autre chose.',
        'Une règle est figée et nommée avant qu’on lise les résultats. Qui peut la changer après coup choisit le nombre qui lui plaît.',
      ],
      discuss: 'Pourquoi ne pas ajuster la règle jusqu’aux meilleurs résultats ?',
    },
    blind: {
      title: 'Ce que la règle ne voit pas',
      say: [
        'La question sur le piano a {questionWords} mots qui comptent. La règle cherche exactement ces formes.',
      ],
      question: 'Combien ne figurent nulle part dans les {sentences} phrases ?',
      unit: { one: 'mot introuvable', many: 'mots introuvables' },
      notice: [
        'Nulle part : {unfoundList}. L’auteur de ces phrases a repris presque tous les mots de la question ; une vraie page le fait rarement.',
        'Les vrais systèmes comparent souvent aussi le sens, et trouvent davantage. On ne les refait pas au tableau. Cette règle est un instrument pour apprendre, non leur portrait.',
      ],
      discuss: 'Que gagne-t-on avec une note que personne ne peut refaire, et que perd-on ?',
    },
  },
  teaching: {
    goal: 'Les élèves calculent à la main la note d’un fragment à trois décimales, savent dire quels mots comptent et ce qui se passe à égalité, et expliquer pourquoi une règle est fixée avant qu’on lise les résultats.',
    prepare: [
      'Imprimez la fiche de questions, ou prévoyez du papier ; les calculatrices sont bienvenues à partir de la troisième étape.',
      'Écrivez au tableau : note = mots communs ÷ √(mots qui comptent), et laissez-le.',
      'La liste des petits mots est fixe et courte. « Combien », « temps » et « faut » n’y sont pas : ils comptent, même s’ils se retrouvent rarement.',
    ],
    misconceptions: [
      {
        thought: 'Un mot qui revient deux fois compte deux fois.',
        answer:
          'Au numérateur il compte une fois, si souvent qu’il revienne ; sous la racine, chaque occurrence allonge. Répéter un mot abaisse la note.',
      },
      {
        thought: '« Rendre » et « rend » sont le même mot.',
        answer:
          'Pour nous. Cette règle compare des formes. BM25, dans ce laboratoire, ôte d’abord les terminaisons ; c’est une autre règle, avec d’autres notes.',
      },
      {
        thought: 'Une note de 1,2 est deux fois plus pertinente qu’une de 0,6.',
        answer:
          'Une note ne fait que classer les fragments d’une coupe face à une question. Elle n’a pas d’unité et ne mesure aucune pertinence.',
      },
      {
        thought: 'L’ordinateur est plus exact que nous.',
        answer:
          'Il arrondit au seizième chiffre, nous au troisième. Tous deux suivent la même règle ; s’ils diffèrent avant, quelqu’un a mal compté.',
      },
    ],
    answers: {
      common:
        'Mots communs, au nombre de {left1Matched} : {left1Words}. Peser les mots d’après leur rareté est ce que fait BM25 ; il faut toute la collection pour savoir ce qui est rare, et elle ne tient pas au tableau.',
      length:
        'Il y en a {left1Terms}, donc F1 obtient {left1Arithmetic}. Sans division, le plus long fragment gagnerait toujours ; divisée par la longueur elle-même, la note ferait gagner un mot chanceux tout seul. La racine est un compromis que quelqu’un a choisi, et pourrait être autre.',
      'by-hand':
        'Le fragment {leftSecond}. Fragment 1 : {left1Arithmetic}. Fragment 2 : {left2Arithmetic}. Fragment 3 : {left3Arithmetic}. Erreurs fréquentes : compter « le » ou « et », oublier les nombres, ne pas séparer à l’apostrophe.',
      longer:
        'Pas en tant que telle : {left1Arithmetic} pour le fragment, {firstAlone} pour F1 seule. La règle ne distingue pas la précision du remplissage : les deux sont de la longueur. Elle ne punit ni l’une ni l’autre, elle ne demande que des mots communs.',
      ties: 'A {leftConditions}, B {rightConditions}. « Le premier dans le texte » peut être refait par chacun, c’est son seul mérite. Tirer au sort serait plus équitable et ne pourrait se refaire que si la graine est publiée.',
      'other-rule':
        'Avec BM25, l’ordre B en transmet {rightConditions} et l’ordre A {leftConditions}. Ajuster jusqu’à convenir à ces trois petits cas décrirait ces cas et ne prédirait rien du suivant. C’est pourquoi on lit les résultats sur des cas gardés en réserve.',
      blind:
        'Nulle part : {unfoundWords} sur {questionWords}, {unfoundList}. Gagné : on trouve des mots différents de même sens. Perdu : personne au-dehors ne peut dire pourquoi un fragment a gagné, ni vérifier que la règle n’a pas changé depuis hier.',
    },
  },
};
