import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { asConnectionLost } from '../persistence/sql-errors.js';

const BEAT_MS = 5_000;
/** A killed process leaves its last beat; the others delete it. */
const FORGET_MS = 60 * 60_000;

/**
 * A worker reports every few seconds that it is alive, under its own name. The status page trusts a report for three
 * beats, and needs only one worker.
 */
export class WorkerHeartbeat {
  private readonly logger = new Logger(WorkerHeartbeat.name);
  private readonly name = `worker:${randomUUID()}`;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pool) {}

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch(() => this.logger.warn('heartbeat not written'));
    }, BEAT_MS);
  }

  async isAlive(): Promise<boolean> {
    const { rows } = await this.pool
      .query<{ alive: boolean }>({
        name: 'worker-alive',
        text: `select max(seen_at) > now() - make_interval(secs => $1) as alive from process_heartbeat where name like 'worker%'`,
        values: [(BEAT_MS * 3) / 1000],
      })
      .catch((error: unknown) => {
        throw asConnectionLost(error);
      });
    return rows[0]?.alive === true;
  }

  /** Deletes the beat, so that the stop of the last worker shows at once. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.query('delete from process_heartbeat where name = $1', [this.name]);
  }

  private async beat(): Promise<void> {
    await this.pool.query(
      `with forgotten as (
         delete from process_heartbeat
          where name like 'worker%' and name <> $1 and seen_at < now() - make_interval(secs => $2)
       )
       insert into process_heartbeat (name, seen_at) values ($1, now())
       on conflict (name) do update set seen_at = excluded.seen_at`,
      [this.name, FORGET_MS / 1000],
    );
  }
}
