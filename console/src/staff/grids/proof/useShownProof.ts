import { useQueryClient } from '@tanstack/react-query';
import { gridProofCalls, type GridProof } from '@valorisation/contract';
import { keyOf } from '../../../api/useCall';

/** Each act on the proof of a version returns the new state of the proof. This hook shows that state. */
export function useShownProof(id: number): (act: Promise<GridProof>) => Promise<void> {
  const client = useQueryClient();
  return async (act) => void client.setQueryData(keyOf(gridProofCalls.of, { params: { id } }), await act);
}
