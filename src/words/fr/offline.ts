import type { OfflineWords } from '../en/offline';

export const words: OfflineWords = {
  keeping: {
    insecure:
      'L’usage hors ligne demande https ou localhost : à cette adresse, les laboratoires fonctionnent tant que leur serveur répond. Les appels payants demandent aussi https ou localhost ; pour copier, sélectionnez le texte.',
    unsupported:
      'Ce navigateur ne garde pas la page pour l’usage hors ligne, du moins dans cette fenêtre.',
    sparing: 'Page non gardée pour l’usage hors ligne : ce navigateur économise les données.',
    preparing: 'Mise en réserve pour l’usage hors ligne…',
    ready: 'Prêt hors ligne : chaque laboratoire s’ouvre sans réseau.',
    failed:
      'Page non gardée pour l’usage hors ligne : le réseau ou le stockage a manqué. Nouvel essai à la prochaine visite.',
  },
  keep: 'Garder pour l’usage hors ligne',
  firstKept: 'Prêt à fonctionner hors ligne.',
  waits:
    'Une nouvelle version est là. Elle attend tant qu’une série est collectée ou qu’un texte n’est pas enregistré.',
  offered:
    'Une nouvelle version est prête. Essais et textes enregistrés restent ; la page se recharge.',
  update: 'Mettre à jour',
  later: 'Plus tard',
  refused: 'Un autre onglet a un travail en cours : la nouvelle version attend qu’il soit terminé.',
  replaced:
    'Un autre onglet est passé à une nouvelle version. Celui-ci continue comme avant, jusqu’à ce que vous le rechargiez.',
  reload: 'Recharger',
  close: 'Fermer',
};
