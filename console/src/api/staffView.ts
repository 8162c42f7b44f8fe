/** An establishment as its head sees it, for staff. Each read is recorded and shown to the head. */
import { useQuery } from '@tanstack/react-query';
import { gridCalls, viewCalls, type JournalEntry } from '@valorisation/contract';
import { call } from './call';
import { localError } from '../core/errors';
import { toGridVersion, toReference, type Reference } from './reference';
import { keyOf, useCall } from './useCall';
import { toValuation, type Valuation } from './valuation';

export interface ViewedValuation {
  readonly valuation: Valuation;
  readonly reference: Reference;
  readonly amountGrid: Reference;
}

const PER_PAGE = 25;

async function readValuation(id: number, row: number): Promise<ViewedValuation> {
  const { valuations, ...answer } = await call(viewCalls.valuation, { params: { id, row } });
  const [detail] = valuations;
  if (detail === undefined) throw localError('reponse_illisible');
  const reference = toReference(answer);
  if (detail.gridId === reference.info.id) return { valuation: toValuation(detail), reference, amountGrid: reference };
  const older = toGridVersion(await call(gridCalls.one, { params: { id: detail.gridId } }));
  return { valuation: toValuation(detail), reference, amountGrid: { ...older, floors: reference.floors } };
}

/** Read each time a page is opened and never cached, so that each opening is recorded. */
const EACH_TIME = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** The end of the head's grant; null without a grant. This read is not shown to the head. */
export const useGrantedAccess = (id: number) =>
  useCall(viewCalls.access, { params: { id } }, { to: ({ until }) => until });

export function useViewedPeople(id: number, { page, search }: { readonly page: number; readonly search: string }) {
  const query = { page, perPage: PER_PAGE, search: search === '' ? undefined : search, light: true };
  return useCall(viewCalls.people, { params: { id }, query }, EACH_TIME);
}

export const useViewedPerson = (id: number, row: number) =>
  useCall(viewCalls.person, { params: { id, row } }, EACH_TIME);

export const useViewedValuation = (id: number, row: number) =>
  useQuery({
    ...EACH_TIME,
    queryKey: keyOf(viewCalls.valuation, { params: { id, row } }),
    queryFn: async () => readValuation(id, row),
  });

export const useViewedJournal = (id: number, row: number) =>
  useQuery({
    ...EACH_TIME,
    queryKey: keyOf(viewCalls.history, { params: { id, row } }),
    queryFn: async (): Promise<{ entries: readonly JournalEntry[]; reference: Reference }> => {
      const [entries, inForce] = await Promise.all([
        call(viewCalls.history, { params: { id, row } }),
        call(gridCalls.inForce),
      ]);
      return { entries, reference: toReference(inForce) };
    },
  });
