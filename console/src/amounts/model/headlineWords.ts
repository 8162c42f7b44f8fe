import { formatDay, isActive, isOfToday, isStale, ValuationStatus } from '@valorisation/rules';
import type { Valuation } from '../../api/valuation';
import { staleLabel } from './dueWords';
import type { Result } from './result';
import { classification } from '../../i18n/fr';

const { conclusion: words } = classification;

const NOTICES: Readonly<Record<ValuationStatus, string | null>> = {
  [ValuationStatus.InProgress]: null,
  [ValuationStatus.UpToDate]: null,
  [ValuationStatus.AwaitingUpdate]: words.awaiting,
  [ValuationStatus.ToRedo]: words.toRedo,
  [ValuationStatus.Archived]: words.archived,
};

const FLOOR_NOTICES: typeof NOTICES = { ...NOTICES, [ValuationStatus.AwaitingUpdate]: words.awaitingFloor };

export function noticeOf({
  status,
  due,
  isBirthday: hasBirthday,
}: Pick<Valuation, 'status' | 'due' | 'isBirthday'>): string | undefined {
  const notices = due !== null && isOfToday(due.source) ? FLOOR_NOTICES : NOTICES;
  return notices[status] ?? (hasBirthday ? words.birthday : undefined);
}

/** The last line of the calculation: only an amount of today is named as due. */
export function totalWords(
  valuation: Pick<Valuation, 'status' | 'dueAfterUpdate'>,
  result: Pick<Result, 'due' | 'reference'>,
): string {
  if (!isActive(valuation.status) || valuation.dueAfterUpdate === null) return headlineWords(valuation, result);
  if (!isStale(valuation.status)) return words.beforeSeniority;
  return isOfToday(result.due.source) ? words.beforeUpdate : words.ofGrid(formatDay(result.reference.info.effectiveOn));
}

/** Says that an amount is based on an earlier grid or an earlier seniority, and gives the amount after an update. */
export function headlineWords(
  { status, dueAfterUpdate }: Pick<Valuation, 'status' | 'dueAfterUpdate'>,
  { due, reference }: Pick<Result, 'due' | 'reference'>,
): string {
  if (!isActive(status)) return words.dueStored;
  if (isStale(status)) return staleLabel(status, due, reference.info.effectiveOn);
  return dueAfterUpdate === null ? words.due : words.dueStored;
}
