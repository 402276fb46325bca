import type { LabError } from '../engine/errors';
import type { CallRecord, Stop } from '../engine/protocol/results';
import type { Dictionary } from '../ui/language';

const en = {
  outcome: {
    answered: 'answered',
    refused: 'refused to answer',
    filtered: 'blocked by the content filter',
    incomplete: 'incomplete',
    empty: 'empty answer',
    skipped: 'not asked',
    failed: 'failed',
  } as Record<string, string>,
  /** What happened, and what to do next. */
  reason: {
    'output-limit':
      'The output limit cut the answer. Raise the most output tokens, or lower the reasoning effort.',
    'output-limit-no-text':
      'The output limit was reached before any text: reasoning used it all. Raise the most output tokens, or lower the reasoning effort.',
    other: 'The answer is incomplete for a reason shown as received.',
    'nothing-to-judge': 'There was no whole answer to judge.',
    'answer-too-long': 'The answer is longer than what was reserved for its judge.',
    'key-refused': 'The key was refused. Check it, or make another one.',
    'country-refused': 'The service is not available from this country.',
    'access-refused': 'Access was refused: the key is known, what it asks for is not allowed.',
    'model-unknown': 'The model is unknown, or this key has no access to it.',
    'address-unknown': 'The server does not know this address.',
    'no-credit': 'No credit is left on the account. The key itself is fine.',
    'rate-limit': 'Too many calls for this account. Wait, then freeze a new plan.',
    'setting-refused': 'The model refuses one of the settings. Change it and freeze a new plan.',
    'server-error': 'The server failed.',
    'http-error': 'The server refused the call.',
    network:
      'No answer arrived and the browser does not say why: offline, refused by the server’s CORS rules, redirected, blocked by an extension, or cut. The call may have been billed.',
    timeout: 'No whole answer came within 120 seconds. The call may have been billed.',
    cut: 'The connection ended inside the answer. The call may have been billed.',
    'too-large': 'The answer is too large to be read.',
    'not-utf-8': 'The answer is not text that can be read.',
    'not-json': 'The answer is not JSON: perhaps a sign-in page or a proxy answered.',
    'empty-body': 'The answer is empty.',
    'duplicate-name': 'The answer says one name twice, so it says nothing sure.',
    'error-object': 'The server answered with an error.',
    'status-unexpected': 'The answer is neither complete nor incomplete.',
  } as Record<string, string>,
  stop: {
    'http-error': 'The server answered with an error.',
    network: 'The call got no answer.',
    timeout: 'The call took too long.',
    unreadable: 'The answer could not be read.',
    'error-object': 'The answer is an error.',
    'unknown-cost': 'The cost of the call is unknown: its usage or price is missing or absurd.',
    'cost-above-reservation': 'The call cost more than was reserved for it.',
    'model-changed': 'Another model answered.',
    'over-budget': 'The reservation of the next call does not fit under the ceiling.',
    person: 'You stopped it.',
    storage: 'Storage would not take what must be written before going on.',
    interrupted: 'Its page was closed.',
    imported: 'It came with a bundle, to be read: what its browser did next is not known here.',
  } as Record<string, string>,
  /** Why a row stands as it does; a write-off shows the person's own words. */
  rowReason: {
    'before-call': 'before the call',
    leaving: 'leaving',
    usage: 'cost from usage',
    'upper-bound': 'cost from usage, at most',
    'refused-by-api': 'refused by the API, not billed',
    'cost-unknown': 'cost unknown',
    'closed-before-call': 'the page was closed before the call left',
    'closed-during-call': 'the page was closed during the call',
    'not-written': 'storage would not write it',
  } as Record<string, string>,
  error: {
    'amount-unreadable': 'Type an amount such as 10 or 0.41792.',
    'amount-too-fine': 'Amounts go down to a billionth of a dollar.',
    'amount-too-large': 'The amount is larger than this page counts.',
    'rate-unreadable':
      'Type each price, such as 12.50. A price that is not known cannot be reserved.',
    'rate-too-fine': 'Prices go down to 0.001 USD per million tokens.',
    'rate-too-large': 'The price is larger than this page counts.',
    'spent-before-missing': 'Say what was spent before this ledger; 0 if nothing.',
    'price-date-missing': 'Say on which day the prices were read.',
    'model-missing': 'Name the model.',
    'tokens-unreadable': 'The most output tokens must be a whole number from 1.',
    'number-unreadable': 'Type a whole number from 1.',
    'endpoint-unreadable': 'The address of the server cannot be read.',
    'endpoint-not-allowed':
      'Only http on this machine is allowed: http://localhost or http://127.0.0.1.',
    'case-missing': 'Choose at least one case.',
    'case-duplicate-id': 'Two cases have the same name.',
    'plan-empty': 'No chosen case is written in a chosen language.',
    'plan-too-long': 'The plan has more calls than this page makes in one series.',
    'plan-too-dear': 'The worst case is larger than this page counts.',
    'policies-equal': 'Choose two different policies.',
    'policy-unknown': 'This policy is unknown here.',
    'questions-too-few': 'The document does not have that many answerable questions.',
    'corpus-loading': 'The document is still loading.',
    'no-paid-calls': 'No paid call can be made from this page; the reasons stand above.',
    'key-unreadable': 'This cannot be a key: 8 to 500 visible characters without spaces.',
    'key-missing': 'Type the key first.',
    'key-in-plan':
      'The key stands in the plan itself: it would be sent as text. Take it out and freeze again.',
    'plan-changed':
      'The plan no longer matches its digest or the rules of this page; it is refused.',
    'case-changed':
      'A case was changed after the plan was frozen; the plan is refused. Freeze a new one.',
    'series-held-elsewhere': 'Another tab is collecting this series.',
    'series-not-startable': 'This series cannot be started again.',
    'series-not-mine': 'Another page has taken this series over.',
    'series-unknown': 'This series is no longer in storage.',
    'series-not-begun': 'This series has no results yet.',
    'ledger-not-open':
      'The ledger was erased: freeze a new plan, which asks what was spent before.',
    'ledger-other':
      'The plan was weighed against a ledger that is no longer here. Freeze a new plan.',
    'ledger-open-already': 'Another tab has just opened the ledger. Try again.',
    'over-budget': 'The worst case of the plan does not fit under the ceiling. No call was made.',
    'storage-failed': 'Storage failed; nothing was written and no call was made.',
    'storage-newer': 'A newer version of the lab is open in another tab. Reload this page.',
    'reason-missing': 'Give a reason.',
    'row-not-open': 'This row cannot be written off.',
    'export-holds-key': 'The file would hold your key; it was not written.',
    'file-too-large': 'The file is too large.',
    'file-not-utf-8': 'The file is not text in UTF-8.',
    'json-unreadable': 'The file is not JSON, or was cut.',
    'json-duplicate-name': 'The file says one name twice in one place.',
    'results-unknown': 'This is neither a results file nor a plan of this lab.',
    'results-newer': 'The file was written by a newer version of the lab.',
    'experiment-newer': 'The plan was written by a newer version of the lab.',
    'results-invalid': 'The file is not a results file this lab can read.',
    'experiment-invalid': 'The file is not a plan this lab can read.',
    'ledger-invalid': 'This is not a ledger this lab can read.',
    'ledger-sum': 'The total of the ledger file is not the sum of its rows.',
  } as Record<string, string>,
  otherError: 'Something was refused.',
  received: (reason: string) => `“${reason}”`,
  at: (place: string) => `Place: ${place}.`,
};

