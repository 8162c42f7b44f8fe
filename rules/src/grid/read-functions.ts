import { DocumentNode, refuseDuplicates } from './document-reader.js';
import type { CategoryLevel, Family, JobFunction } from './grid.js';
import { OTHER_FUNCTION_ID } from './grid.js';
import { columnOf, findDegree } from './lookup.js';
import type { ReadCriterion } from './read-criteria.js';

function readOtherFunction(row: DocumentNode): JobFunction {
  return {
    id: OTHER_FUNCTION_ID,
    title: row.text('metier_title'),
    familyId: null,
    categoryLevel: null,
    defaultDegrees: {},
    trainingFamily: null,
    teacher: false,
  };
}

/** A default degree must exist in the column of the function's category. Otherwise it would have no amount. */
function readDefaultDegrees(
  row: DocumentNode,
  level: CategoryLevel,
  criteria: readonly ReadCriterion[],
): Readonly<Record<number, number>> {
  const degrees = criteria.filter(({ criterion }) => criterion.kind === 'degrees');
  return Object.fromEntries(
    degrees.map(({ criterion, functionField }) => {
      const rank = row.integer(functionField, true);
      if (rank > 0 && !findDegree(criterion, level, rank)) row.refuse('unknown_default_degree', functionField);
      return [criterion.id, rank];
    }),
  );
}

/** A family needs an option in the column of the category. Otherwise its question would have no answer. */
function readTrainingFamily(
  row: DocumentNode,
  level: CategoryLevel,
  criteria: readonly ReadCriterion[],
): string | null {
  const training = criteria.find(({ criterion }) => criterion.kind === 'training');
  if (!training) return null;
  const family = row.textOrNull(training.functionField);
  const known = columnOf(training.criterion, level).some((option) => option.family === family);
  if (family !== null && !known) row.refuse('unknown_training_family', training.functionField);
  return family;
}

function readFunction(row: DocumentNode, families: readonly Family[], criteria: readonly ReadCriterion[]): JobFunction {
  const id = row.integer('metier_id');
  if (id === OTHER_FUNCTION_ID) return readOtherFunction(row);
  if (!row.has('fk_metier_cat')) row.refuse('missing_category', 'fk_metier_cat');
  const level = row.level('fk_metier_cat');
  const familyId = row.integer('fk_catenf');
  if (!families.some((family) => family.id === familyId)) row.refuse('unknown_reference', 'fk_catenf');
  return {
    id,
    title: row.text('metier_title'),
    familyId,
    categoryLevel: level,
    defaultDegrees: readDefaultDegrees(row, level, criteria),
    trainingFamily: readTrainingFamily(row, level, criteria),
    teacher: row.integer('metier_ens', true) === 1,
  };
}

/** The functions. "Autre fonction" (id 0) must be one of them. */
export function readFunctions(
  document: DocumentNode,
  families: readonly Family[],
  criteria: readonly ReadCriterion[],
): readonly JobFunction[] {
  const rows = document.list('metiers');
  refuseDuplicates(rows, 'metier_id');
  const functions = rows.map((row) => readFunction(row, families, criteria));
  if (!functions.some((job) => job.id === OTHER_FUNCTION_ID)) document.refuse('missing_other_function', 'metiers');
  return functions;
}
