import type { GridDocument } from '../grid-document.js';
import { GridError } from '../grid-error.js';
import { deriveParams } from '../derive-params.js';
import { readGrid } from '../read-grid.js';
import { checkCriteria } from './check-criteria.js';
import { checkLeave, checkParams, checkSeniority } from './check-steps.js';
import { checkCategories, checkDomains, checkFamilies, checkFunctions } from './check-tree.js';
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
];

/** Errors that only `readGrid` finds. A problem that the other checks miss therefore still blocks the publication. */
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

/** All problems of a version in preparation, including warnings. */
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
  ];
  const isFree = found.every(({ isWarning }) => isWarning);
  return isFree ? [...found, ...unreadable(deriveParams(document))] : found;
}

/** The problems that block the publication of a version. When there are none, `readGrid` accepts the version. */
export function draftProblems(document: GridDocument): readonly GridProblem[] {
  return checkDraft(document).filter(({ isWarning }) => !isWarning);
}
