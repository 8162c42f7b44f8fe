import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Account, type NewStaff } from '../domain/account.aggregate.js';
import { Accounts } from '../persistence/accounts.js';
import { StaffInvitation } from './staff-invitation.js';

type Person = Pick<NewStaff, 'email' | 'firstName' | 'lastName'>;

/** Used by the operator when no admin can do it. It is not a command of the API, and HTTP does not reach it. */
@Injectable()
export class AdminOpening {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly invitation: StaffInvitation,
    private readonly clock: Clock,
  ) {}

  /**
   * invited: a mail with the activation link is sent. promoted: a member of the team who already signs in becomes an
   * admin. taken: the address belongs to an admin, to a closed account or to an establishment's account; nothing
   * changes.
   */
  async open(person: Person, correlationId: string): Promise<'invited' | 'promoted' | 'taken'> {
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

  /** The staff account of the address, or a new one; undefined: the address belongs to a member. */
  private async accountOf(tx: Transaction, person: Person): Promise<Account | undefined> {
    const holder = await this.accounts.findCredentials(person.email);
    if (holder !== undefined) return this.accounts.find(tx, holder.accountId);
    return Account.employ({ id: await this.accounts.nextId(tx), ...person, role: 'admin' }, this.clock.now());
  }
}
