/** The delay before a skeleton is shown. Content that comes sooner needs no skeleton. */
const DELAY_MS = 300;

/**
 * The time since which the user has been waiting for a page; null when there is none to wait for. The first wait starts
 * when the document is opened.
 */
let since: number | null = 0;

/** Skeletons that follow each other share the start of the wait, so that a shown skeleton stays visible. */
export function delayLeft(now: number): number {
  since ??= now;
  return Math.max(0, DELAY_MS - (now - since));
}

export function pageArrived(): void {
  since = null;
}
