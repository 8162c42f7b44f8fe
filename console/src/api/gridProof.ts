/** The bench of proof of a version of the grid. */
import { gridProofCalls as calls, type GridProof } from '@valorisation/contract';
import { useQueryClient } from '@tanstack/react-query';
import { toGridVersion } from './reference';
import { keyOf, useCall } from './useCall';

export const useGridProof = (id: number) => useCall(calls.of, { params: { id } });

/** What the pickers of a case offer: the version as it stands now. */
export const useGridOf = (id: number) => useCall(calls.reference, { params: { id } }, { to: toGridVersion });

/** Each act answers the proof as it stands after it, which is shown then. */
export function useShownProof(id: number): (act: Promise<GridProof>) => Promise<void> {
  const client = useQueryClient();
  return async (act) => void client.setQueryData(keyOf(calls.of, { params: { id } }), await act);
}
