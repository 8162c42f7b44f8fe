/** What the announced version of the grid will change, before it takes force. */
import { outlookCalls as calls } from '@valorisation/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call';
import { keys } from './memberKeys';

export type { GridOutlook, GridOutlookHead, OutlookRow } from '@valorisation/contract';

/** In total; null while none is announced. */
export function useGridOutlook() {
  return useQuery({ queryKey: keys.outlook, queryFn: async () => (await call(calls.announced)).outlook });
}

/** Row by row, where one is announced: there is nothing to ask for otherwise. */
export function useGridOutlookRows(isAnnounced: boolean) {
  return useQuery({
    queryKey: keys.outlookRows,
    queryFn: () => call(calls.rows),
    enabled: isAnnounced,
    retry: false,
  });
}

/** One row with the steps that differ. */
export function useRowOutlook(id: number) {
  return useQuery({ queryKey: keys.rowOutlook(id), queryFn: () => call(calls.row, { params: { id } }) });
}
