/** When a skeleton shows itself: what comes within a moment needs none. */
const DELAY_MS = 100;

/** Since when a page is being waited for; null while one is there. The first of the document: since it was opened. */
let since: number | null = 0;

/** Several skeletons, one after the other, count from the first: once shown, they stay. */
export function delayLeft(now: number): number {
  since ??= now;
  return Math.max(0, DELAY_MS - (now - since));
}

export function pageArrived(): void {
  since = null;
}
