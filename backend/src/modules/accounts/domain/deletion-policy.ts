/** Days between a main account's confirmation and the erasure of its establishment. */
export const GRACE_DAYS = 30;

/** The day that is this number of days after `day`. Both are YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
