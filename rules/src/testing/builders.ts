/** Valid values for tests. Each test changes only the values that it is about. */
import type { GridDocument } from '../grid/grid-document.js';
import type { CategoryLevel, Criterion, Grid, JobFunction } from '../grid/grid.js';
import { findCriterion, findFunction } from '../grid/lookup.js';
import { deriveParams } from '../grid/derive-params.js';
import { readGrid } from '../grid/read-grid.js';
import { shippedGrids } from '../grid/shipped-grids.js';
import type { Floors } from '../pay/floors.js';
import { minimumWageOn, shippedMinimumWages } from '../pay/minimum-wage.js';
import type { PayInput } from '../pay/pay.js';
import { defaultAnswers } from '../valuation/answer-changes.js';
import type { Answers } from '../valuation/answers.js';
import { UNANSWERED } from '../valuation/answers.js';
import { NEW_TERMS } from '../valuation/terms.js';

export const AUTONOMY = 1;
export const RELATIONS = 2;
export const EXPERTISE = 3;
export const MANAGEMENT = 4;
export const TRAINING = 6;

export function shippedDocument(status: 'past' | 'in_force'): GridDocument {
  const found = shippedGrids.find((grid) => grid.status === status);
  if (!found) throw new Error(`no shipped grid ${status}`);
  return found.document;
}

export const gridInForce: Grid = readGrid(shippedDocument('in_force'));
export const pastGrid: Grid = readGrid(shippedDocument('past'));

/** The document of the grid in force, with some params replaced. */
export function documentWithParams(values: Readonly<Record<string, string>>): GridDocument {
  const document = shippedDocument('in_force');
  const params = document.params.map((row) => ({ ...row, param_value: values[row.param_title] ?? row.param_value }));
  return { ...document, params };
}

export function gridWithPointValue(pointValue: string): Grid {
  return readGrid(deriveParams(documentWithParams({ valeur_point: pointValue })));
}

export function functionTitled(title: string): JobFunction {
  const found = gridInForce.functions.find((job) => job.title === title);
  if (!found) throw new Error(`no function ${title}`);
  return found;
}

export function functionById(id: number): JobFunction {
  const found = findFunction(gridInForce, id);
  if (!found) throw new Error(`no function ${id}`);
  return found;
}

export function criterionById(id: number): Criterion {
  const found = findCriterion(gridInForce, id);
  if (!found) throw new Error(`no criterion ${id}`);
  return found;
}

export const knownFunctions: readonly (JobFunction & { readonly categoryLevel: CategoryLevel })[] =
  gridInForce.functions.flatMap((job) =>
    job.categoryLevel === null ? [] : [{ ...job, categoryLevel: job.categoryLevel }],
  );

/** The answers, with these degrees in place of the earlier ones. */
export function withDegrees(answers: Answers, degrees: Readonly<Record<number, number>>): Answers {
  const chosen = Object.entries(degrees).map(([id, degree]) => [id, { ...UNANSWERED, degree }] as const);
  return { ...answers, ...Object.fromEntries(chosen) };
}

/** A full-time monthly row of the function with its default degrees, without leave weeks and without seniority. */
export function payInput(job: JobFunction, overrides: Partial<PayInput> = {}): PayInput {
  const categoryLevel = overrides.categoryLevel ?? job.categoryLevel ?? 0;
  return {
    functionId: job.id,
    categoryLevel,
    ...NEW_TERMS,
    calculatedOn: '2026-06-15',
    answers: defaultAnswers(gridInForce, job, categoryLevel),
    fixedAmountCents: null,
    ...overrides,
  };
}

const wageInForce = minimumWageOn(shippedMinimumWages, 'metropole', '2026-06-15');

/** The floors on 15 June 2026 in metropolitan France: branch floor 1 825.20 EUR, minimum wage 1 867.02 EUR. */
export const floors: Floors = { params: gridInForce.params, wage: wageInForce, territory: 'metropole' };
