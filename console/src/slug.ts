/**
 * The number in the address of an article or a document, for example `12-la-valeur-du-point`. The number identifies the
 * record, and the words are for people. Pure.
 */

/** 12 for `12` and `12-la-valeur-du-point`; NaN when the address does not begin with a number. */
export function idInAddress(part: string | undefined): number {
  return Number(/^(\d{1,15})(?:-|$)/.exec(part ?? '')?.[1] ?? NaN);
}
