import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findFunction, OTHER_FUNCTION_ID } from '@valorisation/rules';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import {
  staffTransaction,
  enterEstablishment,
  UnitOfWork,
  type Transaction,
} from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue } from '../../grids/index.js';
import { memberTransaction, takeFunction, Valuations, ValuationService } from '../../valuations/index.js';
import { proposalEvent } from '../domain/proposal.events.js';
import { Proposals, type Answered, type ProposedFunction, type AskedRow } from '../persistence/proposals.js';

/**
 * Proposes a function of the grid in force for the present rows of a group of titles, and informs their heads by mail.
 * Returns the proposal's id. If the same function already waits for an answer, it returns the id of that proposal and does
 * nothing. Refusals: `introuvable` for a group that is not shown, `donnees_invalides` for an unknown function,
 * `proposition_ouverte` while another function is proposed, `fonction_deja_refusee` when no row is left to ask for.
 */
export class ProposeFunction extends CommandOf<{ actor: Actor; groupId: number; functionId: number }, number>() {}

/** Withdraws a proposal for good. Refusal: `introuvable`. */
export class WithdrawProposal extends CommandOf<{ actor: Actor; id: number }>() {}

/**
 * A head's answer for one row. An accepted function is an edit of the row, and also its completion when nothing is
 * missing. The same answer again does nothing. Refusals: `introuvable`, `proposition_close` after the other answer or
 * the withdrawal; for an acceptance `version_perimee` and the refusals of `takeFunction`.
 */
export class AnswerProposal extends CommandOf<
  {
    actor: Member;
    /** The id of the proposed row. */
    id: number;
    state: Answered['state'];
    expectedVersion: number | null;
  },
  Answered
>() {}

const AGGREGATE = 'function-proposals';

@CommandHandler(ProposeFunction)
class ProposeFunctionHandler implements ICommandHandler<ProposeFunction> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proposals: Proposals,
    private readonly grids: GridCatalogue,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, groupId, functionId }: ProposeFunction): Promise<number> {
    const proposed = await this.proposed(functionId);
    const { accountId: actorId, correlationId } = actor;
    return this.unitOfWork.run({ establishmentId: null, scope: 'titles', actorId, correlationId }, async (tx) => {
      const now = this.clock.now();
      const made = await this.proposals.make(tx, groupId, proposed, now);
      if (made === undefined) throw notFound('freeFunction');
      if (made.functionId !== functionId) throw new DomainError('proposition_ouverte');
      if (!made.isNew) return made.id;
      if (made.asked === 0) throw new DomainError('fonction_deja_refusee');
      await this.journal.append(await enterEstablishment(tx, null), {
        aggregateType: AGGREGATE,
        aggregateId: made.id,
        firstVersion: 1,
        events: [proposalEvent.made.of({ groupId, functionId, rows: made.asked })],
        gridId: null,
        occurredAt: now,
      });
      return made.id;
    });
  }

  private async proposed(functionId: number): Promise<ProposedFunction> {
    const { grid } = await this.grids.inForce();
    const job = functionId === OTHER_FUNCTION_ID ? undefined : findFunction(grid, functionId);
    if (job === undefined) throw refuseFields({ function_id: { code: 'fonction_inconnue' } });
    return { id: job.id, title: job.title };
  }
}

@CommandHandler(AnswerProposal)
class AnswerProposalHandler implements ICommandHandler<AnswerProposal> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proposals: Proposals,
    private readonly service: ValuationService,
    private readonly valuations: Valuations,
    private readonly clock: Clock,
  ) {}

  async execute(command: AnswerProposal): Promise<Answered> {
    const { actor, id, state } = command;
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const row = await this.proposals.lockRow(tx, id);
      if (row === undefined) throw notFound('proposal');
      if (row.state === 'open' && row.isWithdrawn) throw new DomainError('proposition_close');
      if (row.state !== 'open' && row.state !== state) throw new DomainError('proposition_close');
      if (state === 'refused') {
        if (row.state === 'open') await this.proposals.answer(tx, id, state, this.clock.now());
        return { state, completed: false };
      }
      return { state, completed: await this.accept(tx, command, row) };
    });
  }

  /** Takes the function into the row. Answers true when the row's amount is computed. */
  private async accept(
    tx: Transaction,
    { actor, id, expectedVersion }: AnswerProposal,
    row: AskedRow,
  ): Promise<boolean> {
    const isDone = row.state === 'accepted';
    const valuation = await this.service.take(tx, actor, row.valuationId, isDone ? null : expectedVersion);
    if (isDone) return valuation.state.result !== null;
    const contextOf = await this.service.contexts(tx, actor, [valuation]);
    const missing = takeFunction(valuation, row.functionId, contextOf(valuation));
    await this.valuations.saveAll(tx, [valuation]);
    await this.proposals.answer(tx, id, 'accepted', this.clock.now());
    return missing === null;
  }
}

const on = handlersWith({ unitOfWork: UnitOfWork, proposals: Proposals, journal: EventJournal, clock: Clock });

export const proposalCommands = [
  on(WithdrawProposal, async ({ actor, id }, { unitOfWork, proposals, journal, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const found = await proposals.lock(tx, id);
      if (found === undefined) throw notFound('proposal');
      if (found.isWithdrawn) return;
      const now = clock.now();
      await proposals.withdraw(tx, id, now);
      await journal.append(tx, {
        aggregateType: AGGREGATE,
        aggregateId: id,
        firstVersion: found.version + 1,
        events: [proposalEvent.withdrawn.of({})],
        gridId: null,
        occurredAt: now,
      });
    }),
  ),
  ProposeFunctionHandler,
  AnswerProposalHandler,
];
