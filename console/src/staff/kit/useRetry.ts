/** Another try of what has failed, one or many by one call; what came of it is told. */
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../../api/errors';

interface Retried {
  readonly retried: readonly unknown[];
  readonly left: readonly unknown[];
}

interface RetryWords {
  readonly retriedMany: (count: number) => string;
  readonly left: (count: number) => string;
}

export function useRetry<Id>(call: (ids: readonly Id[]) => Promise<Retried>, words: RetryWords) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);

  /** Whether it was done. */
  async function retry(ids: readonly Id[]): Promise<boolean> {
    setIsBusy(true);
    try {
      const { retried, left } = await call(ids);
      const told = [
        ...(retried.length > 0 ? [words.retriedMany(retried.length)] : []),
        ...(left.length > 0 ? [words.left(left.length)] : []),
      ];
      notify(told.join(' '), { type: left.length > 0 ? 'warning' : 'success' });
      refresh();
      return true;
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { retry, isBusy };
}
