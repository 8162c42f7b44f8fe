/** One autosave for each edited record. All screens share it, so that unsaved work survives a change of page. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLeaveWarning } from '../../ui/useLeaveWarning';
import { Autosave, type AutosaveSnapshot, type Send } from './autosave';

interface Versioned {
  readonly version: number;
}

export interface AutosaveRegistry<Input extends object, Saved extends Versioned> {
  of(client: QueryClient, id: number, send: Send<Input, Saved>): Autosave<Input, Saved>;
}

/** For each kind of record: a function that tries again to save what failed in this client's session. */
const resendings = new Set<(client: QueryClient) => void>();

/** Runs on any page when the network is back. */
export function useResending(client: QueryClient): void {
  useEffect(() => {
    const onOnline = () => resendings.forEach((resend) => resend(client));
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [client]);
}

/** One registry for each session, because each one has a new query client. `onNew` runs the first time in this tab. */
export function autosaveRegistry<Input extends object, Saved extends Versioned>(
  merge: (first: Input, second: Input) => Input,
  onNew: (id: number, autosave: Autosave<Input, Saved>) => void = () => undefined,
): AutosaveRegistry<Input, Saved> {
  const registries = new WeakMap<QueryClient, Map<number, Autosave<Input, Saved>>>();
  resendings.add((client) =>
    registries.get(client)?.forEach((autosave) => {
      if (autosave.read().state.status === 'failed') void autosave.retry();
    }),
  );
  return {
    of(client, id, send) {
      const registry = registries.get(client) ?? new Map<number, Autosave<Input, Saved>>();
      registries.set(client, registry);
      const known = registry.get(id);
      if (known !== undefined) return known;
      const autosave = new Autosave(send, merge);
      registry.set(id, autosave);
      onNew(id, autosave);
      return autosave;
    },
  };
}

export interface KeptAutosave<Input extends object, Saved extends Versioned> {
  readonly autosave: Autosave<Input, Saved>;
  readonly snapshot: AutosaveSnapshot<Input, Saved>;
}

export function useKeptAutosave<Input extends object, Saved extends Versioned>(
  registry: AutosaveRegistry<Input, Saved>,
  id: number,
  version: number | undefined,
  send: Send<Input, Saved>,
): KeptAutosave<Input, Saved> {
  const client = useQueryClient();
  const autosave = registry.of(client, id, send);
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.read);

  // Runs as soon as the version is on screen, so that a change made at once names it.
  useLayoutEffect(() => {
    autosave.adopt(send, version ?? 0);
  }, [autosave, send, version]);

  useLeaveWarning(snapshot.unsaved !== null);

  return { autosave, snapshot };
}
