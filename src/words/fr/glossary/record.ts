import type { RecordWords } from '../../en/glossary/record';

export const words: RecordWords = {
  run: {
    term: 'essai',
    says: 'Ce qu’un laboratoire a calculé une fois, conservé avec ses réglages, son corpus et ses empreintes, pour que chacun puisse le recalculer.',
  },
  digest: {
    term: 'empreinte',
    says: 'La signature (SHA-256) d’un texte ou d’un enregistrement : changez un caractère, elle change tout entière. L’intégrité porte sur l’enregistrement tel qu’il est conservé ; la reproduction, sur ses chiffres arrondis à 12 chiffres, pour que le dernier bit d’une autre machine ne passe pas pour une altération.',
  },
  series: {
    term: 'série',
    says: 'Des appels à un modèle prévus ensemble. Un autre modèle, un autre fournisseur ou un autre réglage fait une autre série, et trois répétitions ne font pas un taux.',
  },
  plan: {
    term: 'plan figé',
    says: 'Toutes les requêtes d’une série, écrites avec leur empreinte avant le premier appel. Une fois figé, rien n’y change : aucun réglage ne peut être choisi après coup.',
  },
  'nano-usd': {
    term: 'nano-USD',
    says: 'L’unité dans laquelle l’argent est compté : un milliardième de dollar, en nombres entiers, pour qu’aucune somme ne dérive à force d’arrondis.',
    formula: '1 USD = 1 000 000 000 nano-USD',
  },
  reservation: {
    term: 'réserve',
    says: 'Le plus qu’un appel puisse coûter, mis de côté avant de l’envoyer. Ce qui est réservé et ce qui est dépensé restent ensemble sous le plafond que vous fixez.',
  },
  token: {
    term: 'jeton',
    says: 'L’unité dans laquelle les modèles lisent, écrivent et facturent : un mot ou un morceau de mot, environ quatre caractères.',
  },
};
