import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IdentityProof } from '../../../platform/access/identity-proof.js';
import { RuleOfTwo } from '../../../platform/access/rule-of-two.js';
import { Clock } from '../../../platform/clock/clock.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { publicationConfirmed } from '../domain/grid.events.js';
import { assertConfirmable, isDue } from '../domain/publication.js';
import { GridJournal } from './grid-journal.js';
import { GridPublications } from './grid-publications.port.js';
import { GridVersions } from './grid-versions.port.js';
import { PublicationWork } from './publication-work.js';
import { ConfirmPublication, PublishDue } from './publication.command.js';

@CommandHandler(ConfirmPublication)
export class ConfirmPublicationHandler implements ICommandHandler<ConfirmPublication> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identity: IdentityProof,
    private readonly two: RuleOfTwo,
    private readonly versions: GridVersions,
    private readonly work: PublicationWork,
    private readonly publications: GridPublications,
    private readonly journal: GridJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, gridId, publicationId, proof, remoteAddress }: ConfirmPublication): Promise<void> {
    await this.identity.prove(actor, proof, remoteAddress);
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      // Before the version's row, as every switch takes them.
      await this.versions.lockSwitch(tx);
      const version = await this.versions.lock(tx, gridId);
      const open = await this.publications.lockOpen(tx, gridId);
      const now = this.clock.now();
      const isSame = this.work.isSame(open, version);
      assertConfirmable(open, { publicationId, actorId: actor.accountId, isSame, now });
      await this.two.assertSettled(tx, [open.askedBy, actor.accountId]);
      await this.work.assertReady(tx, version);
      await this.publications.confirm(tx, publicationId, now);
      await this.journal.record(tx, gridId, publicationConfirmed.of({ publicationId }));
      if (open.takesForceAt === null) await this.work.putInForce(tx, gridId, publicationId);
      else await this.publications.schedule(tx, gridId, open, now);
    });
  }
}

@CommandHandler(PublishDue)
export class PublishDueHandler implements ICommandHandler<PublishDue> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly work: PublicationWork,
    private readonly publications: GridPublications,
    private readonly clock: Clock,
  ) {}

  async execute({ gridId, correlationId }: PublishDue): Promise<void> {
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    await this.unitOfWork.run(context, async (tx) => {
      // Of several workers one gets here at a time; the others find it done.
      await this.versions.lockSwitch(tx);
      const version = await this.versions.lock(tx, gridId);
      const open = await this.publications.lockOpen(tx, gridId);
      if (open === undefined || !isDue(open, this.clock.now())) return;
      const isConfirmed =
        version.status === 'scheduled' && this.work.isSame(open, version) && (await this.work.isReady(tx, version));
      if (isConfirmed) return this.work.putInForce(tx, gridId, open.id);
      // Written to past the product, or proven no more: nobody has confirmed what stands there now.
      await this.work.cancel(tx, gridId, open.id);
    });
  }
}
