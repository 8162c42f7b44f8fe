import { useQuery } from '@tanstack/react-query';
import { replayCalls as calls, type Replay as Answer } from '@valorisation/contract';
import { reading } from './useCall';
import { toValuation, type Valuation } from './valuation';

export type ReplayTarget = { readonly reference: string } | { readonly valuationId: number; readonly entry: number };

export interface Replay extends Omit<Answer, 'valuation'> {
  readonly valuation: Valuation;
}

const toReplay = ({ valuation, ...answer }: Answer): Replay => ({ ...answer, valuation: toValuation(valuation) });

/** Reads nothing until a calculation is chosen. A past calculation never changes, so it is read once. */
export function useReplay(target: ReplayTarget | null) {
  const asked =
    target === null || 'reference' in target
      ? reading(calls.byReference, { params: { reference: target?.reference ?? '' } }, { to: toReplay })
      : reading(calls.entry, { params: { id: target.valuationId, entry: target.entry } }, { to: toReplay });
  return useQuery({ ...asked, enabled: target !== null });
}
