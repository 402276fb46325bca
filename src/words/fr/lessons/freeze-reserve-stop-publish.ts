import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Figer, réserver, arrêter, publier',
  lead: 'Une expérience avec un modèle coûte de l’argent et se laisse fausser sans que personne le veuille. Quatre habitudes qui la tiennent droite, à l’essai avec un simulateur : ni clé, ni réseau, argent fictif.',
  steps: {
    freeze: {
      title: 'Figer : tout d’abord',
      say: [
        'La question : l’ordre des phrases d’une page change-t-il ce que répond un modèle ? Le plan du protocole publié : {cases} cas, en {languages} langues, dans {variants} ordres ; chacun donné de {modes} façons, le [[passage|passage]] que retient une recherche ou le texte entier ; et le tout répété {repetitions} fois.',
        'Chaque requête est écrite en entier avant que la première parte : son texte, sa place dans l’ordre, ce qu’elle peut coûter au plus.',
      ],
      question: 'Combien d’appels cela fait-il ?',
      options: {
        '24': { label: '24', stated: '24 appels' },
        '36': { label: '36', stated: '36 appels' },
        '72': { label: '72', stated: '72 appels' },
        '144': { label: '144', stated: '144 appels' },
      },
      notice: [
        'Le produit : {cases} × {languages} × {variants} × {modes} × {repetitions} = {calls} appels. Une question modeste n’est pas une petite expérience.',
        'Pour l’instant, le plan est un brouillon : tout peut y changer. Une fois [[plan|figé]], plus rien ; un autre plan est une autre [[series|série]].',
      ],
      discuss:
        'Quel mal y a-t-il à regarder les premières réponses, puis à décider du nombre de répétitions ?',
    },
    digest: {
      title: 'L’empreinte du plan',
      say: [
        'Un plan figé porte {digests} [[digest|empreintes]] : une du tout, et une de chaque partie (cas, règles, consignes, prix, budget, requêtes, etc.). Une empreinte est un nombre calculé d’après le texte ; changez un caractère, il en sort un autre.',
        'Supposons qu’on renchérisse après coup un seul prix, celui d’un [[token|jeton]] de sortie, d’un milliardième de dollar. Rien de ce qui est envoyé au modèle ne change.',
      ],
      question: 'Combien des {digests} empreintes ne sont plus les mêmes ?',
      unit: {
        one: 'empreinte changée sur {digests}',
        many: 'empreintes changées sur {digests}',
      },
      notice: [
        'Empreintes changées : {digestsChanged} sur {digests}, celle du tout, celle des prix et celle des requêtes, puisque chacune porte ce qu’elle peut coûter au plus. Les parties qui ont gardé la leur montrent où le changement n’est pas.',
        'Celle des requêtes commence par {requestsDigest} sur toute machine qui fige ce plan d’exercice ; celle du tout, non, car elle contient l’instant et le nom de cette série.',
        'Ouvrez « Empreintes » ci-dessous pour les voir toutes.',
        'Une empreinte simulée commence par le mot « simulated » : elle ne pourra jamais passer pour une série collectée.',
      ],
      discuss:
        'Une empreinte prouve-t-elle que le plan a été figé avant que les résultats soient connus ?',
    },
    order: {
      title: 'Qui passe en premier',
      say: [
        'Les appels partent l’un après l’autre. Un service peut ralentir, ou changer, au fil d’un après-midi. Si l’ordre A passait toujours en premier, tout ce qui change avec l’heure aurait l’air d’un effet de l’ordre.',
        'Le plan alterne donc selon une règle écrite, d’une répétition à l’autre. Dans la première répétition du premier cas, la première langue commence par l’ordre {firstVariant}.',
      ],
      question: 'Quel ordre commence à la deuxième répétition, même cas, même langue ?',
      options: {
        A: { label: 'A', stated: 'l’ordre A commence' },
        B: { label: 'B', stated: 'l’ordre B commence' },
      },
      notice: [
        'L’ordre {secondFirstVariant}. Sur les {blocks} groupes d’un cas, d’une répétition et d’une langue, A commence {startingA} fois et B {startingB} fois.',
        '« Les requêtes, dans l’ordre », plus bas, les donne toutes.',
        'C’est une règle, non le hasard, et la page le dit : alterner n’est pas tirer au sort.',
      ],
      discuss: 'Contre quelle perturbation l’alternance aide-t-elle, et contre laquelle non ?',
    },
    reserve: {
      title: 'Réserver : le coût maximal',
      say: [
        'Ce que coûte un appel se sait à la facture. Ce qu’il peut coûter au plus se sait avant. Chaque octet de la requête compte pour un jeton au tarif d’entrée le plus cher, avec {overhead} octets pour ce que le fournisseur met autour ; chaque jeton de sortie permis, comme s’il servait.',
        'Pour le premier appel : ({bytes} + {overhead}) × {inputRate} + {outputTokens} × {outputRate}. Calculez ; puis pensez aux {calls}.',
      ],
      question: 'Que peut coûter le plan entier, au plus ?',
      options: {
        'under-1': { label: 'Moins de 1 USD', stated: 'moins de 1 USD au plus' },
        'under-5': { label: '1 à 5 USD', stated: '1 à 5 USD au plus' },
        'under-10': { label: '5 à 10 USD', stated: '5 à 10 USD au plus' },
        above: { label: '10 USD ou plus', stated: '10 USD ou plus' },
      },
      notice: [
        'Le premier appel : {reservation}. Les {calls} : {worstCase}, sous un plafond de {ceiling}.',
        'Les prix sont ceux saisis dans le plan, au jour qu’il indique. Ici, ils achètent de l’argent fictif.',
      ],
      discuss:
        'La plupart des appels coûteront bien moins. Pourquoi ne pas réserver la moyenne, et pouvoir en faire plus ?',
    },
    ceiling: {
      title: 'Un budget qu’on ne peut pas dépasser',
      say: [
        'Abaissons le plafond à {lowCeiling}. De quoi payer quelques-uns des {calls} appels, mais pas le plan à son prix le plus haut, {worstCase}.',
      ],
      question: 'Que se passe-t-il quand on lance ?',
      options: {
        some: {
          label: 'Il tourne tant qu’il y a de l’argent',
          stated: 'il tourne tant qu’il y a de l’argent',
        },
        'over-budget': { label: 'Il ne démarre pas', stated: 'il ne démarre pas' },
      },
      notice: [
        'Il ne démarre pas : aucun appel ne part.',
        'Saisissez ce plafond dans le plan : la page dit qu’il ne suffit pas avant même qu’on fige.',
        'Et avant chaque appel, sa [[reservation|réservation]] est d’abord inscrite, dans le même geste que la vérification qu’elle tient. Un appel sans cette ligne ne part pas.',
      ],
      discuss:
        'Une demi-série pour la moitié de l’argent, cela semble honnête. Pourquoi la refuser ?',
    },
    stop: {
      title: 'Arrêter : au premier doute',
      say: [
        'Le simulateur joue maintenant le plan de {calls} appels, et à l’appel {failsAt} le serveur tombe en panne. Nul ne peut dire si cet appel a été facturé.',
      ],
      question: 'Combien d’appels partent en tout ?',
      options: {
        with: { label: 'Jusqu’à celui qui échoue', stated: 'les appels jusqu’à celui qui échoue' },
        after: { label: 'On réessaie, puis on arrête', stated: 'un nouvel essai, puis l’arrêt' },
        all: { label: 'Tous', stated: 'tous les appels' },
      },
      notice: [
        'Appels partis : {made} sur {calls}. La série s’arrête à l’appel {stoppedAt} et ne reprend jamais ; {notMade} appels n’ont pas été tentés.',
        'L’appel douteux compte pour toute sa réservation, {lastCounted}, jusqu’à ce que quelqu’un dise, avec une raison, qu’il n’a pas été facturé. En tout, {counted} sont comptés.',
      ],
      discuss:
        'Une seconde tentative réussirait souvent. Que ferait-elle aux données, et à la facture ?',
    },
    publish: {
      title: 'Publier : tout',
      say: [
        'Un nouveau plan a été figé après l’arrêt, et le simulateur le joue jusqu’au bout. Les deux séries sont conservées, l’interrompue et l’entière.',
      ],
      notice: [
        'Appels faits : {made} sur {calls}. Compté : {counted} sur {worstCase} réservés. Argent fictif : on voit ce que font les règles, non ce que coûte un modèle.',
        'Le fichier de résultats contient le plan, chaque réponse telle que reçue, chaque ligne du compte, et les empreintes. Qui l’ouvre ici voit si un seul octet a changé depuis.',
        'Aucune ligne ne s’ajoute à une autre : cas, langues, ordres et modes ne font pas un score. Et {repetitions} répétitions ne font pas un taux.',
      ],
      discuss:
        'Laquelle des deux séries publieriez-vous ? Et si l’entière ne montre rien du tout ?',
    },
  },
  teaching: {
    goal: 'Les participants savent expliquer ce qui doit être fixé avant le premier appel payant, calculer ce qu’un appel peut coûter au plus, dire pourquoi une série s’arrête au premier doute, et dresser la liste de ce qu’exige une publication.',
    prepare: [
      'Rien à installer et pas de clé : tout est simulé. Ne tenez pas cette leçon avec une vraie clé ; les habitudes s’apprennent sans.',
      'Deux étapes montrent le plan tel qu’il est dans la page. Si vous l’avez modifié, rechargez d’abord la page pour retrouver celui du protocole.',
      'Prévoyez une calculette pour la quatrième étape.',
    ],
    misconceptions: [
      {
        thought: 'Décider en chemin, c’est de la souplesse.',
        answer:
          'Toute décision prise après avoir regardé les réponses penche vers ce qu’on espère voir, et aucun lecteur ne peut dire de combien. Explorez tant que vous voulez ; puis figez, et collectez à neuf.',
      },
      {
        thought: 'Un appel raté n’a rien coûté.',
        answer:
          'Il a pu recevoir sa réponse, être facturé, et n’échouer qu’au retour. Ce qu’on ne sait pas compte en entier jusqu’à ce qu’on le sache.',
      },
      {
        thought: 'Une empreinte prouve que les résultats sont justes.',
        answer:
          'Elle montre qu’un fichier est celui qui a été écrit. Si ce qui a été écrit a du sens, elle ne peut pas le dire.',
      },
      {
        thought: 'Un résultat nul est une expérience ratée.',
        answer:
          'C’est une réponse à la question qui a été figée. La laisser au tiroir fausse ce que croient tous les autres.',
      },
    ],
    answers: {
      freeze:
        'On s’arrête quand les chiffres plaisent. Le hasard seul plaît de temps en temps ; la règle « s’arrêter quand c’est joli » trouve donc des effets là où il n’y en a pas. Le nombre de répétitions appartient au plan.',
      digest:
        'Pas à elle seule : qui tient le fichier peut figer aujourd’hui un autre plan et l’antidater. Elle le prouve à autrui si elle a été remise d’avance : par courriel à une collègue, dans un registre, sur papier.',
      order:
        'Contre une dérive lente, puisque les deux ordres commencent aussi souvent, {startingA} et {startingB} fois. Pas contre une perturbation qui suivrait le même rythme. Le hasard en protégerait mieux, au prix de comptes inégaux ; ici, la règle est écrite et se vérifie.',
      reserve:
        'Parce que quelques appels chers de suite dépassent une moyenne. Un plafond qui ne tient qu’en moyenne n’est pas un plafond. Ce qui n’a pas servi est libéré dès que l’appel est soldé.',
      ceiling:
        'Parce qu’une demi-série répond à une autre question. Elle s’interrompt là où l’argent manque, au milieu d’un cas, un ordre interrogé et l’autre non, et la tentation de s’en servir quand même est grande. Un plan plus petit, figé comme tel, est une façon honnête de dépenser {lowCeiling}.',
      stop: 'Elle ferait poser certaines questions deux fois et d’autres une, sans que le fichier le montre, et pourrait être facturée deux fois. Si les pannes sont fréquentes, c’est un résultat sur le service. Figez un nouveau plan, gardez les deux.',
      publish:
        'Les deux, avec la raison de l’arrêt. Et l’entière aussi si elle ne montre rien : le plan était figé, la question posée, voilà sa réponse. À publier avec elle : plan, réponses, compte, empreintes, prix et leur date, et ce qui a été essayé avant de figer.',
    },
  },
};
