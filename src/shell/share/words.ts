import { formatInteger } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  title: 'Share this state',
  titleOther: 'Share an address',
  close: 'Close',
  lead: 'Whoever opens this address sees what you see now: room, text, settings and language.',
  address: 'Address',
  copy: 'Copy the address',
  copied: 'Address copied.',
  selected:
    'The browser lets only secure pages copy by themselves. The address is selected: press Ctrl and C (⌘ and C on a Mac), or hold it on a phone.',
  codeName: 'QR code of the address above',
  larger: 'Fill the screen',
  smaller: 'Back',
  dense: 'A long address makes a fine code: phones must come close to the screen.',
  tooLong: (bytes: number, limit: number) =>
    `This address is too long for a QR code (${formatInteger(bytes, 'en')} bytes; at most ${formatInteger(limit, 'en')} fit), since it carries a text. Send the address itself, by mail or on the class’s page, or shorten the text.`,
  reach: {
    'this-machine':
      'Only this machine can open this address. For the phones in the room, start Fragment Lab with “npm start -- --host” and open the network address it prints, or publish the page.',
    'same-network': 'Only devices on the same network as this machine can open this address.',
    'plain-http':
      'This page is served over plain http: as a rule, only devices on the same network can open this address.',
  },
  leftBehind: {
    text: 'Your own text is not in this address: it is too long, or it is kept in this browser only. Hand it on as a file.',
    stored:
      'What is stored in this browser (runs, own texts, collected answers) does not travel in an address. Export it to a file.',
  },
};

type Words = typeof en;

const fr: Words = {
  title: 'Partager cet état',
  titleOther: 'Partager une adresse',
  close: 'Fermer',
  lead: 'Qui ouvre cette adresse voit ce que vous voyez : la page, le texte, les réglages et la langue.',
  address: 'Adresse',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée.',
  selected:
    'Le navigateur ne laisse copier que les pages sécurisées. L’adresse est sélectionnée : appuyez sur Ctrl et C (⌘ et C sur un Mac), ou gardez le doigt dessus sur un téléphone.',
  codeName: 'Code QR de l’adresse ci-dessus',
  larger: 'Remplir l’écran',
  smaller: 'Retour',
  dense: 'Une longue adresse donne un code très fin : il faut approcher le téléphone de l’écran.',
  tooLong: (bytes, limit) =>
    `Cette adresse est trop longue pour un code QR (${formatInteger(bytes, 'fr')} octets ; il en tient ${formatInteger(limit, 'fr')} au plus), car elle porte un texte. Envoyez l’adresse elle-même, par courriel ou sur l’espace de la classe, ou raccourcissez le texte.`,
  reach: {
    'this-machine':
      'Seule cette machine peut ouvrir cette adresse. Pour les téléphones de la salle, lancez Fragment Lab avec « npm start -- --host » et ouvrez l’adresse de réseau affichée, ou publiez la page.',
    'same-network':
      'Seuls les appareils du même réseau que cette machine peuvent ouvrir cette adresse.',
    'plain-http':
      'Cette page est servie en http simple : en règle générale, seuls les appareils du même réseau peuvent ouvrir cette adresse.',
  },
  leftBehind: {
    text: 'Votre texte n’est pas dans cette adresse : il est trop long, ou gardé dans ce navigateur seulement. Transmettez-le sous forme de fichier.',
    stored:
      'Ce qui est enregistré dans ce navigateur (essais, textes personnels, réponses collectées) ne voyage pas dans une adresse. Exportez-le dans un fichier.',
  },
};

export const WORDS: Dictionary<Words> = { fr, en };
