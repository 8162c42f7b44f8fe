/** Each is one transaction: the draft's row and what the journal says of it. */
import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deriveParams, withSuggestedDuties } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { assertEditable, assertFollows, edited } from '../domain/grid-draft.js';
import type { LockedVersion } from '../domain/grid-version.js';
import { gridDraftCreated, gridDraftDiscarded } from '../domain/grid.events.js';
import { CreateGridDraft, DiscardGridDraft, EditGridDraft } from './grid-draft.command.js';
import { GridCases } from './grid-cases.port.js';
import { GridDrafts } from './grid-drafts.port.js';
import { GridJournal } from './grid-journal.js';
import { GridPublications } from './grid-publications.port.js';
import { GridVersions } from './grid-versions.port.js';

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
