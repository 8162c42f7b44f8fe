/** A value that React reads through `useSyncExternalStore`: the few states that live outside any area. */
import { useSyncExternalStore } from 'react';

export interface Observable<Value> {
  /** What it was before anything happened: all that a server knows of a reader. */
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
