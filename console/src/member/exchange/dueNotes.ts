import { formatAmount, isStale, type ValuationStatus } from '@valorisation/rules';
import type { AcceptedLine } from '../../api/exchange';
import { sourceNotes, staleLabel } from '../../amounts/model/dueWords';
import { dashboard } from '../../i18n/fr';

const { amount: words } = dashboard;

type NotedLine = Pick<AcceptedLine, 'due' | 'conventionalCents'> & { readonly status: ValuationStatus };

export function dueNotes({ status, due, conventionalCents }: NotedLine): readonly string[] {
  if (due === null) return [];
  const { cents, unit } = due;
  const isMore = conventionalCents !== null && conventionalCents < cents;
  return [
    ...sourceNotes(due),
    ...(isMore ? [words.conventional(formatAmount({ cents: conventionalCents, unit }))] : []),
    ...(isStale(status) ? [staleLabel(status, due, null)] : []),
  ];
}
