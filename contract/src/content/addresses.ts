/** Addresses of pages that staff create: one word of the root, such as `conges`. */

const LONGEST_ADDRESS = 80;
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** First parts of the product's own addresses. A page at one of them would never be read. */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set(
  (
    'account actualites admin aide-pratique annuaire api-docs api-docs-json assets cgu coherence comparaison couts ' +
    'comprendre-mon-classement conclusion conclusion2 contact convention-collective critere dashboard degres-prevus ' +
    'documents estimation etablissements evolutions faq forgot gestion-compte handover health import info job login ' +
    'media mention_legale metrics myaccount newvaluation nouvelles outil pack-pedagogique paie personne pictures ' +
    'plan-du-site politique-de-confidentialite presentation-de-outils prochaine-grille profile propositions quizz ' +
    'regles-ouvertes remove reset rgpd signup template transferts v1 valorisation verifier videos ' +
    'web-serie chiffres accessibilite'
  ).split(' '),
);

/** Why a page cannot have this address; null when it can. */
export function addressFault(address: string): 'adresse_de_page' | 'adresse_reservee' | null {
  if (address.length > LONGEST_ADDRESS || !ADDRESS.test(address)) return 'adresse_de_page';
  return RESERVED_ADDRESSES.has(address) ? 'adresse_reservee' : null;
}
