import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isApiError, messageOf } from '../../api/errors';

/** One act on a conversation at a time; afterwards, or when somebody else was first, the page shows what stands. */
export function useMessageAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);

  async function run(act: () => Promise<unknown>, done: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await act();
      notify(done, { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      if (isApiError(error) && error.status === 409) refresh();
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { run, isBusy };
}
