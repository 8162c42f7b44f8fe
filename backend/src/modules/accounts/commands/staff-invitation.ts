import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { Account } from '../domain/account.aggregate.js';
import { personName } from '../domain/person-name.js';
import { Accounts, MailTokens } from './accounts.port.js';

/** Mails the activation link of an account of the employer body. */
@Injectable()
export class StaffInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** The link of an earlier mail is dead from then on. @throws 409 `compte_deja_active` */
  async send(tx: Transaction, { state }: Account, actor: Actor): Promise<void> {
    const { id, email, role, activatedAt } = state;
    if (activatedAt !== null) throw new DomainError('compte_deja_active');
    const inviter = await this.accounts.find(tx, actor.accountId);
    if (inviter === undefined) throw new DomainError('session_absente');
    const tokenId = await this.tokens.issue(tx, 'activation', id, { now: this.clock.now() });
    const data = { inviterName: personName(inviter.state), isAdmin: role === 'admin' };
    await this.mails.post(tx, { kind: 'staff-invitation', to: email, accountId: id, data, tokenId });
  }
}
