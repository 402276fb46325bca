import type { LessonTeaching } from '../../ui/lesson';

export const COLLECTION_TEACHING: LessonTeaching = {
  goal: {
    en: 'Participants can explain what has to be fixed before the first paid call, work out the most a call can cost, say why a series stops at the first doubt, and list what a publication needs.',
    fr: 'Les participants savent expliquer ce qui doit être fixé avant le premier appel payant, calculer ce qu’un appel peut coûter au plus, dire pourquoi une série s’arrête au premier doute, et dresser la liste de ce qu’exige une publication.',
  },
  prepare: [
    {
      en: 'Nothing to install and no key: everything is simulated. Do not hold this lesson with a real key; the habits can be learnt without one.',
      fr: 'Rien à installer et pas de clé : tout est simulé. Ne tenez pas cette leçon avec une vraie clé ; les habitudes s’apprennent sans.',
    },
    {
      en: 'Two steps show the plan as it stands in the page. If you have changed it, reload the page first, so that it is the published one again.',
      fr: 'Deux étapes montrent le plan tel qu’il est dans la page. Si vous l’avez modifié, rechargez d’abord la page pour retrouver celui du protocole.',
    },
    {
      en: 'Bring a calculator for the fourth step.',
      fr: 'Prévoyez une calculette pour la quatrième étape.',
    },
  ],
  misconceptions: [
    {
      thought: {
        en: 'Deciding along the way is flexibility.',
        fr: 'Décider en chemin, c’est de la souplesse.',
      },
      answer: {
        en: 'Each decision taken after a look at the answers leans towards what one hopes to see, and no reader can tell by how much. Explore as long as you like; then freeze, and collect anew.',
        fr: 'Toute décision prise après avoir regardé les réponses penche vers ce qu’on espère voir, et aucun lecteur ne peut dire de combien. Explorez tant que vous voulez ; puis figez, et collectez à neuf.',
      },
    },
    {
      thought: {
        en: 'A failed call cost nothing.',
        fr: 'Un appel raté n’a rien coûté.',
      },
      answer: {
        en: 'It may have been answered, and billed, and only the way back broken. What is not known counts in full until it is known.',
        fr: 'Il a pu recevoir sa réponse, être facturé, et n’échouer qu’au retour. Ce qu’on ne sait pas compte en entier jusqu’à ce qu’on le sache.',
      },
    },
    {
      thought: {
        en: 'A digest proves that the results are right.',
        fr: 'Une empreinte prouve que les résultats sont justes.',
      },
      answer: {
        en: 'It shows that a file is the one that was written. Whether what was written is sensible, it cannot say.',
        fr: 'Elle montre qu’un fichier est celui qui a été écrit. Si ce qui a été écrit a du sens, elle ne peut pas le dire.',
      },
    },
    {
      thought: {
        en: 'A null result is a failed experiment.',
        fr: 'Un résultat nul est une expérience ratée.',
      },
      answer: {
        en: 'It is an answer to the question that was frozen. Leaving it in the drawer bends what everybody else believes.',
        fr: 'C’est une réponse à la question qui a été figée. La laisser au tiroir fausse ce que croient tous les autres.',
      },
    },
  ],
  answers: {
    freeze: {
      en: 'One stops when the figures please. Chance alone pleases now and then, so the rule “stop when it looks good” finds effects where there are none. How many repetitions to make belongs to the plan.',
      fr: 'On s’arrête quand les chiffres plaisent. Le hasard seul plaît de temps en temps ; la règle « s’arrêter quand c’est joli » trouve donc des effets là où il n’y en a pas. Le nombre de répétitions appartient au plan.',
    },
    digest: {
      en: 'Not by itself: whoever holds the file can freeze another plan today and put an old date on it. It proves it to others once the digest has been handed over beforehand, by e-mail to a colleague, in a registry, in print.',
      fr: 'Pas à elle seule : qui tient le fichier peut figer aujourd’hui un autre plan et l’antidater. Elle le prouve à autrui si elle a été remise d’avance : par courriel à une collègue, dans un registre, sur papier.',
    },
    order: {
      en: 'Against a slow drift, since both orders begin equally often, {startingA} and {startingB} times. Not against a disturbance that happens to follow the same rhythm. Chance would guard against that better, at the price of unequal counts; here the rule is stated and can be checked.',
      fr: 'Contre une dérive lente, puisque les deux ordres commencent aussi souvent, {startingA} et {startingB} fois. Pas contre une perturbation qui suivrait le même rythme. Le hasard en protégerait mieux, au prix de comptes inégaux ; ici, la règle est écrite et se vérifie.',
    },
    reserve: {
      en: 'Because a few dear calls in a row overrun an average. A ceiling that holds only on average is not a ceiling. What is not used is released as soon as the call is settled.',
      fr: 'Parce que quelques appels chers de suite dépassent une moyenne. Un plafond qui ne tient qu’en moyenne n’est pas un plafond. Ce qui n’a pas servi est libéré dès que l’appel est soldé.',
    },
    ceiling: {
      en: 'Because half a series answers another question. It breaks off wherever the money ends, in the middle of a case, with one order asked and the other not, and the temptation to use it all the same is great. A smaller plan, frozen as such, is an honest way to spend {lowCeiling}.',
      fr: 'Parce qu’une demi-série répond à une autre question. Elle s’interrompt là où l’argent manque, au milieu d’un cas, un ordre interrogé et l’autre non, et la tentation de s’en servir quand même est grande. Un plan plus petit, figé comme tel, est une façon honnête de dépenser {lowCeiling}.',
    },
    stop: {
      en: 'It would make some questions asked twice and others once, without the file showing it, and might be billed twice. If failures are frequent, that is a result about the service. Freeze a new plan, keep both.',
      fr: 'Elle ferait poser certaines questions deux fois et d’autres une, sans que le fichier le montre, et pourrait être facturée deux fois. Si les pannes sont fréquentes, c’est un résultat sur le service. Figez un nouveau plan, gardez les deux.',
    },
    publish: {
      en: 'Both, with the reason for the stop. And the whole one also if it shows nothing: the plan was frozen, the question asked, and that is its answer. Published with it: plan, answers, account, digests, prices and their date, and what was tried before freezing.',
      fr: 'Les deux, avec la raison de l’arrêt. Et l’entière aussi si elle ne montre rien : le plan était figé, la question posée, voilà sa réponse. À publier avec elle : plan, réponses, compte, empreintes, prix et leur date, et ce qui a été essayé avant de figer.',
    },
  },
};
