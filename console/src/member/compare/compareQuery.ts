/** The address of a comparison: valuations first, then functions, at most four in all. Pure. */
import { paths } from '../../routes';
import { idsOf } from '../idsOf';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

export interface Compared {
  readonly valuations: readonly number[];
  readonly functions: readonly number[];
}

export function readCompareQuery(query: URLSearchParams): Compared {
  const valuations = idsOf(query.get('valeurs')).slice(0, MOST_COMPARED);
  const functions = idsOf(query.get('fonctions')).slice(0, MOST_COMPARED - valuations.length);
  return { valuations, functions };
}

export function countOf({ valuations, functions }: Compared): number {
  return valuations.length + functions.length;
}

export function comparePath({ valuations, functions }: Compared): string {
  return paths.compare({ valuations, functions });
}

export function without(compared: Compared, kind: keyof Compared, ids: readonly number[]): Compared {
  return { ...compared, [kind]: compared[kind].filter((id) => !ids.includes(id)) };
}

export function withOne(compared: Compared, kind: keyof Compared, id: number): Compared {
  return { ...compared, [kind]: [...compared[kind], id] };
}
