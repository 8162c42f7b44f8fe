import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { Turns } from '../../../platform/process/turns.js';
import { PublishDue } from '../commands/publication.command.js';

const POLL_MS = 1000;

const DUE = `
  select id, grid_id as "gridId" from grid_publication
   where done_at is null and cancelled_at is null and confirmed_at is not null and takes_force_at <= $1
   order by takes_force_at, id`;

/** The delay of the earliest due version; zero when none is due. */
const OVERDUE = {
  name: 'grid-overdue',
  text: `select greatest(coalesce(extract(epoch from now() - min(takes_force_at)), 0), 0)::float8 as value
           from grid_publication where done_at is null and cancelled_at is null and confirmed_at is not null`,
  values: [],
};

/**
 * Puts scheduled versions in force at their minute. Every worker looks in the database each second, so that a restart
 * forgets nothing and no queue is needed. The command acts only once (ADR 52).
 */
@Injectable()
export class DuePublications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DuePublications.name);
  private readonly turns = new Turns(
    async () => this.publish(),
    // The database is away: the next look tries again.
    (error) => this.logger.warn({ msg: 'scheduled grids not looked for', fault: describeError(error) }),
  );

  constructor(
    private readonly reader: TenantReader,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.metrics.gauge(
      'valorisation_grid_overdue_seconds',
      'How long a scheduled grid is not in force past its minute.',
      [],
      async () =>
        (await this.reader.across<[{ value: number }]>('staff', [OVERDUE]))[0].map(({ value }) => ({
          labels: {},
          value,
        })),
    );
    this.turns.start(POLL_MS);
    this.turns.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.turns.stop();
  }

  private async publish(): Promise<void> {
    const query = { name: 'due-publications', text: DUE, values: [this.clock.now()] };
    const [due] = await this.reader.across<[{ id: number; gridId: number }]>('staff', [query]);
    for (const { id, gridId } of due) await this.publishOne(id, gridId);
  }

  /** A version that cannot be published does not stop the next ones. */
  private async publishOne(id: number, gridId: number): Promise<void> {
    try {
      await this.commands.execute(new PublishDue({ gridId, correlationId: `publication ${id}` }));
    } catch (error) {
      this.logger.warn({ msg: 'scheduled grid not published', gridId, fault: describeError(error) });
    }
  }
}
