import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailDesk } from '../../notifications/index.js';
import { Accounts, MailTokens } from '../commands/accounts.port.js';

/** An active account gets its link; nobody else gets anything. */
@Injectable()
export class PasswordResetReply {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailDesk,
    private readonly clock: Clock,
  ) {}

  async reply(tx: Transaction, asked: string): Promise<void> {
    const known = await this.accounts.findCredentials(asked);
    if (known === undefined || known.passwordHash === null) return;
    const { accountId, establishmentId } = known;
    const inside = establishmentId === null ? tx : await enterEstablishment(tx, establishmentId);
    const account = await this.accounts.find(inside, accountId);
    if (account === undefined) return;
    const tokenId = await this.tokens.issue(inside, 'reset', accountId, { now: this.clock.now() });
    await this.mails.post(inside, { kind: 'password-reset', to: account.state.email, accountId, data: {}, tokenId });
  }
}
