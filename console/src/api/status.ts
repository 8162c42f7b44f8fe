/** The service's own state: maintenance, grid in force. Read at load, then every two minutes. */
import { useEffect } from 'react';
import type { Status as WireStatus } from './contract';
import { request } from './http';
import { observable, useObservable } from './observable';

export interface ServiceStatus {
  readonly maintenance: boolean;
  readonly message: string | null;
  /** The grid in force. */
  readonly grid: {
    readonly effectiveOn: string;
    /** False: every page that shows its values says that the branch has yet to confirm them. */
    readonly confirmed: boolean;
  };
}

const EVERY_MS = 120_000;
const status = observable<ServiceStatus | null>(null);

async function refresh(): Promise<void> {
  try {
    const { maintenance, message, grid } = await request<WireStatus>('/v1/status', { silent: true });
    status.set({ maintenance, message, grid: { effectiveOn: grid.effective_on, confirmed: grid.confirmed } });
  } catch {
    // The state is simply unknown; the call that a person makes will say what is wrong.
  }
}

/** Keeps the state fresh; called once, by the chrome. */
export function useServiceStatusPolling(): void {
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Null until the first answer. */
export function useServiceStatus(): ServiceStatus | null {
  return useObservable(status);
}
