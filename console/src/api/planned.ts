import { bulkCalls as calls, type PlannedPrecision, type PlannedRow } from '@valorisation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { packetsOf, readMany } from './bulkCalls';
import { call } from './call';
import { refreshRows } from './rows';

export type { PlannedPrecision, PlannedRow } from '@valorisation/contract';

/** Small, so that the progress is visible. */
const AT_ONCE = 100;

export interface PlannedRequest {
  readonly rows: readonly Pick<PlannedRow, 'id' | 'version'>[];
  readonly precisions?: readonly PlannedPrecision[];
}

export interface PlannedResult {
  readonly computed: number;
  /** Why rows were not changed, by id. */
  readonly refusals: ReadonlyMap<number, string>;
  /** Why a later call failed after earlier calls had succeeded; null when all succeeded. */
  readonly stoppedBy: unknown;
}

/** Leaves out ids that the person does not see. */
export function usePlannedRows(ids: readonly number[]) {
  return useQuery({
    queryKey: ['valor', 'list', 'planned', ids],
    queryFn: () => readMany(ids, (packet) => call(calls.planned, { body: { ids: packet } })),
    gcTime: 0,
  });
}

/** @throws ApiError 404 naming a deleted id, 409 `version_perimee`; the first call then changes nothing */
async function takePlanned(
  { rows, precisions = [] }: PlannedRequest,
  onProgress: (done: number) => void,
): Promise<PlannedResult> {
  const refusals = new Map<number, string>();
  let computed = 0;
  for (const [index, packet] of packetsOf(rows, AT_ONCE).entries()) {
    const ids = packet.map(({ id }) => id);
    const ofPacket = new Set(ids);
    const body = {
      ids,
      versions: packet.map(({ version }) => version),
      precisions: precisions.filter(({ id }) => ofPacket.has(id)),
    };
    try {
      const outcome = await call(calls.takePlanned, { body });
      computed += outcome.computedIds.length;
      for (const { id, refusal } of outcome.refused) refusals.set(id, refusal.message);
    } catch (error) {
      if (index === 0) throw error;
      return { computed, refusals, stoppedBy: error };
    }
    onProgress(index * AT_ONCE + packet.length);
  }
  return { computed, refusals, stoppedBy: null };
}

/** Settles once the lists on screen show the result. `done` gives the progress. */
export function useTakePlanned() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: (request: PlannedRequest) => takePlanned(request, setDone),
    onMutate: () => setDone(0),
    onSettled: () => refreshRows(client),
  });
  return { ...mutation, done };
}
