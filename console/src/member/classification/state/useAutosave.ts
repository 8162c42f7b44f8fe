/** The autosave of each valuation. */
import { useCallback } from 'react';
import { useSaveValuation } from '../../../api/memberHooks';
import type { Valuation } from '../../../api/valuation';
import type { ValuationInput } from '@valorisation/contract';
import { autosaveRegistry, useKeptAutosave, type KeptAutosave } from '../../saving/useKeptAutosave';
import { mergeInputs } from '../../../amounts/model/work';

const valuations = autosaveRegistry<ValuationInput, Valuation>(mergeInputs);

/** `version`: of the valuation as it was last read; undefined while it is not known. */
export function useAutosave(id: number, version: number | undefined): KeptAutosave<ValuationInput, Valuation> {
  const { mutateAsync } = useSaveValuation();
  const send = useCallback((input: ValuationInput) => mutateAsync({ id, input }), [id, mutateAsync]);
  return useKeptAutosave(valuations, id, version, send);
}
