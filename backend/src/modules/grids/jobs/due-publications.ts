import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { PublishDue } from '../commands/publication.command.js';

const POLL_MS = 1000;

const DUE = `
  select id, grid_id as "gridId" from grid_publication
   where done_at is null and cancelled_at is null and confirmed_at is not null and takes_force_at <= $1
   order by takes_force_at, id`;

/**
 * Puts scheduled versions in force on their minute. What is due stands in the database and is looked for each second by
 * every worker: a restart forgets nothing, no queue has to be there, and the command does it once (ADR 52).
 */
@Injectable()
export class DuePublications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DuePublications.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly reader: TenantReader,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running ??= this.publish().finally(() => {
      this.running = undefined;
    });
  }

  private async publish(): Promise<void> {
    try {
      const query = { name: 'due-publications', text: DUE, values: [this.clock.now()] };
      const [due] = await this.reader.across<[{ id: number; gridId: number }]>('staff', [query]);
      for (const { id, gridId } of due) await this.publishOne(id, gridId);
    } catch (error) {
      // The database is away: the next look tries again.
      this.logger.warn({ msg: 'scheduled grids not looked for', fault: describeError(error) });
    }
  }

  /** One that cannot be published does not hold up those behind it. */
  private async publishOne(id: number, gridId: number): Promise<void> {
    try {
      await this.commands.execute(new PublishDue(gridId, `publication ${id}`));
    } catch (error) {
      this.logger.warn({ msg: 'scheduled grid not published', gridId, fault: describeError(error) });
    }
  }
}
