import type { LessonPrediction, LessonStep } from '../../../ui/lesson';

/** Who speaks: one of the gates, or neither. */
const spoke = (question: LessonPrediction['question'], withPremise: boolean): LessonPrediction => ({
  question,
  measure: 'spoke',
  answers: {
    kind: 'choice',
    options: [
      {
        value: 'off-topic',
        label: { en: 'Gate 1: off topic', fr: 'Le garde-fou 1 : hors sujet' },
        stated: { en: 'gate 1 stops it, off topic', fr: 'le garde-fou 1 l’arrête, hors sujet' },
      },
      {
        value: 'no-such-answer',
        label: { en: 'Gate 2: no such figure', fr: 'Le garde-fou 2 : chiffre absent' },
        stated: {
          en: 'gate 2 stops it, no such figure',
          fr: 'le garde-fou 2 l’arrête, chiffre absent',
        },
      },
      ...(withPremise
        ? [
            {
              value: 'false-premise',
              label: { en: 'Gate 2: false premise', fr: 'Le garde-fou 2 : prémisse fausse' },
              stated: {
                en: 'gate 2 stops it, false premise',
                fr: 'le garde-fou 2 l’arrête, prémisse fausse',
              },
            },
          ]
        : []),
      {
        value: 'none',
        label: { en: 'None: it answers', fr: 'Aucun : il répond' },
        stated: {
          en: 'no gate stops it, and it is answered',
          fr: 'aucun garde-fou ne l’arrête, et le système répond',
        },
      },
    ],
  },
});

