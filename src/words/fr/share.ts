import { formatInteger } from './format';
import type { ShareWords } from '../en/share';

export const words: ShareWords = {
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
    `Cette adresse est trop longue pour un code QR (${formatInteger(bytes)} octets ; il en tient ${formatInteger(limit)} au plus), car elle porte un texte. Envoyez l’adresse elle-même, par courriel ou sur l’espace de la classe, ou raccourcissez le texte.`,
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
