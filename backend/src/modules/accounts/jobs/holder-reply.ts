import { Injectable } from '@nestjs/common';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { AccountOpening } from '../commands/account-opening.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';

/**
 * For a person with an account who asks for one, or for a new activation link: mails what they need now. Only their own
 * mailbox learns it.
 */
@Injectable()
export class HolderReply {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly opening: AccountOpening,
    private readonly establishments: Establishments,
    private readonly mails: MailService,
  ) {}

  /** A new activation link while the account waits for its activation; otherwise the address of the sign-in page. */
  async remind(
    tx: Transaction,
    { accountId, establishmentId }: { readonly accountId: number; readonly establishmentId: number | null },
  ): Promise<void> {
    const inside = establishmentId === null ? tx : await enterEstablishment(tx, establishmentId);
    const account = await this.accounts.find(inside, accountId);
    if (account === undefined) return;
    const { id, email, activatedAt } = account.state;
    if (activatedAt === null) return this.opening.mailActivation(inside, { id, email }, { besideEarlier: true });
    const companyName = establishmentId === null ? '' : await this.establishments.nameOf(inside, establishmentId);
    await this.mails.post(inside, { kind: 'already-registered', to: email, accountId, data: { companyName } });
  }

  /** @param tokenHash of an activation link, or of a pending account's session; any other gets nothing */
  async renew(tx: Transaction, tokenHash: string): Promise<void> {
    const hash = Buffer.from(tokenHash, 'hex');
    const link = await this.tokens.findByHash(hash);
    const holder = link === undefined ? await this.accounts.findBySession(hash) : link;
    if (holder !== undefined && (link === undefined || link.purpose === 'activation')) await this.remind(tx, holder);
  }
}
