import type { LabError } from '../../engine/errors';
import { plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  title: 'Your text',
  close: 'Close',
  lead: 'Three to twelve sentences and a question. Order A keeps the order of your text, order B brings the ticked sentences together at its beginning. The text stays in this page, and in the link you copy from the address bar.',
  language: 'Language of the text',
  name: 'Name of the source',
  question: 'Question',
  text: 'Text',
  conditions: (count: number) =>
    `${count} ${plural(count, 'en', 'sentence', 'sentences')}: tick those an answer must respect`,
  label: (position: number) => `Label of the condition in sentence ${position}`,
  defaultLabel: (position: number) => `Condition ${position}`,
  submit: 'Open in the lab',
  file: 'Open a case file…',
  problem: (error: LabError): string => {
    const { count = '', limit = '', place = '', fact = '', variant = '' } = error.details;
    switch (error.code) {
      case 'own-no-question':
        return 'Write a question first: chunks are scored against it.';
      case 'own-no-condition':
        return 'Tick at least one sentence that an answer must respect: that is what the lab counts.';
      case 'own-too-few-sentences':
        return `The text has ${count} ${plural(Number(count), 'en', 'sentence', 'sentences')}; at least ${limit} are needed to have an order.`;
      case 'own-too-many-sentences':
        return `The text has ${count} sentences; the lab takes at most ${limit}. Shorten it.`;
      case 'own-file-too-large':
        return 'This file is larger than a teaching case can be. Nothing was changed.';
      case 'own-file-unreadable':
        return 'This file is not JSON in UTF-8. Nothing was changed.';
      case 'case-duplicate-fact':
        return `The file names the sentence ${fact} twice. Nothing was changed.`;
      case 'case-no-variant':
        return 'The file gives no order of the sentences. Nothing was changed.';
      case 'case-variant-not-a-permutation':
        return `In the file, order ${variant} does not name every sentence once. Nothing was changed.`;
      case 'case-language-incomplete':
        return `The file begins a language and leaves it unfinished${place === '' ? '' : ` (${place})`}. Nothing was changed.`;
      default:
        return `The file is not a teaching-case/1${place === '' ? '' : `: see ${place}`}. Nothing was changed.`;
    }
  },
};

type Words = typeof en;

const fr: Words = {
  title: 'Votre texte',
  close: 'Fermer',
  lead: 'Trois à douze phrases et une question. L’ordre A garde celui de votre texte, l’ordre B réunit au début les phrases cochées. Le texte reste dans cette page, et dans le lien que vous copiez depuis la barre d’adresse.',
  language: 'Langue du texte',
  name: 'Nom de la source',
  question: 'Question',
  text: 'Texte',
  conditions: (count) =>
    `${count} ${plural(count, 'fr', 'phrase', 'phrases')} : cochez celles qu’une réponse doit respecter`,
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
        return `Le texte compte ${count} ${plural(Number(count), 'fr', 'phrase', 'phrases')} ; il en faut au moins ${limit} pour qu’il y ait un ordre.`;
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

/** The words of the dialog that makes a case of one's own; loaded with it. */
export const OWN_WORDS: Dictionary<Words> = { fr, en };
