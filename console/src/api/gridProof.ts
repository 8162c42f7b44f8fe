/** The bench of proof of a version of the grid: its cases, and what staff do with them. */
import { gridProofCalls as calls, type GridProof, type NewGridCase, type TakenOver } from '@valorisation/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import type { IdentityProof } from './identity';
import { toGridVersion, type GridVersion } from './reference';

export type { GridCase, GridProof, NewGridCase, TakenOver } from '@valorisation/contract';

const key = (gridId: number) => ['grids', 'proof', gridId];

export const useGridProof = (gridId: number) =>
  useQuery({ queryKey: key(gridId), queryFn: async () => call(calls.of, { params: { id: gridId } }) });

/** What the pickers of a case offer: the version as it stands now. */
export const useGridOf = (gridId: number) =>
  useQuery({
    queryKey: ['grids', 'reference', gridId],
    queryFn: async (): Promise<GridVersion> => toGridVersion(await call(calls.reference, { params: { id: gridId } })),
  });

/** Each act answers the proof as it stands after it. */
export function useGridProofActs(gridId: number) {
  const client = useQueryClient();
  const shown = async (proof: Promise<GridProof>): Promise<void> => {
    client.setQueryData(key(gridId), await proof);
  };
  return {
    type: async (body: NewGridCase) => shown(call(calls.type, { params: { id: gridId }, body })),
    takeOver: async (body: TakenOver) => shown(call(calls.takeOver, { params: { id: gridId }, body })),
    correct: async (id: number, body: NewGridCase) => shown(call(calls.correct, { params: { id }, body })),
    sign: async (caseIds: readonly number[], identity: IdentityProof) =>
      shown(call(calls.sign, { params: { id: gridId }, body: { caseIds, ...identity } })),
    withdraw: async (id: number, reason: string) => shown(call(calls.withdraw, { params: { id }, body: { reason } })),
  };
}
