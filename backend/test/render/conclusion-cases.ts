/** Conclusions of the real grid: the worked examples and the cases that a sheet must cover. */
import {
  amountDue,
  type Answers,
  computePay,
  defaultAnswers,
  findFunction,
  type Floors,
  type Grid,
  minimumWageOn,
  NEW_TERMS,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  ValuationStatus,
  type ValuationTerms,
} from '@valorisation/rules';
import {
  buildConclusionSheet,
  type ConclusionInput,
} from '../../src/modules/documents/sheets/conclusion-sheet.builder.js';
import type { PaperHead } from '../../src/modules/documents/sheets/body-head.js';
import type { ConclusionSheet } from '../../src/modules/documents/sheets/conclusion-sheet.js';

const inForce = shippedGrids.find(({ status }) => status === 'in_force');
if (!inForce) throw new Error('no grid in force ships');
export const grid: Grid = readGrid(inForce.document);

/** The minimum amounts on the day of the sheets. */
export const floors: Floors = {
  params: grid.params,
  wage: minimumWageOn(shippedMinimumWages, 'metropole', '2026-11-22'),
  territory: 'metropole',
};

export function functionId(title: string): number {
  const job = grid.functions.find((candidate) => candidate.title === title);
  if (!job) throw new Error(`no function ${title}`);
  return job.id;
}

const TERMS: Omit<ValuationTerms, 'functionId' | 'categoryLevel'> = {
  ...NEW_TERMS,
  calculatedOn: '2026-11-21',
  fixedAmountCents: null,
};

export interface ConclusionCase {
  readonly functionTitle: string;
  readonly terms?: Partial<ValuationTerms>;
  /** Changes to the function's default answers, by criterion id. */
  readonly answers?: Readonly<Record<number, { readonly degree: number; readonly reason?: string }>>;
  readonly input?: Partial<ConclusionInput>;
}

/** The sheet of a function with its default degrees, full time, without seniority, unless the case says otherwise. */
export function conclusionOf(conclusion: ConclusionCase): ConclusionSheet & { readonly body: PaperHead } {
  return { ...buildConclusionSheet(conclusionInput(conclusion)), body: { name: 'Employeurs', logo: '' } };
}

export function conclusionInput({
  functionTitle,
  terms = {},
  answers = {},
  input = {},
}: ConclusionCase): ConclusionInput {
  const id = functionId(functionTitle);
  const job = findFunction(grid, id);
  const level = job?.categoryLevel;
  if (!job || level === null || level === undefined) throw new Error(`no category for ${functionTitle}`);
  const changed: Answers = Object.fromEntries(
    Object.entries(answers).map(([criterion, answer]) => [
      criterion,
      { notConcerned: false, reason: null, evidence: null, ...answer },
    ]),
  );
  const all: Answers = { ...defaultAnswers(grid, job, level), ...changed };
  const complete: ValuationTerms = { ...TERMS, functionId: id, categoryLevel: level, ...terms };
  const pay = computePay(grid, { ...complete, answers: all });
  const { alone = !complete.hourly } = input;
  const due = amountDue({ ...complete, status: ValuationStatus.UpToDate, computed: pay }, floors, {
    alone,
  });
  if (due === null) throw new Error('a computed row has an amount due');
  return {
    establishment: { name: 'Lycée agricole privé Les Charmilles', siret: '12345678900011' },
    profileId: 1,
    profileName: 'Martin Camille',
    functionTitle,
    terms: complete,
    answers: all,
    pay,
    floors,
    due,
    dueAfterUpdate: null,
    seniorityPassedOn: null,
    alone,
    partial: false,
    status: ValuationStatus.UpToDate,
    reference: { valuationId: 18, version: 7, gridId: 2 },
    gridInForceOn: '2024-09-01',
    grid,
    gridVersion: { id: 2, effectiveOn: '2024-09-01', confirmed: false },
    printedOn: '2026-11-22',
    ...input,
  };
}
