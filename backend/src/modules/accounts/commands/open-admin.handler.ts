import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Account } from '../domain/account.aggregate.js';
import { Accounts } from './accounts.port.js';
import { OpenAdmin, type AdminOpening } from './open-admin.command.js';
import { StaffInvitation } from './staff-invitation.js';

@CommandHandler(OpenAdmin)
export class OpenAdminHandler implements ICommandHandler<OpenAdmin> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly invitation: StaffInvitation,
    private readonly clock: Clock,
  ) {}

  async execute({ person, correlationId }: OpenAdmin): Promise<AdminOpening> {
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    return this.unitOfWork.run(context, async (tx) => {
      const account = await this.accountOf(tx, person);
      if (account === undefined) return 'taken';
      const { role, visa, activatedAt } = account.state;
      if (activatedAt !== null && (role === 'admin' || visa === 0)) return 'taken';
      if (role === 'staff') account.changeRole('admin');
      await this.accounts.save(tx, account);
      if (activatedAt !== null) return 'promoted';
      await this.invitation.send(tx, account, null);
      return 'invited';
    });
  }

  /** The one of the team that has the address, or a new one; undefined: it is somebody's of an establishment. */
  private async accountOf(tx: Transaction, person: OpenAdmin['person']): Promise<Account | undefined> {
    const holder = await this.accounts.findCredentials(person.email);
    if (holder !== undefined) return this.accounts.find(tx, holder.accountId);
    return Account.employ({ id: await this.accounts.nextId(tx), ...person, role: 'admin' }, this.clock.now());
  }
}
