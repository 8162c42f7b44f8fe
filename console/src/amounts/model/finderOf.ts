import { functionSearch, type FunctionName, type FunctionSearch, type Grid } from '@valorisation/rules';

const finders = new WeakMap<readonly FunctionName[], { readonly grid: Grid; readonly find: FunctionSearch }>();

/** The search for functions, made once for the same names and grid, because preparing the names takes a while. */
export function finderOf(grid: Grid, names: readonly FunctionName[]): FunctionSearch {
  const known = finders.get(names);
  if (known?.grid === grid) return known.find;
  const find = functionSearch(grid, names);
  finders.set(names, { grid, find });
  return find;
}
