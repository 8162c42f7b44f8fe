import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { ContentKind } from '../domain/publication.js';
import { ContentRecords } from './content-records.port.js';
import { WorkingCopies, type WorkingCopy } from './working-copies.port.js';

interface CopiedRecord {
  readonly kind: ContentKind;
  readonly id: number;
}

/** Keeps what the writer has typed so far; the record itself stays (ADR 36). Refusal: `introuvable`. */
export class KeepWorkingCopy extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly record: CopiedRecord,
    readonly copy: WorkingCopy,
  ) {
    super();
  }
}

/** Forgets what the writer has typed and not saved. Refusal: `introuvable`. */
export class DropWorkingCopy extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly record: CopiedRecord,
  ) {
    super();
  }
}

/** Neither is an act in the journal: what is typed is nobody's to read but its writer's. */
@CommandHandler(KeepWorkingCopy)
export class KeepWorkingCopyHandler implements ICommandHandler<KeepWorkingCopy> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: ContentRecords,
    private readonly copies: WorkingCopies,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, record, copy }: KeepWorkingCopy): Promise<void> {
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      if (!(await this.records.isThere(tx, record.kind, record.id))) throw notFound();
      await this.copies.keep(tx, record, actor.accountId, copy, this.clock.now());
    });
  }
}

@CommandHandler(DropWorkingCopy)
export class DropWorkingCopyHandler implements ICommandHandler<DropWorkingCopy> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly copies: WorkingCopies,
  ) {}

  async execute({ actor, record }: DropWorkingCopy): Promise<void> {
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => this.copies.drop(tx, record, actor.accountId));
  }
}
