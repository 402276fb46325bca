import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'The half that was left behind',
  lead: 'A search cuts a document into chunks and hands over the best. When the answer runs through a cut, one half may stay behind. What is its neighbour worth, and what do all the other neighbours cost?',
  steps: {
    cut: {
      title: 'An answer cut in two',
      say: [
        'A model is not handed a whole document. The document is [[cut|cut]] into [[chunk|chunks]], here {allChunks} of about {target} characters; each is [[score|scored]] against the question, and the best are handed over.',
        'The question: “{question}”',
        'What answers it stands in chunks {goldChunks}: first a table, who earned what; then the notes that say what the lines of the table mean. The cut falls between the two. Each half alone is half an answer.',
        'We chose this question because it shows the mechanism well. It is one question and stands for no rate; the last step looks at many.',
      ],
      question:
        'The {k} best chunks are handed over. How many of the {gold} halves are among them?',
      unit: {
        one: 'of {gold} halves',
        many: 'of {gold} halves',
      },
      notice: [
        'Halves that arrive: {found} of {gold}. Chunk {held} is there, at rank {heldRank}. Chunk {left} is not.',
        'What arrived are the notes. They explain how a bonus is deferred and a share award valued; the table, with what each of the two was paid, stayed behind.',
        'The half that was missed stands right beside one that was found.',
        'See it in the strip: each bar is a chunk, in the order of the text.',
      ],
      discuss:
        'Nothing in what the model receives says that a piece is missing. What will it write?',
    },
    more: {
      title: 'Simply take more?',
      say: [
        'The simplest remedy: hand over more. Not the {fiveChunks} best chunks but the {k} best. The model reads twice as much, and so does whoever pays for it.',
      ],
      question: 'How many of the {gold} halves are among the {k} best?',
      unit: {
        one: 'of {gold} halves',
        many: 'of {gold} halves',
      },
      notice: [
        'Still {found} of {gold}. The other half comes at rank {leftRank}: to reach it by its own score, {leftRank} chunks would have to be handed over.',
        'Different words of the question found in the two halves: {heldWords} in the one that arrived, {leftWords} in the one left behind. A score made of words cannot see that the two belong together.',
      ],
      discuss:
        'Twice the reading, and nothing gained on this question. Is a larger k useless, then?',
    },
    window: {
      title: 'Add every neighbour',
      say: [
        'What a chunk began, the next one often ends. So go back to the {k} best, and add to each the chunk before it and the chunk after it. This is called a [[window|window]].',
        'A chunk that would be added twice, or is already among the best, counts once.',
      ],
      question: 'How many chunks does the model receive in all?',
      unit: { one: 'chunk in all', many: 'chunks in all' },
      notice: [
        'Both halves arrive: {found} of {gold}.',
        'The price: {chunks} chunks, {characters} characters. Of these chunks {useless} hold nothing that answers the question.',
      ],
      discuss:
        'A window cannot miss a half that stands next to a chunk that was found. Why not always use one?',
    },
    gate: {
      title: 'A test, worked by hand',
      say: [
        '[[scar|SCAR]], a published rule, adds a [[neighbour|neighbour]] only when it is worth it. It needs three [[cosine|resemblances]], each between 0 and 1: q is the question, c the chunk that was found, n its neighbour.',
        'Add n when cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c). On the left, how close the neighbour is to the question, less a [[boundary-penalty|fine]] for breaking the thread. On the right, [[threshold|the bar]]: a share of what the chunk that was found achieves.',
        'On the board, for chunk {neighbour}, neighbour of chunk {anchor}: cos(q, n) = {cosineQN}, cos(c, n) = {cosineCN}, cos(q, c) = {cosineQC}. As published, λ = {lambda} and γ = {gamma}.',
      ],
      question: 'Chunk {neighbour} is the other half. Does it pass SCAR’s test?',
      options: {
        added: {
          label: 'It passes',
          stated: 'chunk {neighbour} passes SCAR’s test',
        },
        refused: {
          label: 'It is refused',
          stated: 'chunk {neighbour} is refused',
        },
      },
      notice: [
        'Left: {cosineQN} − {lambda} × {break} = {score}. Right: {gamma} × {cosineQC} = {threshold}. The other half is refused.',
        'It is not this neighbour alone. On this question SCAR tests {tested} neighbours and adds {added}; on all questions of the document it tests {allTested} and adds {allAdded}. The median neighbour has cos(q, n) = {medianQN}; it would need {medianNeeded}.',
        'Be fair to the rule. Its λ and γ were published with [[vectors|vectors]] of another kind, from a trained model; these vectors count words. With them hardly a neighbour passes the published test. That tells nothing about the paper’s own figures.',
      ],
      discuss:
        'Which one kept the half out, the fine or the bar? Strike the fine out and look again.',
    },
    calibrated: {
      title: 'The same test, set otherwise',
      say: [
        'For vectors that count words the lab offers another setting: λ = {lambda}, no fine, and γ = {gamma}, a lower bar.',
        'Without a neighbour the model received {fiveChunks} chunks, with all of them {windowChunks}.',
      ],
      question: 'How many chunks does it receive now?',
      unit: { one: 'chunk in all', many: 'chunks in all' },
      notice: [
        'With {chunks} chunks, {found} of {gold} halves arrive: as many as with the window and its {windowChunks}.',
        'Neighbours that pass: {added}. One is the half that was missing. Look at the others: what do they have to do with the question?',
        'On all questions of the document SCAR now adds {allAdded} of {allTested} neighbours.',
      ],
      discuss:
        'The setting works on this question. What would you ask before using it on a document of your own?',
    },
    carried: {
      title: 'Let the words cross the cut',
      say: [
        'SCAR’s test asks each neighbour to resemble the question by itself. The end of a thought often does not. [[carried-latent|The lab’s own rule]] works before the ranking: a word found in one chunk counts a little in those beside it, more where a sentence was cut through. To that it adds how close each chunk lies to the question among the words this document uses together.',
        'It decides for each question how many chunks to hand over.',
      ],
      question:
        'In the last step SCAR handed over {calibratedChunks} chunks. How many does this rule hand over?',
      options: {
        fewer: { label: 'Fewer', stated: 'fewer chunks than SCAR' },
        same: { label: 'As many', stated: 'as many chunks as SCAR' },
        more: { label: 'More', stated: 'more chunks than SCAR' },
      },
      notice: [
        'With {chunks} chunks, {found} of {gold} halves arrive: calibrated SCAR needed {calibratedChunks}, the window {windowChunks}.',
        'On this question our own rule does not come first. We could have shown another question, on which it does. That would have taught you about our choice, not about the rule.',
      ],
      discuss: 'Three rules have found both halves of one question. Which one is the best?',
    },
    all: {
      title: 'One question is not a rate',
      say: [
        'The {documents} documents of the lab hold {questions} questions whose answer runs through a cut. Every rule answers all of them. Two figures for each: [[recall|recall]], the mean share of the [[evidence-span|evidence]] found; and the mean number of chunks handed over to find it.',
        'The page computes this while you wait, and shows the class “[[boundary|boundary]]”: the questions of this lesson.',
      ],
      question: 'Which rule has the highest recall on these {questions} questions?',
      options: {
        five: { label: 'Top 5', stated: 'the top 5 has the highest recall' },
        ten: { label: 'Top 10', stated: 'the top 10 has the highest recall' },
        window: { label: 'Window', stated: 'the window has the highest recall' },
        published: {
          label: 'SCAR, as published',
          stated: 'SCAR as published has the highest recall',
        },
        calibrated: { label: 'SCAR, calibrated', stated: 'calibrated SCAR has the highest recall' },
        carried: { label: 'The lab’s rule', stated: 'the lab’s rule has the highest recall' },
      },
      notice: [
        'The window: {windowRecall}, with {windowChunks} chunks a question. The lab’s rule: {carriedRecall}, with {carriedChunks}. SCAR, calibrated: {calibratedRecall}, with {calibratedChunks}. Top 10: {tenRecall}, with {tenChunks}.',
        'SCAR as published finds {publishedRecall} with {publishedChunks} chunks, the [[top-k|top 5]] {fiveRecall} with {fiveChunks}. On these texts and vectors it adds next to nothing.',
        'None finds everything. The window hands over all the evidence of {windowWhole} questions out of {questions}, the lab’s rule of {carriedWhole}, the top 5 of {fiveWhole}.',
        'Documents and questions were written for this lab. Other texts give other figures.',
        'Before naming a winner, read the paired differences and their [[interval|intervals]] further down the page.',
      ],
      discuss:
        'Every chunk costs money and attention. Which rule would you take, and what would you say to someone who takes another?',
    },
  },
  teaching: {
    goal: 'Students can say why one half of an answer may not arrive, work out by hand whether a neighbour is worth adding, and name the price of each remedy instead of a winner.',
    prepare: [
      'Read the two halves yourself, in the first step, before the class does: in English a table of pay and its notes, in French a list of exceptions cut in its middle. Each language has a document of its own, so the figures differ.',
      'Step four is for the board: have the formula and the three cosines copied before anyone predicts. One multiplication and one subtraction a side are enough.',
      'The last step computes for some seconds on the machine in the room; open it once beforehand on a slow one.',
    ],
    misconceptions: [
      {
        thought: 'The model will notice that a piece is missing.',
        answer:
          'It sees the passages it is handed and nothing else. A list that begins at its third item, or notes without their table, look to it like a text. Some models may remark on it; nothing in the search makes them.',
      },
      {
        thought: 'More passages can only help.',
        answer:
          'They cost, and each one is something a model may quote by mistake. And they may not even bring what is missing, as step two shows.',
      },
      {
        thought: 'A published setting is a good setting.',
        answer:
          'It is a setting that was measured: on certain texts, with certain vectors. Change either and it has to be measured again. Step four shows what happens if nobody does.',
      },
      {
        thought: 'The rule that finds most for the fewest chunks is the best.',
        answer:
          'Recall divided by chunks crowns whoever returns least: one good chunk beats everything. Say both figures, and what each is worth to the reader.',
      },
    ],
    answers: {
      cut: 'Most likely a fluent answer built on the half. The notes name figures too, a percentage and a share price, which can pass for the pay. What a given model does would have to be tried; this lesson asks none.',
      more: 'No. On other questions it does bring the missing half, and the last step shows how often. But it brings it by luck of words, not because the half belongs there: here it would have taken {leftRank} chunks.',
      window:
        'Because the price is paid on every question, also where all the evidence stands in one chunk. And each added chunk, here {useless} without an answer, is one more from which a model can answer wrongly.',
      gate: 'Here the fine. Without it the left side is {cosineQN}, above the bar of {threshold}: the half would pass. The fine is large because words rarely repeat from one chunk to the next, so 1 − cos(c, n) is nearly whole: {break}.',
      calibrated:
        'On which questions it was chosen, and what it does on others. Whoever moves λ and γ until one question comes out right has shown nothing: settings are chosen on some questions and measured on different ones.',
      carried:
        'One question cannot tell. On this one calibrated SCAR is the cheapest with {calibratedChunks} chunks; on the next it may miss. That is what the last step is for.',
      all: 'There is a price, not a winner. The window finds {windowRecall} for {windowChunks} chunks; the lab’s rule gives up a part of that, {carriedRecall}, and hands over {carriedChunks}. Whoever must not miss anything pays; whoever pays for every word gives something up. What is not honest is to name one of the two figures without the other.',
    },
  },
};
