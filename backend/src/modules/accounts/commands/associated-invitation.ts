import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Account } from '../domain/account.aggregate.js';
import { isEmailTaken } from '../domain/account.errors.js';
import { personName } from '../domain/person-name.js';
import { Accounts } from '../persistence/accounts.js';
import { DeferredInvitations, type Invited } from '../persistence/deferred-invitations.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';

/**
 * Opens a collaborator's account and mails its link. If the address has an account elsewhere, the invitation is
 * deferred.
 */
@Injectable()
export class AssociatedInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly deferred: DeferredInvitations,
    private readonly establishments: Establishments,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * An account with visa 0 and its mail; or a deferred invitation and the mail that explains it. The head sees no
   * difference.
   */
  async open(tx: Transaction, invited: Invited, head: Member): Promise<void> {
    const now = this.clock.now();
    const { id, email, firstName, lastName } = invited;
    const holder = await this.accounts.findCredentials(email);
    if (holder !== undefined) {
      await this.deferred.add(tx, invited, now);
      return this.mailHolder(tx, { email, accountId: holder.accountId }, head);
    }
    const { establishmentId, accountId: parentId } = head;
    const account = { id, establishmentId, parentId, email, firstName, lastName, postalAddress: '' };
    try {
      await this.accounts.save(tx, Account.register(account, 'invited', now));
    } catch (refusal) {
      // Another invitation has opened it at the same moment. The next try finds that one and answers as always.
      throw isEmailTaken(refusal) ? new ConcurrencyConflict() : refusal;
    }
    await this.send(tx, invited, head);
  }

  /** Sends a deferred invitation again, because the address may be free by now. */
  async reopen(tx: Transaction, invited: Invited, head: Member): Promise<void> {
    const holder = await this.accounts.findCredentials(invited.email);
    if (holder === undefined) {
      await this.deferred.remove(tx, invited.id);
      return this.open(tx, invited, head);
    }
    await this.deferred.markSent(tx, invited.id, this.clock.now());
    await this.mailHolder(tx, { email: invited.email, accountId: holder.accountId }, head);
  }

  /** The link of an earlier mail is dead from then on. */
  async send(tx: Transaction, { id, email }: Invited, head: Member): Promise<void> {
    const tokenId = await this.tokens.issue(tx, 'activation', id, { now: this.clock.now() });
    const data = await this.words(tx, head);
    const whose = { accountId: id, namesAccount: head.accountId };
    await this.mails.post(tx, { kind: 'associated-invitation', to: email, ...whose, data, tokenId });
  }

  private async mailHolder(
    tx: Transaction,
    { email, accountId }: { readonly email: string; readonly accountId: number },
    head: Member,
  ): Promise<void> {
    const data = await this.words(tx, head);
    const whose = { accountId, namesAccount: head.accountId };
    await this.mails.post(tx, { kind: 'associated-invitation-deferred', to: email, ...whose, data });
  }

  private async words(tx: Transaction, head: Member): Promise<{ companyName: string; inviterName: string }> {
    const inviter = await this.accounts.find(tx, head.accountId);
    if (inviter === undefined) throw new DomainError('session_absente');
    const companyName = await this.establishments.nameOf(tx, head.establishmentId);
    return { companyName, inviterName: personName(inviter.state) };
  }
}
