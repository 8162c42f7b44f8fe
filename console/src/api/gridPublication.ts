/** How a version of the grid comes into force, as admins ask for it and confirm it. */
import { gridPublicationCalls as calls, type DraftStanding, type GridPublication } from '@valorisation/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from './call';
import type { IdentityProof } from './identity';

const MOVING_MS = 1_000;
const WAITING_MS = 15_000;

/** Until a move is done, and while somebody else or the clock may change something. */
function pauseFor(state: GridPublication | undefined): number | false {
  if (state === undefined || state.request === null) return false;
  if (state.status === 'in_force') return (state.move?.finished_at ?? null) === null ? MOVING_MS : false;
  return state.status === 'past' ? false : WAITING_MS;
}

export function useGridPublication(id: number): UseQueryResult<GridPublication> {
  return useQuery({
    queryKey: ['grids', 'publication', id],
    queryFn: async ({ signal }) => call(calls.state, { params: { id } }, { signal, silent: true }),
    refetchInterval: ({ state }) => pauseFor(state.data),
  });
}

/** How far the drafts are from their publication, by their ids. */
export function useDraftStandings(): ReadonlyMap<number, DraftStanding> {
  const { data = [] } = useQuery({
    queryKey: ['grids', 'standings'],
    queryFn: async ({ signal }) => call(calls.drafts, {}, { signal, silent: true }),
  });
  return new Map(data.map((one) => [one.id, one]));
}

export interface AskedPublication {
  readonly version: number;
  /** As the field has it, in Paris; null: as soon as it is confirmed. */
  readonly takesForceAt: string | null;
  readonly announce: boolean;
}

export const gridPublication = {
  ask: async (id: number, body: AskedPublication): Promise<GridPublication> =>
    call(calls.ask, { params: { id }, body }),
  confirm: async (id: number, publicationId: number, proof: IdentityProof): Promise<GridPublication> =>
    call(calls.confirm, { params: { id }, body: { publicationId, ...proof } }),
  cancel: async (id: number, publicationId: number): Promise<GridPublication> =>
    call(calls.cancel, { params: { id }, body: { publicationId } }),
  withdraw: async (id: number, reason: string): Promise<GridPublication> =>
    call(calls.withdraw, { params: { id }, body: { reason } }),
};
