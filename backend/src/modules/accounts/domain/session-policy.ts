const DAY_MS = 24 * 60 * 60 * 1000;

/** A session lives 30 days after its last use, at most 90 days after sign-in. */
const SLIDING_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;
/** How often a use is written: once an hour is enough for a span of days. */
const TOUCH_MS = 60 * 60 * 1000;

export function sessionEnd(createdAt: Date, seenAt: Date): Date {
  return new Date(Math.min(seenAt.getTime() + SLIDING_MS, createdAt.getTime() + LONGEST_MS));
}

export function isTouchDue(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= TOUCH_MS;
}
