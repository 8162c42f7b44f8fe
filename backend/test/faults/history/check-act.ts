/** Whether what was asked of one subject stands in journal and tables as its answers say. */
import type { Outcome } from './operation.js';

export interface AskedAct {
  readonly name: string;
  /** It leaves nothing in the journal. */
  readonly isSilent: boolean;
  /** One call may do it more than once. */
  readonly mayRepeat: boolean;
  /** Types of the events that it leaves, as the first one that was acknowledged has told; none was yet: undefined. */
  readonly own: readonly string[] | undefined;
  /** Each time that somebody asked, one after the other, with the events of that time. */
  readonly asked: readonly { readonly outcome: Outcome; readonly events: readonly string[] }[];
  /** How often it stands in the tables. */
  readonly stands: number;
}

export function checkAct(act: AskedAct): readonly string[] {
  return act.isSilent ? byTables(act) : [...byJournal(act), ...inBoth(act)];
}

/** How many of its acknowledgements are kept: in the journal, or in the tables where it leaves nothing there. */
export function countKept(act: AskedAct): number {
  const isKept = act.isSilent ? act.stands > 0 : wholeOf(act) > 0;
  return isKept ? act.asked.filter(({ outcome }) => outcome === 'done').length : 0;
}

const outcomesOf = ({ asked }: AskedAct): string => asked.map(({ outcome }) => outcome).join();

function isWhole({ own, mayRepeat }: AskedAct, events: readonly string[]): boolean {
  const told = (types: readonly string[]): string => (mayRepeat ? [...new Set(types)] : types).join();
  return events.length > 0 && (own === undefined || told(events) === told(own));
}

function byJournal(act: AskedAct): readonly string[] {
  const { name, own, asked } = act;
  const broken = asked
    .filter(({ outcome, events }) => events.length > 0 && (outcome === 'refused' || !isWhole(act, events)))
    .map(({ outcome, events }) => `${name} is ${outcome} and left ${events.join()} of ${(own ?? []).join()}`);
  // What was done already is acknowledged once more, and is not done a second time.
  const isLost = wholeOf(act) === 0 && asked.some(({ outcome }) => outcome === 'done');
  return isLost ? [...broken, `${name} is ${outcomesOf(act)} and left nothing in the journal`] : broken;
}

const wholeOf = (act: AskedAct): number => act.asked.filter(({ events }) => isWhole(act, events)).length;

/** Never more often than the journal says, never in one of them alone. */
function inBoth(act: AskedAct): readonly string[] {
  const whole = wholeOf(act);
  return standing(act, Math.min(1, whole), whole);
}

function byTables(act: AskedAct): readonly string[] {
  const count = (...outcomes: Outcome[]): number =>
    act.asked.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return standing(act, Math.min(1, count('done')), count('done', 'unknown'));
}

function standing(act: AskedAct, least: number, most: number): readonly string[] {
  const { name, stands } = act;
  if (stands >= least && stands <= most) return [];
  return [`${name} is ${outcomesOf(act)} and stands ${stands} times in the tables, not ${least} to ${most} times`];
}
