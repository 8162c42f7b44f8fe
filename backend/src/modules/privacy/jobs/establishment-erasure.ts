import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork, withUnownedRows, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { establishmentErased } from '../events.js';
import { eraseRows, findLeaving, type LeavingEstablishment } from '../persistence/establishment-rows.js';
import { noteLastUse } from '../persistence/housekeeping-rows.js';

/**
 * Erases an establishment on its day. One transaction deletes all its rows, and a crash undoes it. The event of that
 * transaction then deletes the files and the traces in the queues, with as many tries as needed.
 */
@Injectable()
export class EstablishmentErasure {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly journal: EventJournal,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** False when it is not due: cancelled meanwhile, used again, or deleted. */
  async eraseIfDue(establishmentId: number, correlationId: string): Promise<boolean> {
    return this.unitOfWork.run({ establishmentId, actorId: null, correlationId }, async (tx) => {
      // A cancellation at this moment comes first or is too late.
      await this.journal.takeTurn(tx);
      // The last use is read again here, because a sign-in may have come since the round began, or the round's own reading
      // may have failed.
      await noteLastUse(tx);
      const leaving = await findLeaving(tx);
      if (leaving === undefined || leaving.dueOn === null || leaving.dueOn > this.clock.today()) return false;
      await this.journal.forgetPayloads(tx);
      await eraseRows(tx);
      await this.journal.append(tx, {
        aggregateType: 'establishment',
        aggregateId: establishmentId,
        firstVersion: leaving.version,
        events: [establishmentErased.of({})],
        gridId: null,
        occurredAt: this.clock.now(),
      });
      await this.sayGoodbye(tx, leaving);
      return true;
    });
  }

  /** The mails belong to no establishment, because they must outlive their accounts until they are sent. */
  private async sayGoodbye(tx: Transaction, { people, companyName }: LeavingEstablishment): Promise<void> {
    await withUnownedRows(tx, async (wider) => {
      const unowned = { ...wider, establishmentId: null };
      for (const { email, activated } of people) {
        if (!activated) continue;
        await this.mails.post(unowned, { kind: 'deletion-done', to: email, accountId: null, data: { companyName } });
      }
    });
  }
}
