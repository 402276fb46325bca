import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Knowing when to be silent',
  lead: 'Questions to the papers of a home insurer; some have no answer in them. Three reasons to say so, two gates that try to see them, and the price: silences where there was an answer.',
  steps: {
    'no-gate': {
      title: 'An answer to everything',
      say: [
        'A small home insurer has put its papers online: conditions, rates, minutes. People ask {questions} questions. The papers answer {answerable} of them; for {unanswerable} [[unanswerable|there is nothing in them]].',
        'A system looks for the [[passage|passages]] closest to the question and writes from them. In this step nothing holds it back.',
        'Insurer, papers and questions were written for this lab, to show how silence works. They stand for no rate.',
      ],
      question: 'How many of the {unanswerable} questions without an answer does it answer?',
      unit: {
        one: 'of {unanswerable} questions answered',
        many: 'of {unanswerable} questions answered',
      },
      notice: [
        'It answers {guardedMadeUp} of {unanswerable}. Some passage is always the closest, even when none is close.',
        'Each question has two squares: the system on the left writes from the single best passage, the one on the right from several.',
        'With both [[gate|gates]] lifted, neither system is ever silent.',
      ],
      discuss: 'Why does a search have no way of saying “nothing found”?',
    },
    'off-topic': {
      title: 'First reason: another subject',
      say: [
        'A customer asks: “{question}”',
        '[[off-topic|Gate 1]] looks at the words of the question that bear its subject. Each has a weight, which is high for a word that is rare in the papers: {words}. Those that stand nowhere in them: {missing}.',
        'It adds up: weight of the words that stand nowhere, divided by the weight of all. It closes when that share reaches {topicThreshold}. Work it out.',
      ],
      question: 'Does gate 1 close?',
      options: {
        closed: { label: 'It closes', stated: 'gate 1 closes' },
        open: { label: 'It stays open', stated: 'gate 1 stays open' },
      },
      notice: [
        'Worked out: {unseenWeight} / {weight} = {unseenShare}, against a threshold of {topicThreshold}: the gate closes, before any passage is looked at.',
        'The naive system, which has no gate, answers from “{naiveSource}”: the papers do talk of insurance, on every page.',
      ],
      discuss:
        'A customer writes “What does cover for my automobile cost?”, another “for my bicycle”. What will gate 1 do, and what can it not know?',
    },
    'no-figure': {
      title: 'Second reason: the subject without the figure',
      say: [
        'Another question: “{question}” The quality unit exists: the papers name it in several places. They also count people, in other departments.',
        '[[no-such-answer|Gate 2]] reads what would be handed over. The question asks for a number of people: so one sentence must hold such a number, and share enough of the question’s words to be about it.',
      ],
      question: 'Which gate stops this question?',
      options: {
        'off-topic': { label: 'Gate 1: off topic', stated: 'gate 1 stops it, off topic' },
        'no-such-answer': {
          label: 'Gate 2: no such figure',
          stated: 'gate 2 stops it, no such figure',
        },
        none: { label: 'None: it answers', stated: 'no gate stops it, and it is answered' },
      },
      notice: [
        'Share of words that stand nowhere: {unseenShare}. Gate 1 has nothing to say, the subject is in the papers.',
        'Sentences handed over that are about the subject: {sentencesOnSubject}; with a number of people, none. The best sentence with such a number covers {coverage} of the question, and {answerThreshold} is asked.',
        'This is the dangerous kind. The naive system writes from “{naiveSource}”, which does speak of the unit and is full of figures: of files, of days.',
      ],
      discuss:
        'Which would worry you more as a customer: a wrong number, or “the papers do not say”?',
    },
    'false-premise': {
      title: 'Third reason: the question is wrong',
      say: [
        '“{question}” The papers do grant a discount for an alarm. And they are full of dates.',
        'The question asks for a date. It also takes something for granted: read it again.',
      ],
      question: 'What stops this question, if anything?',
      options: {
        'off-topic': { label: 'Gate 1: off topic', stated: 'gate 1 stops it, off topic' },
        'no-such-answer': {
          label: 'Gate 2: no such figure',
          stated: 'gate 2 stops it, no such figure',
        },
        'false-premise': {
          label: 'Gate 2: false premise',
          stated: 'gate 2 stops it, false premise',
        },
        none: { label: 'None: it answers', stated: 'no gate stops it, and it is answered' },
      },
      notice: [
        'The question asserts {denied}. No sentence that was handed over says so of the subject: gate 2 refuses the premise, and does not go looking for a date.',
        'A date would have been found: the best sentence with one covers {coverage} of the question, and {answerThreshold} would have been enough.',
      ],
      discuss:
        'What would a helpful person at the counter say to this question? Is silence the best answer?',
    },
    'both-gates': {
      title: 'All questions at once',
      say: [
        'Now both gates stand before all {questions} questions. A gate can err in two ways: let a question through that has no answer, or stop one that has.',
      ],
      question: 'How many of the {answerable} answerable questions do the gates refuse wrongly?',
      unit: {
        one: 'of {answerable} refused wrongly',
        many: 'of {answerable} refused wrongly',
      },
      notice: [
        'Refused rightly: {rightSilences} of {unanswerable}. Refused wrongly: {wrongSilences} of {answerable}.',
        'Too good to be true? The thresholds were chosen with these very questions in view.',
      ],
      discuss: 'What would you need before you believed these figures?',
    },
    further: {
      title: 'Questions it has never seen',
      say: [
        'There are {further} further questions to the same papers, written for measuring and used for nothing else: {furtherAnswerable} with an answer, {furtherUnanswerable} without. They are measured by the same code.',
        'The page below still shows the {questions} of before.',
      ],
      question: 'How many of the {furtherAnswerable} that have an answer are refused wrongly?',
      options: {
        none: {
          label: 'None',
          stated: 'none of {furtherAnswerable} refused wrongly',
        },
        'to-4': {
          label: '1 to 4',
          stated: '1 to 4 of {furtherAnswerable} refused wrongly',
        },
        'to-8': {
          label: '5 to 8',
          stated: '5 to 8 of {furtherAnswerable} refused wrongly',
        },
        'to-12': {
          label: '9 to 12',
          stated: '9 to 12 of {furtherAnswerable} refused wrongly',
        },
        more: {
          label: 'More',
          stated: 'more than 12 of {furtherAnswerable} refused wrongly',
        },
      },
      notice: [
        'Refused wrongly: {furtherWrongSilences} of {furtherAnswerable}. Refused rightly: {furtherRightSilences} of {furtherUnanswerable}; the other {furtherMadeUp} were answered though nothing answers them.',
        'In exchange, of the answers it does give {furtherErr} err, against {furtherNaiveErr} for the naive system.',
        'These questions have set nothing. Mending the gates until they pass would make the figures better, and worth nothing.',
      ],
      discuss:
        'To err much less often, the system refuses {furtherWrongSilences} of {furtherAnswerable} good questions: would you take that bargain for a home insurer? For a train timetable?',
    },
    stricter: {
      title: 'Stricter is not safer',
      say: [
        'Someone wants to be on the safe side and raises the threshold of gate 2 from {shippedThreshold} to {answerThreshold}: a sentence must now cover more of the question before its figure counts.',
        'Back to the {questions} questions. The {unanswerable} without an answer were all refused before. We chose this threshold because it makes the price visible.',
      ],
      question: 'How many of the {answerable} answerable questions are refused now?',
      unit: {
        one: 'of {answerable} refused wrongly',
        many: 'of {answerable} refused wrongly',
      },
      notice: [
        'Refused wrongly: {wrongSilences} of {answerable}. Refused rightly: {rightSilences} of {unanswerable}, as before: on these questions, strictness has bought nothing.',
        'On the further questions it has bought something: {furtherRightSilences} of {furtherUnanswerable} rightly refused. The price there: {furtherWrongSilences} of {furtherAnswerable} good questions turned away.',
      ],
      discuss:
        'Who pays for an answer that is made up, and who pays for a silence? Who should set the threshold?',
    },
  },
  teaching: {
    goal: 'Students can name three reasons for which a question has no answer in a text, work out one gate by hand, and say what a threshold costs and whom.',
    prepare: [
      'Step two is for the board: the weights of the words, one sum, one division.',
      'For step four, let the class read the question aloud; somebody usually finds the false premise by ear.',
      'The figures differ between the French and the English papers. Stay with one language for the whole lesson.',
    ],
    misconceptions: [
      {
        thought: 'If the search finds a passage, the answer is in it.',
        answer:
          'A search ranks. Something is always first, as step one shows, and being first says nothing of being close.',
      },
      {
        thought: 'A gate understands the question.',
        answer:
          'It compares words and kinds of figures. A synonym it does not know counts as missing; a figure of the right kind beside the subject counts as an answer, even when it is not.',
      },
      {
        thought: 'A system that refuses more is safer.',
        answer:
          'It errs less in what it says, and fails more of those who asked. Whoever refuses everything never errs.',
      },
      {
        thought: 'No error on these questions means no error.',
        answer:
          'The thresholds were set on those very questions. What they are worth shows on questions that nobody set anything on.',
      },
    ],
    answers: {
      'no-gate':
        'Because it only compares: each passage gets a score, and the highest is the highest, however low. To say “nothing found” takes a threshold, and somebody who answers for where it stands.',
      'off-topic':
        'It lets both through. The cover against theft mentions bicycles, and puts no price on covering them. Automobiles are mentioned nowhere; but the gate also accepts a word that begins with the same five letters, and the papers say “automatic”. It compares letters. It knows neither that an automobile is a car, nor what the papers say of a word that stands in them.',
      'no-figure':
        'Opinions differ, and should. The wrong number is worse where somebody acts on it, because nothing marks it as wrong; the silence can be acted on at once, by asking a person.',
      'false-premise':
        'A person would say what the papers do say: there is a discount for an alarm, and what it is. The gate cannot; it only knows that {denied} is not there. Silence is better than a date, and not as good as a correction.',
      'both-gates':
        'Questions that were not used to set anything, written before anyone saw the result. The next step has some.',
      further:
        'It depends on what an error costs and on what a refusal leaves people with. An insurer has a counter and a telephone behind the silence; a traveller on a platform may have neither. The {questions} and the {further} questions written by us do not tell how it would be with real customers.',
      stricter:
        'The customer pays for both: for the invention later, for the silence at once. The insurer pays for the first and hardly notices the second, which is why the threshold should not be set by those alone who are blamed for errors. At {answerThreshold}, {wrongSilences} of {answerable} go away with nothing.',
    },
  },
};
