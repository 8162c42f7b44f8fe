import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deriveParams, withSuggestedDuties } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { assertEditable, assertFollows, edited, type DraftChange, type GridParts } from '../domain/grid-draft.js';
import type { LockedVersion } from '../domain/grid-version.js';
import { gridDraftCreated, gridDraftDiscarded } from '../domain/grid.events.js';
import { GridCases } from './grid-cases.port.js';
import { GridDrafts } from './grid-drafts.port.js';
import { GridJournal } from './grid-journal.js';
import { GridPublications } from './grid-publications.port.js';
import { GridVersions } from './grid-versions.port.js';

/** Who acts, of the staff. */
type DraftActor = Pick<Actor, 'accountId' | 'correlationId'>;

export interface DraftOrigin {
  /** Any version; a draft says what it says at that moment. */
  readonly basedOn: number;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  /** What the draft says otherwise than that version from the start on. */
  readonly parts?: GridParts;
}

/** A draft from any version; answers its id (ADR 49). Refusals: `introuvable`, `date_avant_grille` at `effective_on`. */
export class CreateGridDraft extends Command<number> {
  constructor(
    readonly actor: DraftActor,
    readonly origin: DraftOrigin,
  ) {
    super();
  }
}

/**
 * A change of some parts of a draft or of all, whatever problems they still have; answers its version since.
 * Refusals: `introuvable`, `grille_pas_brouillon`, `version_perimee`, `date_avant_grille` at `effective_on`.
 */
export class EditGridDraft extends Command<number> {
  constructor(
    readonly actor: DraftActor,
    readonly gridId: number,
    /** The version that its writer has read. */
    readonly version: number,
    readonly change: DraftChange,
  ) {
    super();
  }
}

/** Throws a draft away for good. Refusals: those of `EditGridDraft`. */
export class DiscardGridDraft extends Command<void> {
  constructor(
    readonly actor: DraftActor,
    readonly gridId: number,
    readonly version: number,
  ) {
    super();
  }
}

/** Each is one transaction: the draft's row and what the journal says of it. */
@Injectable()
abstract class DraftHandler {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    protected readonly versions: GridVersions,
    protected readonly drafts: GridDrafts,
    protected readonly cases: GridCases,
    private readonly publications: GridPublications,
    protected readonly journal: GridJournal,
    protected readonly clock: Clock,
  ) {}

  protected async inTransaction<Result>(
    actor: CreateGridDraft['actor'],
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    return this.unitOfWork.run(staffTransaction(actor), work);
  }

  /** What somebody is asked to confirm stays as it was shown. */
  protected async draft(tx: Transaction, gridId: number, version: number): Promise<LockedVersion> {
    const stored = await this.versions.lock(tx, gridId);
    assertEditable(stored, version);
    if ((await this.publications.lockOpen(tx, gridId)) !== undefined)
      throw new DomainError('publication_deja_demandee');
    return stored;
  }
}

@CommandHandler(CreateGridDraft)
export class CreateGridDraftHandler extends DraftHandler implements ICommandHandler<CreateGridDraft> {
  async execute({ actor, origin }: CreateGridDraft): Promise<number> {
    const { basedOn, title, effectiveOn, parts } = origin;
    return this.inTransaction(actor, async (tx) => {
      const base = await this.versions.lock(tx, basedOn);
      assertFollows(effectiveOn, await this.versions.dayInForce(tx));
      const document = deriveParams({ ...withSuggestedDuties(base.document), ...parts });
      const id = await this.drafts.add(tx, { basedOn, title, effectiveOn, document }, this.clock.now());
      await this.cases.clone(tx, basedOn, id);
      await this.journal.record(tx, id, gridDraftCreated.of({ basedOn, restores: null, effectiveOn }));
      return id;
    });
  }
}

@CommandHandler(EditGridDraft)
export class EditGridDraftHandler extends DraftHandler implements ICommandHandler<EditGridDraft> {
  async execute({ actor, gridId, version, change }: EditGridDraft): Promise<number> {
    return this.inTransaction(actor, async (tx) => {
      const stored = await this.draft(tx, gridId, version);
      assertFollows(change.effectiveOn, await this.versions.dayInForce(tx));
      const outcome = edited(stored, change);
      if (outcome === null) return stored.version;
      await this.drafts.save(tx, gridId, outcome.draft, this.clock.now());
      await this.journal.record(tx, gridId, outcome.event);
      return stored.version + 1;
    });
  }
}

@CommandHandler(DiscardGridDraft)
export class DiscardGridDraftHandler extends DraftHandler implements ICommandHandler<DiscardGridDraft> {
  async execute({ actor, gridId, version }: DiscardGridDraft): Promise<void> {
    await this.inTransaction(actor, async (tx) => {
      await this.draft(tx, gridId, version);
      await this.drafts.remove(tx, gridId);
      await this.journal.record(tx, gridId, gridDraftDiscarded.of({ version }));
    });
  }
}

export const gridDraftHandlers = [CreateGridDraftHandler, EditGridDraftHandler, DiscardGridDraftHandler];
