/** The service's own state: maintenance, grid in force. Read at load, then every two minutes. */
import { useEffect } from 'react';
import type { ServiceStatus } from '@valorisation/contract';
import { frameContract } from './frameContract';
import { observable, useObservable } from './observable';

export type { VideoPlayer } from '@valorisation/contract';

const EVERY_MS = 120_000;
const status = observable<ServiceStatus | null>(null);

async function refresh(): Promise<void> {
  try {
    const { call, statusCalls } = await frameContract();
    status.set(await call(statusCalls.now, {}, { silent: true }));
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
