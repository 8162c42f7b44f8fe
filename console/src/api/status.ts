/** Maintenance and the grid in force. Read at load, every two minutes, and when a new grid comes into force. */
import { useContext, useEffect } from 'react';
import type { ServiceStatus } from '@valorisation/contract';
import { ServerRenderContext } from '../serverRender';
import { frameContract } from './frameContract';
import { observable, useObservable } from '../core/observable';

export type { VideoPlayer } from '@valorisation/contract';

const EVERY_MS = 120_000;
const status = observable<ServiceStatus | null>(null);

/** Null: the state is unknown. The person's next call will show what is wrong. */
async function asked(): Promise<ServiceStatus | null> {
  try {
    const { call, statusCalls } = await frameContract();
    return await call(statusCalls.now, {}, { silent: true });
  } catch {
    return null;
  }
}

export async function refreshServiceStatus(): Promise<void> {
  const answered = await asked();
  if (answered !== null) status.set(answered);
}

export function useServiceStatusPolling(): void {
  useEffect(() => {
    void refreshServiceStatus();
    const timer = setInterval(() => void refreshServiceStatus(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Null until the first answer. A document has the state of the time when it was rendered. */
export function useServiceStatus(): ServiceStatus | null {
  const inBrowser = useObservable(status);
  const onServer = useContext(ServerRenderContext)?.settled('service-status', asked);
  return onServer === undefined ? inBrowser : (onServer.found as ServiceStatus | null);
}
