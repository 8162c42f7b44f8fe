import { useCallback, useEffect } from 'react';
import { useSaveValuation } from '../../../api/lifeCalls';
import type { Valuation } from '../../../api/valuation';
import type { ValuationInput } from '@valorisation/contract';
import { keepInTab } from '../../saving/keepInTab';
import { autosaveRegistry, useKeptAutosave, type KeptAutosave } from '../../saving/useKeptAutosave';
import { isStored, mergeInputs, type Work } from '../../../amounts/model/work';

/** Accepts the form that this page writes. The server checks the content again. */
function readInput(kept: unknown): ValuationInput | undefined {
  return typeof kept === 'object' && kept !== null ? kept : undefined;
}

const valuations = autosaveRegistry<ValuationInput, Valuation>(mergeInputs, keepInTab('saisie', readInput));

export function useAutosave(id: number, version: number | undefined): KeptAutosave<ValuationInput, Valuation> {
  const { mutateAsync } = useSaveValuation();
  const send = useCallback((input: ValuationInput) => mutateAsync({ id, input }), [id, mutateAsync]);
  return useKeptAutosave(valuations, id, version, send);
}

/**
 * A page that closes during a save does not get the answer. The next page then sends the same change for the earlier
 * version. If the row already equals the requested `work`, no other person has changed it.
 */
export function useUnheardSave(
  { autosave, snapshot }: KeptAutosave<ValuationInput, Valuation>,
  valuation: Valuation | undefined,
  work: Work | undefined,
): void {
  const isStale = snapshot.state.status === 'stale';
  useEffect(() => {
    if (!isStale || valuation === undefined || work === undefined) return;
    if (!Object.entries(work).every(([name, value]) => isStored(valuation, name, value))) return;
    autosave.discard();
    autosave.adopt(autosave.sender, valuation.version);
  }, [autosave, isStale, valuation, work]);
}
