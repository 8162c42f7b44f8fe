/** The one state that a line shows: of a function, or the most urgent one of a person's functions. */
import { ValuationStatus } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';
import { activeRows } from './people';

/** The states in the order of their urgency: what must be computed again comes before what is paid. */
const STATES = ['inProgress', 'toRedo', 'awaitingUpdate', 'anniversary', 'underpaid', 'upToDate', 'archived'] as const;
export type LineState = (typeof STATES)[number];

const OF_STATUS: Readonly<Record<ValuationStatus, Exclude<LineState, 'anniversary' | 'underpaid'>>> = {
  [ValuationStatus.InProgress]: 'inProgress',
  [ValuationStatus.ToRedo]: 'toRedo',
  [ValuationStatus.AwaitingUpdate]: 'awaitingUpdate',
  [ValuationStatus.UpToDate]: 'upToDate',
  [ValuationStatus.Archived]: 'archived',
};

/** Every other act on a function also applies today's seniority, so an anniversary is the state of an up to date row. */
export function stateOf({ status, isBirthday }: Pick<ValuationRow, 'status' | 'isBirthday'>) {
  const state = OF_STATUS[status];
  return state === 'upToDate' && isBirthday ? 'anniversary' : state;
}

type PersonPay = Pick<Profile, 'gapCents'>;
const isBelow = ({ gapCents }: PersonPay): boolean => gapCents !== null && gapCents < 0;

/** With what is paid. The monthly functions of a person are compared together, so one alone below its due is no fault. */
export function paidStateOf(row: ValuationRow, person: PersonPay): LineState {
  const state = stateOf(row);
  return state === 'upToDate' && isBelow(row) && (row.hourly || isBelow(person)) ? 'underpaid' : state;
}

export interface PersonState {
  readonly state: LineState;
  /** The function on which the verb of the person's line acts. */
  readonly row: ValuationRow;
}

/** The person's most urgent state. Undefined without any active function. */
export function personState(person: Pick<Profile, 'valuations' | 'gapCents'>): PersonState | undefined {
  const all = activeRows(person).map((row) => ({ row, state: paidStateOf(row, person) }));
  const [first] = all.toSorted((one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state));
  // The minimum wage of all functions together may be missing although each is paid its due.
  return first?.state === 'upToDate' && isBelow(person) ? { ...first, state: 'underpaid' } : first;
}
