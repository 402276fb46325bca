import type { OutcomeWords } from '../en/outcomes';

export const words: OutcomeWords = {
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
    'network-streamed':
      'Aucune réponse n’est arrivée et le navigateur ne dit pas pourquoi : hors ligne, refus CORS du serveur, redirection, extension qui bloque, coupure, ou proxy qui ne laisse pas passer les flux. L’appel a pu être facturé. Derrière un tel proxy, figez un plan sans envoi en flux.',
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
    'file-full':
      'Les résultats ne tiendraient plus dans un fichier que cette page sait relire (50 Mo).',
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
    'tokens-unreadable': 'Les jetons de sortie sont un nombre entier, au moins 16.',
    'tokens-too-few':
      'L’API Responses demande au moins 16 jetons de sortie : un tel appel ne peut pas aboutir, il ne part pas.',
    'number-ambiguous':
      'Ce nombre peut se lire de deux façons. Écrivez 1250 ou 1 250 pour mille et plus, et une virgule avant les décimales : 1,25.',
    'prices-zero':
      'À ces prix, l’entrée ou la sortie ne coûte rien, et rien ne serait compté. Saisissez les prix, ou confirmez que les appels sont gratuits.',
    'resend-refused':
      'Ce navigateur ou cette adresse ne permet pas d’exclure qu’un appel parte deux fois, et vous avez choisi de ne pas figer un tel plan.',
    'number-unreadable': 'Écrivez un nombre entier, au moins 1.',
    'endpoint-unreadable': 'L’adresse du serveur est illisible.',
    'endpoint-not-allowed':
      'Cette adresse n’est pas permise. Les appels vont à l’API Responses d’OpenAI, ou à http://localhost ou http://127.0.0.1 avec un chemin qui finit par /responses. Rien n’est parti.',
    'case-missing': 'Choisissez au moins un cas.',
    'case-duplicate-id': 'Deux cas portent le même nom.',
    'plan-empty': 'Aucun cas choisi n’est écrit dans une langue choisie.',
    'plan-too-long': 'Le plan a plus d’appels que cette page n’en fait dans une série.',
    'plan-too-large': 'Le plan dépasse un fichier que cette page sait relire (50 Mo).',
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
    'ledger-damaged':
      'Un montant du registre enregistré a été modifié. Aucun appel ne part sur cette base.',
    'storage-failed':
      'Le stockage a échoué, et rien n’a été écrit. Ce qui est montré ici peut encore être téléchargé.',
    'storage-newer':
      'Une version plus récente du laboratoire est ouverte dans un autre onglet. Rechargez cette page.',
    'reason-missing': 'Donnez une raison.',
    'row-not-open': 'Cette ligne ne peut pas être passée en perte.',
    'export-holds-key': 'Le fichier contiendrait votre clé ; il n’a pas été écrit.',
    'export-too-large':
      'Le fichier dépasserait ce que cette page sait relire (50 Mo) ; il n’a pas été écrit.',
    'file-too-large': 'Le fichier est trop grand.',
    'file-not-utf-8': 'Le fichier n’est pas du texte en UTF-8.',
    'json-unreadable': 'Le fichier n’est pas du JSON, ou il a été coupé.',
    'json-too-deep': 'Le fichier est imbriqué trop profondément pour venir de ce laboratoire.',
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
