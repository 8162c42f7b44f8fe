import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf } from '../../../platform/cqrs/messages.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';

/** The person has seen what happened until now. */
export class SeeNews extends CommandOf<{ actor: Actor }>() {}

@CommandHandler(SeeNews)
export class SeeNewsHandler implements ICommandHandler<SeeNews> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { accountId, correlationId } }: SeeNews): Promise<void> {
    const context = { establishmentId: null, scope: 'staff', actorId: accountId, correlationId } as const;
    await this.unitOfWork.run(context, async ({ manager }) => {
      await manager.query('update account set news_seen_at = $2 where id = $1', [accountId, this.clock.now()]);
    });
  }
}
