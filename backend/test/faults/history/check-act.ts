/** Checks that journal and tables hold what the answers to one act say. */
import type { Outcome } from './operation.js';

export interface AskedAct {
  readonly name: string;
  /** The command leaves nothing in the journal. */
  readonly isSilent: boolean;
  /** One call may do it more than once. */
  readonly mayRepeat: boolean;
  /** The event types that the command leaves, learned from its first acknowledged call; undefined until then. */
  readonly own: readonly string[] | undefined;
  /** Each call in order, with its events. */
  readonly asked: readonly { readonly outcome: Outcome; readonly events: readonly string[] }[];
  /** How often the effect is in the tables. */
  readonly stands: number;
}

export function checkAct(act: AskedAct): readonly string[] {
  return act.isSilent ? byTables(act) : [...byJournal(act), ...inBoth(act)];
}

/** How many acknowledgements are confirmed by the journal, or by the tables when it leaves nothing there. */
export function countKept(act: AskedAct): number {
  const isKept = act.isSilent ? act.stands > 0 : wholeOf(act) > 0;
  return isKept ? act.asked.filter(({ outcome }) => outcome === 'done').length : 0;
}

const outcomesOf = ({ asked }: AskedAct): string => asked.map(({ outcome }) => outcome).join();

function isWhole({ own, mayRepeat }: AskedAct, events: readonly string[]): boolean {
  const typesIn = (types: readonly string[]): string => (mayRepeat ? [...new Set(types)] : types).join();
  return events.length > 0 && (own === undefined || typesIn(events) === typesIn(own));
}

function byJournal(act: AskedAct): readonly string[] {
  const { name, own, asked } = act;
  const broken = asked
    .filter(({ outcome, events }) => events.length > 0 && (outcome === 'refused' || !isWhole(act, events)))
    .map(({ outcome, events }) => `${name} is ${outcome} and left ${events.join()} of ${(own ?? []).join()}`);
  // What was done already is acknowledged again without being repeated.
  const isLost = wholeOf(act) === 0 && asked.some(({ outcome }) => outcome === 'done');
  return isLost ? [...broken, `${name} is ${outcomesOf(act)} and left nothing in the journal`] : broken;
}

const wholeOf = (act: AskedAct): number => act.asked.filter(({ events }) => isWhole(act, events)).length;

/** The tables must not hold more than the journal, and never one without the other. */
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
