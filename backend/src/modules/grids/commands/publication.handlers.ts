import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { instantOfParisMinute, parisMinute } from '../../../platform/clock/paris-minute.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { GridPublications } from './grid-publications.port.js';
import { GridVersions } from './grid-versions.port.js';
import { PublicationWork } from './publication-work.js';
import { AskPublication, CancelPublication, WithdrawGrid } from './publication.command.js';

@CommandHandler(AskPublication)
export class AskPublicationHandler implements ICommandHandler<AskPublication> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly work: PublicationWork,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, gridId, asked }: AskPublication): Promise<void> {
    const takesForceAt = asked.takesForceAt === null ? null : this.instant(asked.takesForceAt);
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      const version = await this.versions.lock(tx, gridId);
      if (version.version !== asked.version) {
        throw new DomainError('version_perimee', { version: version.version });
      }
      const announce = asked.announce && takesForceAt !== null;
      await this.work.ask(tx, version, { takesForceAt, announce, reason: '', withdraws: null });
    });
  }

  /** @throws 422 of a minute that is past, or that no clock in Paris shows */
  private instant(minute: string): Date {
    const instant = instantOfParisMinute(minute);
    if (instant === null) throw refuseFields({ takesForceAt: { code: 'minute_inexistante' } });
    if (minute < parisMinute(this.clock.now())) throw refuseFields({ takesForceAt: { code: 'minute_passee' } });
    return instant;
  }
}

@CommandHandler(CancelPublication)
export class CancelPublicationHandler implements ICommandHandler<CancelPublication> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly work: PublicationWork,
    private readonly publications: GridPublications,
  ) {}

  async execute({ actor, gridId, publicationId }: CancelPublication): Promise<void> {
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      await this.versions.lock(tx, gridId);
      const open = await this.publications.lockOpen(tx, gridId);
      if (open?.id !== publicationId) throw new DomainError('publication_absente');
      await this.work.cancel(tx, gridId, publicationId);
    });
  }
}

@CommandHandler(WithdrawGrid)
export class WithdrawGridHandler implements ICommandHandler<WithdrawGrid> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly work: PublicationWork,
    private readonly publications: GridPublications,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, gridId, reason }: WithdrawGrid): Promise<number> {
    return this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      const { status, replaces: restores } = await this.versions.lock(tx, gridId);
      if (status !== 'in_force' || restores === null) throw new DomainError('retrait_impossible');
      const versions = { restores, withdraws: gridId };
      const id = await this.publications.draftToRestore(tx, versions, this.clock.now());
      const version = await this.versions.lock(tx, id);
      await this.work.ask(tx, version, { takesForceAt: null, announce: false, reason, withdraws: gridId });
      return id;
    });
  }
}