type Words = typeof en;

const fr: Words = {
  outcome: {
    answered: 'répondu',
    refused: 'a refusé de répondre',
    filtered: 'bloquée par le filtre de contenu',
    incomplete: 'incomplète',
    empty: 'réponse vide',
    skipped: 'non demandé',
    failed: 'échec',
  },
  reason: {
    'output-limit':
      'La limite de sortie a coupé la réponse. Augmentez les jetons de sortie, ou baissez l’effort de raisonnement.',
    'output-limit-no-text':
      'La limite de sortie a été atteinte avant tout texte : le raisonnement a tout pris. Augmentez les jetons de sortie, ou baissez l’effort de raisonnement.',
    other: 'La réponse est incomplète pour une raison montrée telle que reçue.',
    'nothing-to-judge': 'Il n’y avait pas de réponse entière à juger.',
    'answer-too-long': 'La réponse est plus longue que ce qui était réservé pour son juge.',
    'key-refused': 'La clé a été refusée. Vérifiez-la, ou faites-en une autre.',
    'country-refused': 'Le service n’est pas offert depuis ce pays.',
    'access-refused': 'Accès refusé : la clé est connue, ce qu’elle demande n’est pas permis.',
    'model-unknown': 'Le modèle est inconnu, ou cette clé n’y a pas accès.',
    'address-unknown': 'Le serveur ne connaît pas cette adresse.',
    'no-credit': 'Il ne reste plus de crédit sur le compte. La clé elle-même est bonne.',
    'rate-limit': 'Trop d’appels pour ce compte. Attendez, puis figez un nouveau plan.',
    'setting-refused': 'Le modèle refuse un des réglages. Changez-le et figez un nouveau plan.',
    'server-error': 'Le serveur a échoué.',
    'http-error': 'Le serveur a refusé l’appel.',
    network:
      'Aucune réponse n’est arrivée et le navigateur ne dit pas pourquoi : hors ligne, refus CORS du serveur, redirection, extension qui bloque, ou coupure. L’appel a pu être facturé.',
    timeout: 'Aucune réponse entière en 120 secondes. L’appel a pu être facturé.',
    cut: 'La connexion s’est arrêtée au milieu de la réponse. L’appel a pu être facturé.',
    'too-large': 'La réponse est trop grande pour être lue.',
    'not-utf-8': 'La réponse n’est pas un texte lisible.',
    'not-json': 'La réponse n’est pas du JSON : peut-être une page de connexion ou un relais.',
    'empty-body': 'La réponse est vide.',
    'duplicate-name': 'La réponse donne deux fois le même nom : elle ne dit rien de sûr.',
    'error-object': 'Le serveur a répondu par une erreur.',
    'status-unexpected': 'La réponse n’est ni complète ni incomplète.',
  },
  stop: {
    'http-error': 'Le serveur a répondu par une erreur.',
    network: 'L’appel est resté sans réponse.',
    timeout: 'L’appel a trop duré.',
    unreadable: 'La réponse n’a pas pu être lue.',
    'error-object': 'La réponse est une erreur.',
    'unknown-cost': 'Le coût de l’appel est inconnu : consommation ou prix manquants, ou absurdes.',
    'cost-above-reservation': 'L’appel a coûté plus que sa réservation.',
    'model-changed': 'Un autre modèle a répondu.',
    'over-budget': 'La réservation de l’appel suivant ne tient pas sous le plafond.',
    person: 'Vous l’avez arrêtée.',
    storage: 'Le stockage n’a pas pris ce qui doit être écrit avant de continuer.',
    interrupted: 'Sa page a été fermée.',
    imported:
      'Elle est venue avec un lot, pour lecture : ce que son navigateur a fait ensuite n’est pas connu ici.',
  },
  rowReason: {
    'before-call': 'avant l’appel',
    leaving: 'départ',
    usage: 'coût d’après la consommation',
    'upper-bound': 'coût d’après la consommation, au plus',
    'refused-by-api': 'refusé par l’API, non facturé',
    'cost-unknown': 'coût inconnu',
    'closed-before-call': 'la page a été fermée avant le départ de l’appel',
    'closed-during-call': 'la page a été fermée pendant l’appel',
    'not-written': 'le stockage ne l’a pas écrit',
  },
  error: {
    'amount-unreadable': 'Écrivez un montant, comme 10 ou 0,41792.',
    'amount-too-fine': 'Les montants descendent au milliardième de dollar.',
    'amount-too-large': 'Le montant dépasse ce que cette page compte.',
    'rate-unreadable':
      'Écrivez chaque prix, comme 12,50. Un prix inconnu ne peut pas être réservé.',
    'rate-too-fine': 'Les prix descendent à 0,001 USD par million de jetons.',
    'rate-too-large': 'Le prix dépasse ce que cette page compte.',
    'spent-before-missing': 'Dites ce qui avait été dépensé avant ce registre ; 0 si rien.',
    'price-date-missing': 'Dites quel jour les prix ont été relevés.',
    'model-missing': 'Nommez le modèle.',
    'tokens-unreadable': 'Les jetons de sortie sont un nombre entier, au moins 1.',
    'number-unreadable': 'Écrivez un nombre entier, au moins 1.',
    'endpoint-unreadable': 'L’adresse du serveur est illisible.',
    'endpoint-not-allowed':
      'Seul http sur cette machine est permis : http://localhost ou http://127.0.0.1.',
    'case-missing': 'Choisissez au moins un cas.',
    'case-duplicate-id': 'Deux cas portent le même nom.',
    'plan-empty': 'Aucun cas choisi n’est écrit dans une langue choisie.',
    'plan-too-long': 'Le plan a plus d’appels que cette page n’en fait dans une série.',
    'plan-too-dear': 'Le coût maximal dépasse ce que cette page compte.',
    'policies-equal': 'Choisissez deux règles différentes.',
    'policy-unknown': 'Cette règle est inconnue ici.',
    'questions-too-few': 'Le document n’a pas autant de questions qui ont une réponse.',
    'corpus-loading': 'Le document se charge encore.',
    'no-paid-calls':
      'Aucun appel payant ne peut partir de cette page ; les raisons sont plus haut.',
    'key-unreadable': 'Ce n’est pas une clé : 8 à 500 caractères visibles, sans espace.',
    'key-missing': 'Saisissez d’abord la clé.',
    'key-in-plan':
      'La clé figure dans le plan lui-même : elle partirait comme du texte. Retirez-la et figez de nouveau.',
    'plan-changed':
      'Le plan ne correspond plus à son empreinte ou aux règles de cette page ; il est refusé.',
    'case-changed':
      'Un cas a changé depuis que le plan est figé ; le plan est refusé. Figez-en un nouveau.',
    'series-held-elsewhere': 'Un autre onglet collecte cette série.',
    'series-not-startable': 'Cette série ne peut plus être commencée.',
    'series-not-mine': 'Une autre page a repris cette série.',
    'series-unknown': 'Cette série n’est plus dans le stockage.',
    'series-not-begun': 'Cette série n’a pas encore de résultats.',
    'ledger-not-open':
      'Le registre a été effacé : figez un nouveau plan, qui demande ce qui avait été dépensé.',
    'ledger-other':
      'Le plan avait été pesé avec un registre qui n’est plus là. Figez un nouveau plan.',
    'ledger-open-already': 'Un autre onglet vient d’ouvrir le registre. Réessayez.',
    'over-budget': 'Le coût maximal du plan ne tient pas sous le plafond. Aucun appel n’est parti.',
    'storage-failed': 'Le stockage a échoué ; rien n’a été écrit et aucun appel n’est parti.',
    'storage-newer':
      'Une version plus récente du laboratoire est ouverte dans un autre onglet. Rechargez cette page.',
    'reason-missing': 'Donnez une raison.',
    'row-not-open': 'Cette ligne ne peut pas être passée en perte.',
    'export-holds-key': 'Le fichier contiendrait votre clé ; il n’a pas été écrit.',
    'file-too-large': 'Le fichier est trop grand.',
    'file-not-utf-8': 'Le fichier n’est pas du texte en UTF-8.',
    'json-unreadable': 'Le fichier n’est pas du JSON, ou il a été coupé.',
    'json-duplicate-name': 'Le fichier donne deux fois le même nom au même endroit.',
    'results-unknown': 'Ce n’est ni un fichier de résultats ni un plan de ce laboratoire.',
    'results-newer': 'Le fichier vient d’une version plus récente du laboratoire.',
    'experiment-newer': 'Le plan vient d’une version plus récente du laboratoire.',
    'results-invalid': 'Ce n’est pas un fichier de résultats que ce laboratoire sait lire.',
    'experiment-invalid': 'Ce n’est pas un plan que ce laboratoire sait lire.',
    'ledger-invalid': 'Ce n’est pas un registre que ce laboratoire sait lire.',
    'ledger-sum': 'Le total du fichier de registre n’est pas la somme de ses lignes.',
  },
  otherError: 'Quelque chose a été refusé.',
  received: (reason) => `«\u00a0${reason}\u00a0»`,
  at: (place) => `Endroit\u00a0: ${place}.`,
};

