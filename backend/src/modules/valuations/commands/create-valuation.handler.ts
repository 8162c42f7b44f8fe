import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Valuation } from '../domain/valuation.aggregate.js';
import { ProfileService } from './profile-service.js';
import { CreateValuation } from './valuation.command.js';
import { memberTransaction, ValuationService } from './valuation-service.js';
import { Valuations } from './valuations.port.js';

@CommandHandler(CreateValuation)
export class CreateValuationHandler implements ICommandHandler<CreateValuation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly service: ValuationService,
    private readonly profiles: ProfileService,
  ) {}

  async execute({ actor, profile, change }: CreateValuation): Promise<number> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const context = await this.service.newRow(tx, actor);
      const profileId = await this.profiles.settle(tx, actor, profile);
      const [id = 0] = await this.valuations.nextIds(tx, 1);
      await this.valuations.saveAll(tx, [Valuation.create(id, profileId, change, context)]);
      return id;
    });
  }
}
