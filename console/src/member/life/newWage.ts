import { formatDay, formatMoney } from '@valorisation/rules';
import { isOtherWage, type LiveToday } from '../../api/live';

export interface NewWage {
  /** Per month, in euros. */
  readonly month: string;
  readonly day: string;
}

/** Null when only the day has changed, or when there is no minimum wage any more. */
export function newWageOf(today: LiveToday, before: LiveToday): NewWage | null {
  const { wageFrom, wageCents } = today;
  if (wageFrom === null || wageCents === null || !isOtherWage(today, before)) return null;
  return { month: formatMoney(wageCents), day: formatDay(wageFrom) };
}
