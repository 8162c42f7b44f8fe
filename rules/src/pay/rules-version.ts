/**
 * The version of the code that computes amounts: stored with each amount beside its grid and day, so that an amount of an
 * older version is shown as it was stored and never computed again unasked (ADR 0023).
 *
 * Raise it by 1 in the change that makes `computePay` give another amount, index or next anniversary for the same grid and
 * inputs: a formula, a rounding, the order of steps that round. A new grid, a new minimum wage, other words or other
 * names of steps leave it as it is. `rules-version.spec.ts` fails when an amount moves and this does not.
 */
export const RULES_VERSION = 1;
