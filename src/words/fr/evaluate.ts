import { formatChange, formatCount, formatDecimal, formatInteger, plural } from './format';
import type { EvaluateWords } from '../en/evaluate';

/** A share from 0 to 1 in points of a hundred, with its sign where it is a change. */
const points = (share: number, isChange = true) => {
  const value = share * 100;
  const number = isChange ? formatChange(value, 1) : formatDecimal(value, 1);
  return `${number} ${plural(value, 'point', 'points', 1)}`;
};
/** A change in the number of chunks, with its sign. */
const fragmentsMore = (chunks: number) =>
  `${formatChange(chunks, 2)} ${plural(chunks, 'fragment', 'fragments', 2)}`;
export const words: EvaluateWords = {
  lead: 'Toutes les questions, toutes les [[supply-policy|règles]] : ce que chacune trouve de la [[evidence-span|preuve]], et combien de fragments elle transmet pour la trouver.',
  corpora: 'Documents évalués',
  run: 'Lancer l’évaluation',
  runAgain: 'La relancer',
  cancel: 'Annuler',
  loading: 'Chargement des documents…',
  phase: {
    questions: (done, total) =>
      `Réponse aux questions : ${formatInteger(done)} sur ${formatInteger(total)}`,
    sweep: (done, total) =>
      `Balayage des réglages : ${formatInteger(done)} questions sur ${formatInteger(total)}`,
    statistics: (done, total) =>
      `Rééchantillonnage : ${formatInteger(done)} sur ${formatInteger(total)}`,
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
    `${formatCount(measured, 'question mesurée', 'questions mesurées')} : ${formatInteger(atomic)} [[atomic|${plural(atomic, 'atomique', 'atomiques')}]], ${formatInteger(boundary)} [[boundary|${plural(boundary, 'frontière', 'frontières')}]], ${formatInteger(scattered)} [[scattered|${plural(scattered, 'dispersée', 'dispersées')}]].`,
  excluded: (unanswerable, withoutGold) =>
    [
      unanswerable > 0
        ? `${formatInteger(unanswerable)} sans réponse dans ${plural(unanswerable, 'son document reste', 'leur document restent')} à part`
        : '',
      withoutGold > 0 ? `${formatInteger(withoutGold)} sans preuve marquée aussi` : '',
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
    `${formatInteger(n)} ${plural(n, 'question', 'questions')}. Vers le haut, on trouve ; vers la droite, on paie. Choisissez un point pour ouvrir ses questions ; déplacez λ et γ pour parcourir le balayage.`,
  recallAxis: 'rappel',
  chunksAxis: 'fragments transmis, en moyenne',
  pointLabel: (name, recall, chunks) =>
    `${name} : rappel ${recall} avec ${formatCount(chunks, 'fragment', 'fragments', 2)}. Ouvrir ses questions.`,
  curveGamma: (lambda) => `SCAR, γ de 0,3 à 1 avec λ ${lambda}`,
  curveLambda: (gamma) => `SCAR, λ de 0 à 0,3 avec γ ${gamma}`,
  curveTopK: 'top k, k de 1 à 20',
  curveCarried: 'BM25 propagé, τ de 0,2 à 0,9',
  curveCarriedLatent: 'BM25 propagé + latent, τ de 0,2 à 0,9',
  front: '[[front|aucun point nommé]] ne trouve plus avec moins de fragments, courbes à part',
  here: (recall, chunks) =>
    `ici : rappel ${recall} avec ${formatCount(chunks, 'fragment', 'fragments', 2)}`,
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
    `${formatInteger(shown)} ${plural(shown, 'question', 'questions')}, dont ${formatInteger(incomplete)} où il manque un fragment attendu. Ouvrez-en une pour voir sa trace sous cette règle.`,
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
    `Sans la pénalité (λ = 0), SCAR ±1 change de ${points(recall)} de rappel et de ${fragmentsMore(chunks)} : ${
      per === null
        ? 'autant de fragments, il n’y a donc pas de prix à donner'
        : `${points(per, false)} par fragment`
    }.`,
  ablationWindow: (recall, chunks, per) =>
    `De SCAR ±1 à la fenêtre ±1 entière : ${points(recall)} pour ${fragmentsMore(chunks)}${per === null ? '' : `, ${points(per, false)} par fragment`}.`,
  ablationPaper: (recall, chunks, per, window) =>
    `Dans le tableau même de l’article, λ = 0 gagne ${points(recall, false)} de rappel pour ${formatCount(chunks, 'fragment', 'fragments', 2)}, soit ${points(per, false)} par fragment, là où la fenêtre en paie ${formatDecimal(window * 100, 1)}. L’article dit ce gain négligeable ; son tableau ne le dit pas.`,

  matchedTitle: 'Le rappel à nombre de fragments égal',
  matchedLead:
    'Chaque famille de réglages est lue sur son propre front au même nombre de fragments, sur une droite entre deux réglages mesurés, jamais au-delà. Aucune règle ne gagne donc en rendant peu.',
  matchedCaution:
    'Les fronts sont choisis sur ces questions mêmes, ce qui flatte une famille aux réglages nombreux : SCAR en a de loin le plus. Les écarts plus haut comparent des règles dont les réglages ont été fixés auparavant, sur des questions publiques et non sur ces documents.',
  matchedFamily: 'famille',
  matchedSettings: (count) => `${formatInteger(count)} ${plural(count, 'réglage', 'réglages')}`,
  matchedAt: (chunks) => `à ${formatInteger(chunks)}`,
  matchedReason: {
    'no-point': 'aucune question',
    'fewer-chunks-than-any': 'jamais si peu',
    'more-chunks-than-any': 'jamais autant',
  },

  publishedTitle: 'À côté des chiffres publiés',
  publishedLead:
    'La colonne de référence vient d’arXiv 2606.16661 : d’autres documents (un protocole de transport, le RGPD, un rapport 10-K, un accord de fusion), d’autres questions, et les vecteurs d’un autre modèle (text-embedding-3-large). Les niveaux ne se comparent pas ; on peut regarder comment les règles se situent les unes par rapport aux autres. Questions frontières, tous les documents évalués.',
  oursColumn: (n) => `les nôtres, n = ${formatInteger(n)}`,
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
