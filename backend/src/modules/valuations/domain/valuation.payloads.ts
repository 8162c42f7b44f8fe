/**
 * Payload parts that several valuation events share. A stored form is never edited: a changed part is written beside
 * the old one, and each event with it gets a new version (docs/events-and-formulas.md).
 */
import { ValuationStatus } from '@valorisation/rules';
import { z } from 'zod';
import type { FieldChange } from './valuation.differences.js';
import type { PlainAnswers, ResultColumns, StoredResult, ValuationInputs, ValuationState } from './valuation.state.js';

export const status = z.enum(ValuationStatus);

const inputsV1 = z.strictObject({
  functionId: z.int(),
  categoryLevel: z.literal([0, 1, 2, 3]),
  shareHundredths: z.int(),
  seniorityOn: z.string().nullable(),
  leaveWeeks: z.int(),
  hourly: z.boolean(),
  fixedDays: z.boolean(),
  guaranteedCents: z.int().nullable(),
  fixedAmountCents: z.int().nullable(),
});

const inputsV2 = inputsV1.extend({ withoutSeniority: z.boolean() }) satisfies z.ZodType<ValuationInputs>;

export const answers: z.ZodType<PlainAnswers> = z.record(
  z.string(),
  z.strictObject({ degree: z.int().nullable(), notConcerned: z.boolean() }),
);

/** Ids of erasable rows. */
const textId = z.string().nullable();

/** The amount in the first releases: without its unit and without the version of the rules. */
const resultV1 = z.strictObject({
  calculatedOn: z.string(),
  indexHundredths: z.int(),
  majoredIndexHundredths: z.int().nullable(),
  fullTimeMonthCents: z.int(),
  minimumCents: z.int(),
  hourlyCents: z.int().nullable(),
  remunerationValueCents: z.int().nullable(),
  displayedCents: z.int(),
  nextChangeOn: z.string().nullable(),
});

const resultV2 = resultV1.extend({
  displayedUnit: z.enum(['month', 'hour']),
  rulesVersion: z.int(),
}) satisfies z.ZodType<StoredResult>;

/**
 * Version 1 of the rules computed the older amounts. Their unit follows from the amounts: only an hourly row has an
 * hourly rate, and its displayed amount is monthly only when it is the month of the indice majore.
 */
function withUnit(result: z.infer<typeof resultV1>): StoredResult {
  const { hourlyCents, remunerationValueCents, displayedCents } = result;
  const isMonth = hourlyCents === null || displayedCents === remunerationValueCents;
  return { ...result, displayedUnit: isMonth ? 'month' : 'hour', rulesVersion: 1 };
}

export const INPUT_FIELDS = inputsV2.keyof().options;
export const RESULT_FIELDS = resultV2.keyof().options;

/** Filled key by key: an object that has all keys from the start is many times faster to fill and to copy. */
function picker<Part extends object>(keys: readonly (keyof Part & string)[]) {
  const none = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Partial<Part>;
  return <Row extends Part>(row: Row): Pick<Row, keyof Part> => {
    const picked: Partial<Pick<Row, keyof Part>> = { ...(none as Partial<Row>) };
    for (const key of keys) picked[key] = row[key];
    return picked as Pick<Row, keyof Part>;
  };
}

/** The parts of a state that are columns of its row, by their newest schemas. */
export const inputsOf = picker<ValuationInputs>(INPUT_FIELDS);
export const resultOf = picker<ResultColumns>(RESULT_FIELDS);

export const NO_RESULT = Object.fromEntries(RESULT_FIELDS.map((field) => [field, null])) as {
  readonly [Field in keyof StoredResult]: null;
};

const ALWAYS = RESULT_FIELDS.filter((field) => !resultV2.shape[field].safeParse(null).success);

/** A database constraint keeps a result whole: one missing part means no result. */
export function isResult<Columns extends ResultColumns>(columns: Columns): columns is Columns & StoredResult {
  return ALWAYS.every((field) => columns[field] !== null);
}

export type StateColumns = Omit<ValuationState, 'inputs' | 'result'> & ValuationInputs & ResultColumns;

/** The state of a row, from its columns. Without the columns themselves, because each act copies it. */
export function stateOf(row: StateColumns): ValuationState {
  const { id, version, profileId, status, visible, isCopy, createdBy, gridId, answers, textId, history } = row;
  const result = resultOf(row);
  return {
    id,
    version,
    profileId,
    status,
    visible,
    isCopy,
    createdBy,
    gridId,
    inputs: inputsOf(row),
    answers,
    textId,
    result: isResult(result) ? result : null,
    history,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

const rowV1 = {
  profileId: z.int(),
  gridId: z.int(),
  status,
  visible: z.boolean(),
  inputs: inputsV1,
  answers,
  textId,
};

export const row = { v1: rowV1, v2: { ...rowV1, inputs: inputsV2 } };

const change: z.ZodType<FieldChange> = z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() });

const editedRowV1 = {
  changes: z.array(change).readonly(),
  profileId: z.int(),
  gridId: z.int(),
  status,
  inputs: inputsV1,
  answers,
  textId,
};

export const editedRow = { v1: editedRowV1, v2: { ...editedRowV1, inputs: inputsV2 } };

/** Events of the first version do not have the statement, so the seniority counts as still to be given. */
export function inputsToV2<Payload extends { readonly inputs: z.infer<typeof inputsV1> }>(
  payload: Payload,
): Omit<Payload, 'inputs'> & { readonly inputs: ValuationInputs } {
  return { ...payload, inputs: { ...payload.inputs, withoutSeniority: false } };
}

export const results = {
  v1: { result: resultV1 },
  v1OrNone: { result: resultV1.nullable() },
  v2: { result: resultV2 },
  v2OrNone: { result: resultV2.nullable() },
};

/** Turns a payload with an amount of version 1 into version 2. */
export function resultToV2<Payload extends { readonly result: z.infer<typeof resultV1> }>(
  payload: Payload,
): Payload & { readonly result: StoredResult } {
  return { ...payload, result: withUnit(payload.result) };
}

/** Like `resultToV2`, for a payload that may have no amount. */
export function resultOrNoneToV2<Payload extends { readonly result: z.infer<typeof resultV1> | null }>(
  payload: Payload,
): Omit<Payload, 'result'> & { readonly result: StoredResult | null } {
  return { ...payload, result: payload.result === null ? null : withUnit(payload.result) };
}
