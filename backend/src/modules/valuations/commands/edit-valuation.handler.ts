import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { canSee } from '../domain/valuation.policy.js';
import { NameRefusals } from './name-refusals.js';
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
    private readonly refusals: NameRefusals,
  ) {}

  async execute(command: EditValuation): Promise<void> {
    if (command.profile === null || !('profileName' in command.profile)) return this.edit(command);
    return this.refusals.bounded(command.actor, async () => this.edit(command));
  }

  private async edit({ actor, valuationId, profile, change, expectedVersion }: EditValuation): Promise<void> {
    await this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await this.service.take(tx, actor, valuationId, expectedVersion);
      const contextOf = await this.service.contexts(tx, actor, [valuation]);
      const present = valuation.state.profileId;
      const profileId = profile === null ? present : await this.profiles.settle(tx, actor, profile, present);
      valuation.edit({ ...change, profileId }, contextOf(valuation));
      // A row that comes to a person from another one is added there, too.
      const isAdded = profileId !== present && valuation.state.visible;
      if (isAdded && !(await this.profiles.startsVisible(tx, actor, profileId))) {
        // Limited, it would be gone for an associated account that did not create it.
        if (!canSee(actor, { ...valuation.state, visible: false })) throw new DomainError('acces_refuse');
        valuation.setVisible(false, contextOf(valuation));
      }
      await this.valuations.saveAll(tx, [valuation]);
    });
  }
}
