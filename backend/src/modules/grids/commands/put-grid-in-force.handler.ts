import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { gridForced, gridPutInForce } from '../domain/grid.events.js';
import { GridVersions } from './grid-versions.port.js';
import { ProofGate, refusedBy } from './proof-gate.js';
import { PutGridInForce } from './put-grid-in-force.command.js';

@CommandHandler(PutGridInForce)
export class PutGridInForceHandler implements ICommandHandler<PutGridInForce> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly gate: ProofGate,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ gridId, actorId, correlationId, forcedFor }: PutGridInForce): Promise<void> {
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId, correlationId }, async (tx) => {
      const found = await this.versions.lock(tx, gridId);
      if (found === undefined) throw notFound('grid');
      if (found.isInForce) throw new DomainError('sans_effet');
      const [gap] = await this.gate.check(tx, gridId);
      if (gap !== undefined && forcedFor === null) throw refusedBy(gap);
      const reason = gap === undefined ? null : forcedFor;
      const previousGridId = await this.versions.replaceInForce(tx, gridId, reason);
      await this.journal.append(tx, {
        aggregateType: 'grid',
        aggregateId: gridId,
        firstVersion: found.journalVersion + 1,
        events: [...(reason === null ? [] : [gridForced.of({ reason })]), gridPutInForce.of({ previousGridId })],
        gridId,
        occurredAt: this.clock.now(),
      });
    });
  }
}
