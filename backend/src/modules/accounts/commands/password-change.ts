import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { Account } from '../domain/account.aggregate.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { PersonAccounts } from '../persistence/person-accounts.js';
import { Sessions } from '../persistence/sessions.js';
import { commonPassword, type PasswordField } from '../domain/password-policy.js';
import { Argon2Passwords } from '../persistence/argon2-passwords.js';
import { BreachedFile } from '../persistence/breached-file.js';

/** The steps that follow every change of a password, whichever act makes it. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly sessions: Sessions,
    private readonly people: PersonAccounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
  ) {}

  /**
   * For every account that the password opens: sessions end, and links that a person with the old password may have
   * asked for no longer work. One mail informs the holder.
   * @param account the one that has the password
   * @param keptSession the session that makes the change, if there is one
   */
  async apply(tx: Transaction, account: Account, passwordHash: string, now: Date, keptSession?: number): Promise<void> {
    account.changePassword(passwordHash);
    const { id, email, parentId } = account.state;
    await this.tokens.revoke(tx, id, ['reset', 'email-change', 'deletion', 'handover'], now);
    if (parentId === null) await this.tokens.revokeHandovers(tx, now);
    await this.people.withOthers(tx, id, async (inside, other) => {
      await this.tokens.revoke(inside, other.accountId, ['deletion', 'handover'], now);
      if (other.parentId === null) await this.tokens.revokeHandovers(inside, now);
    });
    const data = { changedAt: now.toISOString() };
    await this.mails.post(tx, { kind: 'password-changed', to: email, accountId: id, data });
    // This comes after the mail, which takes the establishment's turn, because accounts are always locked after the turn.
    await this.sessions.endAllOfPerson(tx, id, now, keptSession);
  }
}

/** Every new password of an account comes through here, whichever act sets it. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly passwords: Argon2Passwords,
    private readonly breached: BreachedFile,
  ) {}

  /** @throws 422 on the field for a password on the installation's list, 503 when the list cannot be read */
  async hash(password: string, field: PasswordField = 'password'): Promise<string> {
    if (await this.breached.has(password)) throw commonPassword(field);
    return this.passwords.hash(password);
  }
}
