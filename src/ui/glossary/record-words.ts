import type { Dictionary } from '../language';

const en = {
  run: {
    term: 'run',
    says: 'What a lab computed once, kept with its settings, its corpus and its digests, so that anyone can compute it again.',
  },
  digest: {
    term: 'digest',
    says: 'A fingerprint (SHA-256) of a text or a record: change one character and it changes entirely. Integrity is of the record as stored; reproduction is of its figures, rounded to 12 digits, so that another machine’s last bit is not called tampering.',
  },
  series: {
    term: 'series',
    says: 'A set of model calls planned together. Another model, provider or setting is another series, and three repetitions are not a rate.',
  },
  plan: {
    term: 'frozen plan',
    says: 'Every request of a series, written down with its digest before the first call. Once frozen nothing in it changes, so no setting can be chosen after the fact.',
  },
  'nano-usd': {
    term: 'nano-USD',
    says: 'The unit in which money is counted: one billionth of a dollar, in whole numbers, so that sums never drift by rounding.',
    formula: '1 USD = 1,000,000,000 nano-USD',
  },
  reservation: {
    term: 'reservation',
    says: 'The most a call could cost, set aside before it is sent. What is reserved and what is spent together stay under the ceiling you set.',
  },
  token: {
    term: 'token',
    says: 'The unit in which models read, write and charge: a word or a part of one, about four characters.',
  },
};

type Words = typeof en;

const fr: Words = {
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

export const RECORD_WORDS: Dictionary<Words> = { fr, en };
