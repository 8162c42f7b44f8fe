/**
 * Drafts whose deletion is confirmed but not sent yet. Their rows show that they are being deleted, and « Annuler »
 * keeps them. The deletion is sent when its time is over, when its message is closed, when the page is left or hidden,
 * or when the user signs out. This state lives outside the screens, so that it survives a change of screen.
 */
import { isApiError, messageOf } from '../../core/errors';
import { useLateDeletion, type LastCallOptions } from '../../api/lifeCalls';
import { observable, useObservable } from '../../core/observable';
import { session } from '../../api/session';
import type { ValuationRow } from '../../api/valuation';
import { life, undo } from '../../i18n/fr';
import { dismissToast, showToast, undoToast } from '../../core/toasts';
import { titleOf } from './names';

const { deletion: words } = undo;

/** How long the user can still keep a draft. */
export const SECONDS_TO_KEEP = 8;

interface Leaving {
  readonly row: ValuationRow;
  readonly toast: number;
  readonly send: (options: LastCallOptions) => Promise<void>;
  readonly isSent: boolean;
}

const leaving = observable<ReadonlyMap<number, Leaving>>(new Map());

function put(one: Leaving): void {
  leaving.set(new Map(leaving.get()).set(one.row.id, one));
}

function forget(id: number): void {
  leaving.set(new Map([...leaving.get()].filter(([other]) => other !== id)));
}

const namesOf = (row: ValuationRow) => [titleOf(row), row.profileName] as const;

const reasonOf = (error: unknown) => (isApiError(error) && error.isStale ? life.changedMeanwhile : messageOf(error));

async function send(id: number, options: LastCallOptions = {}): Promise<void> {
  const one = leaving.get().get(id);
  if (one === undefined || one.isSent) return;
  put({ ...one, isSent: true });
  const isSigningOut = options.token !== undefined;
  try {
    // The request continues after the page has closed.
    await one.send({ ...options, keepalive: true });
    if (!isSigningOut) showToast(life.done.delete(...namesOf(one.row)), 'success');
  } catch (error) {
    if (!isSigningOut) showToast(words.failed(...namesOf(one.row), reasonOf(error)), 'error');
  } finally {
    forget(id);
  }
}

function sendAll(): void {
  for (const { toast } of leaving.get().values()) dismissToast(toast);
}

async function sendAllWith(token: string): Promise<void> {
  const calls = [...leaving.get().keys()].map((id) => send(id, { token }));
  sendAll();
  await Promise.all(calls);
}

let isWatching = false;

/** Runs from the first deletion on, as long as the page exists. */
function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', sendAll);
  document.addEventListener('visibilitychange', () => document.hidden && sendAll());
  session.beforeSignOut(sendAllWith);
}

export function useDeleteLater(): (row: ValuationRow) => void {
  const remove = useLateDeletion();
  return (row) => {
    const { id, version } = row;
    watchLeaving();
    const toast = showToast(words.waiting(...namesOf(row)), 'info', {
      stayMs: 1_000 * SECONDS_TO_KEEP,
      onGone: () => void send(id),
      onUndo: () => {
        forget(id);
        showToast(words.kept(...namesOf(row)), 'success');
      },
    });
    put({ row, toast, send: (options) => remove({ id, version }, options), isSent: false });
  };
}

/** The waiting deletion of a row. `keep` cancels the deletion, as long as it is not sent. */
export function useLeaving(id: number): { keep(): void } | null {
  const one = useObservable(leaving).get(id);
  return one === undefined ? null : { keep: () => undoToast(one.toast) };
}
