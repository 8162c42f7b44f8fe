/** Short messages at the bottom of the screen, for any area. A message may offer to undo an act. */
import { observable, useObservable } from './observable';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastLink {
  readonly label: string;
  readonly to: string;
}

export interface ToastOptions {
  readonly link?: ToastLink | undefined;
  /** Called by « Annuler ». The message is closed before the call. */
  readonly onUndo?: () => void;
  /** Called when the message closes without « Annuler »: by time, by the cross, or by code. */
  readonly onGone?: () => void;
  readonly stayMs?: number;
}

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: ToastTone;
  readonly canUndo: boolean;
  readonly link?: ToastLink | undefined;
}

/** Long enough to read. Refusals stay until they are closed. */
const STAY_MS = 7_000;
/** More messages would hide the content that they are about. */
const MOST_SHOWN = 3;
/** Longer, because the user also needs time to reach « Annuler ». */
const STAY_WITH_UNDO_MS = 10_000;

interface Clockwork {
  readonly options: ToastOptions;
  leftMs: number;
  /** Null while the messages are held, and for a message that stays. */
  running: { readonly timer: ReturnType<typeof setTimeout>; readonly since: number } | null;
}

const shown = observable<readonly Toast[]>([]);
const clockworks = new Map<number, Clockwork>();
let lastId = 0;
let holds = 0;

function wind(id: number, clockwork: Clockwork): void {
  if (holds > 0 || clockwork.leftMs === Infinity) return;
  const timer = setTimeout(() => dismissToast(id), clockwork.leftMs);
  clockwork.running = { timer, since: Date.now() };
}

function stop(clockwork: Clockwork): void {
  const { running } = clockwork;
  if (running === null) return;
  clearTimeout(running.timer);
  clockwork.leftMs = Math.max(0, clockwork.leftMs - (Date.now() - running.since));
  clockwork.running = null;
}

function remove(id: number): ToastOptions | undefined {
  const clockwork = clockworks.get(id);
  if (clockwork === undefined) return undefined;
  stop(clockwork);
  clockworks.delete(id);
  shown.set(shown.get().filter((toast) => toast.id !== id));
  return clockwork.options;
}

export function dismissToast(id: number): void {
  remove(id)?.onGone?.();
}

export function undoToast(id: number): void {
  remove(id)?.onUndo?.();
}

/** Closes the messages with « Annuler », because their undo is no longer possible. */
export function dismissUndoToasts(): void {
  for (const { id, canUndo } of shown.get()) if (canUndo) dismissToast(id);
}

/** Closes all messages, because they name people of an establishment that the user leaves. */
export function dismissToasts(): void {
  for (const { id } of shown.get()) dismissToast(id);
}

/** Stops the clocks of the messages until the returned function is called, because a person reads or acts. */
export function holdToasts(): () => void {
  holds += 1;
  clockworks.forEach(stop);
  return () => {
    holds -= 1;
    if (holds === 0) clockworks.forEach((clockwork, id) => wind(id, clockwork));
  };
}

/** Closes the oldest messages, first those without an action. Refusals stay until they are closed. */
function makeRoom(): void {
  const passing = shown.get().filter(({ tone }) => tone !== 'error');
  const oldestFirst = passing.toSorted(
    (one, other) => Number(one.canUndo) - Number(other.canUndo) || one.id - other.id,
  );
  for (const { id } of oldestFirst.slice(0, Math.max(0, passing.length - MOST_SHOWN + 1))) dismissToast(id);
}

/** @returns the id for closing the message */
export function showToast(message: string, tone: ToastTone = 'info', options: ToastOptions = {}): number {
  lastId += 1;
  const id = lastId;
  const canUndo = options.onUndo !== undefined;
  // The same message is shown only once. A message with « Annuler » stays, because it belongs to its own act.
  for (const other of shown.get()) if (!canUndo && !other.canUndo && other.message === message) dismissToast(other.id);
  const stayMs = options.stayMs ?? (canUndo ? STAY_WITH_UNDO_MS : STAY_MS);
  const clockwork: Clockwork = { options, leftMs: tone === 'error' ? Infinity : stayMs, running: null };
  clockworks.set(id, clockwork);
  if (tone !== 'error') makeRoom();
  shown.set([...shown.get(), { id, message, tone, canUndo, link: options.link }]);
  wind(id, clockwork);
  return id;
}

export const shownToasts = (): readonly Toast[] => shown.get();

export function useToasts(): readonly Toast[] {
  return useObservable(shown);
}
