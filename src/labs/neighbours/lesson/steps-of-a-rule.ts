import type { LessonStep } from '../../../ui/lesson';

/** A rule that chooses among neighbours, by hand; another; and all questions at once. */
export const HALF_STEPS_OF_A_RULE: readonly LessonStep[] = [
  {
    id: 'gate',
    title: { en: 'A test, worked by hand', fr: 'Un critère, calculé à la main' },
    minutes: 3,
    place: { room: 'neighbours', query: 'policy=scar&k=5' },
    say: [
      {
        en: '[[scar|SCAR]], a published rule, adds a [[neighbour|neighbour]] only when it is worth it. It needs three [[cosine|resemblances]], each between 0 and 1: q is the question, c the chunk that was found, n its neighbour.',
        fr: '[[scar|SCAR]], une règle publiée, n’ajoute un [[neighbour|voisin]] que s’il en vaut la peine. Il lui faut trois [[cosine|ressemblances]], chacune entre 0 et 1 : q est la question, c le fragment trouvé, n son voisin.',
      },
      {
        en: 'Add n when cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c). On the left, how close the neighbour is to the question, less a [[boundary-penalty|fine]] for breaking the thread. On the right, [[threshold|the bar]]: a share of what the chunk that was found achieves.',
        fr: 'Ajouter n quand cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c). À gauche, ce qui rapproche le voisin de la question, moins une [[boundary-penalty|amende]] pour avoir rompu le fil. À droite, [[threshold|la barre]] : une part de ce qu’obtient le fragment trouvé.',
      },
      {
        en: 'On the board, for chunk {neighbour}, neighbour of chunk {anchor}: cos(q, n) = {cosineQN}, cos(c, n) = {cosineCN}, cos(q, c) = {cosineQC}. As published, λ = {lambda} and γ = {gamma}.',
        fr: 'Au tableau, pour le fragment {neighbour}, voisin du fragment {anchor} : cos(q, n) = {cosineQN}, cos(c, n) = {cosineCN}, cos(q, c) = {cosineQC}. Comme publié, λ = {lambda} et γ = {gamma}.',
      },
    ],
    predict: {
      question: {
        en: 'Chunk {neighbour} is the other half. Does it pass SCAR’s test?',
        fr: 'Le fragment {neighbour} est l’autre moitié. Remplit-il le critère de SCAR ?',
      },
      measure: 'verdict',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'added',
            label: { en: 'It passes', fr: 'Il le remplit' },
            stated: {
              en: 'chunk {neighbour} passes SCAR’s test',
              fr: 'le fragment {neighbour} remplit le critère de SCAR',
            },
          },
          {
            value: 'refused',
            label: { en: 'It is refused', fr: 'Il est refusé' },
            stated: {
              en: 'chunk {neighbour} is refused',
              fr: 'le fragment {neighbour} est refusé',
            },
          },
        ],
      },
    },
    notice: [
      {
        en: 'Left: {cosineQN} − {lambda} × {break} = {score}. Right: {gamma} × {cosineQC} = {threshold}. The other half is refused.',
        fr: 'À gauche : {cosineQN} − {lambda} × {break} = {score}. À droite : {gamma} × {cosineQC} = {threshold}. L’autre moitié est refusée.',
      },
      {
        en: 'It is not this neighbour alone. On this question SCAR tests {tested} neighbours and adds {added}; on all questions of the document it tests {allTested} and adds {allAdded}. The median neighbour has cos(q, n) = {medianQN}; it would need {medianNeeded}.',
        fr: 'Ce voisin n’est pas seul dans ce cas. Sur cette question, SCAR examine {tested} voisins et en ajoute {added} ; sur toutes les questions du document, il en examine {allTested} et en ajoute {allAdded}. Le voisin médian a cos(q, n) = {medianQN} ; il lui faudrait {medianNeeded}.',
      },
      {
        en: 'Be fair to the rule. Its λ and γ were published with [[vectors|vectors]] of another kind, from a trained model; these vectors count words. With them hardly a neighbour passes the published test. That tells nothing about the paper’s own figures.',
        fr: 'Soyons justes avec la règle. Ses λ et γ ont été publiés avec des [[vectors|vecteurs]] d’une autre sorte, issus d’un modèle entraîné ; ceux-ci comptent des mots. Avec eux, presque aucun voisin ne remplit le critère publié. Cela ne dit rien des chiffres de l’article.',
      },
    ],
    discuss: {
      en: 'Which one kept the half out, the fine or the bar? Strike the fine out and look again.',
      fr: 'Qu’est-ce qui a écarté cette moitié, l’amende ou la barre ? Rayez l’amende et regardez de nouveau.',
    },
  },
  {
    id: 'calibrated',
    title: { en: 'The same test, set otherwise', fr: 'Le même critère, réglé autrement' },
    minutes: 3,
    place: { room: 'neighbours', query: 'policy=scar&k=5&lambda=0&gamma=0.4' },
    say: [
      {
        en: 'For vectors that count words the lab offers another setting: λ = {lambda}, no fine, and γ = {gamma}, a lower bar.',
        fr: 'Pour des vecteurs qui comptent des mots, le laboratoire propose un autre réglage : λ = {lambda}, plus d’amende, et γ = {gamma}, une barre plus basse.',
      },
      {
        en: 'Without a neighbour the model received {fiveChunks} chunks, with all of them {windowChunks}.',
        fr: 'Sans voisins, le modèle recevait {fiveChunks} fragments ; avec tous les voisins, {windowChunks}.',
      },
    ],
    predict: {
      question: {
        en: 'How many chunks does it receive now?',
        fr: 'Combien de fragments reçoit-il maintenant ?',
      },
      measure: 'chunks',
      answers: {
        kind: 'count',
        from: 5,
        to: 15,
        unit: {
          one: { en: 'chunk in all', fr: 'fragment en tout' },
          many: { en: 'chunks in all', fr: 'fragments en tout' },
        },
      },
    },
    notice: [
      {
        en: 'With {chunks} chunks, {found} of {gold} halves arrive: as many as with the window and its {windowChunks}.',
        fr: 'Avec {chunks} fragments, {found} moitiés sur {gold} arrivent : autant qu’avec la fenêtre et ses {windowChunks}.',
      },
      {
        en: 'Neighbours that pass: {added}. One is the half that was missing. Look at the others: what do they have to do with the question?',
        fr: 'Voisins ajoutés : {added}. L’un est la moitié qui manquait. Regardez le reste : quel rapport avec la question ?',
      },
      {
        en: 'On all questions of the document SCAR now adds {allAdded} of {allTested} neighbours.',
        fr: 'Sur toutes les questions du document, SCAR ajoute maintenant {allAdded} voisins sur {allTested}.',
      },
    ],
    discuss: {
      en: 'The setting works on this question. What would you ask before using it on a document of your own?',
      fr: 'Le réglage réussit sur cette question. Que demanderiez-vous avant de l’employer sur un document à vous ?',
    },
  },
  {
    id: 'carried',
    title: { en: 'Let the words cross the cut', fr: 'Laisser les mots passer la coupe' },
    minutes: 3,
    place: {
      room: 'neighbours',
      query: 'policy=carried-latent&k=5&space=latent&tau=0.491',
      parts: ['policies'],
    },
    say: [
      {
        en: 'SCAR’s test asks each neighbour to resemble the question by itself. The end of a thought often does not. [[carried-latent|The lab’s own rule]] works before the ranking: a word found in one chunk counts a little in those beside it, more where a sentence was cut through. To that it adds how close each chunk lies to the question among the words this document uses together.',
        fr: 'Le critère de SCAR demande à chaque voisin de ressembler à la question à lui seul. La fin d’une pensée n’y ressemble souvent pas. La [[carried-latent|règle de ce laboratoire]] agit avant le classement : un mot trouvé dans un fragment compte un peu chez ceux d’à côté, davantage quand la coupe traverse une phrase. Elle y ajoute ce qui rapproche chaque fragment de la question parmi les mots que ce document emploie ensemble.',
      },
      {
        en: 'It decides for each question how many chunks to hand over.',
        fr: 'Elle décide, question par question, combien de fragments transmettre.',
      },
    ],
    predict: {
      question: {
        en: 'In the last step SCAR handed over {calibratedChunks} chunks. How many does this rule hand over?',
        fr: 'À l’étape précédente, SCAR transmettait {calibratedChunks} fragments. Combien cette règle en transmet-elle ?',
      },
      measure: 'againstCalibrated',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'fewer',
            label: { en: 'Fewer', fr: 'Moins' },
            stated: { en: 'fewer chunks than SCAR', fr: 'moins de fragments que SCAR' },
          },
          {
            value: 'same',
            label: { en: 'As many', fr: 'Autant' },
            stated: { en: 'as many chunks as SCAR', fr: 'autant de fragments que SCAR' },
          },
          {
            value: 'more',
            label: { en: 'More', fr: 'Plus' },
            stated: { en: 'more chunks than SCAR', fr: 'plus de fragments que SCAR' },
          },
        ],
      },
    },
    notice: [
      {
        en: 'With {chunks} chunks, {found} of {gold} halves arrive: calibrated SCAR needed {calibratedChunks}, the window {windowChunks}.',
        fr: 'Avec {chunks} fragments, {found} moitiés sur {gold} arrivent : SCAR réglé en demandait {calibratedChunks}, la fenêtre {windowChunks}.',
      },
      {
        en: 'On this question our own rule does not come first. We could have shown another question, on which it does. That would have taught you about our choice, not about the rule.',
        fr: 'Sur cette question, notre propre règle ne fait pas mieux que SCAR réglé. Nous aurions pu en montrer une autre, où elle gagne. Vous auriez appris notre choix, et rien de la règle.',
      },
    ],
    discuss: {
      en: 'Three rules have found both halves of one question. Which one is the best?',
      fr: 'Trois règles ont trouvé les deux moitiés d’une question. Laquelle est la meilleure ?',
    },
  },
  {
    id: 'all',
    title: { en: 'One question is not a rate', fr: 'Une question n’est pas un taux' },
    minutes: 3,
    place: { room: 'neighbours', query: 'view=evaluate' },
    say: [
      {
        en: 'The {documents} documents of the lab hold {questions} questions whose answer runs through a cut. Every rule answers all of them. Two figures for each: [[recall|recall]], the mean share of the [[evidence-span|evidence]] found; and the mean number of chunks handed over to find it.',
        fr: 'Les {documents} documents du laboratoire comptent {questions} questions dont la réponse traverse une coupe. Chaque règle répond à toutes. Deux chiffres pour chacune : le [[recall|rappel]], part moyenne de la [[evidence-span|preuve]] trouvée ; et le nombre moyen de fragments transmis pour la trouver.',
      },
      {
        en: 'The page computes this while you wait, and shows the class “[[boundary|boundary]]”: the questions of this lesson.',
        fr: 'La page fait le calcul sous vos yeux et montre la classe « [[boundary|frontière]] » : les questions de cette leçon.',
        screenOnly: true,
      },
    ],
    predict: {
      question: {
        en: 'Which rule has the highest recall on these {questions} questions?',
        fr: 'Quelle règle a le meilleur rappel sur ces {questions} questions ?',
      },
      measure: 'best',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'five',
            label: { en: 'Top 5', fr: 'Top 5' },
            stated: { en: 'the top 5 has the highest recall', fr: 'le top 5 a le meilleur rappel' },
          },
          {
            value: 'ten',
            label: { en: 'Top 10', fr: 'Top 10' },
            stated: {
              en: 'the top 10 has the highest recall',
              fr: 'le top 10 a le meilleur rappel',
            },
          },
          {
            value: 'window',
            label: { en: 'Window', fr: 'Fenêtre' },
            stated: {
              en: 'the window has the highest recall',
              fr: 'la fenêtre a le meilleur rappel',
            },
          },
          {
            value: 'published',
            label: { en: 'SCAR, as published', fr: 'SCAR, comme publié' },
            stated: {
              en: 'SCAR as published has the highest recall',
              fr: 'SCAR comme publié a le meilleur rappel',
            },
          },
          {
            value: 'calibrated',
            label: { en: 'SCAR, calibrated', fr: 'SCAR, réglé' },
            stated: {
              en: 'calibrated SCAR has the highest recall',
              fr: 'SCAR réglé a le meilleur rappel',
            },
          },
          {
            value: 'carried',
            label: { en: 'The lab’s rule', fr: 'Règle du laboratoire' },
            stated: {
              en: 'the lab’s rule has the highest recall',
              fr: 'la règle du laboratoire a le meilleur rappel',
            },
          },
        ],
      },
    },
    notice: [
      {
        en: 'The window: {windowRecall}, with {windowChunks} chunks a question. The lab’s rule: {carriedRecall}, with {carriedChunks}. SCAR, calibrated: {calibratedRecall}, with {calibratedChunks}. Top 10: {tenRecall}, with {tenChunks}.',
        fr: 'La fenêtre : {windowRecall}, avec {windowChunks} fragments par question. La règle du laboratoire : {carriedRecall}, avec {carriedChunks}. SCAR réglé : {calibratedRecall}, avec {calibratedChunks}. Top 10 : {tenRecall}, avec {tenChunks}.',
      },
      {
        en: 'SCAR as published finds {publishedRecall} with {publishedChunks} chunks, the [[top-k|top 5]] {fiveRecall} with {fiveChunks}. On these texts and vectors it adds next to nothing.',
        fr: 'SCAR comme publié trouve {publishedRecall} avec {publishedChunks} fragments, le [[top-k|top 5]] {fiveRecall} avec {fiveChunks}. Sur ces textes et ces vecteurs, il n’ajoute presque rien.',
      },
      {
        en: 'None finds everything. The window hands over all the evidence of {windowWhole} questions out of {questions}, the lab’s rule of {carriedWhole}, the top 5 of {fiveWhole}.',
        fr: 'Aucune ne trouve tout. La fenêtre transmet toute la preuve de {windowWhole} questions sur {questions}, la règle du laboratoire de {carriedWhole}, le top 5 de {fiveWhole}.',
      },
      {
        en: 'Documents and questions were written for this lab. Other texts give other figures.',
        fr: 'Documents et questions ont été écrits pour ce laboratoire. D’autres textes donnent d’autres chiffres.',
      },
      {
        en: 'Before naming a winner, read the paired differences and their [[interval|intervals]] further down the page.',
        fr: 'Avant de nommer un vainqueur, lisez plus bas les différences appariées et leurs [[interval|intervalles]].',
        screenOnly: true,
      },
    ],
    discuss: {
      en: 'Every chunk costs money and attention. Which rule would you take, and what would you say to someone who takes another?',
      fr: 'Chaque fragment coûte de l’argent et de l’attention. Quelle règle prendriez-vous, et que diriez-vous à qui en prend une autre ?',
    },
  },
];
