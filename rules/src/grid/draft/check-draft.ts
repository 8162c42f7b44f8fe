import type { GridDocument } from '../grid-document.js';
import { GridError } from '../grid-error.js';
import { deriveParams } from '../derive-params.js';
import { readGrid } from '../read-grid.js';
import { checkCriteria } from './check-criteria.js';
import { checkLeave, checkParams, checkSeniority } from './check-steps.js';
import { checkCategories, checkDomains, checkDuties, checkFamilies, checkFunctions } from './check-tree.js';
import type { GridPart, GridProblem } from './grid-problem.js';

export const GRID_PARTS: readonly GridPart[] = [
  'params',
  'cats',
  'criteres',
  'catpars',
  'enfants',
  'metiers',
  'paliers',
  'conges',
  'missions',
];

/** What `readGrid` refuses beyond: whatever is not told before is not published either. */
function unreadable(document: GridDocument): readonly GridProblem[] {
  try {
    readGrid(document);
    return [];
  } catch (error) {
    if (!(error instanceof GridError)) throw error;
    const part = GRID_PARTS.find((name) => error.path.startsWith(name)) ?? 'params';
    return [{ part, place: null, field: null, code: 'unreadable', isWarning: false, values: { path: error.path } }];
  }
}

/** Everything that is wrong with a version that is being prepared, all at once, warnings among it. */
export function checkDraft(document: GridDocument): readonly GridProblem[] {
  const found = [
    ...checkParams(document),
    ...checkCategories(document),
    ...checkCriteria(document),
    ...checkDomains(document),
    ...checkFamilies(document),
    ...checkFunctions(document),
    ...checkSeniority(document),
    ...checkLeave(document),
    ...checkDuties(document),
  ];
  const isFree = found.every(({ isWarning }) => isWarning);
  return isFree ? [...found, ...unreadable(deriveParams(document))] : found;
}

/** What keeps a version from being published: with none, `readGrid` reads it. */
export function draftProblems(document: GridDocument): readonly GridProblem[] {
  return checkDraft(document).filter(({ isWarning }) => !isWarning);
}
