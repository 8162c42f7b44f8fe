import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOST_KEPT_LISTS } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { CommandOf } from '../../../platform/cqrs/messages.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';

/**
 * Keeps what the person arranged in a list; the value replaces the earlier one. Refusal: `donnees_invalides` when the
 * person has arranged too many lists.
 */
export class KeepList extends CommandOf<{ actor: Actor; key: string; value: string }>() {}

const KEEP = `
  update account set staff_lists = staff_lists || jsonb_build_object($2::text, $3::text)
   where id = $1 and (staff_lists ? $2 or (select count(*) from jsonb_object_keys(staff_lists)) < $4)`;

@CommandHandler(KeepList)
export class KeepListHandler implements ICommandHandler<KeepList> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ actor: { accountId, correlationId }, key, value }: KeepList): Promise<void> {
    const context = { establishmentId: null, scope: 'staff', actorId: accountId, correlationId } as const;
    await this.unitOfWork.run(context, async ({ manager }) => {
      const [, changed]: [unknown, number] = await manager.query(KEEP, [accountId, key, value, MOST_KEPT_LISTS]);
      if (changed === 0) throw refuseFields({ key: { code: 'liste_trop_longue' } });
    });
  }
}
