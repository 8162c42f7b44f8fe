/** The mechanisms of Publicodes that the model uses. */
import { MODEL_NAMES } from './model-names.js';

export type Formula =
  | string
  | number
  | { readonly somme: readonly string[] }
  | Variations
  | { readonly 'une de ces conditions': readonly string[] };

export interface Variations {
  readonly variations: readonly ({ readonly si: Formula; readonly alors: Formula } | { readonly sinon: Formula })[];
}

export interface ModelRule {
  readonly titre: string;
  readonly description?: string;
  readonly question?: string;
  readonly valeur?: Formula;
  readonly variations?: Variations['variations'];
  readonly 'par défaut'?: string | number;
}
export type PublicodesModel = Readonly<Record<string, ModelRule>>;

/** Rounds a non-negative value half up: doubles it, adds one divisor, and divides as integers. */
export function halfUp(product: string, divisor: number): string {
  return `(2 * (${product}) + ${divisor}) // ${2 * divisor}`;
}

export function up(product: string, divisor: string): string {
  return `(${product} + ${divisor} - 1) // ${divisor}`;
}

export function choice(
  cases: readonly (readonly [condition: string, then: Formula])[],
  otherwise: Formula,
): Variations {
  return { variations: [...cases.map(([si, alors]) => ({ si, alors })), { sinon: otherwise }] };
}

export function byLevel<Row extends { readonly cat_level: number }>(
  rows: readonly Row[],
  of: (row: Row) => Formula,
): Variations['variations'] {
  return choice(
    rows.map((row) => [`${MODEL_NAMES.level} = ${row.cat_level}`, of(row)]),
    0,
  ).variations;
}
