/** A value for React's `useSyncExternalStore`. The few states outside of any area use it. */
import { useSyncExternalStore } from 'react';

export interface Observable<Value> {
  /** The first value. A server uses it, because it knows nothing else about a reader. */
  readonly initial: Value;
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useObservable<Value>(source: Observable<Value>): Value {
  return useSyncExternalStore(source.subscribe, source.get, () => source.initial);
}
