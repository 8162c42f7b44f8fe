import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { PublicRequest } from '../domain/public-request.js';
import { Accounts } from '../persistence/accounts.js';
import { KnownNetworks } from '../persistence/known-networks.js';
import { MailTokens } from '../persistence/mail-tokens.js';

type PasswordResetRequest = Extract<PublicRequest, { kind: 'password-reset' }>['content'];

/**
 * Sends an active account its link, and nothing to others. Earlier links stay valid until one is used, because a
 * stranger may have asked. Requests from strangers are limited apart from requests from a network that the account
 * knows (ADR 0022).
 */
@Injectable()
export class PasswordResetReply {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly networks: KnownNetworks,
    private readonly limits: PublicLimits,
    private readonly clock: Clock,
  ) {}

  async reply(tx: Transaction, { email, network }: PasswordResetRequest): Promise<void> {
    const known = await this.accounts.findCredentials(email);
    if (known === undefined || known.passwordHash === null) return;
    const { accountId, establishmentId } = known;
    if (!(await this.mayMail(accountId, network))) return;
    const inside = establishmentId === null ? tx : await enterEstablishment(tx, establishmentId);
    const account = await this.accounts.find(inside, accountId);
    if (account === undefined) return;
    const tokenId = await this.tokens.issue(inside, 'reset', accountId, {
      now: this.clock.now(),
      besideEarlier: true,
    });
    await this.mails.post(inside, { kind: 'password-reset', to: account.state.email, accountId, data: {}, tokenId });
  }

  private async mayMail(accountId: number, network: string): Promise<boolean> {
    const account = `account ${accountId}`;
    return (await this.networks.knows(accountId, network))
      ? this.limits.mayMail('known-password-reset', account, network)
      : this.limits.mayMail('password-reset', account);
  }
}
