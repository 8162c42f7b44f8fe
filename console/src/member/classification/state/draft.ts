/** A classification before a profile is chosen. It may be personal, so it is kept in this tab only, by account. */
import { useCallback, useMemo } from 'react';
import { useUser } from '../../../api/session';
import { readTab, writeTab } from '../../../core/tabStore';
import { observable, useObservable, type Observable } from '../../../core/observable';
import type { ValuationInput } from '@valorisation/contract';
import { mergeInputs } from '../../../amounts/model/work';

const stores = new Map<string, Observable<ValuationInput | null>>();

function read(key: string): ValuationInput | null {
  const kept = readTab(key);
  return typeof kept === 'object' ? kept : null;
}

function storeOf(key: string): Observable<ValuationInput | null> {
  const known = stores.get(key);
  if (known !== undefined) return known;
  const store = observable(read(key));
  stores.set(key, store);
  return store;
}

/** Keys of drafts that have become valuations. They are shown until the next screen appears. */
const saved = new Set<string>();

export interface Draft {
  readonly input: ValuationInput | null;
  add(input: ValuationInput): void;
  begin(input: ValuationInput): void;
  clear(): void;
  markSaved(): void;
  clearSaved(): void;
}

export function useDraft(): Draft {
  const key = `classement.${useUser()?.id ?? 0}`;
  const store = storeOf(key);
  const input = useObservable(store);

  const keep = useCallback(
    (next: ValuationInput | null) => {
      store.set(next);
      writeTab(key, next);
    },
    [key, store],
  );
  return useMemo(
    () => ({
      input,
      add: (more) => keep(mergeInputs(store.get() ?? {}, more)),
      begin: (first) => {
        saved.delete(key);
        keep(first);
      },
      clear: () => keep(null),
      markSaved: () => void saved.add(key),
      clearSaved: () => {
        if (saved.delete(key)) keep(null);
      },
    }),
    [input, keep, key, store],
  );
}
