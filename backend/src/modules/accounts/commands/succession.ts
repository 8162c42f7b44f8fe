import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { Account } from '../domain/account.aggregate.js';
import { personName } from '../domain/person-name.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';

/** Passes the main account of an establishment to another of its accounts. */
@Injectable()
export class Succession {
  constructor(
    private readonly accounts: Accounts,
    private readonly establishments: Establishments,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * When the transaction ends, all accounts belong to the new head, the former head's account too, and each holder gets a
   * mail. Sessions continue: the role of an account is read with every request. The caller saves `head`. A head that staff
   * have just created beside the former head is already saved and gets its activation mail instead.
   */
  async pass(tx: Transaction, former: Account, head: Account): Promise<void> {
    const { id: newHeadId, establishmentId, parentId } = head.state;
    if (establishmentId === null) throw new Error('A head of no establishment');
    const others = (await this.accounts.associatesOf(tx, former.state.id)).filter(
      ({ state }) => state.id !== newHeadId,
    );
    if (parentId !== null) head.handOver(null);
    // The former head may have planned the deletion of the establishment, but no longer decides about it.
    former.cancelDeletion();
    for (const account of [former, ...others]) {
      account.handOver(newHeadId);
      await this.accounts.save(tx, account);
    }
    await this.tokens.revokeHandovers(tx, this.clock.now());
    // A deletion link from the earlier role would now delete more or less than intended.
    for (const id of [former.state.id, newHeadId]) await this.tokens.revoke(tx, id, ['deletion'], this.clock.now());
    const companyName = await this.establishments.nameOf(tx, establishmentId);
    const data = { companyName, newHeadName: personName(head.state) };
    const told = { namesAccount: newHeadId, data };
    await this.mails.post(tx, { kind: 'handover-done', to: former.state.email, accountId: former.state.id, ...told });
    if (parentId !== null) {
      await this.mails.post(tx, { kind: 'handover-received', to: head.state.email, accountId: newHeadId, ...told });
    }
    for (const { state } of others.filter((other) => other.state.activatedAt !== null)) {
      await this.mails.post(tx, { kind: 'handover-announced', to: state.email, accountId: state.id, ...told });
    }
  }
}
