import { formatCount, formatDecimal, formatInteger, plural } from '../../ui/format';
import type { Language } from '../../engine/text/language';
import type { Dictionary } from '../../ui/language';
import { signed } from './numbers';

/** A share from 0 to 1 in points of a hundred, with its sign where it is a change. */
function points(share: number, language: Language, isChange = true): string {
  const value = share * 100;
  const number = isChange ? signed(value, language, 1) : formatDecimal(value, language, 1);
  return `${number} ${plural(value, language, 'point', 'points', 1)}`;
}

/** A change in the number of chunks, with its sign. */
function chunksMore(chunks: number, language: Language): string {
  const name = { en: ['chunk', 'chunks'], fr: ['fragment', 'fragments'] } as const;
  const [one, other] = name[language];
  return `${signed(chunks, language, 2)} ${plural(chunks, language, one, other, 2)}`;
}

const en = {
  lead: 'Every question, every [[supply-policy|policy]]: what it finds of the [[evidence-span|evidence]], and how many chunks it hands over to find it.',
  corpora: 'Documents evaluated',
  run: 'Run the evaluation',
  runAgain: 'Run it again',
  cancel: 'Cancel',
  loading: 'Fetching the documents…',
  phase: {
    questions: (done: number, total: number) =>
      `Answering questions: ${formatInteger(done, 'en')} of ${formatInteger(total, 'en')}`,
    sweep: (done: number, total: number) =>
      `Sweeping the settings: ${formatInteger(done, 'en')} of ${formatInteger(total, 'en')} questions`,
    statistics: (done: number, total: number) =>
      `Resampling: ${formatInteger(done, 'en')} of ${formatInteger(total, 'en')}`,
  },
  starting: 'Starting…',
  finishing: 'Last step: digest of the sweep…',
  cancelled: 'Cancelled. Nothing was kept of it; figures from before, if any, still stand below.',
  failed: (message: string) =>
    `The evaluation stopped with an error (${message}). What was shown before still stands; stored runs were not touched. Run it again; if it fails again, try fewer documents or reload the page.`,
  took: (seconds: string) => `Done in ${seconds} s on this device.`,
  stale: 'Documents, cutting or vectors have been changed since these figures were made.',
  invitation:
    'It takes some seconds and stays on this device. Figures can be kept as a run and exported afterwards.',
  counted: (measured: number, atomic: number, boundary: number, scattered: number) =>
    `${formatCount(measured, 'en', 'question', 'questions')} measured: ${formatInteger(atomic, 'en')} [[atomic|atomic]], ${formatInteger(boundary, 'en')} [[boundary|boundary]], ${formatInteger(scattered, 'en')} [[scattered|scattered]].`,
  excluded: (unanswerable: number, withoutGold: number) =>
    [
      unanswerable > 0
        ? `${formatInteger(unanswerable, 'en')} without an answer in ${plural(unanswerable, 'en', 'its document is', 'their document are')} left out`
        : '',
      withoutGold > 0 ? `${formatInteger(withoutGold, 'en')} without marked evidence too` : '',
    ]
      .filter((part) => part !== '')
      .join('; '),

  class: 'Questions',
  className: { all: 'all', atomic: 'atomic', boundary: 'boundary', scattered: 'scattered' },
  corpus: 'Documents',
  pooled: 'all, each question weighing the same',
  macro: 'all, each document weighing the same',
  partClass: {
    all: 'all questions',
    atomic: 'atomic questions',
    boundary: 'boundary questions',
    scattered: 'scattered questions',
  },
  pooledShort: 'all documents',
  macroShort: 'mean of documents',

  plotTitle: 'Recall against chunks',
  plotLead: (n: number) =>
    `${formatInteger(n, 'en')} ${plural(n, 'en', 'question', 'questions')}. Up is found, right is paid. Select a point to open its questions; move λ and γ to walk through the sweep.`,
  recallAxis: 'recall',
  chunksAxis: 'mean chunks supplied',
  pointLabel: (name: string, recall: string, chunks: number) =>
    `${name}: recall ${recall} at ${formatCount(chunks, 'en', 'chunk', 'chunks', 2)}. Open its questions.`,
  curveGamma: (lambda: string) => `SCAR, γ from 0.3 to 1 at λ ${lambda}`,
  curveLambda: (gamma: string) => `SCAR, λ from 0 to 0.3 at γ ${gamma}`,
  curveTopK: 'top k, k from 1 to 20',
  curveCarried: 'carried BM25, τ from 0.2 to 0.9',
  curveCarriedLatent: 'carried BM25 + latent, τ from 0.2 to 0.9',
  front: '[[front|no named point]] finds more with fewer chunks, curves apart',
  here: (recall: string, chunks: number) =>
    `here: recall ${recall} at ${formatCount(chunks, 'en', 'chunk', 'chunks', 2)}`,
  sweepControls: 'SCAR in the sweep',
  lambda: 'λ, cost of a break',
  gamma: 'γ, share of the anchor',
  topK: 'k, anchors',
  radius: 'r, distance',
  openHere: 'Open the questions of this setting',
  noQuestions: 'No question of this class in this part.',
  asTable: 'As a table',
  sweepTable: 'The curves, as a table',
  settingColumn: 'setting',

  tableTitle: 'Every policy',
  tableLead:
    'Means over the questions chosen above. Efficiency is recall a chunk: it crowns whatever returns least, so nothing is ranked by it. Tokens are estimated at four characters each.',
  policyColumn: 'policy',
  nColumn: 'n',
  recallColumn: 'recall',
  chunksColumn: 'chunks',
  efficiencyColumn: 'efficiency',
  precisionColumn: 'character precision',
  characterRecallColumn: 'character recall',
  tokensColumn: 'tokens (est.)',
  completeColumn: 'all gold found',
  missedColumn: 'gold missed, by reason',
  missReason: {
    'no-anchor-near': 'no anchor near',
    'not-adjacent': 'out of reach',
    refused: 'refused',
    'over-cap': 'ranked below those kept',
  },
  default: 'default',
  byClassTitle: 'By class and by document',
  byClassLead: 'Recall @ mean chunks. Select a cell to open the questions behind it.',
  cellLabel: (policy: string, part: string, value: string) => `${policy}, ${part}: ${value}`,
  countsRow: 'questions',

  behindTitle: (policy: string, part: string) => `Behind the figure: ${policy}, ${part}`,
  behindLead: (shown: number, incomplete: number) =>
    `${formatInteger(shown, 'en')} ${plural(shown, 'en', 'question', 'questions')}; ${formatInteger(incomplete, 'en')} with gold missing. Open one to see its Trace under this policy.`,
  behindWorking: 'Computing…',
  onlyIncomplete: 'only those with gold missing',
  close: 'Close',
  documentColumn: 'document',
  questionColumn: 'question',
  classColumn: 'class',
  goldColumn: 'gold found',
  whyColumn: 'missed, and why',
  goldOf: (found: number, total: number) => `${found} of ${total}`,
  missed: (chunk: number, reason: string) => `chunk ${chunk}: ${reason}`,

  differencesTitle: 'Differences, question by question',
  differencesLead: (resamples: string) =>
    `Both policies answer the same questions; the difference is taken on each, then averaged. Intervals hold 95% of ${resamples} resamples of the questions, drawn within each document. p comes from flipping signs at random, and cannot go below 1 / 10,001. With so many comparisons some small p are to be expected.`,
  pairColumn: 'a minus b',
  minus: (a: string, b: string) => `${a} − ${b}`,
  recallDifference: 'recall, points',
  chunksDifference: 'chunks',
  interval: '95% interval',
  pColumn: 'p',
  dColumn: 'd',
  between: (low: string, high: string) => `[${low}, ${high}]`,
  reason: {
    'no-question': 'no question',
    'one-question': 'one question: no spread',
    'no-variation': 'the same on every question',
    'mean-of-corpora': 'no effect size for means of documents',
  },
  compareTitle: 'Compare any two',
  compareA: 'a',
  compareB: 'b',
  compare: 'Compare',
  comparing: 'Resampling…',
  alreadyShown: 'already in the table',

  ablationTitle: 'What the boundary penalty buys',
  /** Changes in recall (a share from 0 to 1) and in chunks, and what a chunk buys of the first. */
  ablation: (recall: number, chunks: number, per: number | null) =>
    `Without the penalty (λ = 0) SCAR ±1 changes by ${points(recall, 'en')} of recall and ${chunksMore(chunks, 'en')}: ${
      per === null
        ? 'as many chunks, so there is no price to state'
        : `${points(per, 'en', false)} per chunk`
    }.`,
  ablationWindow: (recall: number, chunks: number, per: number | null) =>
    `From SCAR ±1 to the whole window ±1: ${points(recall, 'en')} for ${chunksMore(chunks, 'en')}${per === null ? '' : `, ${points(per, 'en', false)} per chunk`}.`,
  ablationPaper: (recall: number, chunks: number, per: number, window: number) =>
    `On the paper’s own table λ = 0 gains ${points(recall, 'en', false)} of recall for ${formatCount(chunks, 'en', 'chunk', 'chunks', 2)}, ${points(per, 'en', false)} per chunk, where the window pays ${formatDecimal(window * 100, 'en', 1)} per chunk. The paper calls the gain negligible; its table does not.`,

  matchedTitle: 'Recall at as many chunks',
  matchedLead:
    'Each family of settings is read off its own front at the same number of chunks, on a straight line between two measured settings; never beyond them. So no policy wins by returning little.',
  matchedCaution:
    'The fronts are chosen on these very questions, which flatters a family with many settings: SCAR has the most by far. The differences above compare rules whose settings were fixed beforehand, on public question sets and not on these documents.',
  matchedFamily: 'family',
  matchedSettings: (count: number) =>
    `${formatInteger(count, 'en')} ${plural(count, 'en', 'setting', 'settings')}`,
  matchedAt: (chunks: number) => `at ${formatInteger(chunks, 'en')}`,
  matchedReason: {
    'no-point': 'no question',
    'fewer-chunks-than-any': 'never so few',
    'more-chunks-than-any': 'never so many',
  },

  publishedTitle: 'Beside the published figures',
  publishedLead:
    'The reference column is arXiv 2606.16661: other documents (a transport protocol, the GDPR, a 10-K, a merger agreement), other questions, and vectors of another model (text-embedding-3-large). Levels cannot be compared; how the policies stand to each other can be looked at. Boundary questions, all documents evaluated.',
  oursColumn: (n: number) => `ours, n = ${formatInteger(n, 'en')}`,
  publishedColumn: 'published',
  at: (recall: string, chunks: string) => `${recall} @ ${chunks}`,
  publishedRerank: 'published with a cross-encoder; ours is lexical',
  publishedAblation: 'mean of four documents',

  keepAbout: (documents: readonly string[]) => `evaluation of ${documents.join(' + ')}`,
  keepNote: 'The run keeps every figure of the tables and differences, and a digest of the sweep.',
  keepMixed:
    'A run is kept of the lab’s documents or of one corpus of yours, not of both together: evaluate them apart to keep them.',
};

