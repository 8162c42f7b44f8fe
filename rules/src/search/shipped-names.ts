/**
 * The other names that the product brings for the functions of the grid. They are no part of the grid and of its proof:
 * staff add to them and remove from them.
 */
import shipped from './data/function-names.json' with { type: 'json' };
import type { FunctionName } from './name-index.js';

export const shippedFunctionNames: readonly FunctionName[] = Object.entries(shipped).flatMap(([id, names]) =>
  names.map((name) => ({ functionId: Number(id), name })),
);
