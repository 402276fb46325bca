import type { LessonStep } from '../../ui/lesson';

export const COLLECTION_STEPS: readonly LessonStep[] = [
  {
    id: 'freeze',
    title: { en: 'Freeze: everything first', fr: 'Figer : tout d’abord' },
    minutes: 3,
    place: { room: 'collection', query: 'view=plan' },
    say: [
      {
        en: 'The question: does the order of a page’s sentences change what a model answers? The plan of the published protocol: {cases} cases, in {languages} languages, in {variants} orders; each given in {modes} ways, the [[passage|passage]] a search retains or the whole text; and all of it repeated {repetitions} times.',
        fr: 'La question : l’ordre des phrases d’une page change-t-il ce que répond un modèle ? Le plan du protocole publié : {cases} cas, en {languages} langues, dans {variants} ordres ; chacun donné de {modes} façons, le [[passage|passage]] que retient une recherche ou le texte entier ; et le tout répété {repetitions} fois.',
      },
      {
        en: 'Every request is written out in full before the first one leaves: its text, its place in the order, the most it can cost.',
        fr: 'Chaque requête est écrite en entier avant que la première parte : son texte, sa place dans l’ordre, ce qu’elle peut coûter au plus.',
      },
    ],
    predict: {
      question: { en: 'How many calls is that?', fr: 'Combien d’appels cela fait-il ?' },
      measure: 'callsAs',
      answers: {
        kind: 'choice',
        options: [
          {
            value: '24',
            label: { en: '24', fr: '24' },
            stated: { en: '24 calls', fr: '24 appels' },
          },
          {
            value: '36',
            label: { en: '36', fr: '36' },
            stated: { en: '36 calls', fr: '36 appels' },
          },
          {
            value: '72',
            label: { en: '72', fr: '72' },
            stated: { en: '72 calls', fr: '72 appels' },
          },
          {
            value: '144',
            label: { en: '144', fr: '144' },
            stated: { en: '144 calls', fr: '144 appels' },
          },
        ],
      },
    },
    notice: [
      {
        en: 'The product: {cases} × {languages} × {variants} × {modes} × {repetitions} = {calls} calls. A modest question is not a small experiment.',
        fr: 'Le produit : {cases} × {languages} × {variants} × {modes} × {repetitions} = {calls} appels. Une question modeste n’est pas une petite expérience.',
      },
      {
        en: 'So far the plan is a draft: everything in it can be changed. Once it is [[plan|frozen]] nothing can; another plan is another [[series|series]].',
        fr: 'Pour l’instant, le plan est un brouillon : tout peut y changer. Une fois [[plan|figé]], plus rien ; un autre plan est une autre [[series|série]].',
      },
    ],
    discuss: {
      en: 'What is wrong with looking at the first answers and then deciding how many repetitions to make?',
      fr: 'Quel mal y a-t-il à regarder les premières réponses, puis à décider du nombre de répétitions ?',
    },
  },
  {
    id: 'digest',
    title: { en: 'A fingerprint of the plan', fr: 'L’empreinte du plan' },
    minutes: 3,
    place: { room: 'collection', query: 'view=run&practice=frozen' },
    say: [
      {
        en: 'A frozen plan bears {digests} [[digest|digests]]: one of the whole, and one of each part (cases, rules, prompts, prices, budget, requests and so on). A digest is a number computed from the text; change one character and another comes out.',
        fr: 'Un plan figé porte {digests} [[digest|empreintes]] : une du tout, et une de chaque partie (cas, règles, consignes, prix, budget, requêtes, etc.). Une empreinte est un nombre calculé d’après le texte ; changez un caractère, il en sort un autre.',
      },
      {
        en: 'Suppose somebody makes one price dearer afterwards, that of an output [[token|token]], by a billionth of a dollar. Nothing that is sent to the model changes.',
        fr: 'Supposons qu’on renchérisse après coup un seul prix, celui d’un [[token|jeton]] de sortie, d’un milliardième de dollar. Rien de ce qui est envoyé au modèle ne change.',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {digests} digests are no longer the same?',
        fr: 'Combien des {digests} empreintes ne sont plus les mêmes ?',
      },
      measure: 'digestsChanged',
      answers: {
        kind: 'count',
        from: 0,
        to: 10,
        unit: {
          one: { en: 'of {digests} digests changed', fr: 'empreinte changée sur {digests}' },
          many: { en: 'of {digests} digests changed', fr: 'empreintes changées sur {digests}' },
        },
      },
    },
    notice: [
      {
        en: 'Changed: {digestsChanged} of {digests}, that of the whole, that of the prices and that of the requests, since each bears the most it can cost. The parts that kept theirs show where the change was not.',
        fr: 'Empreintes changées : {digestsChanged} sur {digests}, celle du tout, celle des prix et celle des requêtes, puisque chacune porte ce qu’elle peut coûter au plus. Les parties qui ont gardé la leur montrent où le changement n’est pas.',
      },
      {
        en: 'That of the requests begins with {requestsDigest} on every machine that freezes this practice plan; that of the whole does not, since it holds the moment and the name of this series.',
        fr: 'Celle des requêtes commence par {requestsDigest} sur toute machine qui fige ce plan d’exercice ; celle du tout, non, car elle contient l’instant et le nom de cette série.',
      },
      {
        en: 'Open “Digests” below to see them all.',
        fr: 'Ouvrez « Empreintes » ci-dessous pour les voir toutes.',
        screenOnly: true,
      },
      {
        en: 'A simulated digest begins with the word “simulated”: it can never pass for a collected one.',
        fr: 'Une empreinte simulée commence par le mot « simulated » : elle ne pourra jamais passer pour une série collectée.',
      },
    ],
    discuss: {
      en: 'Does a digest prove that the plan was frozen before the results were known?',
      fr: 'Une empreinte prouve-t-elle que le plan a été figé avant que les résultats soient connus ?',
    },
  },
  {
    id: 'order',
    title: { en: 'Who goes first', fr: 'Qui passe en premier' },
    minutes: 3,
    place: { room: 'collection', query: 'view=run&practice=frozen' },
    say: [
      {
        en: 'Calls leave one after another. A service may grow slow, or change, in the course of an afternoon. If order A always went first, whatever changes with time would look like an effect of the order.',
        fr: 'Les appels partent l’un après l’autre. Un service peut ralentir, ou changer, au fil d’un après-midi. Si l’ordre A passait toujours en premier, tout ce qui change avec l’heure aurait l’air d’un effet de l’ordre.',
      },
      {
        en: 'So the plan alternates by a stated rule, from one repetition to the next. In the first repetition of the first case the first language begins with order {firstVariant}.',
        fr: 'Le plan alterne donc selon une règle écrite, d’une répétition à l’autre. Dans la première répétition du premier cas, la première langue commence par l’ordre {firstVariant}.',
      },
    ],
    predict: {
      question: {
        en: 'Which order begins in the second repetition, same case, same language?',
        fr: 'Quel ordre commence à la deuxième répétition, même cas, même langue ?',
      },
      measure: 'secondFirstVariant',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'A',
            label: { en: 'A', fr: 'A' },
            stated: { en: 'order A begins', fr: 'l’ordre A commence' },
          },
          {
            value: 'B',
            label: { en: 'B', fr: 'B' },
            stated: { en: 'order B begins', fr: 'l’ordre B commence' },
          },
        ],
      },
    },
    notice: [
      {
        en: 'Order {secondFirstVariant}. Over the {blocks} groups of a case, a repetition and a language, A begins {startingA} times and B {startingB} times.',
        fr: 'L’ordre {secondFirstVariant}. Sur les {blocks} groupes d’un cas, d’une répétition et d’une langue, A commence {startingA} fois et B {startingB} fois.',
      },
      {
        en: '“The requests, in order” below lists them all.',
        fr: '« Les requêtes, dans l’ordre », plus bas, les donne toutes.',
        screenOnly: true,
      },
      {
        en: 'This is a rule, not chance, and the page says so: alternation is not randomisation.',
        fr: 'C’est une règle, non le hasard, et la page le dit : alterner n’est pas tirer au sort.',
      },
    ],
    discuss: {
      en: 'Against which disturbance does alternating help, and against which does it not?',
      fr: 'Contre quelle perturbation l’alternance aide-t-elle, et contre laquelle non ?',
    },
  },
  {
    id: 'reserve',
    title: { en: 'Reserve: the most it can cost', fr: 'Réserver : le coût maximal' },
    minutes: 3,
    place: { room: 'collection', query: 'view=run&practice=frozen', parts: ['budget'] },
    say: [
      {
        en: 'What a call costs is known when the bill comes. What it can cost at most is known before. Every byte of the request is counted as a token at the dearest input rate, with {overhead} bytes for what the provider wraps around it; every output token that is allowed, as if it were used.',
        fr: 'Ce que coûte un appel se sait à la facture. Ce qu’il peut coûter au plus se sait avant. Chaque octet de la requête compte pour un jeton au tarif d’entrée le plus cher, avec {overhead} octets pour ce que le fournisseur met autour ; chaque jeton de sortie permis, comme s’il servait.',
      },
      {
        en: 'For the first call: ({bytes} + {overhead}) × {inputRate} + {outputTokens} × {outputRate}. Work it out; then think of all {calls}.',
        fr: 'Pour le premier appel : ({bytes} + {overhead}) × {inputRate} + {outputTokens} × {outputRate}. Calculez ; puis pensez aux {calls}.',
      },
    ],
    predict: {
      question: {
        en: 'What can the whole plan cost at most?',
        fr: 'Que peut coûter le plan entier, au plus ?',
      },
      measure: 'worstAs',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'under-1',
            label: { en: 'Under 1 USD', fr: 'Moins de 1 USD' },
            stated: { en: 'less than 1 USD at most', fr: 'moins de 1 USD au plus' },
          },
          {
            value: 'under-5',
            label: { en: '1 to 5 USD', fr: '1 à 5 USD' },
            stated: { en: '1 to 5 USD at most', fr: '1 à 5 USD au plus' },
          },
          {
            value: 'under-10',
            label: { en: '5 to 10 USD', fr: '5 à 10 USD' },
            stated: { en: '5 to 10 USD at most', fr: '5 à 10 USD au plus' },
          },
          {
            value: 'above',
            label: { en: '10 USD or more', fr: '10 USD ou plus' },
            stated: { en: '10 USD or more', fr: '10 USD ou plus' },
          },
        ],
      },
    },
    notice: [
      {
        en: 'The first call: {reservation}. All {calls}: {worstCase}, under a ceiling of {ceiling}.',
        fr: 'Le premier appel : {reservation}. Les {calls} : {worstCase}, sous un plafond de {ceiling}.',
      },
      {
        en: 'Prices are those typed into the plan, on the day it names. Here they buy play money.',
        fr: 'Les prix sont ceux saisis dans le plan, au jour qu’il indique. Ici, ils achètent de l’argent fictif.',
      },
    ],
    discuss: {
      en: 'Most calls will cost far less. Why not reserve the average, and be able to run more?',
      fr: 'La plupart des appels coûteront bien moins. Pourquoi ne pas réserver la moyenne, et pouvoir en faire plus ?',
    },
  },
  {
    id: 'ceiling',
    title: {
      en: 'A budget that cannot be overrun',
      fr: 'Un budget qu’on ne peut pas dépasser',
    },
    minutes: 2,
    place: { room: 'collection', query: 'view=plan', parts: ['budget'] },
    say: [
      {
        en: 'Lower the ceiling to {lowCeiling}. That would pay for some of the {calls} calls, and not for the plan at its dearest, {worstCase}.',
        fr: 'Abaissons le plafond à {lowCeiling}. De quoi payer quelques-uns des {calls} appels, mais pas le plan à son prix le plus haut, {worstCase}.',
      },
    ],
    predict: {
      question: { en: 'What happens on “start”?', fr: 'Que se passe-t-il quand on lance ?' },
      measure: 'lowStart',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'some',
            label: {
              en: 'It runs until the money is gone',
              fr: 'Il tourne tant qu’il y a de l’argent',
            },
            stated: {
              en: 'it runs until the money is gone',
              fr: 'il tourne tant qu’il y a de l’argent',
            },
          },
          {
            value: 'over-budget',
            label: { en: 'It does not start', fr: 'Il ne démarre pas' },
            stated: { en: 'it does not start', fr: 'il ne démarre pas' },
          },
        ],
      },
    },
    notice: [
      {
        en: 'It does not start: no call leaves.',
        fr: 'Il ne démarre pas : aucun appel ne part.',
      },
      {
        en: 'Type this ceiling into the plan: the page says that it does not suffice before anything is frozen.',
        fr: 'Saisissez ce plafond dans le plan : la page dit qu’il ne suffit pas avant même qu’on fige.',
        screenOnly: true,
      },
      {
        en: 'And before each call its own [[reservation|reservation]] is written down first, in the same breath as the check that it fits. A call without that line does not leave.',
        fr: 'Et avant chaque appel, sa [[reservation|réservation]] est d’abord inscrite, dans le même geste que la vérification qu’elle tient. Un appel sans cette ligne ne part pas.',
      },
    ],
    discuss: {
      en: 'Half a series for half the money sounds fair. Why refuse it?',
      fr: 'Une demi-série pour la moitié de l’argent, cela semble honnête. Pourquoi la refuser ?',
    },
  },
  {
    id: 'stop',
    title: { en: 'Stop: at the first doubt', fr: 'Arrêter : au premier doute' },
    minutes: 3,
    place: { room: 'collection', query: 'view=run&practice=failing', parts: ['budget'] },
    say: [
      {
        en: 'Now the simulator plays the plan of {calls} calls, and at call {failsAt} the server fails. Nobody can tell whether that call was billed.',
        fr: 'Le simulateur joue maintenant le plan de {calls} appels, et à l’appel {failsAt} le serveur tombe en panne. Nul ne peut dire si cet appel a été facturé.',
      },
    ],
    predict: {
      question: { en: 'How many calls leave in all?', fr: 'Combien d’appels partent en tout ?' },
      measure: 'stopAs',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'with',
            label: { en: 'Up to the one that fails', fr: 'Jusqu’à celui qui échoue' },
            stated: {
              en: 'the calls up to the one that fails',
              fr: 'les appels jusqu’à celui qui échoue',
            },
          },
          {
            value: 'after',
            label: { en: 'It is tried again, then it stops', fr: 'On réessaie, puis on arrête' },
            stated: { en: 'one more try, then it stops', fr: 'un nouvel essai, puis l’arrêt' },
          },
          {
            value: 'all',
            label: { en: 'All of them', fr: 'Tous' },
            stated: { en: 'all the calls', fr: 'tous les appels' },
          },
        ],
      },
    },
    notice: [
      {
        en: 'Calls that left: {made} of {calls}. The series stops at call {stoppedAt} and is never resumed; {notMade} calls were not attempted.',
        fr: 'Appels partis : {made} sur {calls}. La série s’arrête à l’appel {stoppedAt} et ne reprend jamais ; {notMade} appels n’ont pas été tentés.',
      },
      {
        en: 'The call in doubt counts for its whole reservation, {lastCounted}, until somebody says, with a reason, that it was not billed. In all {counted} are counted.',
        fr: 'L’appel douteux compte pour toute sa réservation, {lastCounted}, jusqu’à ce que quelqu’un dise, avec une raison, qu’il n’a pas été facturé. En tout, {counted} sont comptés.',
      },
    ],
    discuss: {
      en: 'A second attempt would often succeed. What would it do to the data, and to the bill?',
      fr: 'Une seconde tentative réussirait souvent. Que ferait-elle aux données, et à la facture ?',
    },
  },
  {
    id: 'publish',
    title: { en: 'Publish: all of it', fr: 'Publier : tout' },
    minutes: 3,
    place: { room: 'collection', query: 'view=results&practice=truthful' },
    say: [
      {
        en: 'A new plan was frozen after the stop, and the simulator plays it to the end. Both series are kept, the broken one and the whole one.',
        fr: 'Un nouveau plan a été figé après l’arrêt, et le simulateur le joue jusqu’au bout. Les deux séries sont conservées, l’interrompue et l’entière.',
      },
    ],
    notice: [
      {
        en: 'Calls made: {made} of {calls}. Counted: {counted} of the {worstCase} reserved. Play money: that tells what the rules do, not what a model costs.',
        fr: 'Appels faits : {made} sur {calls}. Compté : {counted} sur {worstCase} réservés. Argent fictif : on voit ce que font les règles, non ce que coûte un modèle.',
      },
      {
        en: 'The results file holds the plan, each answer as received, each line of the account, and the digests. Whoever opens it here sees whether a single byte was changed since.',
        fr: 'Le fichier de résultats contient le plan, chaque réponse telle que reçue, chaque ligne du compte, et les empreintes. Qui l’ouvre ici voit si un seul octet a changé depuis.',
      },
      {
        en: 'No line is added to another: cases, languages, orders and modes are not one score. And {repetitions} repetitions are not a rate.',
        fr: 'Aucune ligne ne s’ajoute à une autre : cas, langues, ordres et modes ne font pas un score. Et {repetitions} répétitions ne font pas un taux.',
      },
    ],
    discuss: {
      en: 'Which of the two series would you publish? And if the whole one shows nothing at all?',
      fr: 'Laquelle des deux séries publieriez-vous ? Et si l’entière ne montre rien du tout ?',
    },
  },
];
