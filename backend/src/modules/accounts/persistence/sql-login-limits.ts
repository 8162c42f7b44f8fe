import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { limiterKey } from '../../../platform/limits/limiter-key.js';
import { tooManyAttempts } from '../../../platform/limits/too-many-attempts.js';
import { LinkKey } from '../../../platform/links/link-key.js';
import { LoginLimits } from '../commands/accounts.port.js';
import { ATTEMPT_MEMORY_SECONDS, waitsOf, type AttemptCounter } from '../domain/attempt-waits.js';

/**
 * One statement, so that attempts at the same moment, in any process, count one after the other. Without a wait free_at
 * lies in the past for everybody, whatever the clocks of the processes say.
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

/** The longest wait that any of the counters asks for; null without one. */
const WAIT = `
  select extract(epoch from max(free_at) - $2::timestamptz)::float8 as seconds from login_attempt
   where key = any($1) and free_at > $2`;

/** Each attempt adds three rows at most and takes up to ten forgotten ones away: the table stays small. */
const FORGET_OLD = `
  delete from login_attempt where key in (
    select key from login_attempt where forgotten_at <= $1 limit 10 for update skip locked)`;

/** Failed attempts of the last day, shared by all processes. The keys are hashes. */
@Injectable()
export class SqlLoginLimits extends LoginLimits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly key: LinkKey,
  ) {
    super();
  }

  async take(email: string, remoteAddress: string): Promise<void> {
    const keys = this.keysOf(email, remoteAddress);
    await this.dataSource.query(FORGET_OLD, [this.clock.now()]);
    // Looked at before anything is counted: asking again while waiting costs nothing.
    await this.refuseWaiting(Object.values(keys));
    for (const counter of COUNTERS) await this.count(counter, keys[counter]);
  }

  async forget(email: string, remoteAddress: string): Promise<void> {
    const { accountFromAddress, account, address } = this.keysOf(email, remoteAddress);
    await this.dataSource.query('delete from login_attempt where key = any($1)', [[accountFromAddress, account]]);
    await this.dataSource.query('update login_attempt set failures = greatest(failures - 1, 0) where key = $1', [
      address,
    ]);
  }

  private keysOf(email: string, remoteAddress: string): Readonly<Record<AttemptCounter, string>> {
    return {
      accountFromAddress: limiterKey(this.key, 'account-from-address', email, remoteAddress),
      account: limiterKey(this.key, 'account', email),
      address: limiterKey(this.key, 'address', remoteAddress),
    };
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

const COUNTERS: readonly AttemptCounter[] = ['accountFromAddress', 'account', 'address'];
