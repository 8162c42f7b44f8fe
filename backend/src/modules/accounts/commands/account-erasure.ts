import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { withUnownedRows, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { Account } from '../domain/account.aggregate.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';

/** Who asked for it: the holder, or the main account. */
export type LastMail = 'deletion-done' | 'associated-removed';

/**
 * Erases associated accounts at once. Sessions, links, print jobs, mails and requests go with the account. What it
 * wrote stays in the establishment as "ancien collaborateur".
 */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly establishments: Establishments,
    private readonly accounts: Accounts,
    private readonly mails: MailService,
  ) {}

  /**
   * Runs within the caller's transaction of the establishment. The caller then saves the account, which deletes its
   * row.
   * @throws 403 `acces_refuse` for a main account: its establishment is deleted with it, after its days of grace.
   */
  async erase(tx: Transaction, account: Account, lastMail: LastMail): Promise<void> {
    const { id, parentId, establishmentId, email } = account.state;
    if (parentId === null || establishmentId === null) throw new DomainError('acces_refuse');
    const companyName = await this.establishments.nameOf(tx, establishmentId);
    await this.accounts.forget(tx, id);
    account.erase();
    // The mail belongs to no establishment: it outlives the account until it is sent.
    await withUnownedRows(tx, async (wider) =>
      this.mails.post(
        { ...wider, establishmentId: null },
        { kind: lastMail, to: email, accountId: null, data: { companyName } },
      ),
    );
  }
}
