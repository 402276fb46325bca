import type { Lesson } from '../../../ui/lesson';

/** Lesson two: the frozen score by hand, on the board, ties and blind spots included. */
export const RULE_TO_RECOMPUTE: Lesson = {
  id: 'rule-to-recompute',
  title: {
    en: 'A rule you can recompute',
    fr: 'Une règle qu’on refait à la main',
  },
  lead: {
    en: 'Two numbers, one division. With a pencil you get the machine’s score to the third decimal, or you find who miscounted.',
    fr: 'Deux nombres, une division. Avec un crayon, on retrouve la note de la machine à la troisième décimale, ou on trouve qui s’est trompé.',
  },
  audience: 'class',
  steps: [
    {
      id: 'common',
      title: { en: 'First number: words in common', fr: 'Premier nombre : les mots communs' },
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=1&k=1&left=A&right=A' },
      say: [
        {
          en: 'The [[lexical-1.0|rule of protocol 1.0]] needs two numbers. The first: how many different words of the question stand in the [[chunk|chunk]]. Here each sentence is a chunk.',
          fr: 'La [[lexical-1.0|règle du protocole 1.0]] demande deux nombres. Le premier : combien de mots différents de la question figurent dans le [[chunk|fragment]]. Ici, chaque phrase est un fragment.',
        },
        {
          en: 'Only the same form counts, capitals and accents aside. Words of one letter and a fixed list of little words (the, to, a, does…) count for nothing.',
          fr: 'Seule la même forme compte, majuscules et accents mis à part. Les mots d’une lettre et une liste fixe de petits mots (le, de, un, pour…) ne comptent pas.',
        },
      ],
      predict: {
        question: {
          en: 'How many words of the question stand in the first sentence, F1?',
          fr: 'Combien de mots de la question figurent dans la première phrase, F1 ?',
        },
        measure: 'left1Matched',
        answers: {
          kind: 'count',
          from: 0,
          to: 10,
          unit: {
            one: { en: 'word in common', fr: 'mot en commun' },
            many: { en: 'words in common', fr: 'mots en commun' },
          },
        },
      },
      notice: [
        { en: 'In common: {left1Words}.', fr: 'En commun : {left1Words}.' },
        {
          en: 'The question says “tune”, the sentence “tuning”: for this rule they are strangers.',
          fr: 'Dans « l’accord », l’apostrophe sépare : « accord » compte, et « l », d’une seule lettre, ne compte pas.',
        },
      ],
      discuss: {
        en: 'Should every common word count the same?',
        fr: 'Tous les mots communs devraient-ils compter autant ?',
      },
    },
    {
      id: 'length',
      title: { en: 'Second number: the length', fr: 'Second nombre : la longueur' },
      minutes: 3,
      place: { room: 'order', query: 'case=time&size=1&k=1&left=A&right=A' },
      say: [
        {
          en: 'Another page, a laboratory’s. The second number is the length: all words of the chunk that count, repeats included, and numbers too. The [[score|score]] is the first number divided by the square root of the second.',
          fr: 'Une autre page, celle d’un laboratoire. Le second nombre est la longueur : tous les mots du fragment qui comptent, répétitions et nombres compris. La [[score|note]] est le premier nombre divisé par la racine carrée du second.',
        },
        {
          en: 'An example for the board: {boardScore}.',
          fr: 'Un exemple au tableau : {boardScore}.',
        },
      ],
      predict: {
        question: {
          en: 'Count the words of F1 that count. How many are there?',
          fr: 'Comptez les mots de F1 qui comptent. Combien sont-ils ?',
        },
        measure: 'left1Terms',
        answers: {
          kind: 'count',
          from: 12,
          to: 20,
          unit: {
            one: { en: 'word that counts', fr: 'mot qui compte' },
            many: { en: 'words that count', fr: 'mots qui comptent' },
          },
        },
      },
      notice: [
        {
          en: 'So F1 scores {left1Arithmetic}. No calculator is needed for this root.',
          fr: 'F1 obtient donc {left1Arithmetic}. Pour cette racine, pas besoin de calculatrice.',
        },
        {
          en: 'If your count is off by one or two, look at the little words and at the numbers first.',
          fr: 'Si votre compte diffère d’un ou deux, regardez d’abord les petits mots et les nombres.',
        },
      ],
      discuss: {
        en: 'Why divide at all? And why by the root, not by the length itself?',
        fr: 'Pourquoi diviser ? Et pourquoi par la racine, plutôt que par la longueur elle-même ?',
      },
    },
    {
      id: 'by-hand',
      title: { en: 'Two chunks by hand', fr: 'Deux fragments à la main' },
      minutes: 4,
      place: { room: 'order', query: 'case=time&size=2&k=1&left=B&right=B' },
      say: [
        {
          en: 'Now {size} sentences a chunk. Chunk {leftFirst} holds F1 and wins. Who comes second? Half the class computes chunk 2 ({left2Sentences}), the other half chunk 3 ({left3Sentences}).',
          fr: 'Maintenant {size} phrases par fragment. Le fragment {leftFirst} contient F1 et gagne. Qui vient en deuxième ? Une moitié de la classe calcule le fragment 2 ({left2Sentences}), l’autre le fragment 3 ({left3Sentences}).',
        },
        {
          en: 'Write down the words in common, the length, then the division. Reveal only when both halves have three decimals.',
          fr: 'Notez les mots communs, la longueur, puis la division. Ne découvrez que lorsque les deux moitiés ont trois décimales.',
        },
      ],
      predict: {
        question: { en: 'Which chunk comes second?', fr: 'Quel fragment vient en deuxième ?' },
        measure: 'leftSecond',
        answers: {
          kind: 'choice',
          options: [
            {
              value: '2',
              label: { en: 'Chunk 2', fr: 'Le fragment 2' },
              stated: { en: 'chunk 2 comes second', fr: 'le fragment 2 vient en deuxième' },
            },
            {
              value: '3',
              label: { en: 'Chunk 3', fr: 'Le fragment 3' },
              stated: { en: 'chunk 3 comes second', fr: 'le fragment 3 vient en deuxième' },
            },
          ],
        },
      },
      notice: [
        {
          en: 'Chunk 2: {left2Arithmetic}, in common {left2Words}. Chunk 3: {left3Arithmetic}, in common {left3Words}.',
          fr: 'Fragment 2 : {left2Arithmetic}, en commun {left2Words}. Fragment 3 : {left3Arithmetic}, en commun {left3Words}.',
        },
        {
          en: 'One more common word raises a score, one more word of length lowers it. Anyone who follows the rule gets these digits; that is what makes it a rule.',
          fr: 'Un mot commun de plus élève la note, un mot de longueur de plus l’abaisse. Quiconque suit la règle obtient ces chiffres ; c’est ce qui en fait une règle.',
        },
      ],
      discuss: {
        en: 'Where did your count differ from your neighbour’s? What in the wording of the rule settles it?',
        fr: 'Où votre compte diffère-t-il de celui de votre voisin ? Qu’est-ce qui, dans l’énoncé de la règle, tranche ?',
      },
    },
    {
      id: 'longer',
      title: { en: 'Good words in longer company', fr: 'De bons mots en longue compagnie' },
      minutes: 2,
      place: { room: 'order', query: 'case=time&size=3&k=1&left=A&right=A' },
      say: [
        {
          en: 'Alone, F1 scored {firstAlone}. With {size} sentences a chunk it shares its chunk: {left1Sentences}.',
          fr: 'Seule, F1 obtenait {firstAlone}. Avec {size} phrases par fragment, elle partage le sien : {left1Sentences}.',
        },
      ],
      predict: {
        question: {
          en: 'Compared with F1 alone, this chunk scores…',
          fr: 'Comparé à F1 seule, ce fragment obtient une note…',
        },
        measure: 'againstAlone',
        answers: {
          kind: 'choice',
          options: [
            {
              value: 'higher',
              label: { en: 'Higher', fr: 'Plus haute' },
              stated: {
                en: 'a higher score than F1 alone',
                fr: 'une note plus haute que celle de F1 seule',
              },
            },
            {
              value: 'same',
              label: { en: 'The same', fr: 'Égale' },
              stated: {
                en: 'the same score as F1 alone',
                fr: 'la même note que celle de F1 seule',
              },
            },
            {
              value: 'lower',
              label: { en: 'Lower', fr: 'Plus basse' },
              stated: {
                en: 'a lower score than F1 alone',
                fr: 'une note plus basse que celle de F1 seule',
              },
            },
          ],
        },
      },
      notice: [
        {
          en: 'Together {left1Arithmetic}, against {firstAlone} alone. A sentence that joins a chunk must bring enough common words to pay for its length.',
          fr: 'Ensemble {left1Arithmetic}, contre {firstAlone} pour F1 seule. Une phrase qui rejoint un fragment doit apporter assez de mots communs pour payer sa longueur.',
        },
        {
          en: 'The chunk still wins: a score is only ever compared with the scores of the other chunks of the same [[cut|cut]].',
          fr: 'Le fragment gagne toujours : une note ne se compare qu’à celles des autres fragments de la même [[cut|coupe]].',
        },
      ],
      discuss: {
        en: 'A careful [[condition|condition]] takes many words. Does the rule punish care?',
        fr: 'Une [[condition|condition]] précise demande beaucoup de mots. La règle punit-elle la précision ?',
      },
    },
    {
      id: 'ties',
      title: { en: 'When scores are equal', fr: 'Quand les notes sont égales' },
      minutes: 3,
      place: { room: 'order', query: 'case=hosting&size=1&k=3&left=A&right=B' },
      say: [
        {
          en: 'A third page: one sentence a chunk, {topK} kept of {chunks}. Among them, {leftZeros} share no word with the question and score 0. The others take the first places; what is left goes to one of these.',
          fr: 'Une troisième page : une phrase par fragment, on en garde {topK} sur {chunks}. Parmi eux, {leftZeros} ne partagent aucun mot avec la question et obtiennent 0. Les autres prennent les premières places ; le reste va à l’un de ceux-là.',
        },
        {
          en: '[[tie|Equal scores]] need a rule too. Here: of two equals, the one that comes first in the text.',
          fr: 'À [[tie|notes égales]], il faut aussi une règle. Ici : de deux égaux, celui qui vient en premier dans le texte.',
        },
      ],
      predict: {
        question: {
          en: 'Will orders A and B bring the same number of conditions?',
          fr: 'Les ordres A et B transmettront-ils le même nombre de conditions ?',
        },
        measure: 'orderMatters',
        answers: {
          kind: 'choice',
          options: [
            {
              value: 'no',
              label: { en: 'The same', fr: 'Le même' },
              stated: {
                en: 'both orders bring the same number of conditions',
                fr: 'les deux ordres transmettent le même nombre de conditions',
              },
            },
            {
              value: 'yes',
              label: { en: 'Not the same', fr: 'Pas le même' },
              stated: {
                en: 'the two orders do not bring the same number of conditions',
                fr: 'les deux ordres ne transmettent pas le même nombre de conditions',
              },
            },
          ],
        },
      },
      notice: [
        {
          en: 'A brings {leftConditions}, B brings {rightConditions}. A supplies {leftSentences}; B supplies {rightSentences}.',
          fr: 'A en transmet {leftConditions}, B {rightConditions}. A transmet {leftSentences} ; B transmet {rightSentences}.',
        },
        {
          en: 'The words had no say in the last place. A rule that is silent about ties is unfinished: two people would recompute two results and both be right.',
          fr: 'Les mots n’ont rien décidé pour la dernière place. Une règle muette sur les égalités est inachevée : deux personnes referaient deux résultats, et auraient raison toutes deux.',
        },
      ],
      discuss: {
        en: 'Is “first in the text” fair? Propose another way to break a tie, and say how one would recompute it.',
        fr: '« Le premier dans le texte », est-ce équitable ? Proposez un autre départage, et dites comment on le referait.',
      },
    },
    {
      id: 'other-rule',
      title: { en: 'Another rule', fr: 'Une autre règle' },
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=3&k=1&score=bm25-1&left=A&right=B' },
      say: [
        {
          en: '[[bm25|BM25]], which search engines have used for decades, also weighs how rare a word is. On the piano’s page the frozen rule gave {frozenLeftConditions} conditions in order A and {frozenRightConditions} in order B. Now BM25 scores the same chunks.',
          fr: '[[bm25|BM25]], que les moteurs de recherche emploient depuis des décennies, pèse aussi la rareté des mots. Sur la page du piano, la règle figée donnait {frozenLeftConditions} conditions dans l’ordre A et {frozenRightConditions} dans l’ordre B. BM25 note maintenant les mêmes fragments.',
        },
      ],
      predict: {
        question: {
          en: 'How many conditions will order B bring under BM25?',
          fr: 'Combien de conditions l’ordre B transmettra-t-il avec BM25 ?',
        },
        measure: 'rightConditions',
        answers: {
          kind: 'count',
          from: 0,
          to: 4,
          unit: {
            one: { en: 'of {total} conditions', fr: 'condition sur {total}' },
            many: { en: 'of {total} conditions', fr: 'conditions sur {total}' },
          },
        },
      },
      notice: [
        {
          en: 'Under BM25, A brings {leftConditions} and B brings {rightConditions}. Every score moved and no count did: a null, worth writing down. The case Time with one sentence a chunk and five kept tells another story.',
          fr: 'Avec BM25, A en transmet {leftConditions} et B {rightConditions}. Toutes les notes ont bougé, aucun compte : un résultat nul, bon à noter. Le cas Délai, avec une phrase par fragment et cinq gardés, raconte autre chose.',
        },
        {
          en: 'A rule is frozen and named before results are read. Whoever may change it afterwards can choose the number they like.',
          fr: 'Une règle est figée et nommée avant qu’on lise les résultats. Qui peut la changer après coup choisit le nombre qui lui plaît.',
        },
      ],
      discuss: {
        en: 'Why not adjust the rule until the results are best?',
        fr: 'Pourquoi ne pas ajuster la règle jusqu’aux meilleurs résultats ?',
      },
    },
    {
      id: 'blind',
      title: { en: 'What the rule cannot see', fr: 'Ce que la règle ne voit pas' },
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=6&k=1&left=A&right=A' },
      say: [
        {
          en: 'The question about the piano has {questionWords} words that count. The rule looks for exactly these forms.',
          fr: 'La question sur le piano a {questionWords} mots qui comptent. La règle cherche exactement ces formes.',
        },
      ],
      predict: {
        question: {
          en: 'How many of them stand nowhere in the {sentences} sentences?',
          fr: 'Combien ne figurent nulle part dans les {sentences} phrases ?',
        },
        measure: 'unfoundWords',
        answers: {
          kind: 'count',
          from: 0,
          to: 8,
          unit: {
            one: { en: 'word found nowhere', fr: 'mot introuvable' },
            many: { en: 'words found nowhere', fr: 'mots introuvables' },
          },
        },
      },
      notice: [
        {
          en: 'Nowhere: {unfoundList}. A reader knows that what a firm charges is what it costs; the rule does not.',
          fr: 'Nulle part : {unfoundList}. L’auteur de ces phrases a repris presque tous les mots de la question ; une vraie page le fait rarement.',
        },
        {
          en: 'Real systems often compare meanings too, and find more. They cannot be redone on a board. This rule is an instrument for learning, no portrait of theirs.',
          fr: 'Les vrais systèmes comparent souvent aussi le sens, et trouvent davantage. On ne les refait pas au tableau. Cette règle est un instrument pour apprendre, non leur portrait.',
        },
      ],
      discuss: {
        en: 'What is gained with a score nobody can recompute, and what is lost?',
        fr: 'Que gagne-t-on avec une note que personne ne peut refaire, et que perd-on ?',
      },
    },
  ],
  teaching: {
    goal: {
      en: 'Students compute the score of a chunk by hand to three decimals, can say which words count and what happens at a tie, and can explain why a rule is fixed before the results are read.',
      fr: 'Les élèves calculent à la main la note d’un fragment à trois décimales, savent dire quels mots comptent et ce qui se passe à égalité, et expliquer pourquoi une règle est fixée avant qu’on lise les résultats.',
    },
    prepare: [
      {
        en: 'Print the question sheet, or have paper ready; calculators are welcome from the third step on.',
        fr: 'Imprimez la fiche de questions, ou prévoyez du papier ; les calculatrices sont bienvenues à partir de la troisième étape.',
      },
      {
        en: 'Write on the board: score = words in common ÷ √(words that count), and leave it there.',
        fr: 'Écrivez au tableau : note = mots communs ÷ √(mots qui comptent), et laissez-le.',
      },
      {
        en: 'The list of little words is fixed and short. “How”, “what” and “long” are not in it: they count, though they rarely match.',
        fr: 'La liste des petits mots est fixe et courte. « Combien », « temps » et « faut » n’y sont pas : ils comptent, même s’ils se retrouvent rarement.',
      },
    ],
    misconceptions: [
      {
        thought: {
          en: 'A word that occurs twice counts twice.',
          fr: 'Un mot qui revient deux fois compte deux fois.',
        },
        answer: {
          en: 'Above the line it counts once, however often it stands there; under the root every occurrence adds to the length. Repeating a word lowers the score.',
          fr: 'Au numérateur il compte une fois, si souvent qu’il revienne ; sous la racine, chaque occurrence allonge. Répéter un mot abaisse la note.',
        },
      },
      {
        thought: {
          en: '“Return” and “returns” are the same word.',
          fr: '« Rendre » et « rend » sont le même mot.',
        },
        answer: {
          en: 'For people. This rule compares forms. BM25, in this lab, cuts endings off first; it is another rule with other scores.',
          fr: 'Pour nous. Cette règle compare des formes. BM25, dans ce laboratoire, ôte d’abord les terminaisons ; c’est une autre règle, avec d’autres notes.',
        },
      },
      {
        thought: {
          en: 'A score of 1.2 is twice as relevant as one of 0.6.',
          fr: 'Une note de 1,2 est deux fois plus pertinente qu’une de 0,6.',
        },
        answer: {
          en: 'A score only ranks chunks of one cut against one question. It has no unit and measures no relevance.',
          fr: 'Une note ne fait que classer les fragments d’une coupe face à une question. Elle n’a pas d’unité et ne mesure aucune pertinence.',
        },
      },
      {
        thought: {
          en: 'The computer is more exact than we are.',
          fr: 'L’ordinateur est plus exact que nous.',
        },
        answer: {
          en: 'It rounds at the sixteenth digit, we at the third. Both follow the same rule, and where they differ before that, somebody miscounted.',
          fr: 'Il arrondit au seizième chiffre, nous au troisième. Tous deux suivent la même règle ; s’ils diffèrent avant, quelqu’un a mal compté.',
        },
      },
    ],
    answers: {
      common: {
        en: 'Words in common, {left1Matched}: {left1Words}. Weighing words by rarity is what BM25 does; it needs the whole collection to know what is rare, and a board does not hold one.',
        fr: 'Mots communs, au nombre de {left1Matched} : {left1Words}. Peser les mots d’après leur rareté est ce que fait BM25 ; il faut toute la collection pour savoir ce qui est rare, et elle ne tient pas au tableau.',
      },
      length: {
        en: 'There are {left1Terms}, so F1 scores {left1Arithmetic}. Without a division the longest chunk would always win; divided by the length itself, a chunk of one lucky word would. The root is a compromise somebody chose, and it could be another.',
        fr: 'Il y en a {left1Terms}, donc F1 obtient {left1Arithmetic}. Sans division, le plus long fragment gagnerait toujours ; divisée par la longueur elle-même, la note ferait gagner un mot chanceux tout seul. La racine est un compromis que quelqu’un a choisi, et pourrait être autre.',
      },
      'by-hand': {
        en: 'Chunk {leftSecond}. Chunk 1: {left1Arithmetic}. Chunk 2: {left2Arithmetic}. Chunk 3: {left3Arithmetic}. Common slips: counting “the” or “and”, forgetting numbers, splitting a name in the wrong place.',
        fr: 'Le fragment {leftSecond}. Fragment 1 : {left1Arithmetic}. Fragment 2 : {left2Arithmetic}. Fragment 3 : {left3Arithmetic}. Erreurs fréquentes : compter « le » ou « et », oublier les nombres, ne pas séparer à l’apostrophe.',
      },
      longer: {
        en: 'Not as such: {left1Arithmetic} for the chunk, {firstAlone} for F1 alone. The rule does not know care from padding: both are length. It punishes neither as such, it only asks for common words.',
        fr: 'Pas en tant que telle : {left1Arithmetic} pour le fragment, {firstAlone} pour F1 seule. La règle ne distingue pas la précision du remplissage : les deux sont de la longueur. Elle ne punit ni l’une ni l’autre, elle ne demande que des mots communs.',
      },
      ties: {
        en: 'A {leftConditions}, B {rightConditions}. “First in the text” can be recomputed by anyone, which is its one merit. Drawing lots would be fairer and could be recomputed only with the seed published.',
        fr: 'A {leftConditions}, B {rightConditions}. « Le premier dans le texte » peut être refait par chacun, c’est son seul mérite. Tirer au sort serait plus équitable et ne pourrait se refaire que si la graine est publiée.',
      },
      'other-rule': {
        en: 'Under BM25, order B brings {rightConditions} and order A {leftConditions}. Adjusting until it fits these three small cases would describe these cases and predict nothing about the next. That is why results are read on cases kept in reserve.',
        fr: 'Avec BM25, l’ordre B en transmet {rightConditions} et l’ordre A {leftConditions}. Ajuster jusqu’à convenir à ces trois petits cas décrirait ces cas et ne prédirait rien du suivant. C’est pourquoi on lit les résultats sur des cas gardés en réserve.',
      },
      blind: {
        en: 'Nowhere: {unfoundWords} of {questionWords}, {unfoundList}. Gained: words that differ and mean the same are found. Lost: nobody outside can say why a chunk won, nor check that the rule has not changed since yesterday.',
        fr: 'Nulle part : {unfoundWords} sur {questionWords}, {unfoundList}. Gagné : on trouve des mots différents de même sens. Perdu : personne au-dehors ne peut dire pourquoi un fragment a gagné, ni vérifier que la règle n’a pas changé depuis hier.',
      },
    },
  },
};
