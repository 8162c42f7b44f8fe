import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { gridPutInForce } from '../domain/grid.events.js';
import { GridVersions } from './grid-versions.port.js';
import { PutGridInForce } from './put-grid-in-force.command.js';

@CommandHandler(PutGridInForce)
export class PutGridInForceHandler implements ICommandHandler<PutGridInForce> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ gridId, actorId, correlationId }: PutGridInForce): Promise<void> {
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId, correlationId }, async (tx) => {
      const found = await this.versions.lock(tx, gridId);
      if (found === undefined) throw notFound('grid');
      if (found.isInForce) throw new DomainError('sans_effet');
      const previousGridId = await this.versions.replaceInForce(tx, gridId);
      await this.journal.append(tx, {
        aggregateType: 'grid',
        aggregateId: gridId,
        firstVersion: found.journalVersion + 1,
        events: [gridPutInForce.of({ previousGridId })],
        gridId,
        occurredAt: this.clock.now(),
      });
    });
  }
}
