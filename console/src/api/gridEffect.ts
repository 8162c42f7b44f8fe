/** What a version of the grid would change before it is published, for staff. */
import { gridEffectCalls as calls, type GridEffect, type GridEffectExample } from '@valorisation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call';

const EVERY_MS = 1000;

const key = (gridId: number) => ['grids', 'effect', gridId];

export const isUnderWay = ({ state }: Pick<GridEffect, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Read anew while it is computed, and each time that the page is opened. */
export function useGridEffect(gridId: number) {
  return useQuery<GridEffect>({
    queryKey: key(gridId),
    queryFn: async ({ signal }) => call(calls.read, { params: { id: gridId } }, { signal, silent: true }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? EVERY_MS : false),
    staleTime: 0,
  });
}

export function useAskGridEffect(gridId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => call(calls.ask, { params: { id: gridId } }),
    onSuccess: (effect) => client.setQueryData(key(gridId), effect),
  });
}

/** One of the rows that change most; asked anew each time that it is opened. */
export function useEffectExample(gridId: number, valuationId: number) {
  return useQuery<GridEffectExample>({
    queryKey: [...key(gridId), valuationId],
    queryFn: async ({ signal }) =>
      call(calls.example, { params: { id: gridId, valuationId } }, { signal, silent: true }),
    gcTime: 0,
  });
}
