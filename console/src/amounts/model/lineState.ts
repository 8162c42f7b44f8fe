/** The one state that a line shows: of a function, or the most urgent one of a person's functions. */
import { ValuationStatus } from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';

export type LineState = 'inProgress' | 'toRedo' | 'awaitingUpdate' | 'anniversary' | 'upToDate' | 'archived';

const OF_STATUS: Readonly<Record<ValuationStatus, LineState>> = {
  [ValuationStatus.InProgress]: 'inProgress',
  [ValuationStatus.ToRedo]: 'toRedo',
  [ValuationStatus.AwaitingUpdate]: 'awaitingUpdate',
  [ValuationStatus.UpToDate]: 'upToDate',
  [ValuationStatus.Archived]: 'archived',
};

const BY_URGENCY: readonly LineState[] = [
  'inProgress',
  'toRedo',
  'awaitingUpdate',
  'anniversary',
  'upToDate',
  'archived',
];

/** Every other act on a function also applies today's seniority, so an anniversary is the state of an up to date row. */
export function stateOf({ status, isBirthday }: Pick<ValuationRow, 'status' | 'isBirthday'>): LineState {
  const state = OF_STATUS[status];
  return state === 'upToDate' && isBirthday ? 'anniversary' : state;
}

/** The function whose state a person's line shows, and on which its verb acts. Undefined without any function. */
export function mostUrgent(rows: readonly ValuationRow[]): ValuationRow | undefined {
  return rows.toSorted((one, other) => BY_URGENCY.indexOf(stateOf(one)) - BY_URGENCY.indexOf(stateOf(other)))[0];
}
