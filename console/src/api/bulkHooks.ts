/** What screens ask for several valuations at once. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkCommand } from './bulkCalls';
import type { ProfileFilter } from './memberDataProvider';
import { refreshLists, useApi } from './memberHooks';
import { keys } from './memberKeys';
import type { UpdateAction } from './updatePreview';

export interface BulkChange {
  readonly command: BulkCommand;
  readonly ids: readonly number[];
}

/** A command on several valuations; settles once the lists on screen show what it did. */
export function useBulkCommand() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ command, ids }: BulkChange) => api.changeMany(command, ids),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: keys.valuations });
      await refreshLists(client);
    },
  });
}

/** Old and new amounts; asked again each time it is opened. */
export function useUpdatesPreview(action: UpdateAction, ids: readonly number[]) {
  const api = useApi();
  return useQuery({
    queryKey: keys.updateOutlooks(action, ids),
    queryFn: () => api.updateOutlooks(action, ids),
    gcTime: 0,
  });
}

/** How selected rows beyond the list on screen stand now; asked anew when any list is. */
export function useValuationsOf(ids: readonly number[]) {
  const api = useApi();
  return useQuery({
    queryKey: keys.selection(ids),
    queryFn: () => api.valuationsOf(ids),
    enabled: ids.length > 0,
    gcTime: 0,
  });
}

/** Every valuation of the establishment, asked again each time it is opened. */
export function useEveryRow() {
  const api = useApi();
  return useQuery({ queryKey: keys.everyRow, queryFn: () => api.allRows({}), gcTime: 0 });
}

/** Every valuation of a list, on whichever page. */
export function useAllRows() {
  const api = useApi();
  return useMutation({ mutationFn: (filter: ProfileFilter) => api.allRows(filter) });
}
