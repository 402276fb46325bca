import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Savoir se taire',
  lead: 'Des questions aux documents d’un assureur de l’habitation ; certaines n’y ont pas de réponse. Trois raisons de le dire, deux garde-fous qui tâchent de les voir, et le prix : des silences là où il y avait une réponse.',
  steps: {
    'no-gate': {
      title: 'Réponse à tout',
      say: [
        'Un petit assureur de l’habitation a mis ses documents en ligne : conditions, tarifs, procès-verbaux. On lui pose {questions} questions. Les documents répondent à {answerable} d’entre elles ; pour {unanswerable}, [[unanswerable|ils ne contiennent rien]].',
        'Un système cherche les [[passage|passages]] les plus proches de la question et écrit d’après eux. À cette étape, rien ne le retient.',
        'L’assureur, les documents et les questions ont été écrits pour ce laboratoire, pour montrer comment marche le silence. Ils ne valent pas un taux.',
      ],
      question: 'À combien des {unanswerable} questions sans réponse répond-il ?',
      unit: {
        one: 'question sur {unanswerable} reçoit une réponse',
        many: 'questions sur {unanswerable} reçoivent une réponse',
      },
      notice: [
        'Il répond à {guardedMadeUp} sur {unanswerable}. Il y a toujours un passage qui est le plus proche, même quand aucun n’est proche.',
        'Chaque question a deux carrés : le système de gauche écrit d’après le seul meilleur passage, celui de droite d’après plusieurs.',
        'Les deux [[gate|garde-fous]] levés, aucun des deux systèmes ne se tait jamais.',
      ],
      discuss: 'Pourquoi une recherche n’a-t-elle aucun moyen de dire « rien trouvé » ?',
    },
    'off-topic': {
      title: 'Première raison : un autre sujet',
      say: [
        'Un client demande : « {question} »',
        'Le [[off-topic|garde-fou 1]] regarde les mots de la question qui portent son sujet. Chacun a un poids, élevé quand le mot est rare dans les documents : {words}. Ceux qui n’y figurent nulle part : {missing}.',
        'Il fait le compte : poids des mots qui ne figurent nulle part, divisé par le poids de tous. Il se ferme quand cette part atteint {topicThreshold}. Calculez.',
      ],
      question: 'Le garde-fou 1 se ferme-t-il ?',
      options: {
        closed: { label: 'Il se ferme', stated: 'le garde-fou 1 se ferme' },
        open: { label: 'Il reste ouvert', stated: 'le garde-fou 1 reste ouvert' },
      },
      notice: [
        'Le calcul : {unseenWeight} / {weight} = {unseenShare}, pour un seuil de {topicThreshold} : le garde-fou se ferme, avant d’avoir regardé le moindre passage.',
        'Le système naïf, qui n’a pas de garde-fou, répond d’après « {naiveSource} » : d’assurance, ces documents parlent à chaque page.',
      ],
      discuss:
        'Un client écrit « Que coûte la garantie de mon automobile ? », un autre « de mon vélo ». Que fera le garde-fou 1, et que ne peut-il pas savoir ?',
    },
    'no-figure': {
      title: 'Deuxième raison : le sujet, sans le chiffre',
      say: [
        'Autre question : « {question} » La cellule qualité existe : les documents la nomment en plusieurs endroits. Ils comptent aussi des personnes, dans d’autres services.',
        'Le [[no-such-answer|garde-fou 2]] lit ce qui serait transmis. La question demande un nombre de personnes : il faut donc qu’une phrase contienne un tel nombre, et partage assez de mots avec la question pour en parler.',
      ],
      question: 'Quel garde-fou arrête cette question ?',
      options: {
        'off-topic': {
          label: 'Le garde-fou 1 : hors sujet',
          stated: 'le garde-fou 1 l’arrête, hors sujet',
        },
        'no-such-answer': {
          label: 'Le garde-fou 2 : chiffre absent',
          stated: 'le garde-fou 2 l’arrête, chiffre absent',
        },
        none: {
          label: 'Aucun : il répond',
          stated: 'aucun garde-fou ne l’arrête, et le système répond',
        },
      },
      notice: [
        'Part des mots qui ne figurent nulle part : {unseenShare}. Le garde-fou 1 n’a rien à dire, le sujet est dans les documents.',
        'Phrases transmises qui parlent du sujet : {sentencesOnSubject} ; avec un nombre de personnes, aucune. La meilleure phrase contenant un tel nombre couvre {coverage} de la question, et il en faut {answerThreshold}.',
        'C’est l’espèce dangereuse. Le système naïf écrit d’après « {naiveSource} », qui parle bien de la cellule et fourmille de chiffres : des dossiers, des jours.',
      ],
      discuss:
        'En tant que client, qu’est-ce qui vous inquiéterait le plus : un nombre faux, ou « les documents ne le disent pas » ?',
    },
    'false-premise': {
      title: 'Troisième raison : la question se trompe',
      say: [
        '« {question} » Les documents accordent bien une remise pour alarme. Et ils sont pleins de dates.',
        'La question demande une date. Elle tient aussi quelque chose pour acquis : relisez-la.',
      ],
      question: 'Qu’est-ce qui arrête cette question, si quelque chose l’arrête ?',
      options: {
        'off-topic': {
          label: 'Le garde-fou 1 : hors sujet',
          stated: 'le garde-fou 1 l’arrête, hors sujet',
        },
        'no-such-answer': {
          label: 'Le garde-fou 2 : chiffre absent',
          stated: 'le garde-fou 2 l’arrête, chiffre absent',
        },
        'false-premise': {
          label: 'Le garde-fou 2 : prémisse fausse',
          stated: 'le garde-fou 2 l’arrête, prémisse fausse',
        },
        none: {
          label: 'Aucun : il répond',
          stated: 'aucun garde-fou ne l’arrête, et le système répond',
        },
      },
      notice: [
        'La question affirme {denied}. Aucune phrase transmise ne le dit du sujet : le garde-fou 2 refuse la prémisse, sans s’inquiéter de la date.',
        'Une date, il l’aurait trouvée : la meilleure phrase qui en contient une couvre {coverage} de la question, et {answerThreshold} auraient suffi.',
      ],
      discuss:
        'Que répondrait à cette question une personne serviable, au guichet ? Le silence est-il la meilleure réponse ?',
    },
    'both-gates': {
      title: 'Toutes les questions à la fois',
      say: [
        'Les deux garde-fous se tiennent maintenant devant les {questions} questions. Un garde-fou peut se tromper de deux façons : laisser passer une question sans réponse, ou en arrêter une qui en a.',
      ],
      question:
        'Combien des {answerable} questions qui ont une réponse les garde-fous refusent-ils à tort ?',
      unit: {
        one: 'refusée à tort sur {answerable}',
        many: 'refusées à tort sur {answerable}',
      },
      notice: [
        'Refusées à raison : {rightSilences} sur {unanswerable}. Refusées à tort : {wrongSilences} sur {answerable}.',
        'Trop beau pour être vrai ? Les seuils ont été choisis en regardant ces mêmes questions.',
      ],
      discuss: 'De quoi auriez-vous besoin pour croire ces chiffres ?',
    },
    further: {
      title: 'Des questions jamais vues',
      say: [
        'Il existe {further} autres questions aux mêmes documents, écrites pour mesurer et n’ayant servi à rien d’autre : {furtherAnswerable} avec réponse, {furtherUnanswerable} sans. Elles sont mesurées par le même programme.',
        'La page ci-dessous montre encore les {questions} d’avant.',
      ],
      question: 'Combien des {furtherAnswerable} qui ont une réponse sont refusées à tort ?',
      options: {
        none: {
          label: 'Aucune',
          stated: 'aucune refusée à tort sur {furtherAnswerable}',
        },
        'to-4': {
          label: '1 à 4',
          stated: '1 à 4 refusées à tort sur {furtherAnswerable}',
        },
        'to-8': {
          label: '5 à 8',
          stated: '5 à 8 refusées à tort sur {furtherAnswerable}',
        },
        'to-12': {
          label: '9 à 12',
          stated: '9 à 12 refusées à tort sur {furtherAnswerable}',
        },
        more: {
          label: 'Plus',
          stated: 'plus de 12 refusées à tort sur {furtherAnswerable}',
        },
      },
      notice: [
        'Refusées à tort : {furtherWrongSilences} sur {furtherAnswerable}. Refusées à raison : {furtherRightSilences} sur {furtherUnanswerable} ; aux {furtherMadeUp} autres, le système a répondu alors que rien n’y répond.',
        'En échange, {furtherErr} des réponses qu’il donne se trompent, contre {furtherNaiveErr} pour le système naïf.',
        'Ces questions n’ont servi à rien régler. Retoucher les garde-fous jusqu’à ce qu’elles passent rendrait les chiffres meilleurs, et sans valeur.',
      ],
      discuss:
        'Pour se tromper bien moins souvent, le système refuse {furtherWrongSilences} bonnes questions sur {furtherAnswerable} : accepteriez-vous ce marché pour un assureur ? Pour des horaires de train ?',
    },
    stricter: {
      title: 'Plus strict n’est pas plus sûr',
      say: [
        'Quelqu’un veut jouer la prudence et relève le seuil du garde-fou 2 de {shippedThreshold} à {answerThreshold} : une phrase doit maintenant couvrir davantage de la question pour que son chiffre compte.',
        'Revenons aux {questions} questions. Les {unanswerable} sans réponse étaient déjà toutes refusées. Nous avons choisi ce seuil parce qu’il rend le prix visible.',
      ],
      question: 'Combien des {answerable} questions qui ont une réponse sont refusées maintenant ?',
      unit: {
        one: 'refusée à tort sur {answerable}',
        many: 'refusées à tort sur {answerable}',
      },
      notice: [
        'Refusées à tort : {wrongSilences} sur {answerable}. Refusées à raison : {rightSilences} sur {unanswerable}, comme avant : sur ces questions, la sévérité n’a rien rapporté.',
        'Sur les autres questions, elle a rapporté quelque chose : {furtherRightSilences} sur {furtherUnanswerable} refusées à raison. Le prix, là : {furtherWrongSilences} bonnes questions sur {furtherAnswerable} éconduites.',
      ],
      discuss:
        'Qui paie une réponse inventée, et qui paie un silence ? Qui devrait fixer le seuil ?',
    },
  },
  teaching: {
    goal: 'Les élèves savent nommer trois raisons pour lesquelles une question n’a pas de réponse dans un texte, calculer un garde-fou à la main, et dire ce que coûte un seuil, et à qui.',
    prepare: [
      'La deuxième étape se fait au tableau : les poids des mots, une somme, une division.',
      'À la quatrième étape, faites lire la question à voix haute ; il se trouve souvent quelqu’un pour entendre la prémisse fausse.',
      'Les chiffres diffèrent entre les documents français et anglais. Gardez une langue pour toute la leçon.',
    ],
    misconceptions: [
      {
        thought: 'Si la recherche trouve un passage, la réponse y est.',
        answer:
          'Une recherche classe. Il y a toujours un premier, comme le montre la première étape, et être premier ne dit pas qu’on est proche.',
      },
      {
        thought: 'Un garde-fou comprend la question.',
        answer:
          'Il compare des mots et des genres de chiffres. Un synonyme qu’il ignore compte comme absent ; un chiffre du bon genre près du sujet compte comme une réponse, même s’il ne l’est pas.',
      },
      {
        thought: 'Un système qui refuse davantage est plus sûr.',
        answer:
          'Il se trompe moins dans ce qu’il dit, et abandonne plus de ceux qui demandent. Qui refuse tout ne se trompe jamais.',
      },
      {
        thought: 'Aucune erreur sur ces questions, c’est aucune erreur.',
        answer:
          'Les seuils ont été fixés sur ces questions-là. Ce qu’ils valent se voit sur des questions où personne n’a rien fixé.',
      },
    ],
    answers: {
      'no-gate':
        'Parce qu’elle ne fait que comparer : chaque passage reçoit une note, et la plus haute est la plus haute, si basse soit-elle. Pour dire « rien trouvé », il faut un seuil, et quelqu’un qui réponde de sa place.',
      'off-topic':
        'Il laisse passer les deux. La garantie vol parle de vélos, sans dire ce que coûte leur garantie. Aucune automobile, en revanche ; mais le garde-fou accepte aussi un mot qui commence par les cinq mêmes lettres, et les documents disent « automatique ». Il compare des lettres. Il ne sait ni qu’une automobile est une voiture, ni ce que les documents disent d’un mot qui s’y trouve.',
      'no-figure':
        'Les avis divergent, et c’est bien. Le nombre faux est pire là où l’on agit d’après lui, car rien ne le signale ; le silence, lui, permet d’agir tout de suite : demander à quelqu’un.',
      'false-premise':
        'Une personne dirait ce que disent les documents : qu’il y a une remise pour alarme, et laquelle. Le garde-fou n’en est pas capable ; il sait seulement que le chiffre affirmé, {denied}, n’y est pas. Le silence vaut mieux qu’une date, et moins qu’une rectification.',
      'both-gates':
        'Des questions qui n’ont servi à rien fixer, écrites avant que quiconque ait vu le résultat. L’étape suivante en a.',
      further:
        'Cela dépend de ce que coûte une erreur et de ce qui reste après un refus. Derrière le silence d’un assureur, il y a un guichet et un téléphone ; le voyageur sur un quai n’a peut-être ni l’un ni l’autre. Les {questions} et les {further} questions écrites par nous ne disent pas ce qu’il en serait avec de vrais clients.',
      stricter:
        'Le client paie les deux : l’invention plus tard, le silence tout de suite. L’assureur paie la première et remarque à peine le second ; c’est pourquoi le seuil ne devrait pas être fixé par les seules personnes à qui l’on reproche les erreurs. À {answerThreshold}, {wrongSilences} sur {answerable} repartent sans rien.',
    },
  },
};
