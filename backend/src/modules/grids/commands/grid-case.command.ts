import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { IdentityProof, type GivenProof } from '../../../platform/access/identity-proof.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import {
  caseFingerprint,
  refuseSituation,
  type NewGridCase,
  type RestatedCase,
  type JudgedCase,
} from '../domain/grid-case.js';
import type { LockedVersion } from '../domain/grid-version.js';
import { gridCaseTyped, gridCaseCorrected, gridCaseSigned, gridCaseWithdrawn } from '../domain/grid.events.js';
import { GridCases } from '../persistence/grid-cases.js';
import { CaseWork } from './case-work.js';

/**
 * Types a case of a draft, before the draft's own result for it is shown. Refusals: `introuvable`,
 * `grille_pas_brouillon`, `grille_dernier_auteur`, `grille_illisible`, 422 on fields that the draft's rules refuse.
 */
export class TypeGridCase extends CommandOf<{ gridId: number; stated: NewGridCase; actor: Actor }>() {}

/**
 * Types the expected results of cloned cases on this draft, before its own results for them are shown: all of them, or
 * none. Refusals: those of typing, `cas_retire`, `cas_deja_repris`.
 */
export class TakeOverGridCases extends CommandOf<{
  gridId: number;
  cases: readonly RestatedCase[];
  source: string;
  actor: Actor;
}>() {}

/**
 * Types a case again in place. Its signature is void, and the journal keeps the earlier contract and figures. Answers
 * the id of the version. Refusals: those of typing, `cas_retire`.
 */
export class CorrectGridCase extends CommandOf<{ caseId: number; stated: NewGridCase; actor: Actor }, number>() {}

/** The proof of the signer's identity, the same as on signing in. */
export interface SignatureProof extends GivenProof {
  readonly remoteAddress: string;
}

/**
 * Signs cases on the present draft, all or none, with one proof of identity. Refusals: those of typing, `cas_retire`,
 * `cas_faux`, `cas_deja_signe`; 422 on the password or the code, `trop_de_tentatives`.
 */
export class SignGridCases extends CommandOf<{
  gridId: number;
  caseIds: readonly number[];
  proof: SignatureProof;
  actor: Actor;
}>() {}

/** Takes a case out of the proof but keeps it. Answers the version's id. Refusals: those of typing, `cas_retire`. */
export class WithdrawGridCase extends CommandOf<{ caseId: number; reason: string; actor: Actor }, number>() {}

@CommandHandler(SignGridCases)
class SignGridCasesHandler implements ICommandHandler<SignGridCases> {
  constructor(
    private readonly work: CaseWork,
    private readonly gridCases: GridCases,
    private readonly identity: IdentityProof,
  ) {}

  async execute(command: SignGridCases): Promise<void> {
    const { proof, actor } = command;
    // The cases are checked before the proof, so that a refused act does not use up a code.
    await this.work.run(actor, async (tx) => this.signable(tx, command));
    await this.identity.prove(actor, proof, proof.remoteAddress);
    await this.work.run(actor, async (tx) => {
      const { version, document, cases } = await this.signable(tx, command);
      const act = this.work.actNow(actor);
      for (const { case: one } of cases) {
        const fingerprint = caseFingerprint(document, one);
        await this.gridCases.sign(tx, one.id, act, { fingerprint, version: version.version });
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

const on = handlersWith({ work: CaseWork, gridCases: GridCases });

export const gridCaseCommands = [
  on(TypeGridCase, async ({ gridId, stated, actor }, { work, gridCases }) =>
    work.run(actor, async (tx) => {
      const { version, grid } = await work.draft(tx, gridId, actor);
      refuseSituation(grid, stated.situation);
      const caseId = await gridCases.add(tx, gridId, stated, work.actNow(actor));
      await work.record(tx, version, gridCaseTyped.of({ caseId }));
    }),
  ),
  on(TakeOverGridCases, async ({ gridId, cases, source, actor }, { work, gridCases }) => {
    const ids = cases.map(({ id }) => id);
    await work.run(actor, async (tx) => {
      const { version, cases: judged } = await work.judged(tx, gridId, ids, actor);
      if (judged.some(({ state }) => state !== 'to-take-over')) throw new DomainError('cas_deja_repris');
      const typed = work.actNow(actor);
      for (const [index, { indexHundredths, cents }] of cases.entries()) {
        const one = judged[index]?.case;
        if (one === undefined) continue;
        const expected = { indexHundredths, amount: { ...one.expected.amount, cents } };
        await gridCases.restate(tx, one.id, { ...one, expected, source }, typed);
      }
      await work.record(tx, version, ...ids.map((caseId) => gridCaseTyped.of({ caseId })));
    });
  }),
  on(CorrectGridCase, async ({ caseId, stated, actor }, { work, gridCases }) =>
    work.run(actor, async (tx) => {
      const { version, grid, one } = await work.counted(tx, caseId, actor);
      refuseSituation(grid, stated.situation);
      await gridCases.restate(tx, caseId, stated, work.actNow(actor));
      const before = { situation: { ...one.situation }, expected: one.expected };
      await work.record(tx, version, gridCaseCorrected.of({ caseId, before }));
      return version.id;
    }),
  ),
  on(WithdrawGridCase, async ({ caseId, reason, actor }, { work, gridCases }) =>
    work.run(actor, async (tx) => {
      const { version } = await work.counted(tx, caseId, actor);
      await gridCases.withdraw(tx, caseId, work.actNow(actor), reason);
      await work.record(tx, version, gridCaseWithdrawn.of({ caseId }));
      return version.id;
    }),
  ),
  SignGridCasesHandler,
];
