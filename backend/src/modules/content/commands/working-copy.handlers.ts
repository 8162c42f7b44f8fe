/** Neither is an act in the journal: what is typed is nobody's to read but its writer's. */
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { ContentRecords } from './content-records.port.js';
import { WorkingCopies } from './working-copies.port.js';
import { DropWorkingCopy, KeepWorkingCopy } from './working-copy.command.js';

@CommandHandler(KeepWorkingCopy)
export class KeepWorkingCopyHandler implements ICommandHandler<KeepWorkingCopy> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: ContentRecords,
    private readonly copies: WorkingCopies,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { accountId, correlationId }, record, copy }: KeepWorkingCopy): Promise<void> {
    const context = { establishmentId: null, scope: 'staff', actorId: accountId, correlationId } as const;
    await this.unitOfWork.run(context, async (tx) => {
      if (!(await this.records.isThere(tx, record.kind, record.id))) throw notFound();
      await this.copies.keep(tx, record, accountId, copy, this.clock.now());
    });
  }
}

@CommandHandler(DropWorkingCopy)
export class DropWorkingCopyHandler implements ICommandHandler<DropWorkingCopy> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly copies: WorkingCopies,
  ) {}

  async execute({ actor: { accountId, correlationId }, record }: DropWorkingCopy): Promise<void> {
    const context = { establishmentId: null, scope: 'staff', actorId: accountId, correlationId } as const;
    await this.unitOfWork.run(context, async (tx) => this.copies.drop(tx, record, accountId));
  }
}
