import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Mêmes phrases, autre ordre',
  lead: 'Une question, six phrases, deux ordres. Dites d’abord ce qui parviendra au modèle, puis regardez.',
  steps: {
    read: {
      title: 'Lire le cas',
      say: [
        'Quelqu’un veut faire accorder un piano chez soi et demande le prix. La page de l’entreprise le dit en {sentences} phrases. Lisez la question, puis les phrases.',
        'Parmi elles, {total} portent une [[condition|condition]], nommée à côté de la phrase : qu’il en manque une et la réponse trompe. Ici la page est assez courte pour être remise entière, donc {leftConditions} sur {total} parviennent au modèle.',
      ],
      notice: [
        'Sous la liste figure ce que le modèle recevrait.',
        'Le modèle répond avec ce qu’il reçoit, et ne voit rien d’autre de la page.',
      ],
      discuss: 'Quelle condition manquerait le plus au client si elle n’arrivait pas ?',
    },
    cut: {
      title: 'Couper, et garder un fragment',
      say: [
        'Un long document n’est pas remis entier. Il est découpé en [[chunk|fragments]], chaque fragment est [[score|noté]] d’après les mots qu’il partage avec la question, et seuls les meilleurs vont au modèle.',
        'Ici, on [[cut|coupe]] toutes les {size} phrases, ce qui fait {chunks} fragments ; on en garde {topK}. Repérez la coupe dans l’ordre A.',
      ],
      question: 'Combien des {total} conditions parviendront au modèle ?',
      unit: {
        one: 'condition sur {total}',
        many: 'conditions sur {total}',
      },
      notice: [
        'Le fragment {leftFirst} a été gardé : {leftSentences}. Il manque : {leftMissing}.',
        'Personne n’a jugé l’autre fragment faux ou inutile. Il partage moins de mots avec la question, et on ne lui demandait rien d’autre.',
      ],
      discuss:
        'Le modèle répond maintenant avec ces seules phrases. Que dirait-il au client ? Pourrait-il savoir qu’il manque quelque chose ?',
    },
    reorder: {
      title: 'Changer l’ordre, rien d’autre',
      say: [
        'L’ordre B contient les mêmes {sentences} phrases, mot pour mot. Même question, même coupe toutes les {size} phrases, même règle. L’ordre A a transmis {leftConditions} conditions sur {total}.',
      ],
      question: 'Combien l’ordre B en transmettra-t-il ?',
      unit: {
        one: 'condition sur {total}',
        many: 'conditions sur {total}',
      },
      notice: [
        'L’ordre B transmet {rightSentences} : {rightConditions} sur {total}. Il manque : {rightMissing}.',
        'Aucune phrase n’a été récrite. Ce qui change, c’est qui se trouve de quel côté de la coupe.',
      ],
      discuss:
        'Qui décide de l’ordre des phrases d’une page ? A-t-on une coupe en tête en l’écrivant ?',
    },
    best: {
      title: 'Trouver un meilleur ordre',
      say: [
        'On peut ranger les phrases dans {orders} ordres différents. Vous pouvez choisir celui que vous voulez ; la coupe reste où elle est, toutes les {size} phrases.',
      ],
      question: 'Un ordre transmet-il les {total} conditions ?',
      options: {
        yes: {
          label: 'Oui',
          stated: 'un ordre au moins transmet les {total} conditions',
        },
        no: {
          label: 'Non',
          stated: 'aucun ordre ne transmet les {total} conditions',
        },
      },
      notice: [
        'Le meilleur ordre en transmet {best}. On garde un fragment de {size} phrases, et {total} conditions n’y tiennent pas : aucun ordre n’y peut rien, c’est de l’arithmétique.',
        'Déplacez maintenant des phrases, par leur poignée ou avec les flèches : atteignez {best} autrement que l’ordre B. Les comptes suivent votre main.',
      ],
      discuss:
        'Faites maintenant le pire ordre possible. Pourquoi une condition au moins parvient-elle toujours ?',
    },
    shuffle: {
      title: 'Mélanger les phrases',
      say: [
        'Écrivez chaque phrase sur une carte, mélangez, étalez. Chacun des {orders} ordres est aussi probable qu’un autre.',
      ],
      question:
        'Sur dix mélanges, combien à peu près transmettraient autant de conditions que l’ordre B ?',
      unit: { one: 'mélange sur dix, à peu près', many: 'mélanges sur dix, à peu près' },
      notice: [
        'Ordres aussi bons que l’ordre B : {asGoodAsRight} sur {orders}.',
        'Sous les listes, les [[landscape|barres]] comptent tous les ordres ; A et B y sont marqués.',
        'Deux ordres sont une illustration, pas un échantillon. Pour dire combien l’ordre importe, il faut les regarder tous.',
      ],
      discuss:
        'L’auteur du cas a écrit les deux ordres. Comment auriez-vous choisi deux ordres sans favoriser personne ?',
    },
    ceiling: {
      title: 'Garder un fragment de plus',
      say: [
        'De nouveau les ordres A et B, et un seul réglage changé : on garde maintenant {topK} fragments.',
      ],
      question: 'Combien de conditions sépareront les deux ordres ?',
      unit: { one: 'condition entre les deux ordres', many: 'conditions entre les deux ordres' },
      notice: [
        'Le texte fait {chunks} fragments et on en garde {topK} : toutes les phrases parviennent dans tous les ordres. L’écart est de {difference}.',
        'C’est un [[ceiling|plafond]]. Un tel réglage n’aurait pas pu montrer d’effet : son zéro ne dit rien de l’ordre. On le rapporte quand même, en disant pourquoi.',
      ],
      discuss: 'Alors pourquoi ne pas toujours tout remettre ?',
    },
    elsewhere: {
      title: 'Une autre page',
      say: [
        'Un laboratoire dit combien de temps prend une analyse de sol. L’ordre B met les {total} conditions en tête. Fragments de {size} phrases ; on en garde {topK}.',
      ],
      question: 'Quel ordre transmet le plus de conditions ?',
      options: {
        A: { label: 'L’ordre A', stated: 'l’ordre A transmet plus de conditions' },
        B: { label: 'L’ordre B', stated: 'l’ordre B transmet plus de conditions' },
        same: {
          label: 'Aucun des deux',
          stated: 'les deux ordres transmettent autant de conditions',
        },
      },
      notice: [
        'A en transmet {leftConditions} sur {total}, B {rightConditions}. Dans la version anglaise de la même page : {otherLeftConditions} et {otherRightConditions}.',
        'Mettre les conditions en tête avait l’air d’un bon conseil. Il a servi pour le piano, sous les réglages des premières étapes. Ce n’est pas une loi.',
      ],
      discuss:
        'Trouvez dans les notes pourquoi le second fragment a été choisi. L’auteur de la page pouvait-il le prévoir ?',
    },
    limits: {
      title: 'Ce que cela montre, et ne montre pas',
      say: [
        'Montré : là où une règle coupe un texte et compte des mots, l’ordre des phrases suffit parfois à décider de ce qu’un modèle reçoit, ici {leftConditions} ou {rightConditions} conditions sur {total}. Sous d’autres réglages, il ne décide de rien.',
        'Pas montré : comment se comporte un moteur de recherche ou un agent conversationnel. Ces textes sont courts et écrits pour enseigner ; les vrais systèmes coupent ailleurs, comparent le sens autant que les mots, et changent. Et une phrase qui parvient n’est pas encore une phrase utilisée.',
      ],
      notice: [
        'Dans le laboratoire Ordre, sous les listes, un [[matrix|tableau]] réunit tous les réglages du protocole publié. Les cases hachurées sont des plafonds. Aucun réglage n’est dit le bon.',
      ],
      discuss:
        'Vous écrivez une page avec un prix et ses conditions. Que feriez-vous après cette leçon, et que ne promettriez-vous pas ?',
    },
  },
  teaching: {
    goal: 'Les élèves savent dire pourquoi les mêmes phrases transmettent plus ou moins de conditions quand seul leur ordre change, montrer la coupe qui en est cause, et nommer un réglage où l’ordre ne peut rien changer.',
    prepare: [
      'Ouvrez la première étape au projecteur et parcourez toutes les étapes une fois ; les flèches mènent en avant et en arrière.',
      'Pour une classe sans écran, écrivez les six phrases sur six cartes ; une règle posée en travers de la table est la coupe.',
      'Que chacun s’engage sur un nombre avant que vous ne découvriez : comptez les mains dans la leçon, le décompte reste à côté du résultat.',
    ],
    misconceptions: [
      {
        thought: 'Le modèle lit toute la page.',
        answer:
          'Il lit ce qui a été transmis. Lisez à voix haute l’encadré « Ce que le modèle recevrait » et demandez ce qu’il pourrait savoir de plus.',
      },
      {
        thought: 'Le fragment qui gagne est le plus important.',
        answer:
          'Il partage plus de mots avec la question, pour sa longueur. Une réserve répète rarement les mots de la question, et c’est pourquoi les réserves se perdent.',
      },
      {
        thought: 'L’important d’abord, et tout ira bien.',
        answer:
          'L’étape « Une autre page » répond : l’ordre qui met les conditions en tête n’y gagne pas. Un cas ne fait jamais une règle.',
      },
      {
        thought: 'Un écart nul prouve que l’ordre ne compte pas.',
        answer:
          'Demandez si le réglage aurait pu montrer autre chose. Si toutes les phrases parviennent, non.',
      },
    ],
    answers: {
      read: 'Il n’y a pas une seule réponse. Écoutez les raisons : un montant sans les taxes, un prix sans ce qu’il exclut, une fourchette prise pour un devis. Les {leftConditions} sont des conditions parce que chacune change ce que le client paierait ou ce sur quoi il peut compter.',
      cut: 'Conditions parvenues : {leftConditions} sur {total}. Les notes des fragments sont {left1Arithmetic} et {left2Arithmetic}. Le modèle donnerait le prix avec assurance ; rien de ce qu’il a reçu ne dit que {leftMissing} aient jamais existé.',
      reorder:
        'L’ordre B en transmet {rightConditions} sur {total}, l’ordre A {leftConditions}. On ordonne d’ordinaire une page pour des lecteurs, qui voient la phrase suivante qu’une coupe la précède ou non.',
      best: 'Non : au plus {best}, au moins {worst}. F1 partage le plus de mots avec la question : son fragment gagne dans tous les ordres, et F1 est elle-même une condition.',
      shuffle:
        'Environ {asGoodOfTen} sur dix ({asGoodAsRight} sur {orders}). Pour être équitable : tirer les ordres au hasard avec une graine publiée, ou les compter tous, comme le laboratoire.',
      ceiling:
        'L’écart est de {difference} : toutes les phrases parviennent dans les deux ordres. Avec six phrases, on peut tout remettre ; avec mille pages, non : c’est coûteux, c’est lent, et une longue entrée est lue avec moins de soin. Il faut laisser quelque chose, donc la manière compte.',
      elsewhere:
        'A {leftConditions}, B {rightConditions} en français ; {otherLeftConditions} et {otherRightConditions} en anglais. Dans l’ordre B, la deuxième place va au fragment {rightSecond} : comparez sa note à celle de l’autre. Un mot commun ou quelques mots de longueur en décident, ce que personne ne voit venir en écrivant une page.',
      limits:
        'Les bonnes réponses gardent une condition près de la phrase qu’elle limite, ou y répètent les mots des gens, et disent que cela peut aider sous certaines coupes. Elles ne promettent ni une place dans une réponse ni une citation.',
    },
  },
};
