import { plural } from './format';
import type { OwnCaseWords } from '../en/own-case';

export const words: OwnCaseWords = {
  title: 'Votre texte',
  close: 'Fermer',
  lead: 'Trois à douze phrases et une question. L’ordre A garde celui de votre texte, l’ordre B réunit au début les phrases cochées. Le texte reste dans cette page, et dans le lien que vous copiez depuis la barre d’adresse.',
  language: 'Langue du texte',
  name: 'Nom de la source',
  question: 'Question',
  text: 'Texte',
  conditions: (count) =>
    `${count} ${plural(count, 'phrase', 'phrases')} : cochez celles qu’une réponse doit respecter`,
  label: (position) => `Intitulé de la condition de la phrase ${position}`,
  defaultLabel: (position) => `Condition ${position}`,
  submit: 'Ouvrir dans le laboratoire',
  file: 'Ouvrir un fichier de cas…',
  problem: (error) => {
    const { count = '', limit = '', place = '', fact = '', variant = '' } = error.details;
    switch (error.code) {
      case 'own-no-question':
        return 'Écrivez d’abord une question : c’est d’après elle que les fragments sont notés.';
      case 'own-no-condition':
        return 'Cochez au moins une phrase qu’une réponse doit respecter : c’est ce que le laboratoire compte.';
      case 'own-too-few-sentences':
        return `Le texte compte ${count} ${plural(Number(count), 'phrase', 'phrases')} ; il en faut au moins ${limit} pour qu’il y ait un ordre.`;
      case 'own-too-many-sentences':
        return `Le texte compte ${count} phrases ; le laboratoire en prend ${limit} au plus. Raccourcissez-le.`;
      case 'own-file-too-large':
        return 'Ce fichier est plus gros qu’un cas ne peut l’être. Rien n’a été changé.';
      case 'own-file-unreadable':
        return 'Ce fichier n’est pas du JSON en UTF-8. Rien n’a été changé.';
      case 'case-duplicate-fact':
        return `Le fichier nomme deux fois la phrase ${fact}. Rien n’a été changé.`;
      case 'case-no-variant':
        return 'Le fichier ne donne aucun ordre des phrases. Rien n’a été changé.';
      case 'case-variant-not-a-permutation':
        return `Dans le fichier, l’ordre ${variant} ne nomme pas chaque phrase une fois. Rien n’a été changé.`;
      case 'case-language-incomplete':
        return `Le fichier commence une langue et la laisse inachevée${place === '' ? '' : ` (${place})`}. Rien n’a été changé.`;
      default:
        return `Le fichier n’est pas un teaching-case/1${place === '' ? '' : ` : voir ${place}`}. Rien n’a été changé.`;
    }
  },
};
