/** A past amount computed again: from an entry of the journal, or from what stands on a paper. */
import { replayCalls as calls } from '@valorisation/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call';
import { keys } from './memberKeys';
import { toValuation, type Valuation } from './valuation';

type Answer = Awaited<ReturnType<typeof askReference>>;

export type ReplayTarget = { readonly reference: string } | { readonly valuationId: number; readonly entry: number };

export interface Replay extends Omit<Answer, 'valuation'> {
  readonly valuation: Valuation;
}

const askReference = async (reference: string) => call(calls.byReference, { params: { reference } });

async function ask(target: ReplayTarget): Promise<Replay> {
  const { valuation, ...answer } =
    'reference' in target
      ? await askReference(target.reference)
      : await call(calls.entry, { params: { id: target.valuationId, entry: target.entry } });
  return { ...answer, valuation: toValuation(valuation) };
}

/** Not asked while nothing is chosen. A calculation of the past stays what it was. */
export function useReplay(target: ReplayTarget | null) {
  return useQuery({
    queryKey:
      target === null || 'reference' in target
        ? keys.replayed(target?.reference ?? '')
        : keys.replayedEntry(target.valuationId, target.entry),
    queryFn: async () => (target === null ? Promise.reject(new Error('Nothing is asked')) : ask(target)),
    enabled: target !== null,
  });
}
