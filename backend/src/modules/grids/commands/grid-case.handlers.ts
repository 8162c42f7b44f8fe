import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Injectable } from '@nestjs/common';
import { readGrid } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import { IdentityProof } from '../../../platform/access/identity-proof.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { caseFingerprint, documentFingerprint } from '../domain/fingerprint.js';
import type { GridCase } from '../domain/grid-case.js';
import { assertDraft } from '../domain/grid-draft.js';
import type { LockedVersion } from '../domain/grid-version.js';
import { refuseSituation } from '../domain/grid-case.errors.js';
import { gridCaseSigned, gridCaseTyped, gridCaseWithdrawn } from '../domain/grid.events.js';
import { judgeCase } from '../domain/replay-case.js';
import { SignGridCase, TypeGridCase, WithdrawGridCase } from './grid-case.command.js';
import { GridCases } from './grid-cases.port.js';
import { GridJournal } from './grid-journal.js';
import { GridVersions } from './grid-versions.port.js';

/** What the acts on cases have in common: whose they are, on what they may be done, and their line of the journal. */
@Injectable()
export class CaseDesk {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly cases: GridCases,
    private readonly journal: GridJournal,
  ) {}

  async run<Result>(actor: Actor, act: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(staffTransaction(actor), act);
  }

  /** A draft that somebody else than the actor has changed last; it stays so until the transaction ends. */
  async draft(tx: Transaction, gridId: number, { accountId }: Actor): Promise<LockedVersion> {
    const version = await this.versions.lock(tx, gridId);
    assertDraft(version);
    if (version.lastAuthorId === accountId) throw new DomainError('grille_dernier_auteur');
    return version;
  }

  async record(tx: Transaction, { id }: LockedVersion, event: DomainEvent): Promise<void> {
    await this.journal.record(tx, id, event);
  }

  /** A case that still counts, with its draft. */
  async standing(tx: Transaction, caseId: number, actor: Actor): Promise<{ one: GridCase; version: LockedVersion }> {
    const found = await this.cases.find(tx, caseId);
    if (found === undefined) throw notFound('gridCase');
    const version = await this.draft(tx, found.gridId, actor);
    // Once more: somebody may have withdrawn it while the draft was waited for.
    const one = await this.cases.find(tx, caseId);
    if (one === undefined) throw notFound('gridCase');
    if (one.withdrawn !== null) throw new DomainError('cas_retire');
    return { one, version };
  }
}

@CommandHandler(TypeGridCase)
export class TypeGridCaseHandler implements ICommandHandler<TypeGridCase> {
  constructor(
    private readonly desk: CaseDesk,
    private readonly cases: GridCases,
    private readonly clock: Clock,
  ) {}

  async execute({ gridId, stated, actor }: TypeGridCase): Promise<void> {
    await this.desk.run(actor, async (tx) => {
      const version = await this.desk.draft(tx, gridId, actor);
      refuseSituation(readGrid(version.document), stated.situation);
      const typed = { accountId: actor.accountId, at: this.clock.now() };
      const caseId = await this.cases.add(tx, gridId, stated, typed);
      await this.desk.record(tx, version, gridCaseTyped.of({ caseId }));
    });
  }
}

@CommandHandler(SignGridCase)
export class SignGridCaseHandler implements ICommandHandler<SignGridCase> {
  constructor(
    private readonly desk: CaseDesk,
    private readonly cases: GridCases,
    private readonly identity: IdentityProof,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, proof, actor }: SignGridCase): Promise<number> {
    // Before the proof: a code is good once, and is not to be spent on what is refused anyway.
    await this.desk.run(actor, async (tx) => this.signable(tx, caseId, actor));
    await this.identity.prove(actor, proof, proof.remoteAddress);
    return this.desk.run(actor, async (tx) => {
      const { version, fingerprint } = await this.signable(tx, caseId, actor);
      const act = { accountId: actor.accountId, at: this.clock.now() };
      await this.cases.sign(tx, caseId, act, { fingerprint, version: version.version });
      await this.desk.record(tx, version, gridCaseSigned.of({ caseId, version: version.version }));
      return version.id;
    });
  }

  private async signable(
    tx: Transaction,
    caseId: number,
    actor: Actor,
  ): Promise<{ readonly version: LockedVersion; readonly fingerprint: string }> {
    const { one, version } = await this.desk.standing(tx, caseId, actor);
    const document = documentFingerprint(version.document);
    const { state } = judgeCase(readGrid(version.document), document, one);
    if (state === 'off') throw new DomainError('cas_faux');
    if (state === 'signed') throw new DomainError('cas_deja_signe');
    return { version, fingerprint: caseFingerprint(document, one) };
  }
}

@CommandHandler(WithdrawGridCase)
export class WithdrawGridCaseHandler implements ICommandHandler<WithdrawGridCase> {
  constructor(
    private readonly desk: CaseDesk,
    private readonly cases: GridCases,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, reason, actor }: WithdrawGridCase): Promise<number> {
    return this.desk.run(actor, async (tx) => {
      const { version } = await this.desk.standing(tx, caseId, actor);
      await this.cases.withdraw(tx, caseId, { accountId: actor.accountId, at: this.clock.now() }, reason);
      await this.desk.record(tx, version, gridCaseWithdrawn.of({ caseId }));
      return version.id;
    });
  }
}

export const gridCaseHandlers = [TypeGridCaseHandler, SignGridCaseHandler, WithdrawGridCaseHandler];
