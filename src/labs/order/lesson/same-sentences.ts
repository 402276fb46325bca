import type { Lesson } from '../../../ui/lesson';

/** Lesson one: only the order of the sentences changes, and with it what the model receives. */
export const SAME_SENTENCES: Lesson = {
  id: 'same-sentences',
  title: {
    en: 'Same sentences, other order',
    fr: 'Mêmes phrases, autre ordre',
  },
  lead: {
    en: 'One question, six sentences, two orders. Say first what will reach the model, then look.',
    fr: 'Une question, six phrases, deux ordres. Dites d’abord ce qui parviendra au modèle, puis regardez.',
  },
  audience: 'class',
  steps: [
    {
      id: 'read',
      title: { en: 'Read the case', fr: 'Lire le cas' },
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=6&k=1&left=A&right=A' },
      say: [
        {
          en: 'Someone wants a piano tuned at home and asks what it costs. The firm’s page says it in {sentences} sentences. Read the question, then the sentences.',
          fr: 'Quelqu’un veut faire accorder un piano chez soi et demande le prix. La page de l’entreprise le dit en {sentences} phrases. Lisez la question, puis les phrases.',
        },
        {
          en: 'Of these, {total} carry a [[condition|condition]], named beside the sentence: leave one out and the answer misleads. Here the page is short enough to be handed over whole, so {leftConditions} of {total} arrive.',
          fr: 'Parmi elles, {total} portent une [[condition|condition]], nommée à côté de la phrase : qu’il en manque une et la réponse trompe. Ici la page est assez courte pour être remise entière, donc {leftConditions} sur {total} parviennent au modèle.',
        },
      ],
      notice: [
        {
          en: 'Under the list stands what the model would receive.',
          fr: 'Sous la liste figure ce que le modèle recevrait.',
          screenOnly: true,
        },
        {
          en: 'The model answers from what it receives and sees nothing else of the page.',
          fr: 'Le modèle répond avec ce qu’il reçoit, et ne voit rien d’autre de la page.',
        },
      ],
      discuss: {
        en: 'Which condition would the customer miss most if it did not arrive?',
        fr: 'Quelle condition manquerait le plus au client si elle n’arrivait pas ?',
      },
    },
    {
      id: 'cut',
      title: { en: 'Cut, and keep one chunk', fr: 'Couper, et garder un fragment' },
      minutes: 3,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=A' },
      say: [
        {
          en: 'Long documents are not handed over whole. They are [[cut|cut]] into [[chunk|chunks]], each chunk is [[score|scored]] by the words it shares with the question, and only the best go to the model.',
          fr: 'Un long document n’est pas remis entier. Il est découpé en [[chunk|fragments]], chaque fragment est [[score|noté]] d’après les mots qu’il partage avec la question, et seuls les meilleurs vont au modèle.',
        },
        {
          en: 'Here a cut falls after every {size} sentences, which makes {chunks} chunks; the number kept is {topK}. Find the cut in order A.',
          fr: 'Ici, on [[cut|coupe]] toutes les {size} phrases, ce qui fait {chunks} fragments ; on en garde {topK}. Repérez la coupe dans l’ordre A.',
        },
      ],
      predict: {
        question: {
          en: 'How many of the {total} conditions will reach the model?',
          fr: 'Combien des {total} conditions parviendront au modèle ?',
        },
        measure: 'leftConditions',
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
          en: 'Chunk {leftFirst} was kept: {leftSentences}. Missing: {leftMissing}.',
          fr: 'Le fragment {leftFirst} a été gardé : {leftSentences}. Il manque : {leftMissing}.',
        },
        {
          en: 'Nobody judged the other chunk false or useless. It shares fewer words with the question, and that was all it was asked.',
          fr: 'Personne n’a jugé l’autre fragment faux ou inutile. Il partage moins de mots avec la question, et on ne lui demandait rien d’autre.',
        },
      ],
      discuss: {
        en: 'The model now answers from these sentences alone. What would it tell the customer? Could it know that something is missing?',
        fr: 'Le modèle répond maintenant avec ces seules phrases. Que dirait-il au client ? Pourrait-il savoir qu’il manque quelque chose ?',
      },
    },
    {
      id: 'reorder',
      title: { en: 'Change the order, nothing else', fr: 'Changer l’ordre, rien d’autre' },
      minutes: 3,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=B' },
      say: [
        {
          en: 'Order B holds the same {sentences} sentences, word for word. Same question, same cut after every {size}, same rule. Order A brought {leftConditions} of {total} conditions.',
          fr: 'L’ordre B contient les mêmes {sentences} phrases, mot pour mot. Même question, même coupe toutes les {size} phrases, même règle. L’ordre A a transmis {leftConditions} conditions sur {total}.',
        },
      ],
      predict: {
        question: {
          en: 'How many will order B bring?',
          fr: 'Combien l’ordre B en transmettra-t-il ?',
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
          en: 'Order B supplies {rightSentences}: {rightConditions} of {total}. Missing: {rightMissing}.',
          fr: 'L’ordre B transmet {rightSentences} : {rightConditions} sur {total}. Il manque : {rightMissing}.',
        },
        {
          en: 'No sentence was rewritten. What changed is who stands on which side of the cut.',
          fr: 'Aucune phrase n’a été récrite. Ce qui change, c’est qui se trouve de quel côté de la coupe.',
        },
      ],
      discuss: {
        en: 'Who decides the order of the sentences on a page? Do they have a cut in mind?',
        fr: 'Qui décide de l’ordre des phrases d’une page ? A-t-on une coupe en tête en l’écrivant ?',
      },
    },
    {
      id: 'best',
      title: { en: 'Find a better order', fr: 'Trouver un meilleur ordre' },
      minutes: 3,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=B' },
      say: [
        {
          en: 'The sentences can be put in {orders} different orders. You may choose any of them; the cut stays where it is, after every {size} sentences.',
          fr: 'On peut ranger les phrases dans {orders} ordres différents. Vous pouvez choisir celui que vous voulez ; la coupe reste où elle est, toutes les {size} phrases.',
        },
      ],
      predict: {
        question: {
          en: 'Does any order bring all {total} conditions?',
          fr: 'Un ordre transmet-il les {total} conditions ?',
        },
        measure: 'reachesAll',
        answers: {
          kind: 'choice',
          options: [
            {
              value: 'yes',
              label: { en: 'Yes', fr: 'Oui' },
              stated: {
                en: 'one order at least brings all {total} conditions',
                fr: 'un ordre au moins transmet les {total} conditions',
              },
            },
            {
              value: 'no',
              label: { en: 'No', fr: 'Non' },
              stated: {
                en: 'no order brings all {total} conditions',
                fr: 'aucun ordre ne transmet les {total} conditions',
              },
            },
          ],
        },
      },
      notice: [
        {
          en: 'The best order brings {best}. One chunk of {size} sentences is kept, and {total} conditions do not fit into it: no order helps, that is arithmetic.',
          fr: 'Le meilleur ordre en transmet {best}. On garde un fragment de {size} phrases, et {total} conditions n’y tiennent pas : aucun ordre n’y peut rien, c’est de l’arithmétique.',
        },
        {
          en: 'Now move sentences, by their handle or with the arrows: reach {best} in another way than order B. The counts follow your hand.',
          fr: 'Déplacez maintenant des phrases, par leur poignée ou avec les flèches : atteignez {best} autrement que l’ordre B. Les comptes suivent votre main.',
          screenOnly: true,
        },
      ],
      discuss: {
        en: 'Now make the worst order you can. Why does at least one condition always arrive?',
        fr: 'Faites maintenant le pire ordre possible. Pourquoi une condition au moins parvient-elle toujours ?',
      },
    },
    {
      id: 'shuffle',
      title: { en: 'Shuffle the sentences', fr: 'Mélanger les phrases' },
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=B', parts: ['landscape'] },
      say: [
        {
          en: 'Write each sentence on a card, shuffle, lay the cards out. Each of the {orders} orders is as likely as any other.',
          fr: 'Écrivez chaque phrase sur une carte, mélangez, étalez. Chacun des {orders} ordres est aussi probable qu’un autre.',
        },
      ],
      predict: {
        question: {
          en: 'Of ten shuffles, about how many would bring as many conditions as order B?',
          fr: 'Sur dix mélanges, combien à peu près transmettraient autant de conditions que l’ordre B ?',
        },
        measure: 'asGoodOfTen',
        answers: {
          kind: 'count',
          from: 0,
          to: 10,
          unit: {
            one: { en: 'of ten shuffles, roughly', fr: 'mélange sur dix, à peu près' },
            many: { en: 'of ten shuffles, roughly', fr: 'mélanges sur dix, à peu près' },
          },
        },
      },
      notice: [
        {
          en: 'As good as order B: {asGoodAsRight} of {orders} orders.',
          fr: 'Ordres aussi bons que l’ordre B : {asGoodAsRight} sur {orders}.',
        },
        {
          en: 'The [[landscape|bars]] below the lists count every order, with A and B marked.',
          fr: 'Sous les listes, les [[landscape|barres]] comptent tous les ordres ; A et B y sont marqués.',
          screenOnly: true,
        },
        {
          en: 'Two orders are an illustration, not a sample. To say how much order matters, look at all of them.',
          fr: 'Deux ordres sont une illustration, pas un échantillon. Pour dire combien l’ordre importe, il faut les regarder tous.',
        },
      ],
      discuss: {
        en: 'The author of the case wrote both orders. How would you have chosen two orders without favouring anyone?',
        fr: 'L’auteur du cas a écrit les deux ordres. Comment auriez-vous choisi deux ordres sans favoriser personne ?',
      },
    },
    {
      id: 'ceiling',
      title: { en: 'Keep one more chunk', fr: 'Garder un fragment de plus' },
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=3&k=2&left=A&right=B', parts: ['landscape'] },
      say: [
        {
          en: 'Orders A and B again, and one setting changed: the number of chunks kept is now {topK}.',
          fr: 'De nouveau les ordres A et B, et un seul réglage changé : on garde maintenant {topK} fragments.',
        },
      ],
      predict: {
        question: {
          en: 'How many conditions will lie between the two orders?',
          fr: 'Combien de conditions sépareront les deux ordres ?',
        },
        measure: 'difference',
        answers: {
          kind: 'count',
          from: 0,
          to: 4,
          unit: {
            one: { en: 'condition between the two orders', fr: 'condition entre les deux ordres' },
            many: {
              en: 'conditions between the two orders',
              fr: 'conditions entre les deux ordres',
            },
          },
        },
      },
      notice: [
        {
          en: 'The text makes {chunks} chunks and {topK} are kept: every sentence arrives in every order. The difference is {difference}.',
          fr: 'Le texte fait {chunks} fragments et on en garde {topK} : toutes les phrases parviennent dans tous les ordres. L’écart est de {difference}.',
        },
        {
          en: 'This is a [[ceiling|ceiling]]. Such a setting could not have shown an effect, so its zero says nothing about order. Report it all the same, and say why.',
          fr: 'C’est un [[ceiling|plafond]]. Un tel réglage n’aurait pas pu montrer d’effet : son zéro ne dit rien de l’ordre. On le rapporte quand même, en disant pourquoi.',
        },
      ],
      discuss: {
        en: 'Then why not always hand over everything?',
        fr: 'Alors pourquoi ne pas toujours tout remettre ?',
      },
    },
    {
      id: 'elsewhere',
      title: { en: 'Another page', fr: 'Une autre page' },
      minutes: 3,
      place: { room: 'order', query: 'case=time&size=2&k=2&left=A&right=B', parts: ['landscape'] },
      say: [
        {
          en: 'A laboratory says how long a soil analysis takes. Order B puts the {total} conditions at the top. Chunks of {size} sentences; the number kept is {topK}.',
          fr: 'Un laboratoire dit combien de temps prend une analyse de sol. L’ordre B met les {total} conditions en tête. Fragments de {size} phrases ; on en garde {topK}.',
        },
      ],
      predict: {
        question: {
          en: 'Which order brings more conditions?',
          fr: 'Quel ordre transmet le plus de conditions ?',
        },
        measure: 'winner',
        answers: {
          kind: 'choice',
          options: [
            {
              value: 'A',
              label: { en: 'Order A', fr: 'L’ordre A' },
              stated: {
                en: 'order A brings more conditions',
                fr: 'l’ordre A transmet plus de conditions',
              },
            },
            {
              value: 'B',
              label: { en: 'Order B', fr: 'L’ordre B' },
              stated: {
                en: 'order B brings more conditions',
                fr: 'l’ordre B transmet plus de conditions',
              },
            },
            {
              value: 'same',
              label: { en: 'Neither', fr: 'Aucun des deux' },
              stated: {
                en: 'both orders bring as many conditions',
                fr: 'les deux ordres transmettent autant de conditions',
              },
            },
          ],
        },
      },
      notice: [
        {
          en: 'A brings {leftConditions} of {total}, B brings {rightConditions}. In the French version of the same page: {otherLeftConditions} and {otherRightConditions}.',
          fr: 'A en transmet {leftConditions} sur {total}, B {rightConditions}. Dans la version anglaise de la même page : {otherLeftConditions} et {otherRightConditions}.',
        },
        {
          en: 'To put the conditions first looked like good advice. It helped with the piano, under the settings of the first steps. It is not a law.',
          fr: 'Mettre les conditions en tête avait l’air d’un bon conseil. Il a servi pour le piano, sous les réglages des premières étapes. Ce n’est pas une loi.',
        },
      ],
      discuss: {
        en: 'Find in the scores why the second chunk was chosen. Could the author of the page have foreseen it?',
        fr: 'Trouvez dans les notes pourquoi le second fragment a été choisi. L’auteur de la page pouvait-il le prévoir ?',
      },
    },
    {
      id: 'limits',
      title: {
        en: 'What this shows, and what it does not',
        fr: 'Ce que cela montre, et ne montre pas',
      },
      minutes: 2,
      place: {
        room: 'order',
        query: 'case=price&size=3&k=1&left=A&right=B',
        parts: ['landscape', 'matrix'],
      },
      say: [
        {
          en: 'Shown: where a rule cuts a text and counts words, the order of the sentences alone can decide what a model receives, {leftConditions} or {rightConditions} conditions of {total} here. Under other settings it decides nothing.',
          fr: 'Montré : là où une règle coupe un texte et compte des mots, l’ordre des phrases suffit parfois à décider de ce qu’un modèle reçoit, ici {leftConditions} ou {rightConditions} conditions sur {total}. Sous d’autres réglages, il ne décide de rien.',
        },
        {
          en: 'Not shown: how any search engine or chatbot behaves. These texts are small and written for teaching; real systems cut elsewhere, compare meanings as well as words, and change. And a sentence that arrives is not yet a sentence that is used.',
          fr: 'Pas montré : comment se comporte un moteur de recherche ou un agent conversationnel. Ces textes sont courts et écrits pour enseigner ; les vrais systèmes coupent ailleurs, comparent le sens autant que les mots, et changent. Et une phrase qui parvient n’est pas encore une phrase utilisée.',
        },
      ],
      notice: [
        {
          en: 'In the Order lab, below the lists, a [[matrix|table]] holds all the settings of the published protocol. Hatched cells are ceilings. No setting is called the right one.',
          fr: 'Dans le laboratoire Ordre, sous les listes, un [[matrix|tableau]] réunit tous les réglages du protocole publié. Les cases hachurées sont des plafonds. Aucun réglage n’est dit le bon.',
          screenOnly: true,
        },
      ],
      discuss: {
        en: 'You write a page with a price and its conditions. What would you do after this lesson, and what would you not promise?',
        fr: 'Vous écrivez une page avec un prix et ses conditions. Que feriez-vous après cette leçon, et que ne promettriez-vous pas ?',
      },
    },
  ],
  teaching: {
    goal: {
      en: 'Students can say why the same sentences bring a model more or fewer conditions when only their order changes, can point to the cut that did it, and can name a setting where order cannot matter.',
      fr: 'Les élèves savent dire pourquoi les mêmes phrases transmettent plus ou moins de conditions quand seul leur ordre change, montrer la coupe qui en est cause, et nommer un réglage où l’ordre ne peut rien changer.',
    },
    prepare: [
      {
        en: 'Open the first step on the projector and go through all the steps once; the arrow keys lead forward and back.',
        fr: 'Ouvrez la première étape au projecteur et parcourez toutes les étapes une fois ; les flèches mènent en avant et en arrière.',
      },
      {
        en: 'Write the six sentences on six cards for a class without screens; a ruler laid across the table is the cut.',
        fr: 'Pour une classe sans écran, écrivez les six phrases sur six cartes ; une règle posée en travers de la table est la coupe.',
      },
      {
        en: 'Let every student commit to a number before you reveal: count the hands in the lesson, the tally stays beside the outcome.',
        fr: 'Que chacun s’engage sur un nombre avant que vous ne découvriez : comptez les mains dans la leçon, le décompte reste à côté du résultat.',
      },
    ],
    misconceptions: [
      {
        thought: {
          en: 'The model reads the whole page.',
          fr: 'Le modèle lit toute la page.',
        },
        answer: {
          en: 'It reads what was supplied. Read aloud the box “What the model would receive” and ask what it could know beyond that.',
          fr: 'Il lit ce qui a été transmis. Lisez à voix haute l’encadré « Ce que le modèle recevrait » et demandez ce qu’il pourrait savoir de plus.',
        },
      },
      {
        thought: {
          en: 'The chunk that won is the most important one.',
          fr: 'Le fragment qui gagne est le plus important.',
        },
        answer: {
          en: 'It shares more words with the question for its length. A caveat seldom repeats the words of the question, and that is why caveats get lost.',
          fr: 'Il partage plus de mots avec la question, pour sa longueur. Une réserve répète rarement les mots de la question, et c’est pourquoi les réserves se perdent.',
        },
      },
      {
        thought: {
          en: 'Important things first: then all is well.',
          fr: 'L’important d’abord, et tout ira bien.',
        },
        answer: {
          en: 'The step “Another page” answers: there the order with the conditions first does not win. One case is never a rule.',
          fr: 'L’étape « Une autre page » répond : l’ordre qui met les conditions en tête n’y gagne pas. Un cas ne fait jamais une règle.',
        },
      },
      {
        thought: {
          en: 'A difference of zero proves that order does not matter.',
          fr: 'Un écart nul prouve que l’ordre ne compte pas.',
        },
        answer: {
          en: 'Ask whether the setting could have shown anything else. If every sentence arrives, it could not.',
          fr: 'Demandez si le réglage aurait pu montrer autre chose. Si toutes les phrases parviennent, non.',
        },
      },
    ],
    answers: {
      read: {
        en: 'There is no single answer. Listen for reasons: an amount without taxes, a price without what it excludes, a range taken for a quotation. All {leftConditions} are conditions because each changes what the customer would pay or may rely on.',
        fr: 'Il n’y a pas une seule réponse. Écoutez les raisons : un montant sans les taxes, un prix sans ce qu’il exclut, une fourchette prise pour un devis. Les {leftConditions} sont des conditions parce que chacune change ce que le client paierait ou ce sur quoi il peut compter.',
      },
      cut: {
        en: 'What arrives: {leftConditions} of {total}. The chunk scores are {left1Arithmetic} and {left2Arithmetic}. The model would give the price and sound sure; nothing in what it received says that {leftMissing} ever existed.',
        fr: 'Conditions parvenues : {leftConditions} sur {total}. Les notes des fragments sont {left1Arithmetic} et {left2Arithmetic}. Le modèle donnerait le prix avec assurance ; rien de ce qu’il a reçu ne dit que {leftMissing} aient jamais existé.',
      },
      reorder: {
        en: 'Order B brings {rightConditions} of {total}, order A {leftConditions}. Usually an author orders a page for human readers, who see the next sentence whether or not a cut falls before it.',
        fr: 'L’ordre B en transmet {rightConditions} sur {total}, l’ordre A {leftConditions}. On ordonne d’ordinaire une page pour des lecteurs, qui voient la phrase suivante qu’une coupe la précède ou non.',
      },
      best: {
        en: 'No: at most {best}, at least {worst}. F1 shares most words with the question, so its chunk wins in every order, and F1 is itself a condition.',
        fr: 'Non : au plus {best}, au moins {worst}. F1 partage le plus de mots avec la question : son fragment gagne dans tous les ordres, et F1 est elle-même une condition.',
      },
      shuffle: {
        en: 'About {asGoodOfTen} of ten ({asGoodAsRight} of {orders}). To be fair: draw the orders at random with a published seed, or count them all, as the lab does.',
        fr: 'Environ {asGoodOfTen} sur dix ({asGoodAsRight} sur {orders}). Pour être équitable : tirer les ordres au hasard avec une graine publiée, ou les compter tous, comme le laboratoire.',
      },
      ceiling: {
        en: 'The difference is {difference}: every sentence arrives in both orders. With six sentences one can hand over everything; with a thousand pages one cannot: it costs, it is slow, and long inputs are read less carefully. Something must be left out, so it matters how.',
        fr: 'L’écart est de {difference} : toutes les phrases parviennent dans les deux ordres. Avec six phrases, on peut tout remettre ; avec mille pages, non : c’est coûteux, c’est lent, et une longue entrée est lue avec moins de soin. Il faut laisser quelque chose, donc la manière compte.',
      },
      elsewhere: {
        en: 'A {leftConditions}, B {rightConditions} in English; {otherLeftConditions} and {otherRightConditions} in French. In order B the second place goes to chunk {rightSecond}: compare its score with the other’s. One shared word or two words of length decide, which nobody who writes a page can see coming.',
        fr: 'A {leftConditions}, B {rightConditions} en français ; {otherLeftConditions} et {otherRightConditions} en anglais. Dans l’ordre B, la deuxième place va au fragment {rightSecond} : comparez sa note à celle de l’autre. Un mot commun ou quelques mots de longueur en décident, ce que personne ne voit venir en écrivant une page.',
      },
      limits: {
        en: 'Good answers keep a condition near the sentence it limits, or repeat in it the words people ask with, and say that this may help under some cuts. They promise neither a place in an answer nor a citation.',
        fr: 'Les bonnes réponses gardent une condition près de la phrase qu’elle limite, ou y répètent les mots des gens, et disent que cela peut aider sous certaines coupes. Elles ne promettent ni une place dans une réponse ni une citation.',
      },
    },
  },
};
