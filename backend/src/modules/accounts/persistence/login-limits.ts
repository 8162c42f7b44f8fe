import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { limiterKey, networkOf } from '../../../platform/limits/network.js';
import { tooManyAttempts } from '../../../platform/limits/public-limits.js';
import { LinkKey } from '../../../platform/links/link-key.js';
import { Slots } from '../../../platform/process/slots.js';
import {
  ATTEMPT_MEMORY_SECONDS,
  COUNTERS_OF,
  waitsOf,
  type AttemptOrigin,
  type AttemptCounter,
} from '../domain/attempt-waits.js';

/**
 * Counts attempts in one statement, so that simultaneous attempts in any process count one after the other. Without a wait,
 * free_at lies in the past for every process, whatever its clock says.
 */
const TAKE = `
  insert into login_attempt as known (key, failures, free_at, forgotten_at)
  values ($1, 1, 'epoch', $2::timestamptz + make_interval(secs => $4))
  on conflict (key) do update set (failures, free_at, forgotten_at) = (
    select counted.failures,
           case when waits.seconds = 0 then 'epoch' else $2::timestamptz + make_interval(secs => waits.seconds) end,
           excluded.forgotten_at
      from (select case when known.forgotten_at <= $2 then 1 else known.failures + 1 end as failures) as counted,
           lateral (select ($3::integer[])[least(counted.failures, cardinality($3::integer[]))] as seconds) as waits)
  where known.free_at <= $2
  returning failures`;

/** The longest wait of the counters; null without one. */
const WAIT = `
  select extract(epoch from max(free_at) - $2::timestamptz)::float8 as seconds from login_attempt
   where key = any($1) and free_at > $2`;

/** Each attempt adds at most four rows and deletes up to ten forgotten ones, so the table stays small. */
const FORGET_OLD = `
  delete from login_attempt where key in (
    select key from login_attempt where forgotten_at <= $1 limit 10 for update skip locked)`;

/** How many attempts from one network on one account may wait for their turn; each takes as long as a hash. */
const LONGEST_QUEUE = 50;

export interface Attempt {
  readonly email: string;
  readonly remoteAddress: string;
  readonly origin: AttemptOrigin;
}

/** The counters of failed attempts of the last day, shared by all processes. The keys are hashes. */
@Injectable()
export class LoginLimits {
  private readonly turns = new Map<string, { readonly slot: Slots; count: number }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly key: LinkKey,
  ) {}

  /**
   * Counts an attempt, checks its password, and gives the attempt back when the password is right. Attempts from one
   * network on one account take turns, so that right ones at the same moment do not count against each other.
   * @throws DomainError `trop_de_tentatives` (429, Retry-After), before the password is checked
   */
  async attempt(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean> {
    const keys = this.keysOf(attempt);
    return this.inTurn(`${attempt.email.toLowerCase()} ${networkOf(attempt.remoteAddress).network}`, async () => {
      await this.take(keys);
      const right = await isRight();
      if (right) await this.forget(keys);
      return right;
    });
  }

  private async inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = this.turns.get(key) ?? { slot: new Slots(1), count: 0 };
    if (turn.count >= LONGEST_QUEUE) throw tooManyAttempts(1);
    this.turns.set(key, turn);
    turn.count += 1;
    await turn.slot.take();
    try {
      return await work();
    } finally {
      turn.slot.give();
      turn.count -= 1;
      if (turn.count === 0) this.turns.delete(key);
    }
  }

  private async take(keys: readonly CounterKey[]): Promise<void> {
    await this.dataSource.query(FORGET_OLD, [this.clock.now()]);
    // The wait is checked before anything is counted, so asking again during a wait costs nothing.
    await this.refuseWaiting(keys.map(({ key }) => key));
    for (const { counter, key } of keys) await this.count(counter, key);
  }

  /**
   * Gives one attempt back to the counters that all accounts of a network share, and ends the wait that this right attempt
   * began. The account's own counters restart.
   */
  private async forget(keys: readonly CounterKey[]): Promise<void> {
    const of = (isShared: boolean): string[] =>
      keys.filter(({ counter }) => SHARED.includes(counter) === isShared).map(({ key }) => key);
    await this.dataSource.query('delete from login_attempt where key = any($1)', [of(false)]);
    const giveBack = `
      update login_attempt set failures = greatest(failures - 1, 0), free_at = 'epoch' where key = any($1)`;
    await this.dataSource.query(giveBack, [of(true)]);
  }

  private keysOf({ email, remoteAddress, origin }: Attempt): readonly CounterKey[] {
    const { network, site } = networkOf(remoteAddress);
    const parts: Readonly<Record<AttemptCounter, readonly (string | undefined)[]>> = {
      accountFromNetwork: [email, network],
      account: [email],
      network: [network],
      site: [site],
      knownNetwork: [email, network],
      session: [email],
      code: [email],
    };
    return COUNTERS_OF[origin].flatMap((counter) => {
      const by = parts[counter].filter((part) => part !== undefined);
      return by.length === 0 ? [] : [{ counter, key: limiterKey(this.key, counter, ...by) }];
    });
  }

  private async count(counter: AttemptCounter, key: string): Promise<void> {
    const now = this.clock.now();
    const counted: unknown[] = await this.dataSource.query(TAKE, [key, now, waitsOf(counter), ATTEMPT_MEMORY_SECONDS]);
    if (counted.length === 0) await this.refuseWaiting([key]);
  }

  private async refuseWaiting(keys: readonly string[]): Promise<void> {
    const [waiting]: { seconds: number | null }[] = await this.dataSource.query(WAIT, [keys, this.clock.now()]);
    const seconds = waiting?.seconds ?? null;
    if (seconds !== null) throw tooManyAttempts(seconds);
  }
}

interface CounterKey {
  readonly counter: AttemptCounter;
  readonly key: string;
}

const SHARED: readonly AttemptCounter[] = ['network', 'site'];
