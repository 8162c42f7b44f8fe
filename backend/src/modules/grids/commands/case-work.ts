import { Injectable } from '@nestjs/common';
import type { Grid } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { documentFingerprint, type GridCase, judgeCase, type JudgedCase } from '../domain/grid-case.js';
import { assertDraft } from '../domain/grid-draft.js';
import { type LockedVersion, readableGrid } from '../domain/grid-version.js';
import { GridCases, type CaseAct } from '../persistence/grid-cases.js';
import { GridVersions } from '../persistence/grid-versions.js';
import { GridJournal } from './grid-journal.js';

/** What the acts on cases share: the person and time, the checks, and the entry in the journal. */
@Injectable()
export class CaseWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly cases: GridCases,
    private readonly journal: GridJournal,
    private readonly clock: Clock,
  ) {}

  actNow({ accountId }: Actor): CaseAct {
    return { accountId, at: this.clock.now() };
  }

  async run<Result>(actor: Actor, act: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(staffTransaction(actor), act);
  }

  /** A readable draft whose last author is not the actor, locked until the transaction ends. */
  async draft(tx: Transaction, gridId: number, { accountId }: Actor): Promise<{ version: LockedVersion; grid: Grid }> {
    const version = await this.versions.lock(tx, gridId);
    assertDraft(version);
    if (version.lastAuthorId === accountId) throw new DomainError('grille_dernier_auteur');
    return { version, grid: readableGrid(version.document) };
  }

  async record(tx: Transaction, { id }: LockedVersion, ...events: readonly DomainEvent[]): Promise<void> {
    await this.journal.record(tx, id, ...events);
  }

  /** A case that is not withdrawn, and its draft. */
  async counted(
    tx: Transaction,
    caseId: number,
    actor: Actor,
  ): Promise<{ version: LockedVersion; grid: Grid; one: GridCase }> {
    const found = await this.cases.find(tx, caseId);
    if (found === undefined) throw notFound('gridCase');
    const draft = await this.draft(tx, found.gridId, actor);
    // The case is read again, because it may have been withdrawn during the wait for the draft.
    const one = await this.cases.find(tx, caseId);
    if (one === undefined) throw notFound('gridCase');
    if (one.withdrawn !== null) throw new DomainError('cas_retire');
    return { ...draft, one };
  }

  /** The given cases of a draft with their present results, in the order of the ids. */
  async judged(
    tx: Transaction,
    gridId: number,
    ids: readonly number[],
    actor: Actor,
  ): Promise<{ version: LockedVersion; document: string; cases: readonly JudgedCase[] }> {
    const { version, grid } = await this.draft(tx, gridId, actor);
    const document = documentFingerprint(version.document);
    const all = new Map((await this.cases.within(tx, gridId)).map((one) => [one.id, one]));
    const cases = ids.map((id) => {
      const one = all.get(id);
      if (one === undefined) throw notFound('gridCase');
      if (one.withdrawn !== null) throw new DomainError('cas_retire');
      return judgeCase(grid, document, one);
    });
    return { version, document, cases };
  }
}
