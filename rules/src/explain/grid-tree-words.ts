import type { GridChange } from '../grid/grid-change.js';
import type { GridChangeWords } from './change-words.js';

export type TreeChange = Extract<
  GridChange,
  {
    kind:
      | 'domain'
      | 'domain-title'
      | 'domain-families'
      | 'domain-order'
      | 'family'
      | 'family-title'
      | 'family-domain'
      | 'family-functions'
      | 'function'
      | 'function-title'
      | 'function-category'
      | 'function-family'
      | 'function-degrees'
      | 'function-teacher';
  }
>;

const quoted = (title: string): string => `«\u00a0${title}\u00a0»`;
const READ_AGAIN = 'les personnes qui exercent cette fonction\u00a0: leur classement est à relire.';
const READERS = 'les personnes qui cherchent une fonction dans la grille.';
const NONE = 'aucune famille';

/** A change of a domain or a family only changes where functions are found. */
function placeText(change: Exclude<TreeChange, { kind: `function${string}` }>): string {
  switch (change.kind) {
    case 'domain':
      return change.isAdded
        ? `Le domaine ${quoted(change.title)} entre dans la grille.`
        : `Le domaine ${quoted(change.title)} n’est plus dans la grille.`;
    case 'family':
      return change.isAdded
        ? `La famille ${quoted(change.title)} entre dans la grille.`
        : `La famille ${quoted(change.title)} n’est plus dans la grille.`;
    case 'domain-title':
      return `Le domaine ${quoted(change.before)} s’appelle désormais ${quoted(change.after)}.`;
    case 'family-title':
      return `La famille ${quoted(change.before)} s’appelle désormais ${quoted(change.after)}.`;
    case 'family-domain':
      return `La famille ${quoted(change.title)} passe du domaine ${quoted(change.before)} au domaine ${quoted(change.after)}.`;
    case 'domain-families':
      return `Les familles du domaine ${quoted(change.title)} changent d’ordre.`;
    case 'family-functions':
      return `Les fonctions de la famille ${quoted(change.title)} changent d’ordre.`;
    case 'domain-order':
      return 'Les domaines changent d’ordre.';
  }
}

function functionText(change: Exclude<TreeChange, Parameters<typeof placeText>[0]>): string {
  switch (change.kind) {
    case 'function':
      return change.isAdded
        ? `La fonction ${quoted(change.title)} entre dans la grille.`
        : `La fonction ${quoted(change.title)} n’est plus dans la grille.`;
    case 'function-title':
      return `La fonction ${quoted(change.before)} s’appelle désormais ${quoted(change.after)}.`;
    case 'function-category': {
      const [before, after] = [change.before ?? 'aucune catégorie', change.after ?? 'aucune catégorie'];
      return `La fonction ${quoted(change.title)} passe de ${before} à ${after}.`;
    }
    case 'function-family':
      return `La fonction ${quoted(change.title)} passe de la famille ${quoted(change.before ?? NONE)} à la famille ${quoted(change.after ?? NONE)}.`;
    case 'function-degrees':
      return `Les degrés prévus de la fonction ${quoted(change.title)} changent\u00a0: ${change.criteria.join(', ')}.`;
    case 'function-teacher':
      return change.isTeacher
        ? `La fonction ${quoted(change.title)} peut désormais être payée à l’heure de formation.`
        : `La fonction ${quoted(change.title)} ne peut plus être payée à l’heure de formation.`;
  }
}

/** The text asks for a check, because the change itself does not tell how an amount changes. */
const WHO: Partial<Record<TreeChange['kind'], string>> = {
  function: READ_AGAIN,
  'function-category': READ_AGAIN,
  'function-degrees': READ_AGAIN,
  'function-teacher': READ_AGAIN,
  'function-title': 'les personnes qui exercent cette fonction\u00a0: seul son nom change.',
};

function isOfFunction(change: TreeChange): change is Parameters<typeof functionText>[0] {
  return change.kind.startsWith('function');
}

export function treeWords(change: TreeChange): GridChangeWords {
  const text = isOfFunction(change) ? functionText(change) : placeText(change);
  return { theme: 'functions', text, effect: 'other', who: WHO[change.kind] ?? READERS };
}
