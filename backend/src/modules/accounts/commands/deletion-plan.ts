import { Injectable } from '@nestjs/common';
import { formatDay } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type Transaction, withUnownedRows } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { Account, AccountState } from '../domain/account.aggregate.js';
import { dayAfter, GRACE_DAYS } from '../domain/deletion-policy.js';
import { assertUsable, type MailToken } from '../domain/mail-token.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { Sessions } from '../persistence/sessions.js';

type DeletionPurpose = 'deletion' | 'deletion-cancel';

/**
 * The planned deletion of a main account: its establishment is deleted after the days of grace. Until then the account
 * is suspended. Signing in again, or the link of the mail, cancels the plan. Associated accounts stay open and get a
 * mail.
 */
@Injectable()
export class DeletionPlan {
  constructor(
    private readonly tokens: MailTokens,
    private readonly sessions: Sessions,
    private readonly establishments: Establishments,
    private readonly accounts: Accounts,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * The link from the mail that asks for a decision on a deletion, or from the mail that can cancel it.
   * @throws 401 `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`
   */
  async linkOf(token: string): Promise<MailToken & { readonly purpose: DeletionPurpose }> {
    const found = await this.tokens.find(token);
    const purpose = found?.purpose === 'deletion-cancel' ? 'deletion-cancel' : 'deletion';
    return { ...assertUsable(found, purpose, this.clock.now()), purpose };
  }

  /** @returns the day of the deletion */
  async make(tx: Transaction, account: Account): Promise<string> {
    const now = this.clock.now();
    const day = dayAfter(this.clock.today(), GRACE_DAYS);
    account.planDeletion(day);
    const { id, email } = account.state;
    const data = { companyName: await this.nameOf(tx), on: formatDay(day) };
    const tokenId = await this.tokens.issue(tx, 'deletion-cancel', id, { now });
    await this.mails.post(tx, { kind: 'deletion-planned', to: email, accountId: id, data, tokenId });
    for (const other of await this.activeAssociates(tx, id)) {
      await this.mails.post(tx, { kind: 'deletion-announced', to: other.email, accountId: other.id, data });
    }
    await this.sessions.endAll(tx, id, now);
    return day;
  }

  /** @throws 401 `lien_utilise` when it was cancelled already */
  async cancel(tx: Transaction, account: Account): Promise<void> {
    if (account.state.deletionPlannedOn === null) throw new DomainError('lien_utilise');
    account.cancelDeletion();
    const { id, email } = account.state;
    const data = { companyName: await this.nameOf(tx) };
    await this.mails.post(tx, { kind: 'deletion-cancelled', to: email, accountId: id, data });
    for (const other of await this.activeAssociates(tx, id)) {
      await this.mails.post(tx, { kind: 'deletion-cancelled', to: other.email, accountId: other.id, data });
    }
  }

  private async activeAssociates(tx: Transaction, id: number): Promise<readonly AccountState[]> {
    const associates = await this.accounts.associatesOf(tx, id);
    return associates.map(({ state }) => state).filter(({ visa }) => visa === 1);
  }

  private async nameOf(tx: Transaction): Promise<string> {
    return tx.establishmentId === null ? '' : this.establishments.nameOf(tx, tx.establishmentId);
  }
}

/** The last mail to the holder. It depends on who asked for the deletion: the holder or the main account. */
type LastMail = 'deletion-done' | 'associated-removed';

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
