import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { GridSwitch } from './grid-switch.js';
import { PutGridInForce } from './put-grid-in-force.command.js';

@CommandHandler(PutGridInForce)
export class PutGridInForceHandler implements ICommandHandler<PutGridInForce> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly gridSwitch: GridSwitch,
  ) {}

  async execute({ gridId, actorId, correlationId, forcedFor }: PutGridInForce): Promise<void> {
    const context = { establishmentId: null, scope: 'staff', actorId, correlationId } as const;
    await this.unitOfWork.run(context, async (tx) => this.gridSwitch.to(tx, gridId, { forcedFor }));
  }
}
