/**
 * Parts that payloads of valuations share. A stored form is never edited: a part that changes gets a successor beside it,
 * and each event that carries it one version more (README, "Changing an event").
 */
import { ValuationStatus } from '@valorisation/rules';
import { z } from 'zod';
import type { FieldChange } from './valuation.differences.js';
import type { PlainAnswers, StoredResult, ValuationInputs } from './valuation.state.js';

export const status = z.enum(ValuationStatus);

const inputs: z.ZodType<ValuationInputs> = z.strictObject({
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

export const answers: z.ZodType<PlainAnswers> = z.record(
  z.string(),
  z.strictObject({ degree: z.int().nullable(), notConcerned: z.boolean() }),
);

/** Ids of erasable rows. */
const textId = z.string().nullable();

/** The amount as the first releases stored it: without its unit and without the version of the rules' code. */
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

const resultV2: z.ZodType<StoredResult> = resultV1.extend({
  displayedUnit: z.enum(['month', 'hour']),
  rulesVersion: z.int(),
});

/**
 * Amounts of before were computed by version 1 of the rules' code. Their unit follows from the amounts: only an hourly
 * row has an hourly rate, and what is displayed of it is a month where it is the month of the indice majore.
 */
function withUnit(result: z.infer<typeof resultV1>): StoredResult {
  const { hourlyCents, remunerationValueCents, displayedCents } = result;
  const isMonth = hourlyCents === null || displayedCents === remunerationValueCents;
  return { ...result, displayedUnit: isMonth ? 'month' : 'hour', rulesVersion: 1 };
}

/** What a row begins with, beside its amount. */
export const row = {
  profileId: z.int(),
  gridId: z.int(),
  status,
  visible: z.boolean(),
  inputs,
  answers,
  textId,
};

const change: z.ZodType<FieldChange> = z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() });

/** What an edit changed, and the row after it, beside its amount. */
export const editedRow = {
  changes: z.array(change).readonly(),
  profileId: z.int(),
  gridId: z.int(),
  status,
  inputs,
  answers,
  textId,
};

export const results = {
  v1: { result: resultV1 },
  v1OrNone: { result: resultV1.nullable() },
  v2: { result: resultV2 },
  v2OrNone: { result: resultV2.nullable() },
};

/** A payload with an amount of version 1, with the amount of version 2. */
export function resultToV2<Payload extends { readonly result: z.infer<typeof resultV1> }>(
  payload: Payload,
): Payload & { readonly result: StoredResult } {
  return { ...payload, result: withUnit(payload.result) };
}

/** The same where there may be no amount. */
export function resultOrNoneToV2<Payload extends { readonly result: z.infer<typeof resultV1> | null }>(
  payload: Payload,
): Omit<Payload, 'result'> & { readonly result: StoredResult | null } {
  return { ...payload, result: payload.result === null ? null : withUnit(payload.result) };
}
