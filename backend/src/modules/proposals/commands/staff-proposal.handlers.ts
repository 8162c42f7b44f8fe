import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findFunction, OTHER_FUNCTION_ID } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { enterEstablishment, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue } from '../../grids/index.js';
import { proposalEvent } from '../domain/proposal.events.js';
import { ProposeFunction, WithdrawProposal } from './proposal.command.js';
import { Proposals, type ProposedFunction } from './proposals.port.js';

const AGGREGATE = 'function-proposals';

@CommandHandler(ProposeFunction)
export class ProposeFunctionHandler implements ICommandHandler<ProposeFunction> {
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

@CommandHandler(WithdrawProposal)
export class WithdrawProposalHandler implements ICommandHandler<WithdrawProposal> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proposals: Proposals,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, id }: WithdrawProposal): Promise<void> {
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      const found = await this.proposals.lock(tx, id);
      if (found === undefined) throw notFound('proposal');
      if (found.isWithdrawn) return;
      const now = this.clock.now();
      await this.proposals.withdraw(tx, id, now);
      await this.journal.append(tx, {
        aggregateType: AGGREGATE,
        aggregateId: id,
        firstVersion: found.version + 1,
        events: [proposalEvent.withdrawn.of({})],
        gridId: null,
        occurredAt: now,
      });
    });
  }
}
