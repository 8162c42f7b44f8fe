import { useQueryClient } from '@tanstack/react-query';
import { gridProofCalls, type GridProof } from '@valorisation/contract';
import { keyOf } from '../../../api/useCall';

/** Each act on a version's proof returns the proof after it, which is then shown. */
export function useShownProof(id: number): (act: Promise<GridProof>) => Promise<void> {
  const client = useQueryClient();
  return async (act) => void client.setQueryData(keyOf(gridProofCalls.of, { params: { id } }), await act);
}
