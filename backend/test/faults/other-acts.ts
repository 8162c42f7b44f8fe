/**
 * Commands of every kind except a row's life, each on its own subject. The first acknowledged call of a command shows which
 * events it records. Each later call must record the same events. A call without an acknowledgement may also record none.
 * The tables must agree with the journal.
 */
import { eventually } from '../support/eventually.js';
import type { Act, ReadyAct } from './acts/act.js';
import { ACTS } from './acts/index.js';
import { Stage } from './acts/stage.js';
import type { Due, Work } from './acts/works.js';
import type { FaultyBench, People } from './faulty-bench.js';
import { checkAct, countKept, type AskedAct } from './history/check-act.js';
import type { Outcome } from './history/operation.js';
import type { Recorder } from './recorder.js';

const DONE_MS = 60_000;

/**
 * An event that follows from the command has its correlation id, too, but no actor. The first event is always the
 * command's own, even without a session.
 */
const OWN_EVENTS = `
  select type from domain_event e
   where correlation_id = $1
     and (actor_id is not null or position = (select min(position) from domain_event where correlation_id = $1))
   order by type`;

interface Asked {
  readonly id: string;
  readonly outcome: Outcome;
}

/** One subject, and its calls. */
export interface Attempt {
  readonly act: Act;
  readonly ready: ReadyAct;
  readonly asked: Asked[];
}

/** The event types of each act by its name; they are the same on every bench. */
const learned = new Map<string, readonly string[]>();

export class OtherActs {
  private readonly attempts: Attempt[] = [];
  private readonly works: (Due & Pick<Work, 'name'>)[] = [];
  private readonly stage: Stage;
  /** The acts that have not been used yet in the random order. */
  private left: Act[] = [];

  constructor(
    private readonly bench: FaultyBench,
    private readonly recorder: Recorder,
    people: People,
  ) {
    this.stage = new Stage(bench, people);
  }

  async prepare(act: Act): Promise<Attempt> {
    await this.stage.forgetLimits();
    const attempt = { act, ready: await act.prepare(this.stage), asked: [] };
    this.attempts.push(attempt);
    return attempt;
  }

  async ask({ act, ready, asked }: Attempt): Promise<Outcome> {
    const one = await this.recorder.act(ready);
    asked.push(one);
    const isFirst = asked.length === 1 && !learned.has(act.name);
    if (isFirst && one.outcome === 'done') {
      // The database may be away already; a later call learns the types.
      const types = await this.eventsOf(one.id).catch(() => undefined);
      if (types !== undefined) learned.set(act.name, types);
    }
    return one.outcome;
  }

  /** Repeats a call without an answer; an acknowledged call is not repeated. */
  async askAgain(attempt: Attempt): Promise<void> {
    if (attempt.asked.at(-1)?.outcome === 'unknown') await this.ask(attempt);
  }

  /** One kind after the other, in a new order each time. */
  async actAtRandom(): Promise<void> {
    if (this.left.length === 0) this.left = ACTS.toSorted(() => Math.random() - 0.5);
    const act = this.left.pop();
    if (act !== undefined) await this.ask(await this.prepare(act));
  }

  /** Requests work that the worker must do sooner or later. */
  async expect({ name, ask }: Work): Promise<void> {
    await this.stage.forgetLimits();
    this.works.push({ name, ...(await ask(this.stage)) });
  }

  /** A killed worker keeps its job until its lock expires. */
  async untilDone(): Promise<void> {
    await eventually(async () => {
      const undone = (await Promise.all(this.works.map(async (work) => this.undone(work)))).flat();
      if (undone.length > 0) throw new Error(undone.join());
    }, DONE_MS);
  }

  count(outcome: Outcome): number {
    return this.attempts.flatMap(({ asked }) => asked).filter((asked) => asked.outcome === outcome).length;
  }

  /** A line for each act without its effect, and the number of acknowledged acts with it. */
  async judged(): Promise<{ readonly wrong: readonly string[]; readonly found: number }> {
    const wrong: string[] = [];
    let found = 0;
    for (const attempt of this.attempts) {
      const told = await this.toldOf(attempt);
      wrong.push(...checkAct(told));
      found += countKept(told);
    }
    for (const work of this.works) wrong.push(...(await this.undone(work)));
    return { wrong, found };
  }

  private async undone({
    name,
    leaves: [sql, ...values],
    times,
  }: Due & Pick<Work, 'name'>): Promise<readonly string[]> {
    const found = (await this.bench.owner.query(sql, values)).rowCount ?? 0;
    return found === times ? [] : [`${name} stands ${found} times in the tables, not ${times} times`];
  }

  private async toldOf({ act: { name, silentlyIn, mayRepeat = false }, ready, asked }: Attempt): Promise<AskedAct> {
    const told = asked.map(async ({ id, outcome }) => ({ outcome, events: await this.eventsOf(id) }));
    const [sql, ...values] = ready.leaves;
    return {
      name,
      isSilent: silentlyIn !== undefined,
      mayRepeat,
      own: learned.get(name),
      asked: await Promise.all(told),
      stands: (await this.bench.owner.query(sql, values)).rowCount ?? 0,
    };
  }

  private async eventsOf(id: string): Promise<readonly string[]> {
    const { rows } = await this.bench.owner.query<{ type: string }>(OWN_EVENTS, [id]);
    return rows.map(({ type }) => type);
  }
}
