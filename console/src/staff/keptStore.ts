/**
 * The store of react-admin. The server keeps saved views, left-out columns and their order for each person. Filters last for one visit:
 * if they were kept, they would hide rows on another day.
 */
import { keptListCalls, type KeptLists } from '@valorisation/contract';
import { memoryStore, type Store } from 'react-admin';
import { ask } from '../api/call';
import { messageOf } from '../core/errors';
import { showToast } from '../core/toasts';

const IS_KEPT = /^[a-z-]+\.(?:savedQueries|columns|columnOrder)$/;

/** @param kept undefined when the server did not answer: nothing is then kept, so that nothing is overwritten */
export function keptStore(kept: KeptLists['lists'] | undefined): Store {
  const found = Object.entries(kept ?? {}).map(([key, value]): [string, unknown] => [key, JSON.parse(value)]);
  // The menu below the large breakpoint is a layer, which starts closed.
  const store = memoryStore({ ...Object.fromEntries(found), sidebar: { open: false } });
  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value);
      if (kept === undefined || !IS_KEPT.test(key)) return;
      ask(keptListCalls.keep, { body: { key, value: JSON.stringify(value) } }, { silent: true }).catch(
        (error: unknown) => showToast(messageOf(error), 'error'),
      );
    },
  };
}
