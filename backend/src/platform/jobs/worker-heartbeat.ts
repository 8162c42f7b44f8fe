import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { asConnectionLost } from '../persistence/sql-errors.js';

const BEAT_MS = 5_000;
const NAME = 'worker';

/** The worker says every few seconds that it is there; the status page believes it for three beats. */
export class WorkerHeartbeat {
  private readonly logger = new Logger(WorkerHeartbeat.name);
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
        text: `select seen_at > now() - make_interval(secs => $2) as alive from process_heartbeat where name = $1`,
        values: [NAME, (BEAT_MS * 3) / 1000],
      })
      .catch((error: unknown) => {
        throw asConnectionLost(error);
      });
    return rows[0]?.alive === true;
  }

  /** Leaves no beat behind: a stopped worker is known at once. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.query('delete from process_heartbeat where name = $1', [NAME]);
  }

  private async beat(): Promise<void> {
    await this.pool.query(
      `insert into process_heartbeat (name, seen_at) values ($1, now())
       on conflict (name) do update set seen_at = excluded.seen_at`,
      [NAME],
    );
  }
}
