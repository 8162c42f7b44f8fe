import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { DAILY_ROUND_MARK } from '../../../platform/metrics/platform-gauges.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { clearByAge, dueEstablishments, noteLastUse } from '../persistence/housekeeping-rows.js';
import { EstablishmentErasure } from './establishment-erasure.js';
import { FilePurge } from './file-purge.js';
import { Retention } from './retention.js';

/** It is set when a round ends without a failed part, so that its age shows a failure. */
const MARK = `
  insert into process_heartbeat (name, seen_at) values ($1, now())
  on conflict (name) do update set seen_at = excluded.seen_at`;

/**
 * The work that is due once a day. Each part may be repeated at any time. A failed part does not stop the others; the
 * job then fails at the end and is retried.
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
    const done = { erased: 0, warned: 0, rows: 0, files: 0 };
    const attempt = async (part: string, work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        this.logger.error({ msg: 'housekeeping', part, fault: describeError(error) });
        failed.push(part);
      }
    };
    // The order matters: the last uses are noted first, so that a sign-in of yesterday, which is read from its session,
    // keeps an establishment.
    await attempt('last-use', async () => this.unitOfWork.run(everywhere, noteLastUse));
    await attempt('erasure', async () => {
      for (const id of await this.due(everywhere)) {
        await attempt(`erasure of ${id}`, async () => {
          if (await this.erasure.eraseIfDue(id, correlationId)) done.erased += 1;
        });
      }
    });
    await attempt('retention', async () => {
      done.warned = await this.retention.warn(correlationId);
    });
    await attempt('age', async () => {
      done.rows = await this.unitOfWork.run(everywhere, async (tx) => clearByAge(tx, this.clock.now()));
    });
    await attempt('files', async () => {
      done.files = await this.purge.clearStray(correlationId);
    });
    if (failed.length === 0) {
      await attempt('mark', async () =>
        this.unitOfWork.run(everywhere, async ({ manager }) => void (await manager.query(MARK, [DAILY_ROUND_MARK]))),
      );
    }
    this.logger.log({ msg: 'daily round', ...done, failed: failed.length });
    if (failed.length > 0) throw new Error(`Housekeeping failed: ${failed.join(', ')}`);
  }

  private async due(everywhere: TransactionContext): Promise<readonly number[]> {
    return this.unitOfWork.run(everywhere, async (tx) => dueEstablishments(tx, this.clock.today()));
  }
}
