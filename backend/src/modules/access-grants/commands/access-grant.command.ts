import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { formatDay } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { Clock, parisDay } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { AccessGrant } from '../domain/access-grant.js';
import { AccessGrants } from './access-grants.port.js';

/**
 * The head lets staff read the names and texts of the establishment for seven days, and has it in a mail. Refusal:
 * `acces_deja_accorde`.
 */
export class GrantAccess extends Command<void> {
  constructor(readonly actor: Member) {
    super();
  }
}

/** The head ends it at once. Refusal: `introuvable`, of one that has ended already. */
export class WithdrawAccess extends Command<void> {
  constructor(readonly actor: Member) {
    super();
  }
}

@CommandHandler(GrantAccess)
export class GrantAccessHandler implements ICommandHandler<GrantAccess> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: AccessGrants,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: GrantAccess): Promise<void> {
    await this.unitOfWork.run(ofHead(actor), async (tx) => {
      await this.grants.takeTurn(tx);
      const now = this.clock.now();
      const { accountId, establishmentId } = actor;
      const open = await this.grants.lockOpen(tx, now);
      const head = { id: await this.grants.nextId(tx), establishmentId, grantedBy: accountId };
      const grant = AccessGrant.give(open, head, now);
      await this.grants.save(tx, grant);
      const { email, companyName } = await this.grants.headOf(tx, accountId);
      const data = { companyName, on: formatDay(parisDay(grant.state.expiresAt)) };
      await this.mails.post(tx, { kind: 'access-granted', to: email, accountId, data });
    });
  }
}

@CommandHandler(WithdrawAccess)
export class WithdrawAccessHandler implements ICommandHandler<WithdrawAccess> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: AccessGrants,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: WithdrawAccess): Promise<void> {
    await this.unitOfWork.run(ofHead(actor), async (tx) => {
      const now = this.clock.now();
      const grant = await this.grants.lockOpen(tx, now);
      if (grant === undefined) throw notFound('access');
      grant.withdraw(now);
      await this.grants.save(tx, grant);
    });
  }
}

function ofHead({ accountId, establishmentId, correlationId }: Member): TransactionContext {
  return { establishmentId, actorId: accountId, correlationId };
}

export const accessGrantHandlers = [GrantAccessHandler, WithdrawAccessHandler];
