import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { CompleteValuation } from './valuation.command.js';
import { memberTransaction, ValuationService } from './valuation-service.js';
import { Valuations } from './valuations.port.js';

@CommandHandler(CompleteValuation)
export class CompleteValuationHandler implements ICommandHandler<CompleteValuation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly service: ValuationService,
  ) {}

  async execute({ actor, valuationId, expectedVersion }: CompleteValuation): Promise<void> {
    await this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await this.service.take(tx, actor, valuationId, expectedVersion);
      const contextOf = await this.service.contexts(tx, actor, [valuation]);
      valuation.complete(contextOf(valuation));
      await this.valuations.saveAll(tx, [valuation]);
    });
  }
}