export const OUTCOME_WORDS: Dictionary<Words> = { fr, en };
export type OutcomeWords = Words;

/** What an error means, and where, in the reader's language. */
export function errorText(words: OutcomeWords, error: LabError): string {
  const { place, rate, problem, case: id } = error.details;
  const where = place ?? rate ?? id ?? problem;
  const text = words.error[error.code] ?? `${words.otherError} (${error.code})`;
  return where === undefined ? text : `${text} ${words.at(String(where))}`;
}

/** What came of a call, in one line. */
export function callText(words: OutcomeWords, call: CallRecord): string {
  const name = words.outcome[call.outcome] ?? call.outcome;
  const status =
    call.httpStatus !== null && call.outcome === 'failed' ? ` (${call.httpStatus})` : '';
  const why = call.reason === null ? '' : ` ${words.reason[call.reason] ?? call.reason}`;
  const received =
    call.reason === 'other' && call.incompleteReason
      ? ` ${words.received(call.incompleteReason)}`
      : '';
  return `${name}${status}${why === '' ? '' : '.'}${why}${received}`;
}

/** Why a series stopped, in one or two sentences. */
export function stopText(words: OutcomeWords, stop: Stop): string {
  const text = words.stop[stop.code] ?? stop.code;
  const why = words.reason[stop.detail];
  if (why !== undefined) return why;
  return stop.detail === '' ? text : `${text} (${stop.detail})`;
}
