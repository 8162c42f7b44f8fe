/**
 * The version of the code that computes amounts. It is stored with each amount, as are the grid and the day. The tool
 * shows an amount of an older version unchanged, and computes it again only when a person asks for it (ADR 0023). Raise
 * it by 1 in the change that makes `computePay` give another amount, index or next anniversary for the same grid and
 * inputs: a formula, a rounding, the order of steps that round. Do not raise it for a new grid, a new minimum wage,
 * other words or other names of steps. `rules-version.spec.ts` fails when an amount changes and this version does not.
 */
export const RULES_VERSION = 1;
