import type { Dictionary } from '../../ui/language';

const en = {
  keeping: {
    insecure:
      'Offline use needs https or localhost: over this address the labs work while their server can be reached. Paid calls need https or localhost too; to copy, select the text.',
    unsupported: 'This browser does not keep the page for offline use, in this window at least.',
    sparing: 'Not kept for offline use, because this browser saves data.',
    preparing: 'Being kept for offline use…',
    ready: 'Ready to work offline: every lab opens without a network.',
    failed:
      'Not kept for offline use: the network or the storage gave out. The next visit tries again.',
  },
  keep: 'Keep it for offline use',
  firstKept: 'Ready to work offline.',
  waits: 'A new version is here. It waits while a series is collected or a text is unsaved.',
  offered: 'A new version is ready. Stored runs and texts stay; this page reloads.',
  update: 'Update now',
  later: 'Later',
  refused: 'Another tab has work under way: the new version waits until it is done.',
  replaced: 'Another tab moved to a new version. This one goes on as it was until you reload it.',
  reload: 'Reload',
  close: 'Close',
};

type Words = typeof en;

const fr: Words = {
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

export const WORDS: Dictionary<Words> = { fr, en };
