import type { DomainError } from './domain-error.js';

/** What came of an act on many records: those that were changed, and of the others why. */
export interface ManyDone<Id extends number | string = number> {
  readonly done: readonly Id[];
  readonly left: readonly { readonly id: Id; readonly refusal: DomainError }[];
}
