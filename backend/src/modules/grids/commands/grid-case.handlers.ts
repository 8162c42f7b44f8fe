import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Injectable } from '@nestjs/common';
import type { Grid } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import { IdentityProof } from '../../../platform/access/identity-proof.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { caseFingerprint, documentFingerprint } from '../domain/fingerprint.js';
import { assertDraft } from '../domain/grid-draft.js';
import type { LockedVersion } from '../domain/grid-version.js';
import type { GridCase } from '../domain/grid-case.js';
import { refuseSituation } from '../domain/grid-case.errors.js';
import { gridCaseCorrected, gridCaseSigned, gridCaseTyped, gridCaseWithdrawn } from '../domain/grid.events.js';
import { readableGrid } from '../domain/readable-grid.js';
import { judgeCase, type JudgedCase } from '../domain/replay-case.js';
import {
  CorrectGridCase,
  SignGridCases,
  TakeOverGridCases,
  TypeGridCase,
  WithdrawGridCase,
} from './grid-case.command.js';
import { GridCases, type CaseAct } from './grid-cases.port.js';
import { GridJournal } from './grid-journal.js';
import { GridVersions } from './grid-versions.port.js';

/** What the acts on cases have in common: whose they are and when, on what they may be done, and their line of the journal. */
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

  /** A draft that can be read and that somebody else than the actor has changed last, until the transaction ends. */
  async draft(tx: Transaction, gridId: number, { accountId }: Actor): Promise<{ version: LockedVersion; grid: Grid }> {
    const version = await this.versions.lock(tx, gridId);
    assertDraft(version);
    if (version.lastAuthorId === accountId) throw new DomainError('grille_dernier_auteur');
    return { version, grid: readableGrid(version.document) };
  }

  async record(tx: Transaction, { id }: LockedVersion, ...events: readonly DomainEvent[]): Promise<void> {
    await this.journal.record(tx, id, ...events);
  }

  /** A case that still counts, and its draft. */
  async counted(
    tx: Transaction,
    caseId: number,
    actor: Actor,
  ): Promise<{ version: LockedVersion; grid: Grid; one: GridCase }> {
    const found = await this.cases.find(tx, caseId);
    if (found === undefined) throw notFound('gridCase');
    const draft = await this.draft(tx, found.gridId, actor);
    // Once more: somebody may have withdrawn it while the draft was waited for.
    const one = await this.cases.find(tx, caseId);
    if (one === undefined) throw notFound('gridCase');
    if (one.withdrawn !== null) throw new DomainError('cas_retire');
    return { ...draft, one };
  }

  /** The named cases of a draft as they give now, in the order of the ids. */
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

@CommandHandler(TypeGridCase)
export class TypeGridCaseHandler implements ICommandHandler<TypeGridCase> {
  constructor(
    private readonly work: CaseWork,
    private readonly cases: GridCases,
  ) {}

  async execute({ gridId, stated, actor }: TypeGridCase): Promise<void> {
    await this.work.run(actor, async (tx) => {
      const { version, grid } = await this.work.draft(tx, gridId, actor);
      refuseSituation(grid, stated.situation);
      const caseId = await this.cases.add(tx, gridId, stated, this.work.actNow(actor));
      await this.work.record(tx, version, gridCaseTyped.of({ caseId }));
    });
  }
}

@CommandHandler(TakeOverGridCases)
export class TakeOverGridCasesHandler implements ICommandHandler<TakeOverGridCases> {
  constructor(
    private readonly work: CaseWork,
    private readonly cases: GridCases,
  ) {}

  async execute({ gridId, cases, source, actor }: TakeOverGridCases): Promise<void> {
    const ids = cases.map(({ id }) => id);
    await this.work.run(actor, async (tx) => {
      const { version, cases: judged } = await this.work.judged(tx, gridId, ids, actor);
      if (judged.some(({ state }) => state !== 'to-take-over')) throw new DomainError('cas_deja_repris');
      const typed = this.work.actNow(actor);
      for (const [index, { indexHundredths, cents }] of cases.entries()) {
        const one = judged[index]?.case;
        if (one === undefined) continue;
        const expected = { indexHundredths, amount: { ...one.expected.amount, cents } };
        await this.cases.restate(tx, one.id, { ...one, expected, source }, typed);
      }
      await this.work.record(tx, version, ...ids.map((caseId) => gridCaseTyped.of({ caseId })));
    });
  }
}

@CommandHandler(CorrectGridCase)
export class CorrectGridCaseHandler implements ICommandHandler<CorrectGridCase> {
  constructor(
    private readonly work: CaseWork,
    private readonly cases: GridCases,
  ) {}

  async execute({ caseId, stated, actor }: CorrectGridCase): Promise<number> {
    return this.work.run(actor, async (tx) => {
      const { version, grid, one } = await this.work.counted(tx, caseId, actor);
      refuseSituation(grid, stated.situation);
      await this.cases.restate(tx, caseId, stated, this.work.actNow(actor));
      const before = { situation: { ...one.situation }, expected: one.expected };
      await this.work.record(tx, version, gridCaseCorrected.of({ caseId, before }));
      return version.id;
    });
  }
}

@CommandHandler(SignGridCases)
export class SignGridCasesHandler implements ICommandHandler<SignGridCases> {
  constructor(
    private readonly work: CaseWork,
    private readonly cases: GridCases,
    private readonly identity: IdentityProof,
  ) {}

  async execute(command: SignGridCases): Promise<void> {
    const { proof, actor } = command;
    // Before the proof: a code is good once, and is not to be spent on what is refused anyway.
    await this.work.run(actor, async (tx) => this.signable(tx, command));
    await this.identity.prove(actor, proof, proof.remoteAddress);
    await this.work.run(actor, async (tx) => {
      const { version, document, cases } = await this.signable(tx, command);
      const act = this.work.actNow(actor);
      for (const { case: one } of cases) {
        const fingerprint = caseFingerprint(document, one);
        await this.cases.sign(tx, one.id, act, { fingerprint, version: version.version });
      }
      const signed = cases.map(({ case: { id } }) => gridCaseSigned.of({ caseId: id, version: version.version }));
      await this.work.record(tx, version, ...signed);
    });
  }

  private async signable(
    tx: Transaction,
    { gridId, caseIds, actor }: SignGridCases,
  ): Promise<{ version: LockedVersion; document: string; cases: readonly JudgedCase[] }> {
    const judged = await this.work.judged(tx, gridId, caseIds, actor);
    const states = judged.cases.map(({ state }) => state);
    if (states.includes('off') || states.includes('to-take-over')) throw new DomainError('cas_faux');
    if (states.includes('signed')) throw new DomainError('cas_deja_signe');
    return judged;
  }
}

@CommandHandler(WithdrawGridCase)
export class WithdrawGridCaseHandler implements ICommandHandler<WithdrawGridCase> {
  constructor(
    private readonly work: CaseWork,
    private readonly cases: GridCases,
  ) {}

  async execute({ caseId, reason, actor }: WithdrawGridCase): Promise<number> {
    return this.work.run(actor, async (tx) => {
      const { version } = await this.work.counted(tx, caseId, actor);
      await this.cases.withdraw(tx, caseId, this.work.actNow(actor), reason);
      await this.work.record(tx, version, gridCaseWithdrawn.of({ caseId }));
      return version.id;
    });
  }
}

export const gridCaseHandlers = [
  TypeGridCaseHandler,
  TakeOverGridCasesHandler,
  CorrectGridCaseHandler,
  SignGridCasesHandler,
  WithdrawGridCaseHandler,
];
