import type { LessonStep } from '../../../ui/lesson';

/** The half that is lost, and the two remedies that need no rule. */
export const HALF_STEPS_OF_A_SEARCH: readonly LessonStep[] = [
  {
    id: 'cut',
    title: { en: 'An answer cut in two', fr: 'Une réponse coupée en deux' },
    minutes: 3,
    place: { room: 'neighbours', query: 'policy=top-k&k=5' },
    say: [
      {
        en: 'A model is not handed a whole document. The document is [[cut|cut]] into [[chunk|chunks]], here {allChunks} of about {target} characters; each is [[score|scored]] against the question, and the best are handed over.',
        fr: 'On ne confie pas à un modèle un document entier. Le document est coupé en [[chunk|fragments]], ici {allChunks} d’environ {target} caractères ; chacun reçoit une [[score|note]] selon la question, et les meilleurs sont transmis.',
      },
      {
        en: 'The question: “{question}”',
        fr: 'La question : « {question} »',
      },
      {
        en: 'What answers it stands in chunks {goldChunks}: first a table, who earned what; then the notes that say what the lines of the table mean. The cut falls between the two. Each half alone is half an answer.',
        fr: 'Ce qui y répond se trouve dans les fragments {goldChunks} : une liste de quatre exceptions au secret, puis ce qu’on rend et combien de temps on se tait. La [[cut|coupe]] tombe au milieu de la liste, entre (ii) et (iii). Chaque moitié seule est une moitié de réponse.',
      },
      {
        en: 'We chose this question because it shows the mechanism well. It is one question and stands for no rate; the last step looks at many.',
        fr: 'Nous avons choisi cette question parce qu’elle montre bien le mécanisme. C’est une seule question, elle ne vaut pas un taux ; la dernière étape en regarde beaucoup.',
      },
    ],
    predict: {
      question: {
        en: 'The {k} best chunks are handed over. How many of the {gold} halves are among them?',
        fr: 'Les {k} meilleurs fragments sont transmis. Combien des {gold} moitiés en font partie ?',
      },
      measure: 'found',
      answers: {
        kind: 'count',
        from: 0,
        to: 2,
        unit: {
          one: { en: 'of {gold} halves', fr: 'moitié sur {gold}' },
          many: { en: 'of {gold} halves', fr: 'moitiés sur {gold}' },
        },
      },
    },
    notice: [
      {
        en: 'Halves that arrive: {found} of {gold}. Chunk {held} is there, at rank {heldRank}. Chunk {left} is not.',
        fr: 'Moitiés arrivées : {found} sur {gold}. Le fragment {held} est là, au rang {heldRank}. Le fragment {left} n’y est pas.',
      },
      {
        en: 'What arrived are the notes. They explain how a bonus is deferred and a share award valued; the table, with what each of the two was paid, stayed behind.',
        fr: 'Ce qui est arrivé commence à (iii). La phrase qui dit de quoi l’on fait la liste, et les exceptions (i) et (ii), sont restées derrière.',
      },
      {
        en: 'The half that was missed stands right beside one that was found.',
        fr: 'La moitié manquée se tient juste à côté d’une moitié trouvée.',
      },
      {
        en: 'See it in the strip: each bar is a chunk, in the order of the text.',
        fr: 'Voyez-le sur la bande : chaque barre est un fragment, dans l’ordre du texte.',
        screenOnly: true,
      },
    ],
    discuss: {
      en: 'Nothing in what the model receives says that a piece is missing. What will it write?',
      fr: 'Rien, dans ce que reçoit le modèle, ne dit qu’il manque un morceau. Qu’écrira-t-il ?',
    },
  },
  {
    id: 'more',
    title: { en: 'Simply take more?', fr: 'En prendre plus, tout simplement ?' },
    minutes: 2,
    place: { room: 'neighbours', query: 'policy=top-k&k=10' },
    say: [
      {
        en: 'The simplest remedy: hand over more. Not the {fiveChunks} best chunks but the {k} best. The model reads twice as much, and so does whoever pays for it.',
        fr: 'Le remède le plus simple : transmettre davantage. Non plus les {fiveChunks} meilleurs fragments, mais les {k} meilleurs. Le modèle lit deux fois plus, et celui qui paie aussi.',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {gold} halves are among the {k} best?',
        fr: 'Combien des {gold} moitiés sont parmi les {k} meilleurs ?',
      },
      measure: 'found',
      answers: {
        kind: 'count',
        from: 0,
        to: 2,
        unit: {
          one: { en: 'of {gold} halves', fr: 'moitié sur {gold}' },
          many: { en: 'of {gold} halves', fr: 'moitiés sur {gold}' },
        },
      },
    },
    notice: [
      {
        en: 'Still {found} of {gold}. The other half comes at rank {leftRank}: to reach it by its own score, {leftRank} chunks would have to be handed over.',
        fr: 'Toujours {found} sur {gold}. L’autre moitié n’arrive qu’au rang {leftRank} : pour l’atteindre par sa propre note, il faudrait transmettre {leftRank} fragments.',
      },
      {
        en: 'Different words of the question found in the two halves: {heldWords} in the one that arrived, {leftWords} in the one left behind. A score made of words cannot see that the two belong together.',
        fr: 'Mots différents de la question présents dans les deux moitiés : {heldWords} dans celle qui est arrivée, {leftWords} dans celle qui est restée derrière. Une note faite de mots ne voit pas qu’elles vont ensemble.',
      },
    ],
    discuss: {
      en: 'Twice the reading, and nothing gained on this question. Is a larger k useless, then?',
      fr: 'Deux fois plus de lecture, et rien de gagné sur cette question. Un k plus grand est-il donc inutile ?',
    },
  },
  {
    id: 'window',
    title: { en: 'Add every neighbour', fr: 'Ajouter tous les voisins' },
    minutes: 3,
    place: { room: 'neighbours', query: 'policy=window&k=5' },
    say: [
      {
        en: 'What a chunk began, the next one often ends. So go back to the {k} best, and add to each the chunk before it and the chunk after it. This is called a [[window|window]].',
        fr: 'Ce qu’un fragment commence, le suivant l’achève souvent. Revenons donc aux {k} meilleurs, et ajoutons à chacun le fragment d’avant et le fragment d’après. Cela s’appelle une [[window|fenêtre]].',
      },
      {
        en: 'A chunk that would be added twice, or is already among the best, counts once.',
        fr: 'Un fragment qui serait ajouté deux fois, ou qui est déjà parmi les meilleurs, compte une fois.',
      },
    ],
    predict: {
      question: {
        en: 'How many chunks does the model receive in all?',
        fr: 'Combien de fragments le modèle reçoit-il en tout ?',
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
        en: 'Both halves arrive: {found} of {gold}.',
        fr: 'Les deux moitiés arrivent : {found} sur {gold}.',
      },
      {
        en: 'The price: {chunks} chunks, {characters} characters. Of these chunks {useless} hold nothing that answers the question.',
        fr: 'Le prix : {chunks} fragments, {characters} caractères. Parmi ces fragments, {useless} ne contiennent rien qui réponde à la question.',
      },
    ],
    discuss: {
      en: 'A window cannot miss a half that stands next to a chunk that was found. Why not always use one?',
      fr: 'Une fenêtre ne peut pas manquer une moitié voisine d’un fragment trouvé. Pourquoi ne pas s’en servir toujours ?',
    },
  },
];
