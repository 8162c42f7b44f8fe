/** What is known of a person's amounts to come: the announced grid's, and that of the next step of seniority. */
import { outlookCalls } from '@valorisation/contract';
import { useValuationFile } from '../../api/rows';
import { useCall } from '../../api/useCall';
import type { ValuationRow } from '../../api/valuation';
import { stateOf } from '../../amounts/model/lineState';
import { previewResult } from '../../amounts/model/result';
import { today } from '../../amounts/model/today';
import { payInputOf, workOf } from '../../amounts/model/work';
import { NEW_VALUATION } from '../../routes';

/** The next day on which seniority raises an amount. */
export function nextChange(rows: readonly ValuationRow[]): string | null {
  return (
    rows
      .flatMap(({ nextChangeOn }) => nextChangeOn ?? [])
      .filter((day) => day > today())
      .sort()[0] ?? null
  );
}

/** The minimum of the only function on that day, in cents a month, calculated as on its result. Null until it is known. */
export function useRaised(rows: readonly ValuationRow[], on: string | null): number | null {
  const [row, other] = rows;
  const only = other === undefined && on !== null ? row : undefined;
  const { data } = useValuationFile(only?.id ?? NEW_VALUATION);
  if (only === undefined || on === null || data === undefined || stateOf(only) !== 'upToDate') return null;
  const work = workOf(data.valuation);
  const raised = work && previewResult(data.reference, payInputOf(work, on), only.alone)?.conventional;
  return raised?.unit === 'month' ? raised.cents : null;
}

export interface Announced {
  readonly day: string;
  /** Due to the person by the month, as in the outlook of the grid. */
  readonly cents: number;
  /** Due today. Another amount than the curve's is a guaranteed or a minimum wage, which the curve does not show. */
  readonly nowCents: number;
}

/** Null without an announced grid, and for a person of whom the outlook lacks an amount by the month. */
export function useAnnounced(rows: readonly ValuationRow[]): Announced | null {
  const announced = useCall(outlookCalls.announced, {}).data?.outlook ?? null;
  const { data } = useCall(outlookCalls.rows, {}, { enabled: announced !== null, retry: false });
  const computed = rows.filter(({ history }) => history.length > 0);
  const told = data?.rows.filter(({ id }) => computed.some((row) => row.id === id)) ?? [];
  if (data === undefined || told.length < computed.length) return null;
  const sides = told.flatMap(({ now, next }) =>
    now?.unit === 'month' && next?.unit === 'month' ? [{ now: now.cents, next: next.cents }] : [],
  );
  if (sides.length < told.length || sides.length === 0) return null;
  const sum = (side: 'now' | 'next') => sides.reduce((total, amounts) => total + amounts[side], 0);
  return { day: data.day, cents: sum('next'), nowCents: sum('now') };
}
