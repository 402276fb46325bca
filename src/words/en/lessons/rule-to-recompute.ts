import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'A rule you can recompute',
  lead: 'Two numbers, one division. With a pencil you get the machine’s score to the third decimal, or you find who miscounted.',
  steps: {
    common: {
      title: 'First number: words in common',
      say: [
        'The [[lexical-1.0|rule of protocol 1.0]] needs two numbers. The first: how many different words of the question stand in the [[chunk|chunk]]. Here each sentence is a chunk.',
        'Only the same form counts, capitals and accents aside. Words of one letter and a fixed list of little words (the, to, a, does…) count for nothing.',
      ],
      question: 'How many words of the question stand in the first sentence, F1?',
      unit: { one: 'word in common', many: 'words in common' },
      notice: [
        'In common: {left1Words}.',
        'The question says “tune”, the sentence “tuning”: for this rule they are strangers.',
      ],
      discuss: 'Should every common word count the same?',
    },
    length: {
      title: 'Second number: the length',
      say: [
        'Another page, a laboratory’s. The second number is the length: all words of the chunk that count, repeats included, and numbers too. The [[score|score]] is the first number divided by the square root of the second.',
        'An example for the board: {boardScore}.',
      ],
      question: 'Count the words of F1 that count. How many are there?',
      unit: { one: 'word that counts', many: 'words that count' },
      notice: [
        'So F1 scores {left1Arithmetic}. No calculator is needed for this root.',
        'If your count is off by one or two, look at the little words and at the numbers first.',
      ],
      discuss: 'Why divide at all? And why by the root, not by the length itself?',
    },
    'by-hand': {
      title: 'Two chunks by hand',
      say: [
        'Now {size} sentences a chunk. Chunk {leftFirst} holds F1 and wins. Who comes second? Half the class computes chunk 2 ({left2Sentences}), the other half chunk 3 ({left3Sentences}).',
        'Write down the words in common, the length, then the division. Reveal only when both halves have three decimals.',
      ],
      question: 'Which chunk comes second?',
      options: {
        '2': { label: 'Chunk 2', stated: 'chunk 2 comes second' },
        '3': { label: 'Chunk 3', stated: 'chunk 3 comes second' },
      },
      notice: [
        'Chunk 2: {left2Arithmetic}, in common {left2Words}. Chunk 3: {left3Arithmetic}, in common {left3Words}.',
        'One more common word raises a score, one more word of length lowers it. Anyone who follows the rule gets these digits; that is what makes it a rule.',
      ],
      discuss:
        'Where did your count differ from your neighbour’s? What in the wording of the rule settles it?',
    },
    longer: {
      title: 'Good words in longer company',
      say: [
        'Alone, F1 scored {firstAlone}. With {size} sentences a chunk it shares its chunk: {left1Sentences}.',
      ],
      question: 'Compared with F1 alone, this chunk scores…',
      options: {
        higher: { label: 'Higher', stated: 'a higher score than F1 alone' },
        same: { label: 'The same', stated: 'the same score as F1 alone' },
        lower: { label: 'Lower', stated: 'a lower score than F1 alone' },
      },
      notice: [
        'Together {left1Arithmetic}, against {firstAlone} alone. A sentence that joins a chunk must bring enough common words to pay for its length.',
        'The chunk still wins: a score is only ever compared with the scores of the other chunks of the same [[cut|cut]].',
      ],
      discuss: 'A careful [[condition|condition]] takes many words. Does the rule punish care?',
    },
    ties: {
      title: 'When scores are equal',
      say: [
        'A third page: one sentence a chunk, {topK} kept of {chunks}. Among them, {leftZeros} share no word with the question and score 0. The others take the first places; what is left goes to one of these.',
        '[[tie|Equal scores]] need a rule too. Here: of two equals, the one that comes first in the text.',
      ],
      question: 'Will orders A and B bring the same number of conditions?',
      options: {
        no: { label: 'The same', stated: 'both orders bring the same number of conditions' },
        yes: {
          label: 'Not the same',
          stated: 'the two orders do not bring the same number of conditions',
        },
      },
      notice: [
        'A brings {leftConditions}, B brings {rightConditions}. A supplies {leftSentences}; B supplies {rightSentences}.',
        'The words had no say in the last place. A rule that is silent about ties is unfinished: two people would recompute two results and both be right.',
      ],
      discuss:
        'Is “first in the text” fair? Propose another way to break a tie, and say how one would recompute it.',
    },
    'other-rule': {
      title: 'Another rule',
      say: [
        '[[bm25|BM25]], which search engines have used for decades, also weighs how rare a word is. On the piano’s page the frozen rule gave {frozenLeftConditions} conditions in order A and {frozenRightConditions} in order B. Now BM25 scores the same chunks.',
      ],
      question: 'How many conditions will order B bring under BM25?',
      unit: {
        one: 'of {total} conditions',
        many: 'of {total} conditions',
      },
      notice: [
        'Under BM25, A brings {leftConditions} and B brings {rightConditions}. Every score moved and no count did: a null, worth writing down. The case Time with one sentence a chunk and five kept tells another story.',
        'A rule is frozen and named before results are read. Whoever may change it afterwards can choose the number they like.',
      ],
      discuss: 'Why not adjust the rule until the results are best?',
    },
    blind: {
      title: 'What the rule cannot see',
      say: [
        'The question about the piano has {questionWords} words that count. The rule looks for exactly these forms.',
      ],
      question: 'How many of them stand nowhere in the {sentences} sentences?',
      unit: { one: 'word found nowhere', many: 'words found nowhere' },
      notice: [
        'Nowhere: {unfoundList}. A reader knows that what a firm charges is what it costs; the rule does not.',
        'Real systems often compare meanings too, and find more. They cannot be redone on a board. This rule is an instrument for learning, no portrait of theirs.',
      ],
      discuss: 'What is gained with a score nobody can recompute, and what is lost?',
    },
  },
  teaching: {
    goal: 'Students compute the score of a chunk by hand to three decimals, can say which words count and what happens at a tie, and can explain why a rule is fixed before the results are read.',
    prepare: [
      'Print the question sheet, or have paper ready; calculators are welcome from the third step on.',
      'Write on the board: score = words in common ÷ √(words that count), and leave it there.',
      'The list of little words is fixed and short. “How”, “what” and “long” are not in it: they count, though they rarely match.',
    ],
    misconceptions: [
      {
        thought: 'A word that occurs twice counts twice.',
        answer:
          'Above the line it counts once, however often it stands there; under the root every occurrence adds to the length. Repeating a word lowers the score.',
      },
      {
        thought: '“Return” and “returns” are the same word.',
        answer:
          'For people. This rule compares forms. BM25, in this lab, cuts endings off first; it is another rule with other scores.',
      },
      {
        thought: 'A score of 1.2 is twice as relevant as one of 0.6.',
        answer:
          'A score only ranks chunks of one cut against one question. It has no unit and measures no relevance.',
      },
      {
        thought: 'The computer is more exact than we are.',
        answer:
          'It rounds at the sixteenth digit, we at the third. Both follow the same rule, and where they differ before that, somebody miscounted.',
      },
    ],
    answers: {
      common:
        'Words in common, {left1Matched}: {left1Words}. Weighing words by rarity is what BM25 does; it needs the whole collection to know what is rare, and a board does not hold one.',
      length:
        'There are {left1Terms}, so F1 scores {left1Arithmetic}. Without a division the longest chunk would always win; divided by the length itself, a chunk of one lucky word would. The root is a compromise somebody chose, and it could be another.',
      'by-hand':
        'Chunk {leftSecond}. Chunk 1: {left1Arithmetic}. Chunk 2: {left2Arithmetic}. Chunk 3: {left3Arithmetic}. Common slips: counting “the” or “and”, forgetting numbers, splitting a name in the wrong place.',
      longer:
        'Not as such: {left1Arithmetic} for the chunk, {firstAlone} for F1 alone. The rule does not know care from padding: both are length. It punishes neither as such, it only asks for common words.',
      ties: 'A {leftConditions}, B {rightConditions}. “First in the text” can be recomputed by anyone, which is its one merit. Drawing lots would be fairer and could be recomputed only with the seed published.',
      'other-rule':
        'Under BM25, order B brings {rightConditions} and order A {leftConditions}. Adjusting until it fits these three small cases would describe these cases and predict nothing about the next. That is why results are read on cases kept in reserve.',
      blind:
        'Nowhere: {unfoundWords} of {questionWords}, {unfoundList}. Gained: words that differ and mean the same are found. Lost: nobody outside can say why a chunk won, nor check that the rule has not changed since yesterday.',
    },
  },
};
