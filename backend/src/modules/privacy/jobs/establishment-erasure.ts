import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork, withNobodysRows, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { establishmentErased } from '../domain/establishment-erased.js';
import { eraseRows, findLeaving, type LeavingEstablishment } from '../persistence/establishment-rows.js';
import { noteLastUse } from '../persistence/housekeeping-rows.js';

/**
 * Erases an establishment whose day has come: all of its rows in one transaction, which a crash leaves undone; the event
 * of that transaction then has the files and the queue's traces taken away, as often as it takes.
 */
@Injectable()
export class EstablishmentErasure {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly journal: EventJournal,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** False when it is not due, any more or at all: called off meanwhile, used again, gone. */
  async eraseIfDue(establishmentId: number, correlationId: string): Promise<boolean> {
    return this.unitOfWork.run({ establishmentId, actorId: null, correlationId }, async (tx) => {
      // Whoever calls it off at this moment goes first or comes too late.
      await this.journal.takeTurn(tx);
      // Read here once more: somebody may have signed in since the round began, or its own reading failed.
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

  /** Of no establishment: the mails outlive their accounts by the time it takes to send them. */
  private async sayGoodbye(tx: Transaction, { people, companyName }: LeavingEstablishment): Promise<void> {
    await withNobodysRows(tx, async (wider) => {
      const nobodys = { ...wider, establishmentId: null };
      for (const { email, activated } of people) {
        if (!activated) continue;
        await this.mails.post(nobodys, { kind: 'deletion-done', to: email, accountId: null, data: { companyName } });
      }
    });
  }
}
