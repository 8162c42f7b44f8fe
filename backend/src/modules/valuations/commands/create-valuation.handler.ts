import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { assertAllowed } from '../../../platform/access/access.policy.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Valuation } from '../domain/valuation.aggregate.js';
import { NameRefusals } from './name-refusals.js';
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
    private readonly refusals: NameRefusals,
  ) {}

  async execute(command: CreateValuation): Promise<number> {
    if (command.visible !== undefined) assertAllowed('main', command.actor);
    if (!('profileName' in command.profile)) return this.create(command);
    return this.refusals.bounded(command.actor, async () => this.create(command));
  }

  private async create({ actor, profile, change, visible }: CreateValuation): Promise<number> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const context = await this.service.newRow(tx, actor);
      const profileId = await this.profiles.settle(tx, actor, profile);
      const [id = 0] = await this.valuations.nextIds(tx, 1);
      const isVisible = visible ?? (await this.profiles.startsVisible(tx, actor, profileId));
      await this.valuations.saveAll(tx, [Valuation.create(id, profileId, change, context, isVisible)]);
      return id;
    });
  }
}
