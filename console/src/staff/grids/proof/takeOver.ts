/** The typed answers of cloned cases, and their form for the server. Pure. */
import type { TakenOver } from '@valorisation/contract';
import { staffGridProof } from '../../../i18n/fr';

const { takeOver: words, form } = staffGridProof;

/** Hundredths. Null for an empty field, undefined for an invalid number. */
type Typed = number | null | undefined;

export interface RowValues {
  readonly index: Typed;
  readonly amount: Typed;
}

export const EMPTY_ROW: RowValues = { index: null, amount: null };

/** Errors by field: `<id>.index`, `<id>.amount`, `source`; `rows` for all rows together. */
export type TakeOverErrors = Readonly<Record<string, string>>;

/** A row without input is skipped, so that it can be filled in later. */
export function readTakeOver(
  rows: Readonly<Record<string, RowValues>>,
  source: string,
): { readonly body: TakenOver } | { readonly errors: TakeOverErrors } {
  const begun = Object.entries(rows).filter(([, { index, amount }]) => index !== null || amount !== null);
  const wrong = begun.flatMap(([id, row]) =>
    (['index', 'amount'] as const).flatMap((field): [string, string][] => {
      if (row[field] === undefined) return [[`${id}.${field}`, form.number]];
      return row[field] === null ? [[`${id}.${field}`, form.required]] : [];
    }),
  );
  const errors = {
    ...Object.fromEntries(wrong),
    ...(begun.length === 0 && { rows: words.none }),
    ...(source.trim() === '' && { source: form.required }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    body: {
      cases: begun.map(([id, { index, amount }]) => ({
        id: Number(id),
        expectedIndex: index ?? 0,
        expectedCents: amount ?? 0,
      })),
      source: source.trim(),
    },
  };
}
