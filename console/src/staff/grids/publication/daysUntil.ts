import { parisDayOf } from '../../../ui/instant';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of Paris from today to the one on which an instant falls; 0 for today and for what is past. */
export function daysUntil(iso: string, now = new Date()): number {
  const [then, today] = [parisDayOf(new Date(iso)), parisDayOf(now)];
  return Math.max(0, Math.round((Date.parse(then) - Date.parse(today)) / DAY_MS));
}
