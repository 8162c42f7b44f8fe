/** The autosave of each valuation. */
import { useCallback } from 'react';
import { useSaveValuation } from '../../../api/memberHooks';
import type { Valuation } from '../../../api/valuation';
import type { ValuationInput } from '@valorisation/contract';
import { keepInTab } from '../../saving/keepInTab';
import { autosaveRegistry, useKeptAutosave, type KeptAutosave } from '../../saving/useKeptAutosave';
import { mergeInputs } from '../../../amounts/model/work';

/** As this page has written it; the server reads it again. */
function readInput(kept: unknown): ValuationInput | undefined {
  return typeof kept === 'object' && kept !== null ? kept : undefined;
}

const valuations = autosaveRegistry<ValuationInput, Valuation>(mergeInputs, keepInTab('saisie', readInput));

/** `version`: of the valuation as it was last read; undefined while it is not known. */
export function useAutosave(id: number, version: number | undefined): KeptAutosave<ValuationInput, Valuation> {
  const { mutateAsync } = useSaveValuation();
  const send = useCallback((input: ValuationInput) => mutateAsync({ id, input }), [id, mutateAsync]);
  return useKeptAutosave(valuations, id, version, send);
}
