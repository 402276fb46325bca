import { fold } from '../text/fold';
import type { Quantity } from '../quantities';
import { words } from '../text/words';

/** What a counted noun is, in either language; a noun in no list has no class and never conflicts. */
const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    people:
      'people person persons employee employees worker workers staff member members agent agents ' +
      'officer officers advisor advisors adviser advisers expert experts colleague colleagues ' +
      'specialist specialists player players participant participants resident residents inhabitant ' +
      'inhabitants customer customers policyholder policyholders insured student students child ' +
      'children adult adults man men woman women ' +
      'personne personnes employe employes employee employees salarie salaries collaborateur ' +
      'collaborateurs collaboratrice collaboratrices membre membres conseiller conseillers ' +
      'conseillere conseilleres expert experts assure assures adherent adherents habitant habitants ' +
      'client clients enfant enfants adulte adultes homme hommes femme femmes gestionnaire ' +
      'gestionnaires joueur joueurs etudiant etudiants gens',
    document:
      'file files document documents page pages form forms letter letters report reports invoice ' +
      'invoices receipt receipts quote quotes book books novel novels ' +
      'dossier dossiers fichier fichiers formulaire formulaires lettre lettres courrier courriers ' +
      'rapport rapports facture factures devis justificatif justificatifs livre livres ' +
      'roman romans fiche fiches',
    event:
      'claim claims loss losses incident incidents meeting meetings visit visits match matches ' +
      'sinistre sinistres reunion reunions visite visites seance seances',
    place:
      'room rooms house houses home homes building buildings office offices branch branches ' +
      'chambre chambres maison maisons logement logements batiment batiments agence ' +
      'agences',
    time: 'time times fois',
  }).flatMap(([name, words]) => words.split(' ').map((word): [string, string] => [word, name])),
);

/** The class of the first word of a counted noun that has one; null when none has. */
export function nounClass(noun: string | null): string | null {
  for (const word of fold(noun ?? '').split(/[^a-z]+/)) {
    const found = CLASSES.get(word);
    if (found !== undefined) return found;
  }
  return null;
}

/** True when two counts name one noun: a word in common, plural or not. */
export function shareNoun(a: Quantity, b: Quantity): boolean {
  const named = wordsOf(a.noun);
  return wordsOf(b.noun).some((word) => named.includes(word));
}

function wordsOf(noun: string | null): string[] {
  return words(noun ?? '').map(({ term }) => term.replace(/s$/, ''));
}
