/** The values of rows that were there, before and after the file of another month. */
import type { ValuationChange } from '../domain/valuation.change.js';

/** What the file of another month changes of a row that is there. */
export const TERMS = ['shareHundredths', 'seniorityOn', 'leaveWeeks'] as const;
export type ImportedTerms = Pick<ValuationChange, (typeof TERMS)[number]>;
/** A day of seniority comes with what was said of its absence, so that an undo states nothing. */
export type FormerTerms = ImportedTerms & Pick<ValuationChange, 'withoutSeniority'>;

/** The values of a row before and after an import. */
export interface TermsChange {
  readonly valuationId: number;
  readonly before: FormerTerms;
  readonly after: ImportedTerms;
  /** The row was archived, because another function took its place. */
  readonly isArchived?: true;
}

export const NO_CHANGE: Pick<TermsChange, 'before' | 'after'> = { before: {}, after: {} };

export const termsOf = (terms: FormerTerms, keys: readonly (keyof ImportedTerms)[]): FormerTerms => ({
  ...Object.fromEntries(keys.map((key) => [key, terms[key]])),
  ...(keys.includes('seniorityOn') && { withoutSeniority: terms.withoutSeniority ?? false }),
});
