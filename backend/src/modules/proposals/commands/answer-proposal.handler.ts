import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { memberTransaction, takeFunction, Valuations, ValuationService } from '../../valuations/index.js';
import { AnswerProposal, type Answered } from './proposal.command.js';
import { Proposals, type AskedRow } from './proposals.port.js';

@CommandHandler(AnswerProposal)
export class AnswerProposalHandler implements ICommandHandler<AnswerProposal> {
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

  /** Whether its amount is computed. */
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
