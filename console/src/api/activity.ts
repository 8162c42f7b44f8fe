import { observable, useObservable } from '../core/observable';

const running = observable(0);

export async function counted<Result>(call: () => Promise<Result>): Promise<Result> {
  running.set(running.get() + 1);
  try {
    return await call();
  } finally {
    running.set(running.get() - 1);
  }
}

export function useIsBusy(): boolean {
  return useObservable(running) > 0;
}
