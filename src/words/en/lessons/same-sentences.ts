import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Same sentences, other order',
  lead: 'One question, six sentences, two orders. Say first what will reach the model, then look.',
  steps: {
    read: {
      title: 'Read the case',
      say: [
        'Someone wants a piano tuned at home and asks what it costs. The firm’s page says it in {sentences} sentences. Read the question, then the sentences.',
        'Of these, {total} carry a [[condition|condition]], named beside the sentence: leave one out and the answer misleads. Here the page is short enough to be handed over whole, so {leftConditions} of {total} arrive.',
      ],
      notice: [
        'Under the list stands what the model would receive.',
        'The model answers from what it receives and sees nothing else of the page.',
      ],
      discuss: 'Which condition would the customer miss most if it did not arrive?',
    },
    cut: {
      title: 'Cut, and keep one chunk',
      say: [
        'Long documents are not handed over whole. They are [[cut|cut]] into [[chunk|chunks]], each chunk is [[score|scored]] by the words it shares with the question, and only the best go to the model.',
        'Here a cut falls after every {size} sentences, which makes {chunks} chunks; the number kept is {topK}. Find the cut in order A.',
      ],
      question: 'How many of the {total} conditions will reach the model?',
      unit: {
        one: 'of {total} conditions',
        many: 'of {total} conditions',
      },
      notice: [
        'Chunk {leftFirst} was kept: {leftSentences}. Missing: {leftMissing}.',
        'Nobody judged the other chunk false or useless. It shares fewer words with the question, and that was all it was asked.',
      ],
      discuss:
        'The model now answers from these sentences alone. What would it tell the customer? Could it know that something is missing?',
    },
    reorder: {
      title: 'Change the order, nothing else',
      say: [
        'Order B holds the same {sentences} sentences, word for word. Same question, same cut after every {size}, same rule. Order A brought {leftConditions} of {total} conditions.',
      ],
      question: 'How many will order B bring?',
      unit: {
        one: 'of {total} conditions',
        many: 'of {total} conditions',
      },
      notice: [
        'Order B supplies {rightSentences}: {rightConditions} of {total}. Missing: {rightMissing}.',
        'No sentence was rewritten. What changed is who stands on which side of the cut.',
      ],
      discuss: 'Who decides the order of the sentences on a page? Do they have a cut in mind?',
    },
    best: {
      title: 'Find a better order',
      say: [
        'The sentences can be put in {orders} different orders. You may choose any of them; the cut stays where it is, after every {size} sentences.',
      ],
      question: 'Does any order bring all {total} conditions?',
      options: {
        yes: {
          label: 'Yes',
          stated: 'one order at least brings all {total} conditions',
        },
        no: {
          label: 'No',
          stated: 'no order brings all {total} conditions',
        },
      },
      notice: [
        'The best order brings {best}. One chunk of {size} sentences is kept, and {total} conditions do not fit into it: no order helps, that is arithmetic.',
        'Now move sentences, by their handle or with the arrows: reach {best} in another way than order B. The counts follow your hand.',
      ],
      discuss: 'Now make the worst order you can. Why does at least one condition always arrive?',
    },
    shuffle: {
      title: 'Shuffle the sentences',
      say: [
        'Write each sentence on a card, shuffle, lay the cards out. Each of the {orders} orders is as likely as any other.',
      ],
      question: 'Of ten shuffles, about how many would bring as many conditions as order B?',
      unit: { one: 'of ten shuffles, roughly', many: 'of ten shuffles, roughly' },
      notice: [
        'As good as order B: {asGoodAsRight} of {orders} orders.',
        'The [[landscape|bars]] below the lists count every order, with A and B marked.',
        'Two orders are an illustration, not a sample. To say how much order matters, look at all of them.',
      ],
      discuss:
        'The author of the case wrote both orders. How would you have chosen two orders without favouring anyone?',
    },
    ceiling: {
      title: 'Keep one more chunk',
      say: [
        'Orders A and B again, and one setting changed: the number of chunks kept is now {topK}.',
      ],
      question: 'How many conditions will lie between the two orders?',
      unit: { one: 'condition between the two orders', many: 'conditions between the two orders' },
      notice: [
        'The text makes {chunks} chunks and {topK} are kept: every sentence arrives in every order. The difference is {difference}.',
        'This is a [[ceiling|ceiling]]. Such a setting could not have shown an effect, so its zero says nothing about order. Report it all the same, and say why.',
      ],
      discuss: 'Then why not always hand over everything?',
    },
    elsewhere: {
      title: 'Another page',
      say: [
        'A laboratory says how long a soil analysis takes. Order B puts the {total} conditions at the top. Chunks of {size} sentences; the number kept is {topK}.',
      ],
      question: 'Which order brings more conditions?',
      options: {
        A: { label: 'Order A', stated: 'order A brings more conditions' },
        B: { label: 'Order B', stated: 'order B brings more conditions' },
        same: { label: 'Neither', stated: 'both orders bring as many conditions' },
      },
      notice: [
        'A brings {leftConditions} of {total}, B brings {rightConditions}. In the French version of the same page: {otherLeftConditions} and {otherRightConditions}.',
        'To put the conditions first looked like good advice. It helped with the piano, under the settings of the first steps. It is not a law.',
      ],
      discuss:
        'Find in the scores why the second chunk was chosen. Could the author of the page have foreseen it?',
    },
    limits: {
      title: 'What this shows, and what it does not',
      say: [
        'Shown: where a rule cuts a text and counts words, the order of the sentences alone can decide what a model receives, {leftConditions} or {rightConditions} conditions of {total} here. Under other settings it decides nothing.',
        'Not shown: how any search engine or chatbot behaves. These texts are small and written for teaching; real systems cut elsewhere, compare meanings as well as words, and change. And a sentence that arrives is not yet a sentence that is used.',
      ],
      notice: [
        'In the Order lab, below the lists, a [[matrix|table]] holds all the settings of the published protocol. Hatched cells are ceilings. No setting is called the right one.',
      ],
      discuss:
        'You write a page with a price and its conditions. What would you do after this lesson, and what would you not promise?',
    },
  },
  teaching: {
    goal: 'Students can say why the same sentences bring a model more or fewer conditions when only their order changes, can point to the cut that did it, and can name a setting where order cannot matter.',
    prepare: [
      'Open the first step on the projector and go through all the steps once; the arrow keys lead forward and back.',
      'Write the six sentences on six cards for a class without screens; a ruler laid across the table is the cut.',
      'Let every student commit to a number before you reveal: count the hands in the lesson, the tally stays beside the outcome.',
    ],
    misconceptions: [
      {
        thought: 'The model reads the whole page.',
        answer:
          'It reads what was supplied. Read aloud the box “What the model would receive” and ask what it could know beyond that.',
      },
      {
        thought: 'The chunk that won is the most important one.',
        answer:
          'It shares more words with the question for its length. A caveat seldom repeats the words of the question, and that is why caveats get lost.',
      },
      {
        thought: 'Important things first: then all is well.',
        answer:
          'The step “Another page” answers: there the order with the conditions first does not win. One case is never a rule.',
      },
      {
        thought: 'A difference of zero proves that order does not matter.',
        answer:
          'Ask whether the setting could have shown anything else. If every sentence arrives, it could not.',
      },
    ],
    answers: {
      read: 'There is no single answer. Listen for reasons: an amount without taxes, a price without what it excludes, a range taken for a quotation. All {leftConditions} are conditions because each changes what the customer would pay or may rely on.',
      cut: 'What arrives: {leftConditions} of {total}. The chunk scores are {left1Arithmetic} and {left2Arithmetic}. The model would give the price and sound sure; nothing in what it received says that {leftMissing} ever existed.',
      reorder:
        'Order B brings {rightConditions} of {total}, order A {leftConditions}. Usually an author orders a page for human readers, who see the next sentence whether or not a cut falls before it.',
      best: 'No: at most {best}, at least {worst}. F1 shares most words with the question, so its chunk wins in every order, and F1 is itself a condition.',
      shuffle:
        'About {asGoodOfTen} of ten ({asGoodAsRight} of {orders}). To be fair: draw the orders at random with a published seed, or count them all, as the lab does.',
      ceiling:
        'The difference is {difference}: every sentence arrives in both orders. With six sentences one can hand over everything; with a thousand pages one cannot: it costs, it is slow, and long inputs are read less carefully. Something must be left out, so it matters how.',
      elsewhere:
        'A {leftConditions}, B {rightConditions} in English; {otherLeftConditions} and {otherRightConditions} in French. In order B the second place goes to chunk {rightSecond}: compare its score with the other’s. One shared word or two words of length decide, which nobody who writes a page can see coming.',
      limits:
        'Good answers keep a condition near the sentence it limits, or repeat in it the words people ask with, and say that this may help under some cuts. They promise neither a place in an answer nor a citation.',
    },
  },
};