export const SILENCE_STEPS: readonly LessonStep[] = [
  {
    id: 'no-gate',
    title: { en: 'An answer to everything', fr: 'Réponse à tout' },
    minutes: 3,
    place: { room: 'abstention', query: 'gate1=false&gate2=false' },
    say: [
      {
        en: 'A small home insurer has put its papers online: conditions, rates, minutes. People ask {questions} questions. The papers answer {answerable} of them; for {unanswerable} [[unanswerable|there is nothing in them]].',
        fr: 'Un petit assureur de l’habitation a mis ses documents en ligne : conditions, tarifs, procès-verbaux. On lui pose {questions} questions. Les documents répondent à {answerable} d’entre elles ; pour {unanswerable}, [[unanswerable|ils ne contiennent rien]].',
      },
      {
        en: 'A system looks for the [[passage|passages]] closest to the question and writes from them. In this step nothing holds it back.',
        fr: 'Un système cherche les [[passage|passages]] les plus proches de la question et écrit d’après eux. À cette étape, rien ne le retient.',
      },
      {
        en: 'Insurer, papers and questions were written for this lab, to show how silence works. They stand for no rate.',
        fr: 'L’assureur, les documents et les questions ont été écrits pour ce laboratoire, pour montrer comment marche le silence. Ils ne valent pas un taux.',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {unanswerable} questions without an answer does it answer?',
        fr: 'À combien des {unanswerable} questions sans réponse répond-il ?',
      },
      measure: 'guardedMadeUp',
      answers: {
        kind: 'count',
        from: 0,
        to: 4,
        unit: {
          one: {
            en: 'of {unanswerable} questions answered',
            fr: 'question sur {unanswerable} reçoit une réponse',
          },
          many: {
            en: 'of {unanswerable} questions answered',
            fr: 'questions sur {unanswerable} reçoivent une réponse',
          },
        },
      },
    },
    notice: [
      {
        en: 'It answers {guardedMadeUp} of {unanswerable}. Some passage is always the closest, even when none is close.',
        fr: 'Il répond à {guardedMadeUp} sur {unanswerable}. Il y a toujours un passage qui est le plus proche, même quand aucun n’est proche.',
      },
      {
        en: 'Each question has two squares: the system on the left writes from the single best passage, the one on the right from several.',
        fr: 'Chaque question a deux carrés : le système de gauche écrit d’après le seul meilleur passage, celui de droite d’après plusieurs.',
        screenOnly: true,
      },
      {
        en: 'With both [[gate|gates]] lifted, neither system is ever silent.',
        fr: 'Les deux [[gate|garde-fous]] levés, aucun des deux systèmes ne se tait jamais.',
      },
    ],
    discuss: {
      en: 'Why does a search have no way of saying “nothing found”?',
      fr: 'Pourquoi une recherche n’a-t-elle aucun moyen de dire « rien trouvé » ?',
    },
  },
  {
    id: 'off-topic',
    title: { en: 'First reason: another subject', fr: 'Première raison : un autre sujet' },
    minutes: 3,
    place: { room: 'abstention', query: 'question=u17' },
    say: [
      {
        en: 'A customer asks: “{question}”',
        fr: 'Un client demande : « {question} »',
      },
      {
        en: '[[off-topic|Gate 1]] looks at the words of the question that bear its subject. Each has a weight, which is high for a word that is rare in the papers: {words}. Those that stand nowhere in them: {missing}.',
        fr: 'Le [[off-topic|garde-fou 1]] regarde les mots de la question qui portent son sujet. Chacun a un poids, élevé quand le mot est rare dans les documents : {words}. Ceux qui n’y figurent nulle part : {missing}.',
      },
      {
        en: 'It adds up: weight of the words that stand nowhere, divided by the weight of all. It closes when that share reaches {topicThreshold}. Work it out.',
        fr: 'Il fait le compte : poids des mots qui ne figurent nulle part, divisé par le poids de tous. Il se ferme quand cette part atteint {topicThreshold}. Calculez.',
      },
    ],
    predict: {
      question: { en: 'Does gate 1 close?', fr: 'Le garde-fou 1 se ferme-t-il ?' },
      measure: 'topicGate',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'closed',
            label: { en: 'It closes', fr: 'Il se ferme' },
            stated: { en: 'gate 1 closes', fr: 'le garde-fou 1 se ferme' },
          },
          {
            value: 'open',
            label: { en: 'It stays open', fr: 'Il reste ouvert' },
            stated: { en: 'gate 1 stays open', fr: 'le garde-fou 1 reste ouvert' },
          },
        ],
      },
    },
    notice: [
      {
        en: 'Worked out: {unseenWeight} / {weight} = {unseenShare}, against a threshold of {topicThreshold}: the gate closes, before any passage is looked at.',
        fr: 'Le calcul : {unseenWeight} / {weight} = {unseenShare}, pour un seuil de {topicThreshold} : le garde-fou se ferme, avant d’avoir regardé le moindre passage.',
      },
      {
        en: 'The naive system, which has no gate, answers from “{naiveSource}”: the papers do talk of insurance, on every page.',
        fr: 'Le système naïf, qui n’a pas de garde-fou, répond d’après « {naiveSource} » : d’assurance, ces documents parlent à chaque page.',
      },
    ],
    discuss: {
      en: 'A customer writes “What does cover for my automobile cost?”, another “for my bicycle”. What will gate 1 do, and what can it not know?',
      fr: 'Un client écrit « Que coûte la garantie de mon automobile ? », un autre « de mon vélo ». Que fera le garde-fou 1, et que ne peut-il pas savoir ?',
    },
  },
  {
    id: 'no-figure',
    title: {
      en: 'Second reason: the subject without the figure',
      fr: 'Deuxième raison : le sujet, sans le chiffre',
    },
    minutes: 3,
    place: { room: 'abstention', query: 'question=u18' },
    say: [
      {
        en: 'Another question: “{question}” The quality unit exists: the papers name it in several places. They also count people, in other departments.',
        fr: 'Autre question : « {question} » La cellule qualité existe : les documents la nomment en plusieurs endroits. Ils comptent aussi des personnes, dans d’autres services.',
      },
      {
        en: '[[no-such-answer|Gate 2]] reads what would be handed over. The question asks for a number of people: so one sentence must hold such a number, and share enough of the question’s words to be about it.',
        fr: 'Le [[no-such-answer|garde-fou 2]] lit ce qui serait transmis. La question demande un nombre de personnes : il faut donc qu’une phrase contienne un tel nombre, et partage assez de mots avec la question pour en parler.',
      },
    ],
    predict: spoke(
      { en: 'Which gate stops this question?', fr: 'Quel garde-fou arrête cette question ?' },
      false,
    ),
    notice: [
      {
        en: 'Share of words that stand nowhere: {unseenShare}. Gate 1 has nothing to say, the subject is in the papers.',
        fr: 'Part des mots qui ne figurent nulle part : {unseenShare}. Le garde-fou 1 n’a rien à dire, le sujet est dans les documents.',
      },
      {
        en: 'Sentences handed over that are about the subject: {sentencesOnSubject}; with a number of people, none. The best sentence with such a number covers {coverage} of the question, and {answerThreshold} is asked.',
        fr: 'Phrases transmises qui parlent du sujet : {sentencesOnSubject} ; avec un nombre de personnes, aucune. La meilleure phrase contenant un tel nombre couvre {coverage} de la question, et il en faut {answerThreshold}.',
      },
      {
        en: 'This is the dangerous kind. The naive system writes from “{naiveSource}”, which does speak of the unit and is full of figures: of files, of days.',
        fr: 'C’est l’espèce dangereuse. Le système naïf écrit d’après « {naiveSource} », qui parle bien de la cellule et fourmille de chiffres : des dossiers, des jours.',
      },
    ],
    discuss: {
      en: 'Which would worry you more as a customer: a wrong number, or “the papers do not say”?',
      fr: 'En tant que client, qu’est-ce qui vous inquiéterait le plus : un nombre faux, ou « les documents ne le disent pas » ?',
    },
  },
  {
    id: 'false-premise',
    title: {
      en: 'Third reason: the question is wrong',
      fr: 'Troisième raison : la question se trompe',
    },
    minutes: 3,
    place: { room: 'abstention', query: 'question=u20' },
    say: [
      {
        en: '“{question}” The papers do grant a discount for an alarm. And they are full of dates.',
        fr: '« {question} » Les documents accordent bien une remise pour alarme. Et ils sont pleins de dates.',
      },
      {
        en: 'The question asks for a date. It also takes something for granted: read it again.',
        fr: 'La question demande une date. Elle tient aussi quelque chose pour acquis : relisez-la.',
      },
    ],
    predict: spoke(
      {
        en: 'What stops this question, if anything?',
        fr: 'Qu’est-ce qui arrête cette question, si quelque chose l’arrête ?',
      },
      true,
    ),
    notice: [
      {
        en: 'The question asserts {denied}. No sentence that was handed over says so of the subject: gate 2 refuses the premise, and does not go looking for a date.',
        fr: 'La question affirme {denied}. Aucune phrase transmise ne le dit du sujet : le garde-fou 2 refuse la prémisse, sans s’inquiéter de la date.',
      },
      {
        en: 'A date would have been found: the best sentence with one covers {coverage} of the question, and {answerThreshold} would have been enough.',
        fr: 'Une date, il l’aurait trouvée : la meilleure phrase qui en contient une couvre {coverage} de la question, et {answerThreshold} auraient suffi.',
      },
    ],
    discuss: {
      en: 'What would a helpful person at the counter say to this question? Is silence the best answer?',
      fr: 'Que répondrait à cette question une personne serviable, au guichet ? Le silence est-il la meilleure réponse ?',
    },
  },
  {
    id: 'both-gates',
    title: { en: 'All questions at once', fr: 'Toutes les questions à la fois' },
    minutes: 2,
    place: { room: 'abstention', query: 'view=silence' },
    say: [
      {
        en: 'Now both gates stand before all {questions} questions. A gate can err in two ways: let a question through that has no answer, or stop one that has.',
        fr: 'Les deux garde-fous se tiennent maintenant devant les {questions} questions. Un garde-fou peut se tromper de deux façons : laisser passer une question sans réponse, ou en arrêter une qui en a.',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {answerable} answerable questions do the gates refuse wrongly?',
        fr: 'Combien des {answerable} questions qui ont une réponse les garde-fous refusent-ils à tort ?',
      },
      measure: 'wrongSilences',
      answers: {
        kind: 'count',
        from: 0,
        to: 6,
        unit: {
          one: {
            en: 'of {answerable} refused wrongly',
            fr: 'refusée à tort sur {answerable}',
          },
          many: {
            en: 'of {answerable} refused wrongly',
            fr: 'refusées à tort sur {answerable}',
          },
        },
      },
    },
    notice: [
      {
        en: 'Refused rightly: {rightSilences} of {unanswerable}. Refused wrongly: {wrongSilences} of {answerable}.',
        fr: 'Refusées à raison : {rightSilences} sur {unanswerable}. Refusées à tort : {wrongSilences} sur {answerable}.',
      },
      {
        en: 'Too good to be true? Both thresholds were set on these very questions, halfway between those with an answer and those without.',
        fr: 'Trop beau pour être vrai ? Les deux seuils ont été fixés sur ces mêmes questions, à mi-chemin entre celles qui ont une réponse et les autres.',
      },
    ],
    discuss: {
      en: 'What would you need before you believed these figures?',
      fr: 'De quoi auriez-vous besoin pour croire ces chiffres ?',
    },
  },
  {
    id: 'further',
    title: { en: 'Questions it has never seen', fr: 'Des questions jamais vues' },
    minutes: 3,
    place: { room: 'abstention', query: 'view=silence&moves=topic', parts: ['risk'] },
    say: [
      {
        en: 'There are {further} further questions to the same papers, written for measuring and used for nothing else: {furtherAnswerable} with an answer, {furtherUnanswerable} without. They are measured by the same code.',
        fr: 'Il existe {further} autres questions aux mêmes documents, écrites pour mesurer et n’ayant servi à rien d’autre : {furtherAnswerable} avec réponse, {furtherUnanswerable} sans. Elles sont mesurées par le même programme.',
      },
      {
        en: 'The page below still shows the {questions} of before.',
        fr: 'La page ci-dessous montre encore les {questions} d’avant.',
        screenOnly: true,
      },
    ],
    predict: {
      question: {
        en: 'How many of the {furtherAnswerable} that have an answer are refused wrongly?',
        fr: 'Combien des {furtherAnswerable} qui ont une réponse sont refusées à tort ?',
      },
      measure: 'furtherWrongAs',
      answers: {
        kind: 'choice',
        options: [
          {
            value: 'none',
            label: { en: 'None', fr: 'Aucune' },
            stated: {
              en: 'none of {furtherAnswerable} refused wrongly',
              fr: 'aucune refusée à tort sur {furtherAnswerable}',
            },
          },
          {
            value: 'to-4',
            label: { en: '1 to 4', fr: '1 à 4' },
            stated: {
              en: '1 to 4 of {furtherAnswerable} refused wrongly',
              fr: '1 à 4 refusées à tort sur {furtherAnswerable}',
            },
          },
          {
            value: 'to-8',
            label: { en: '5 to 8', fr: '5 à 8' },
            stated: {
              en: '5 to 8 of {furtherAnswerable} refused wrongly',
              fr: '5 à 8 refusées à tort sur {furtherAnswerable}',
            },
          },
          {
            value: 'to-12',
            label: { en: '9 to 12', fr: '9 à 12' },
            stated: {
              en: '9 to 12 of {furtherAnswerable} refused wrongly',
              fr: '9 à 12 refusées à tort sur {furtherAnswerable}',
            },
          },
          {
            value: 'more',
            label: { en: 'More', fr: 'Plus' },
            stated: {
              en: 'more than 12 of {furtherAnswerable} refused wrongly',
              fr: 'plus de 12 refusées à tort sur {furtherAnswerable}',
            },
          },
        ],
      },
    },
    notice: [
      {
        en: 'Refused wrongly: {furtherWrongSilences} of {furtherAnswerable}. Refused rightly: {furtherRightSilences} of {furtherUnanswerable}; the other {furtherMadeUp} were answered though nothing answers them.',
        fr: 'Refusées à tort : {furtherWrongSilences} sur {furtherAnswerable}. Refusées à raison : {furtherRightSilences} sur {furtherUnanswerable} ; aux {furtherMadeUp} autres, le système a répondu alors que rien n’y répond.',
      },
      {
        en: 'In exchange, of the answers it does give {furtherErr} err, against {furtherNaiveErr} for the naive system.',
        fr: 'En échange, {furtherErr} des réponses qu’il donne se trompent, contre {furtherNaiveErr} pour le système naïf.',
      },
      {
        en: 'These questions have set nothing. Mending the gates until they pass would make the figures better, and worth nothing.',
        fr: 'Ces questions n’ont servi à rien régler. Retoucher les garde-fous jusqu’à ce qu’elles passent rendrait les chiffres meilleurs, et sans valeur.',
      },
    ],
    discuss: {
      en: 'To err much less often, the system refuses {furtherWrongSilences} of {furtherAnswerable} good questions: would you take that bargain for a home insurer? For a train timetable?',
      fr: 'Pour se tromper bien moins souvent, le système refuse {furtherWrongSilences} bonnes questions sur {furtherAnswerable} : accepteriez-vous ce marché pour un assureur ? Pour des horaires de train ?',
    },
  },
  {
    id: 'stricter',
    title: { en: 'Stricter is not safer', fr: 'Plus strict n’est pas plus sûr' },
    minutes: 3,
    place: { room: 'abstention', query: 'threshold2=0.7', parts: ['risk'] },
    say: [
      {
        en: 'Someone wants to be on the safe side and raises the threshold of gate 2 from {shippedThreshold} to {answerThreshold}: a sentence must now cover more of the question before its figure counts.',
        fr: 'Quelqu’un veut jouer la prudence et relève le seuil du garde-fou 2 de {shippedThreshold} à {answerThreshold} : une phrase doit maintenant couvrir davantage de la question pour que son chiffre compte.',
      },
      {
        en: 'Back to the {questions} questions. The {unanswerable} without an answer were all refused before. We chose this threshold because it makes the price visible.',
        fr: 'Revenons aux {questions} questions. Les {unanswerable} sans réponse étaient déjà toutes refusées. Nous avons choisi ce seuil parce qu’il rend le prix visible.',
      },
    ],
    predict: {
      question: {
        en: 'How many of the {answerable} answerable questions are refused now?',
        fr: 'Combien des {answerable} questions qui ont une réponse sont refusées maintenant ?',
      },
      measure: 'wrongSilences',
      answers: {
        kind: 'count',
        from: 0,
        to: 10,
        unit: {
          one: {
            en: 'of {answerable} refused wrongly',
            fr: 'refusée à tort sur {answerable}',
          },
          many: {
            en: 'of {answerable} refused wrongly',
            fr: 'refusées à tort sur {answerable}',
          },
        },
      },
    },
    notice: [
      {
        en: 'Refused wrongly: {wrongSilences} of {answerable}. Refused rightly: {rightSilences} of {unanswerable}, as before: on these questions, strictness has bought nothing.',
        fr: 'Refusées à tort : {wrongSilences} sur {answerable}. Refusées à raison : {rightSilences} sur {unanswerable}, comme avant : sur ces questions, la sévérité n’a rien rapporté.',
      },
      {
        en: 'On the further questions it has bought something: {furtherRightSilences} of {furtherUnanswerable} rightly refused. The price there: {furtherWrongSilences} of {furtherAnswerable} good questions turned away.',
        fr: 'Sur les autres questions, elle a rapporté quelque chose : {furtherRightSilences} sur {furtherUnanswerable} refusées à raison. Le prix, là : {furtherWrongSilences} bonnes questions sur {furtherAnswerable} éconduites.',
      },
    ],
    discuss: {
      en: 'Who pays for an answer that is made up, and who pays for a silence? Who should set the threshold?',
      fr: 'Qui paie une réponse inventée, et qui paie un silence ? Qui devrait fixer le seuil ?',
    },
  },
];