type Words = typeof en;

const fr: Words = {
  lead: 'Toutes les questions, toutes les [[supply-policy|règles]] : ce que chacune trouve de la [[evidence-span|preuve]], et combien de fragments elle transmet pour la trouver.',
  corpora: 'Documents évalués',
  run: 'Lancer l’évaluation',
  runAgain: 'La relancer',
  cancel: 'Annuler',
  loading: 'Chargement des documents…',
  phase: {
    questions: (done, total) =>
      `Réponse aux questions : ${formatInteger(done, 'fr')} sur ${formatInteger(total, 'fr')}`,
    sweep: (done, total) =>
      `Balayage des réglages : ${formatInteger(done, 'fr')} questions sur ${formatInteger(total, 'fr')}`,
    statistics: (done, total) =>
      `Rééchantillonnage : ${formatInteger(done, 'fr')} sur ${formatInteger(total, 'fr')}`,
  },
  starting: 'Démarrage…',
  finishing: 'Dernière étape : empreinte du balayage…',
  cancelled:
    'Annulée. Il n’en reste rien ; les chiffres d’avant, s’il y en a, restent valables ci-dessous.',
  failed: (message) =>
    `L’évaluation s’est arrêtée sur une erreur (${message}). Ce qui était affiché reste valable ; les essais enregistrés sont intacts. Relancez-la ; si elle échoue encore, prenez moins de documents ou rechargez la page.`,
  took: (seconds) => `Terminée en ${seconds} s sur cet appareil.`,
  stale:
    'Les documents, le découpage ou les vecteurs ont changé depuis que ces chiffres ont été faits.',
  invitation:
    'Elle prend quelques secondes et reste sur cet appareil. Ses chiffres peuvent ensuite être conservés comme un essai et exportés.',
  counted: (measured, atomic, boundary, scattered) =>
    `${formatCount(measured, 'fr', 'question mesurée', 'questions mesurées')} : ${formatInteger(atomic, 'fr')} [[atomic|${plural(atomic, 'fr', 'atomique', 'atomiques')}]], ${formatInteger(boundary, 'fr')} [[boundary|${plural(boundary, 'fr', 'frontière', 'frontières')}]], ${formatInteger(scattered, 'fr')} [[scattered|${plural(scattered, 'fr', 'dispersée', 'dispersées')}]].`,
  excluded: (unanswerable, withoutGold) =>
    [
      unanswerable > 0
        ? `${formatInteger(unanswerable, 'fr')} sans réponse dans ${plural(unanswerable, 'fr', 'son document reste', 'leur document restent')} à part`
        : '',
      withoutGold > 0 ? `${formatInteger(withoutGold, 'fr')} sans preuve marquée aussi` : '',
    ]
      .filter((part) => part !== '')
      .join(' ; '),

  class: 'Questions',
  className: {
    all: 'toutes',
    atomic: 'atomiques',
    boundary: 'frontières',
    scattered: 'dispersées',
  },
  corpus: 'Documents',
  pooled: 'tous, chaque question pesant autant',
  macro: 'tous, chaque document pesant autant',
  partClass: {
    all: 'toutes les questions',
    atomic: 'questions atomiques',
    boundary: 'questions frontières',
    scattered: 'questions dispersées',
  },
  pooledShort: 'tous les documents',
  macroShort: 'moyenne des documents',

  plotTitle: 'Rappel face aux fragments',
  plotLead: (n) =>
    `${formatInteger(n, 'fr')} ${plural(n, 'fr', 'question', 'questions')}. Vers le haut, on trouve ; vers la droite, on paie. Choisissez un point pour ouvrir ses questions ; déplacez λ et γ pour parcourir le balayage.`,
  recallAxis: 'rappel',
  chunksAxis: 'fragments transmis, en moyenne',
  pointLabel: (name, recall, chunks) =>
    `${name} : rappel ${recall} avec ${formatCount(chunks, 'fr', 'fragment', 'fragments', 2)}. Ouvrir ses questions.`,
  curveGamma: (lambda) => `SCAR, γ de 0,3 à 1 avec λ ${lambda}`,
  curveLambda: (gamma) => `SCAR, λ de 0 à 0,3 avec γ ${gamma}`,
  curveTopK: 'top k, k de 1 à 20',
  curveCarried: 'BM25 propagé, τ de 0,2 à 0,9',
  curveCarriedLatent: 'BM25 propagé + latent, τ de 0,2 à 0,9',
  front: '[[front|aucun point nommé]] ne trouve plus avec moins de fragments, courbes à part',
  here: (recall, chunks) =>
    `ici : rappel ${recall} avec ${formatCount(chunks, 'fr', 'fragment', 'fragments', 2)}`,
  sweepControls: 'SCAR dans le balayage',
  lambda: 'λ, prix d’une rupture',
  gamma: 'γ, part de l’ancre',
  topK: 'k, ancres',
  radius: 'r, distance',
  openHere: 'Ouvrir les questions de ce réglage',
  noQuestions: 'Aucune question de cette classe dans cette partie.',
  asTable: 'En tableau',
  sweepTable: 'Les courbes, en tableau',
  settingColumn: 'réglage',

  tableTitle: 'Toutes les règles',
  tableLead:
    'Moyennes sur les questions choisies plus haut. L’efficience est le rappel par fragment : elle couronne ce qui rend le moins, rien n’est donc classé d’après elle. Les jetons sont estimés à quatre caractères chacun.',
  policyColumn: 'règle',
  nColumn: 'n',
  recallColumn: 'rappel',
  chunksColumn: 'fragments',
  efficiencyColumn: 'efficience',
  precisionColumn: 'précision en caractères',
  characterRecallColumn: 'rappel en caractères',
  tokensColumn: 'jetons (est.)',
  completeColumn: 'tout trouvé',
  missedColumn: 'attendus manqués, par raison',
  missReason: {
    'no-anchor-near': 'aucune ancre proche',
    'not-adjacent': 'hors de portée',
    refused: 'refusé',
    'over-cap': 'classé après ceux retenus',
  },
  default: 'par défaut',
  byClassTitle: 'Par classe et par document',
  byClassLead:
    'Rappel @ fragments en moyenne. Choisissez une case pour ouvrir les questions qui sont derrière.',
  cellLabel: (policy, part, value) => `${policy}, ${part} : ${value}`,
  countsRow: 'questions',

  behindTitle: (policy, part) => `Derrière le chiffre : ${policy}, ${part}`,
  behindLead: (shown, incomplete) =>
    `${formatInteger(shown, 'fr')} ${plural(shown, 'fr', 'question', 'questions')}, dont ${formatInteger(incomplete, 'fr')} où il manque un fragment attendu. Ouvrez-en une pour voir sa trace sous cette règle.`,
  behindWorking: 'Calcul…',
  onlyIncomplete: 'seulement celles où il manque un fragment',
  close: 'Fermer',
  documentColumn: 'document',
  questionColumn: 'question',
  classColumn: 'classe',
  goldColumn: 'passages attendus trouvés',
  whyColumn: 'manqués, et pourquoi',
  goldOf: (found, total) => `${found} sur ${total}`,
  missed: (chunk, reason) => `fragment ${chunk} : ${reason}`,

  differencesTitle: 'Écarts, question par question',
  differencesLead: (resamples) =>
    `Les deux règles répondent aux mêmes questions ; l’écart est pris sur chacune, puis moyenné. Les intervalles contiennent 95 % de ${resamples} rééchantillons des questions, tirés à l’intérieur de chaque document. p vient de signes retournés au hasard et ne peut descendre sous 1 / 10 001. Avec tant de comparaisons, quelques petits p sont attendus.`,
  pairColumn: 'a moins b',
  minus: (a, b) => `${a} − ${b}`,
  recallDifference: 'rappel, points',
  chunksDifference: 'fragments',
  interval: 'intervalle à 95 %',
  pColumn: 'p',
  dColumn: 'd',
  between: (low, high) => `[${low} ; ${high}]`,
  reason: {
    'no-question': 'aucune question',
    'one-question': 'une seule question : pas de dispersion',
    'no-variation': 'pareil à chaque question',
    'mean-of-corpora': 'pas de taille d’effet pour une moyenne de documents',
  },
  compareTitle: 'Comparer deux règles',
  compareA: 'a',
  compareB: 'b',
  compare: 'Comparer',
  comparing: 'Rééchantillonnage…',
  alreadyShown: 'déjà dans le tableau',

  ablationTitle: 'Ce que rapporte la pénalité de rupture',
  ablation: (recall, chunks, per) =>
    `Sans la pénalité (λ = 0), SCAR ±1 change de ${points(recall, 'fr')} de rappel et de ${chunksMore(chunks, 'fr')} : ${
      per === null
        ? 'autant de fragments, il n’y a donc pas de prix à donner'
        : `${points(per, 'fr', false)} par fragment`
    }.`,
  ablationWindow: (recall, chunks, per) =>
    `De SCAR ±1 à la fenêtre ±1 entière : ${points(recall, 'fr')} pour ${chunksMore(chunks, 'fr')}${per === null ? '' : `, ${points(per, 'fr', false)} par fragment`}.`,
  ablationPaper: (recall, chunks, per, window) =>
    `Dans le tableau même de l’article, λ = 0 gagne ${points(recall, 'fr', false)} de rappel pour ${formatCount(chunks, 'fr', 'fragment', 'fragments', 2)}, soit ${points(per, 'fr', false)} par fragment, là où la fenêtre en paie ${formatDecimal(window * 100, 'fr', 1)}. L’article dit ce gain négligeable ; son tableau ne le dit pas.`,

  matchedTitle: 'Le rappel à nombre de fragments égal',
  matchedLead:
    'Chaque famille de réglages est lue sur son propre front au même nombre de fragments, sur une droite entre deux réglages mesurés, jamais au-delà. Aucune règle ne gagne donc en rendant peu.',
  matchedCaution:
    'Les fronts sont choisis sur ces questions mêmes, ce qui flatte une famille aux réglages nombreux : SCAR en a de loin le plus. Les écarts plus haut comparent des règles dont les réglages ont été fixés auparavant, sur des questions publiques et non sur ces documents.',
  matchedFamily: 'famille',
  matchedSettings: (count) =>
    `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'réglage', 'réglages')}`,
  matchedAt: (chunks) => `à ${formatInteger(chunks, 'fr')}`,
  matchedReason: {
    'no-point': 'aucune question',
    'fewer-chunks-than-any': 'jamais si peu',
    'more-chunks-than-any': 'jamais autant',
  },

  publishedTitle: 'À côté des chiffres publiés',
  publishedLead:
    'La colonne de référence vient d’arXiv 2606.16661 : d’autres documents (un protocole de transport, le RGPD, un rapport 10-K, un accord de fusion), d’autres questions, et les vecteurs d’un autre modèle (text-embedding-3-large). Les niveaux ne se comparent pas ; on peut regarder comment les règles se situent les unes par rapport aux autres. Questions frontières, tous les documents évalués.',
  oursColumn: (n) => `les nôtres, n = ${formatInteger(n, 'fr')}`,
  publishedColumn: 'publié',
  at: (recall, chunks) => `${recall} @ ${chunks}`,
  publishedRerank: 'publié avec un encodeur croisé ; le nôtre est lexical',
  publishedAblation: 'moyenne de quatre documents',

  keepAbout: (documents) => `évaluation de ${documents.join(' + ')}`,
  keepNote:
    'L’essai garde tous les chiffres des tableaux et des écarts, et une empreinte du balayage.',
  keepMixed:
    'Un essai se garde sur les documents du laboratoire ou sur un seul corpus à vous, pas sur les deux ensemble : évaluez-les séparément pour les garder.',
};

export const EVALUATE_WORDS: Dictionary<Words> = { fr, en };
