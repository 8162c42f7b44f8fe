/** What the costs of the months to come depend on, and the contents of its grids. */
import { useQueries } from '@tanstack/react-query';
import { gridCalls, valuationCalls, type SchoolCosts } from '@valorisation/contract';
import type { Grid } from '@valorisation/rules';
import { toGridVersion } from './reference';
import { reading, useCall } from './useCall';

export interface CostBasis extends SchoolCosts {
  readonly contents: ReadonlyMap<number, Grid>;
}

/** An announced grid may still change, so its content is read with the page. */
export function useCostBasis() {
  const answer = useCall(valuationCalls.costs, {}, { gcTime: 0 });
  const grids = useQueries({
    queries: (answer.data?.grids ?? []).map(({ id }) =>
      reading(gridCalls.one, { params: { id } }, { to: toGridVersion }),
    ),
    combine: (found) => ({
      error: found.find(({ error }) => error !== null)?.error ?? null,
      contents: found.every(({ data }) => data !== undefined)
        ? new Map(found.flatMap(({ data }) => (data === undefined ? [] : [[data.info.id, data.grid] as const])))
        : undefined,
      refetch: () => found.forEach(({ refetch }) => void refetch()),
    }),
  });
  const { data, error, refetch } = answer;
  const basis: CostBasis | undefined = data && grids.contents && { ...data, contents: grids.contents };
  return {
    basis,
    error: error ?? grids.error,
    refetch: () => {
      void refetch();
      grids.refetch();
    },
  };
}
