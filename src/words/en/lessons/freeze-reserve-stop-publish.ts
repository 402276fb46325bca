import type { LessonTexts } from '../../../formats/lesson-texts';

export const words: LessonTexts = {
  title: 'Freeze, reserve, stop, publish',
  lead: 'An experiment with a model costs money and can be bent without anybody meaning to. Four habits that hold it straight, practised with a simulator: no key, no network, play money.',
  steps: {
    freeze: {
      title: 'Freeze: everything first',
      say: [
        'The question: does the order of a page’s sentences change what a model answers? The plan of the published protocol: {cases} cases, in {languages} languages, in {variants} orders; each given in {modes} ways, the [[passage|passage]] a search retains or the whole text; and all of it repeated {repetitions} times.',
        'Every request is written out in full before the first one leaves: its text, its place in the order, the most it can cost.',
      ],
      question: 'How many calls is that?',
      options: {
        '24': { label: '24', stated: '24 calls' },
        '36': { label: '36', stated: '36 calls' },
        '72': { label: '72', stated: '72 calls' },
        '144': { label: '144', stated: '144 calls' },
      },
      notice: [
        'The product: {cases} × {languages} × {variants} × {modes} × {repetitions} = {calls} calls. A modest question is not a small experiment.',
        'So far the plan is a draft: everything in it can be changed. Once it is [[plan|frozen]] nothing can; another plan is another [[series|series]].',
      ],
      discuss:
        'What is wrong with looking at the first answers and then deciding how many repetitions to make?',
    },
    digest: {
      title: 'A fingerprint of the plan',
      say: [
        'A frozen plan bears {digests} [[digest|digests]]: one of the whole, and one of each part (cases, rules, prompts, prices, budget, requests and so on). A digest is a number computed from the text; change one character and another comes out.',
        'Suppose somebody makes one price dearer afterwards, that of an output [[token|token]], by a billionth of a dollar. Nothing that is sent to the model changes.',
      ],
      question: 'How many of the {digests} digests are no longer the same?',
      unit: {
        one: 'of {digests} digests changed',
        many: 'of {digests} digests changed',
      },
      notice: [
        'Changed: {digestsChanged} of {digests}, that of the whole, that of the prices and that of the requests, since each bears the most it can cost. The parts that kept theirs show where the change was not.',
        'That of the requests begins with {requestsDigest} on every machine that freezes this practice plan; that of the whole does not, since it holds the moment and the name of this series.',
        'Open “Digests” below to see them all.',
        'A simulated digest begins with the word “simulated”: it can never pass for a collected one.',
      ],
      discuss: 'Does a digest prove that the plan was frozen before the results were known?',
    },
    order: {
      title: 'Who goes first',
      say: [
        'Calls leave one after another. A service may grow slow, or change, in the course of an afternoon. If order A always went first, whatever changes with time would look like an effect of the order.',
        'So the plan alternates by a stated rule, from one repetition to the next. In the first repetition of the first case the first language begins with order {firstVariant}.',
      ],
      question: 'Which order begins in the second repetition, same case, same language?',
      options: {
        A: { label: 'A', stated: 'order A begins' },
        B: { label: 'B', stated: 'order B begins' },
      },
      notice: [
        'Order {secondFirstVariant}. Over the {blocks} groups of a case, a repetition and a language, A begins {startingA} times and B {startingB} times.',
        '“The requests, in order” below lists them all.',
        'This is a rule, not chance, and the page says so: alternation is not randomisation.',
      ],
      discuss: 'Against which disturbance does alternating help, and against which does it not?',
    },
    reserve: {
      title: 'Reserve: the most it can cost',
      say: [
        'What a call costs is known when the bill comes. What it can cost at most is known before. Every byte of the request is counted as a token at the dearest input rate, with {overhead} bytes for what the provider wraps around it; every output token that is allowed, as if it were used.',
        'For the first call: ({bytes} + {overhead}) × {inputRate} + {outputTokens} × {outputRate}. Work it out; then think of all {calls}.',
      ],
      question: 'What can the whole plan cost at most?',
      options: {
        'under-1': { label: 'Under 1 USD', stated: 'less than 1 USD at most' },
        'under-5': { label: '1 to 5 USD', stated: '1 to 5 USD at most' },
        'under-10': { label: '5 to 10 USD', stated: '5 to 10 USD at most' },
        above: { label: '10 USD or more', stated: '10 USD or more' },
      },
      notice: [
        'The first call: {reservation}. All {calls}: {worstCase}, under a ceiling of {ceiling}.',
        'Prices are those typed into the plan, on the day it names. Here they buy play money.',
      ],
      discuss:
        'Most calls will cost far less. Why not reserve the average, and be able to run more?',
    },
    ceiling: {
      title: 'A budget that cannot be overrun',
      say: [
        'Lower the ceiling to {lowCeiling}. That would pay for some of the {calls} calls, and not for the plan at its dearest, {worstCase}.',
      ],
      question: 'What happens on “start”?',
      options: {
        some: {
          label: 'It runs until the money is gone',
          stated: 'it runs until the money is gone',
        },
        'over-budget': { label: 'It does not start', stated: 'it does not start' },
      },
      notice: [
        'It does not start: no call leaves.',
        'Type this ceiling into the plan: the page says that it does not suffice before anything is frozen.',
        'And before each call its own [[reservation|reservation]] is written down first, in the same breath as the check that it fits. A call without that line does not leave.',
      ],
      discuss: 'Half a series for half the money sounds fair. Why refuse it?',
    },
    stop: {
      title: 'Stop: at the first doubt',
      say: [
        'Now the simulator plays the plan of {calls} calls, and at call {failsAt} the server fails. Nobody can tell whether that call was billed.',
      ],
      question: 'How many calls leave in all?',
      options: {
        with: { label: 'Up to the one that fails', stated: 'the calls up to the one that fails' },
        after: { label: 'It is tried again, then it stops', stated: 'one more try, then it stops' },
        all: { label: 'All of them', stated: 'all the calls' },
      },
      notice: [
        'Calls that left: {made} of {calls}. The series stops at call {stoppedAt} and is never resumed; {notMade} calls were not attempted.',
        'The call in doubt counts for its whole reservation, {lastCounted}, until somebody says, with a reason, that it was not billed. In all {counted} are counted.',
      ],
      discuss:
        'A second attempt would often succeed. What would it do to the data, and to the bill?',
    },
    publish: {
      title: 'Publish: all of it',
      say: [
        'A new plan was frozen after the stop, and the simulator plays it to the end. Both series are kept, the broken one and the whole one.',
      ],
      notice: [
        'Calls made: {made} of {calls}. Counted: {counted} of the {worstCase} reserved. Play money: that tells what the rules do, not what a model costs.',
        'The results file holds the plan, each answer as received, each line of the account, and the digests. Whoever opens it here sees whether a single byte was changed since.',
        'No line is added to another: cases, languages, orders and modes are not one score. And {repetitions} repetitions are not a rate.',
      ],
      discuss:
        'Which of the two series would you publish? And if the whole one shows nothing at all?',
    },
  },
  teaching: {
    goal: 'Participants can explain what has to be fixed before the first paid call, work out the most a call can cost, say why a series stops at the first doubt, and list what a publication needs.',
    prepare: [
      'Nothing to install and no key: everything is simulated. Do not hold this lesson with a real key; the habits can be learnt without one.',
      'Two steps show the plan as it stands in the page. If you have changed it, reload the page first, so that it is the published one again.',
      'Bring a calculator for the fourth step.',
    ],
    misconceptions: [
      {
        thought: 'Deciding along the way is flexibility.',
        answer:
          'Each decision taken after a look at the answers leans towards what one hopes to see, and no reader can tell by how much. Explore as long as you like; then freeze, and collect anew.',
      },
      {
        thought: 'A failed call cost nothing.',
        answer:
          'It may have been answered, and billed, and only the way back broken. What is not known counts in full until it is known.',
      },
      {
        thought: 'A digest proves that the results are right.',
        answer:
          'It shows that a file is the one that was written. Whether what was written is sensible, it cannot say.',
      },
      {
        thought: 'A null result is a failed experiment.',
        answer:
          'It is an answer to the question that was frozen. Leaving it in the drawer bends what everybody else believes.',
      },
    ],
    answers: {
      freeze:
        'One stops when the figures please. Chance alone pleases now and then, so the rule “stop when it looks good” finds effects where there are none. How many repetitions to make belongs to the plan.',
      digest:
        'Not by itself: whoever holds the file can freeze another plan today and put an old date on it. It proves it to others once the digest has been handed over beforehand, by e-mail to a colleague, in a registry, in print.',
      order:
        'Against a slow drift, since both orders begin equally often, {startingA} and {startingB} times. Not against a disturbance that happens to follow the same rhythm. Chance would guard against that better, at the price of unequal counts; here the rule is stated and can be checked.',
      reserve:
        'Because a few dear calls in a row overrun an average. A ceiling that holds only on average is not a ceiling. What is not used is released as soon as the call is settled.',
      ceiling:
        'Because half a series answers another question. It breaks off wherever the money ends, in the middle of a case, with one order asked and the other not, and the temptation to use it all the same is great. A smaller plan, frozen as such, is an honest way to spend {lowCeiling}.',
      stop: 'It would make some questions asked twice and others once, without the file showing it, and might be billed twice. If failures are frequent, that is a result about the service. Freeze a new plan, keep both.',
      publish:
        'Both, with the reason for the stop. And the whole one also if it shows nothing: the plan was frozen, the question asked, and that is its answer. Published with it: plan, answers, account, digests, prices and their date, and what was tried before freezing.',
    },
  },
};
