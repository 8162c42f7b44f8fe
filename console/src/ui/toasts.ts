/** The short messages that pass at the bottom of the screen, for any area. */
import { observable, useObservable } from '../api/observable';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: ToastTone;
}

const shown = observable<readonly Toast[]>([]);
let lastId = 0;

/** Long enough to read; refusals stay until they are closed. */
const STAY_MS = 7000;

export function dismissToast(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

export function showToast(message: string, tone: ToastTone = 'info'): void {
  lastId += 1;
  const id = lastId;
  shown.set([...shown.get().filter((toast) => toast.message !== message), { id, message, tone }]);
  if (tone !== 'error') setTimeout(() => dismissToast(id), STAY_MS);
}

export function useToasts(): readonly Toast[] {
  return useObservable(shown);
}
