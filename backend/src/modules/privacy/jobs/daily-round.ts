import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { DAILY_ROUND_MARK } from '../../../platform/metrics/platform-gauges.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { clearByAge, dueEstablishments, noteLastUse } from '../persistence/housekeeping-rows.js';
import { EstablishmentErasure } from './establishment-erasure.js';
import { FilePurge } from './file-purge.js';
import { Retention } from './retention.js';

/** The round is over; what failed of it is a failed job. */
const MARK = `
  insert into process_heartbeat (name, seen_at) values ($1, now())
  on conflict (name) do update set seen_at = excluded.seen_at`;

/**
 * What is due once a day. Each part may be repeated at any time, and one that fails keeps none of the others from being
 * done: the job fails in the end, and is tried again.
 */
@Injectable()
export class DailyRound {
  private readonly logger = new Logger(DailyRound.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly erasure: EstablishmentErasure,
    private readonly retention: Retention,
    private readonly purge: FilePurge,
    private readonly clock: Clock,
  ) {}

  async run(correlationId: string): Promise<void> {
    const everywhere = { establishmentId: null, scope: 'housekeeping', actorId: null, correlationId } as const;
    const failed: string[] = [];
    const attempt = async (part: string, work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        this.logger.error({ msg: 'housekeeping', part, fault: describeError(error) });
        failed.push(part);
      }
    };
    // In this order: a sign-in of yesterday keeps an establishment, and is read from its session.
    await attempt('last-use', async () => this.unitOfWork.run(everywhere, noteLastUse));
    await attempt('erasure', async () => this.eraseDue(everywhere, attempt));
    await attempt('retention', async () => this.retention.warn(correlationId));
    await attempt('age', async () => this.unitOfWork.run(everywhere, async (tx) => clearByAge(tx, this.clock.now())));
    await attempt('files', async () => this.purge.clearStray(correlationId));
    await attempt('mark', async () =>
      this.unitOfWork.run(everywhere, async ({ manager }) => void (await manager.query(MARK, [DAILY_ROUND_MARK]))),
    );
    if (failed.length > 0) throw new Error(`Housekeeping failed: ${failed.join(', ')}`);
  }

  private async eraseDue(
    everywhere: TransactionContext,
    attempt: (part: string, work: () => Promise<unknown>) => Promise<void>,
  ): Promise<void> {
    const due = await this.unitOfWork.run(everywhere, async (tx) => dueEstablishments(tx, this.clock.today()));
    for (const id of due) {
      await attempt(`erasure of ${id}`, async () => this.erasure.eraseIfDue(id, everywhere.correlationId));
    }
  }
}
