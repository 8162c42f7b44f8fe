import { parisDayOf } from '../../../ui/instant';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of days in Paris from today to the day of an instant; 0 for today and for the past. */
export function daysUntil(iso: string, now = new Date()): number {
  const [then, today] = [parisDayOf(new Date(iso)), parisDayOf(now)];
  return Math.max(0, Math.round((Date.parse(then) - Date.parse(today)) / DAY_MS));
}
