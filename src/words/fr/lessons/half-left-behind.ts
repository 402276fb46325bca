import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'La moitié restée derrière',
  lead: 'Une recherche coupe un document en fragments et transmet les meilleurs. Quand la réponse traverse une coupe, une moitié peut rester derrière. Que vaut alors un voisin, et que coûtent tous les autres ?',
  steps: {
    cut: {
      title: 'Une réponse coupée en deux',
      say: [
        'On ne confie pas à un modèle un document entier. Le document est coupé en [[chunk|fragments]], ici {allChunks} d’environ {target} caractères ; chacun reçoit une [[score|note]] selon la question, et les meilleurs sont transmis.',
        'La question : « {question} »',
        'Ce qui y répond se trouve dans les fragments {goldChunks} : une liste de quatre exceptions au secret, puis ce qu’on rend et combien de temps on se tait. La [[cut|coupe]] tombe au milieu de la liste, entre (ii) et (iii). Chaque moitié seule est une moitié de réponse.',
        'Nous avons choisi cette question parce qu’elle montre bien le mécanisme. C’est une seule question, elle ne vaut pas un taux ; la dernière étape en regarde beaucoup.',
      ],
      question:
        'Les {k} meilleurs fragments sont transmis. Combien des {gold} moitiés en font partie ?',
      unit: {
        one: 'moitié sur {gold}',
        many: 'moitiés sur {gold}',
      },
      notice: [
        'Moitiés arrivées : {found} sur {gold}. Le fragment {held} est là, au rang {heldRank}. Le fragment {left} n’y est pas.',
        'Ce qui est arrivé commence à (iii). La phrase qui dit de quoi l’on fait la liste, et les exceptions (i) et (ii), sont restées derrière.',
        'La moitié manquée se tient juste à côté d’une moitié trouvée.',
        'Voyez-le sur la bande : chaque barre est un fragment, dans l’ordre du texte.',
      ],
      discuss:
        'Rien, dans ce que reçoit le modèle, ne dit qu’il manque un morceau. Qu’écrira-t-il ?',
    },
    more: {
      title: 'En prendre plus, tout simplement ?',
      say: [
        'Le remède le plus simple : transmettre davantage. Non plus les {fiveChunks} meilleurs fragments, mais les {k} meilleurs. Le modèle lit deux fois plus, et celui qui paie aussi.',
      ],
      question: 'Combien des {gold} moitiés sont parmi les {k} meilleurs ?',
      unit: {
        one: 'moitié sur {gold}',
        many: 'moitiés sur {gold}',
      },
      notice: [
        'Toujours {found} sur {gold}. L’autre moitié n’arrive qu’au rang {leftRank} : pour l’atteindre par sa propre note, il faudrait transmettre {leftRank} fragments.',
        'Mots différents de la question présents dans les deux moitiés : {heldWords} dans celle qui est arrivée, {leftWords} dans celle qui est restée derrière. Une note faite de mots ne voit pas qu’elles vont ensemble.',
      ],
      discuss:
        'Deux fois plus de lecture, et rien de gagné sur cette question. Un k plus grand est-il donc inutile ?',
    },
    window: {
      title: 'Ajouter tous les voisins',
      say: [
        'Ce qu’un fragment commence, le suivant l’achève souvent. Revenons donc aux {k} meilleurs, et ajoutons à chacun le fragment d’avant et le fragment d’après. Cela s’appelle une [[window|fenêtre]].',
        'Un fragment qui serait ajouté deux fois, ou qui est déjà parmi les meilleurs, compte une fois.',
      ],
      question: 'Combien de fragments le modèle reçoit-il en tout ?',
      unit: { one: 'fragment en tout', many: 'fragments en tout' },
      notice: [
        'Les deux moitiés arrivent : {found} sur {gold}.',
        'Le prix : {chunks} fragments, {characters} caractères. Parmi ces fragments, {useless} ne contiennent rien qui réponde à la question.',
      ],
      discuss:
        'Une fenêtre ne peut pas manquer une moitié voisine d’un fragment trouvé. Pourquoi ne pas s’en servir toujours ?',
    },
    gate: {
      title: 'Un critère, calculé à la main',
      say: [
        '[[scar|SCAR]], une règle publiée, n’ajoute un [[neighbour|voisin]] que s’il en vaut la peine. Il lui faut trois [[cosine|ressemblances]], chacune entre 0 et 1 : q est la question, c le fragment trouvé, n son voisin.',
        'Ajouter n quand cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c). À gauche, ce qui rapproche le voisin de la question, moins une [[boundary-penalty|amende]] pour avoir rompu le fil. À droite, [[threshold|la barre]] : une part de ce qu’obtient le fragment trouvé.',
        'Au tableau, pour le fragment {neighbour}, voisin du fragment {anchor} : cos(q, n) = {cosineQN}, cos(c, n) = {cosineCN}, cos(q, c) = {cosineQC}. Comme publié, λ = {lambda} et γ = {gamma}.',
      ],
      question: 'Le fragment {neighbour} est l’autre moitié. Remplit-il le critère de SCAR ?',
      options: {
        added: {
          label: 'Il le remplit',
          stated: 'le fragment {neighbour} remplit le critère de SCAR',
        },
        refused: {
          label: 'Il est refusé',
          stated: 'le fragment {neighbour} est refusé',
        },
      },
      notice: [
        'À gauche : {cosineQN} − {lambda} × {break} = {score}. À droite : {gamma} × {cosineQC} = {threshold}. L’autre moitié est refusée.',
        'Ce voisin n’est pas seul dans ce cas. Sur cette question, SCAR examine {tested} voisins et en ajoute {added} ; sur toutes les questions du document, il en examine {allTested} et en ajoute {allAdded}. Le voisin médian a cos(q, n) = {medianQN} ; il lui faudrait {medianNeeded}.',
        'Soyons justes avec la règle. Ses λ et γ ont été publiés avec des [[vectors|vecteurs]] d’une autre sorte, issus d’un modèle entraîné ; ceux-ci comptent des mots. Avec eux, presque aucun voisin ne remplit le critère publié. Cela ne dit rien des chiffres de l’article.',
      ],
      discuss:
        'Qu’est-ce qui a écarté cette moitié, l’amende ou la barre ? Rayez l’amende et regardez de nouveau.',
    },
    calibrated: {
      title: 'Le même critère, réglé autrement',
      say: [
        'Pour des vecteurs qui comptent des mots, le laboratoire propose un autre réglage : λ = {lambda}, plus d’amende, et γ = {gamma}, une barre plus basse.',
        'Sans voisins, le modèle recevait {fiveChunks} fragments ; avec tous les voisins, {windowChunks}.',
      ],
      question: 'Combien de fragments reçoit-il maintenant ?',
      unit: { one: 'fragment en tout', many: 'fragments en tout' },
      notice: [
        'Avec {chunks} fragments, {found} moitiés sur {gold} arrivent : autant qu’avec la fenêtre et ses {windowChunks}.',
        'Voisins ajoutés : {added}. L’un est la moitié qui manquait. Regardez le reste : quel rapport avec la question ?',
        'Sur toutes les questions du document, SCAR ajoute maintenant {allAdded} voisins sur {allTested}.',
      ],
      discuss:
        'Le réglage réussit sur cette question. Que demanderiez-vous avant de l’employer sur un document à vous ?',
    },
    carried: {
      title: 'Laisser les mots passer la coupe',
      say: [
        'Le critère de SCAR demande à chaque voisin de ressembler à la question à lui seul. La fin d’une pensée n’y ressemble souvent pas. La [[carried-latent|règle de ce laboratoire]] agit avant le classement : un mot trouvé dans un fragment compte un peu chez ceux d’à côté, davantage quand la coupe traverse une phrase. Elle y ajoute ce qui rapproche chaque fragment de la question parmi les mots que ce document emploie ensemble.',
        'Elle décide, question par question, combien de fragments transmettre.',
      ],
      question:
        'À l’étape précédente, SCAR transmettait {calibratedChunks} fragments. Combien cette règle en transmet-elle ?',
      options: {
        fewer: { label: 'Moins', stated: 'moins de fragments que SCAR' },
        same: { label: 'Autant', stated: 'autant de fragments que SCAR' },
        more: { label: 'Plus', stated: 'plus de fragments que SCAR' },
      },
      notice: [
        'Avec {chunks} fragments, {found} moitiés sur {gold} arrivent : SCAR réglé en demandait {calibratedChunks}, la fenêtre {windowChunks}.',
        'Sur cette question, notre propre règle ne fait pas mieux que SCAR réglé. Nous aurions pu en montrer une autre, où elle gagne. Vous auriez appris notre choix, et rien de la règle.',
      ],
      discuss:
        'Trois règles ont trouvé les deux moitiés d’une question. Laquelle est la meilleure ?',
    },
    all: {
      title: 'Une question n’est pas un taux',
      say: [
        'Les {documents} documents du laboratoire comptent {questions} questions dont la réponse traverse une coupe. Chaque règle répond à toutes. Deux chiffres pour chacune : le [[recall|rappel]], part moyenne de la [[evidence-span|preuve]] trouvée ; et le nombre moyen de fragments transmis pour la trouver.',
        'La page fait le calcul sous vos yeux et montre la classe « [[boundary|frontière]] » : les questions de cette leçon.',
      ],
      question: 'Quelle règle a le meilleur rappel sur ces {questions} questions ?',
      options: {
        five: { label: 'Top 5', stated: 'le top 5 a le meilleur rappel' },
        ten: { label: 'Top 10', stated: 'le top 10 a le meilleur rappel' },
        window: { label: 'Fenêtre', stated: 'la fenêtre a le meilleur rappel' },
        published: {
          label: 'SCAR, comme publié',
          stated: 'SCAR comme publié a le meilleur rappel',
        },
        calibrated: { label: 'SCAR, réglé', stated: 'SCAR réglé a le meilleur rappel' },
        carried: {
          label: 'Règle du laboratoire',
          stated: 'la règle du laboratoire a le meilleur rappel',
        },
      },
      notice: [
        'La fenêtre : {windowRecall}, avec {windowChunks} fragments par question. La règle du laboratoire : {carriedRecall}, avec {carriedChunks}. SCAR réglé : {calibratedRecall}, avec {calibratedChunks}. Top 10 : {tenRecall}, avec {tenChunks}.',
        'SCAR comme publié trouve {publishedRecall} avec {publishedChunks} fragments, le [[top-k|top 5]] {fiveRecall} avec {fiveChunks}. Sur ces textes et ces vecteurs, il n’ajoute presque rien.',
        'Aucune ne trouve tout. La fenêtre transmet toute la preuve de {windowWhole} questions sur {questions}, la règle du laboratoire de {carriedWhole}, le top 5 de {fiveWhole}.',
        'Documents et questions ont été écrits pour ce laboratoire. D’autres textes donnent d’autres chiffres.',
        'Avant de nommer un vainqueur, lisez plus bas les différences appariées et leurs [[interval|intervalles]].',
      ],
      discuss:
        'Chaque fragment coûte de l’argent et de l’attention. Quelle règle prendriez-vous, et que diriez-vous à qui en prend une autre ?',
    },
  },
  teaching: {
    goal: 'Les élèves savent dire pourquoi une moitié de réponse peut ne pas arriver, calculer à la main si un voisin mérite d’être ajouté, et nommer le prix de chaque remède plutôt qu’un vainqueur.',
    prepare: [
      'Lisez vous-même les deux moitiés, à la première étape, avant la classe : en français une liste d’exceptions coupée en son milieu, en anglais un tableau de salaires et ses notes. Chaque langue a son document, les chiffres diffèrent donc.',
      'La quatrième étape se fait au tableau : faites recopier la formule et les trois cosinus avant toute prédiction. Une multiplication et une soustraction par côté suffisent.',
      'La dernière étape demande quelques secondes de calcul à la machine de la salle ; ouvrez-la une fois avant le cours si elle est lente.',
    ],
    misconceptions: [
      {
        thought: 'Le modèle s’apercevra qu’il manque un morceau.',
        answer:
          'Il voit les passages qu’on lui donne et rien d’autre. Une liste qui commence à son troisième point, des notes sans leur tableau, ont pour lui l’air d’un texte. Tel modèle le relèvera peut-être ; rien, dans la recherche, ne l’y oblige.',
      },
      {
        thought: 'Plus de passages ne peut qu’aider.',
        answer:
          'Ils coûtent, et chacun est de quoi citer de travers. Et ils n’apportent pas toujours ce qui manque, comme le montre la deuxième étape.',
      },
      {
        thought: 'Un réglage publié est un bon réglage.',
        answer:
          'C’est un réglage mesuré : sur certains textes, avec certains vecteurs. Si l’un change, il faut mesurer de nouveau. La quatrième étape montre ce qui arrive quand personne ne le fait.',
      },
      {
        thought: 'La règle qui trouve le plus avec le moins de fragments est la meilleure.',
        answer:
          'Le rappel divisé par les fragments couronne qui rend le moins : un seul bon fragment bat tout le monde. Dites les deux chiffres, et ce que chacun vaut pour le lecteur.',
      },
    ],
    answers: {
      cut: 'Très probablement une réponse bien tournée, bâtie sur la moitié : deux exceptions au lieu de quatre, sans un mot des deux autres. Ce que fait tel modèle, il faudrait l’essayer ; cette leçon n’en interroge aucun.',
      more: 'Non. Sur d’autres questions il apporte la moitié manquante, et la dernière étape montre à quelle fréquence. Mais c’est au hasard des mots, et non parce que la moitié va avec l’autre : ici il aurait fallu {leftRank} fragments.',
      window:
        'Parce que le prix se paie à chaque question, même quand toute la preuve tient dans un fragment. Et chaque fragment ajouté, ici {useless} sans réponse, en est un de plus d’où un modèle peut répondre de travers.',
      gate: 'Ici la barre déjà. Sans l’amende, le côté gauche vaut {cosineQN}, encore sous la barre de {threshold} : la moitié ne passerait pas. L’amende ne fait que creuser l’écart ; elle est lourde parce que les mots se répètent peu d’un fragment au suivant, et 1 − cos(c, n) est presque entier : {break}.',
      calibrated:
        'Sur quelles questions il a été choisi, et ce qu’il donne sur d’autres. Qui déplace λ et γ jusqu’à ce qu’une question réussisse n’a rien montré : on choisit un réglage sur certaines questions, on le mesure sur d’autres.',
      carried:
        'Une seule question ne permet pas de le dire. Sur celle-ci, SCAR réglé et la règle du laboratoire se valent, avec {calibratedChunks} et {chunks} fragments ; sur la suivante, l’une ou l’autre peut échouer. C’est l’objet de la dernière étape.',
      all: 'Il y a un prix, pas de vainqueur. La fenêtre trouve {windowRecall} pour {windowChunks} fragments ; la règle du laboratoire en abandonne une part, {carriedRecall}, et en transmet {carriedChunks}. Qui ne doit rien manquer paie ; qui paie chaque mot renonce à quelque chose. Ce qui n’est pas honnête, c’est de donner l’un des deux chiffres sans l’autre.',
    },
  },
};
