import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { ProfileService } from './profile-service.js';
import { EditValuation } from './valuation.command.js';
import { memberTransaction, ValuationService } from './valuation-service.js';
import { Valuations } from './valuations.port.js';

@CommandHandler(EditValuation)
export class EditValuationHandler implements ICommandHandler<EditValuation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly service: ValuationService,
    private readonly profiles: ProfileService,
  ) {}

  async execute({ actor, valuationId, profile, change, expectedVersion }: EditValuation): Promise<void> {
    await this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await this.service.take(tx, actor, valuationId, expectedVersion);
      const contextOf = await this.service.contexts(tx, actor, [valuation]);
      const present = valuation.state.profileId;
      const profileId = profile === null ? present : await this.profiles.settle(tx, actor, profile, present);
      valuation.edit({ ...change, profileId }, contextOf(valuation));
      await this.valuations.saveAll(tx, [valuation]);
    });
  }
}
