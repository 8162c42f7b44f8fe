import { formatDay } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { Clock, parisDay } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { AccessGrant } from '../domain/access-grant.js';
import { AccessGrants } from '../persistence/access-grants.js';

/**
 * The head lets staff read the names and texts of the establishment for seven days, and gets a mail about it. Refusal:
 * `acces_deja_accorde`.
 */
export class GrantAccess extends CommandOf<{ actor: Member }>() {}

/** The head ends the grant at once. Refusal: `introuvable`, also for a grant that has ended. */
export class WithdrawAccess extends CommandOf<{ actor: Member }>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, grants: AccessGrants, mails: MailService, clock: Clock });

export const accessGrantCommands = [
  on(GrantAccess, async ({ actor }, { unitOfWork, grants, mails, clock }) =>
    unitOfWork.run(ofHead(actor), async (tx) => {
      await grants.takeTurn(tx);
      const now = clock.now();
      const { accountId, establishmentId } = actor;
      const open = await grants.lockOpen(tx, now);
      const head = { id: await grants.nextId(tx), establishmentId, grantedBy: accountId };
      const grant = AccessGrant.give(open, head, now);
      await grants.save(tx, grant);
      const { email, companyName } = await grants.headOf(tx, accountId);
      const data = { companyName, on: formatDay(parisDay(grant.state.expiresAt)) };
      await mails.post(tx, { kind: 'access-granted', to: email, accountId, data });
    }),
  ),
  on(WithdrawAccess, async ({ actor }, { unitOfWork, grants, clock }) =>
    unitOfWork.run(ofHead(actor), async (tx) => {
      const now = clock.now();
      const grant = await grants.lockOpen(tx, now);
      if (grant === undefined) throw notFound('access');
      grant.withdraw(now);
      await grants.save(tx, grant);
    }),
  ),
];

function ofHead({ accountId, establishmentId, correlationId }: Member): TransactionContext {
  return { establishmentId, actorId: accountId, correlationId };
}
