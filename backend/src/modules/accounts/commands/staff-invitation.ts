import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { Account } from '../domain/account.aggregate.js';
import { personName } from '../domain/person-name.js';
import { Accounts } from '../persistence/accounts.js';
import { MailTokens } from '../persistence/mail-tokens.js';

/** Mails the activation link of an account of the employer body. */
@Injectable()
export class StaffInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * The link of an earlier mail is dead from then on. @throws 409 `compte_deja_active`
   * @param actor null for the operator, who has no account
   */
  async send(tx: Transaction, { state }: Account, actor: Actor | null): Promise<void> {
    const { id, email, role, activatedAt } = state;
    if (activatedAt !== null) throw new DomainError('compte_deja_active');
    const inviterName = actor === null ? null : await this.nameOf(tx, actor);
    const tokenId = await this.tokens.issue(tx, 'activation', id, { now: this.clock.now() });
    const data = { inviterName, isAdmin: role === 'admin' };
    await this.mails.post(tx, { kind: 'staff-invitation', to: email, accountId: id, data, tokenId });
  }

  private async nameOf(tx: Transaction, { accountId }: Actor): Promise<string> {
    const inviter = await this.accounts.find(tx, accountId);
    if (inviter === undefined) throw new DomainError('session_absente');
    return personName(inviter.state);
  }
}
