/** What the costs of the months to come depend on, and the contents of its grids. */
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { gridCalls, valuationCalls, type SchoolCosts } from '@valorisation/contract';
import type { Grid } from '@valorisation/rules';
import { useMemo } from 'react';
import { toGridVersion, type GridVersion } from './reference';
import { reading, useCall } from './useCall';

export interface CostBasis extends SchoolCosts {
  readonly contents: ReadonlyMap<number, Grid>;
}

const together = (found: readonly UseQueryResult<GridVersion>[]) => ({
  error: found.find(({ error }) => error !== null)?.error ?? null,
  versions: found.flatMap(({ data }) => data ?? []),
  refetch: () => found.forEach(({ refetch }) => void refetch()),
});

/** An announced grid may still change, so its content is read with the page. The same object until an answer changes. */
export function useCostBasis() {
  const { data, error, refetch } = useCall(valuationCalls.costs, {}, { gcTime: 0 });
  const grids = useQueries({
    queries: (data?.grids ?? []).map(({ id }) => reading(gridCalls.one, { params: { id } }, { to: toGridVersion })),
    combine: together,
  });
  const { versions } = grids;
  const basis = useMemo((): CostBasis | undefined => {
    if (data === undefined || versions.length < data.grids.length) return undefined;
    return { ...data, contents: new Map(versions.map(({ info, grid }) => [info.id, grid])) };
  }, [data, versions]);
  return {
    basis,
    error: error ?? grids.error,
    refetch: () => {
      void refetch();
      grids.refetch();
    },
  };
}
