import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { ProfileDesk } from './profile-desk.js';
import { EditValuation } from './valuation.command.js';
import { memberTransaction, ValuationDesk } from './valuation-desk.js';
import { Valuations } from './valuations.port.js';

@CommandHandler(EditValuation)
export class EditValuationHandler implements ICommandHandler<EditValuation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly desk: ValuationDesk,
    private readonly profiles: ProfileDesk,
  ) {}

  async execute({ actor, valuationId, profile, change, expectedVersion }: EditValuation): Promise<void> {
    await this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await this.desk.take(tx, actor, valuationId, expectedVersion);
      const contextOf = await this.desk.contexts(tx, actor, [valuation]);
      const present = valuation.state.profileId;
      const profileId = profile === null ? present : await this.profiles.settle(tx, actor, profile, present);
      valuation.edit({ ...change, profileId }, contextOf(valuation));
      await this.valuations.saveAll(tx, [valuation]);
    });
  }
}
