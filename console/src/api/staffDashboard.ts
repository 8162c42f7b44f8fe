/** The figures of the staff's first page, and the search over what has a page in their area. */
import { contentEditingCalls, dashboardCalls, type FoundRecord, type StaffFigures } from '@valorisation/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './call';

const SHORTEST_WORD = 2;

export function useStaffFigures() {
  return useQuery<StaffFigures>({
    queryKey: ['staff-figures'],
    queryFn: async ({ signal }) => call(dashboardCalls.figures, {}, { signal, silent: true }),
  });
}

/** The pages that wait for a fact that only the employer body knows, by id. */
export function usePagesToComplete() {
  return useQuery<readonly number[]>({
    queryKey: ['staff-missing-facts'],
    queryFn: async ({ signal }) =>
      (await call(contentEditingCalls.missingFacts, {}, { signal, silent: true })).map(({ id }) => id),
  });
}

/** What the words find; nothing before there are two letters. */
export function useFoundRecords(typed: string) {
  const words = typed.trim();
  return useQuery<readonly FoundRecord[]>({
    queryKey: ['staff-search', words],
    queryFn: async ({ signal }) => call(dashboardCalls.search, { query: { words } }, { signal, silent: true }),
    enabled: words.length >= SHORTEST_WORD,
    placeholderData: keepPreviousData,
  });
}
