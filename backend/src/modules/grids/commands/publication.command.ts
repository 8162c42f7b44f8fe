import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { IdentityProof, type GivenProof } from '../../../platform/access/identity-proof.js';
import { RuleOfTwo } from '../../../platform/access/rule-of-two.js';
import { Clock } from '../../../platform/clock/clock.js';
import { instantOfParisMinute, parisMinute } from '../../../platform/clock/paris-minute.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { publicationConfirmed } from '../domain/grid.events.js';
import { assertConfirmable, isDue } from '../domain/publication.js';
import { GridJournal } from './grid-journal.js';
import { GridPublications } from './grid-publications.port.js';
import { GridVersions } from './grid-versions.port.js';
import { PublicationWork } from './publication-work.js';

/**
 * Asks for the publication of a draft; a second admin has to confirm it. Refusals: `introuvable`, `version_perimee` of a
 * content that has changed, `grille_pas_brouillon`, `publication_deja_demandee`, `grille_non_prete`, 422 on the minute.
 */
export class AskPublication extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly asked: {
      /** Of the content that the admin has read. */
      readonly version: number;
      /** YYYY-MM-DDTHH:MM in Paris; null: as soon as it is confirmed. */
      readonly takesForceAt: string | null;
      /** The public reads of it before its minute. */
      readonly announce: boolean;
    },
  ) {
    super();
  }
}

/**
 * Confirms exactly what was asked for, by another account, which proves who it is: the version is scheduled, or in force.
 * Refusals: `introuvable`, `publication_absente`, `seconde_personne`, `admin_recent`, `publication_perimee`, `grille_non_prete`,
 * 422 on the password or the code.
 */
export class ConfirmPublication extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly publicationId: number,
    readonly proof: GivenProof,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** Refuses a publication that waits, or takes back one before its minute. Refusals: `introuvable`, `publication_absente`. */
export class CancelPublication extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly publicationId: number,
  ) {
    super();
  }
}

/** Puts a scheduled version in force whose minute has come; nothing for one that is done or was taken back. */
export class PublishDue extends Command<void> {
  constructor(
    readonly gridId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/**
 * Asks to take back the version in force, which was published by error: a new version brings back the one before it, as soon
 * as a second admin confirms. Answers its id. Refusals: `introuvable`, `retrait_impossible`, `publication_deja_demandee`.
 */
export class WithdrawGrid extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly reason: string,
  ) {
    super();
  }
}

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
