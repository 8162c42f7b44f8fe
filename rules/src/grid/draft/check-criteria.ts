import {
  isDegreeField,
  TRAINING_FIELD,
  type CriterionRow,
  type DegreeColumnRow,
  type GridDocument,
} from '../grid-document.js';
import { CATEGORY_LEVELS } from '../grid.js';
import { draftNumber } from './draft-number.js';
import { ProblemList, type GridProblem } from './grid-problem.js';

/** Checks the degrees of one category: ranks start at 1, and points rise with the rank, except for training options. */
function checkColumn(
  problems: ProblemList,
  place: number,
  at: string,
  { degres }: DegreeColumnRow,
  isTraining: boolean,
): void {
  const ranks = degres.map(({ degre }) => degre);
  const inOrder = degres
    .map((row, index) => ({ row, index }))
    .toSorted((one, other) => one.row.degre - other.row.degre);
  let lower: number | null = null;
  inOrder.forEach(({ row, index }, rank) => {
    const field = `${at}.degres.${index}`;
    if (ranks.indexOf(row.degre) !== index) problems.add(place, `${field}.degre`, 'duplicate', { value: row.degre });
    else if (row.degre !== rank + 1) {
      problems.add(place, `${field}.degre`, 'missing_step', { value: row.degre, missing: rank + 1 });
    }
    problems.text(place, `${field}.degre_level`, row.degre_level);
    if (isTraining && (row.public ?? '').trim() === '') problems.add(place, `${field}.public`, 'missing_training');
    const value = { place, field: `${field}.degre_value` };
    const points = draftNumber(problems, value, row.degre_value, 2);
    if (points === null) return;
    const below = { points, below: lower ?? 0 };
    if (!isTraining && lower !== null && points < lower) problems.add(place, value.field, 'falling_degree', below);
    if (!isTraining && points === lower) problems.warn(place, value.field, 'same_degree', below);
    lower = points;
  });
}

function checkCriterion(problems: ProblemList, row: CriterionRow, place: number): void {
  const isTraining = row.metier_field === TRAINING_FIELD;
  problems.text(place, 'critere_title', row.critere_title);
  problems.text(place, 'definition', row.definition);
  if (!isTraining && !isDegreeField(row.metier_field)) {
    problems.add(place, 'metier_field', 'unknown_field', { value: row.metier_field });
  }
  for (const level of CATEGORY_LEVELS) {
    const columns = row.indices.filter(({ cat_level }) => cat_level === level).length;
    if (columns === 0) problems.add(place, 'indices', 'missing_level', { level });
    if (columns > 1) problems.add(place, 'indices', 'duplicate', { value: level });
  }
  row.indices.forEach((column, index) => checkColumn(problems, place, `indices.${index}`, column, isTraining));
}

export function checkCriteria({ criteres }: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('criteres');
  if (criteres.length === 0) problems.add(null, null, 'empty_list');
  problems.unique(criteres, 'critere_id', (row) => row.critere_id);
  problems.unique(criteres, 'critere_idx', (row) => row.critere_idx);
  problems.unique(criteres, 'metier_field', (row) => row.metier_field);
  criteres.forEach((row, place) => checkCriterion(problems, row, place));
  return problems.found;
}
