import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThanOrEqual } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { LinkKey, tokenHash } from '../../../platform/links/link-key.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { TOKEN_LIFETIMES_MS, type MailToken, type TokenPurpose } from '../domain/mail-token.js';
import { MailTokenRecord } from './account.records.js';

const FIND = `
  select id, purpose, account_id as "accountId", establishment_id as "establishmentId", new_email as "newEmail",
         expires_at as "expiresAt", used_at as "usedAt", used_at is not null and is_link_replaced(id) as replaced
    from find_mail_token($1)`;

@Injectable()
export class MailTokens {
  constructor(
    private readonly reader: TenantReader,
    private readonly links: LinkKey,
    private readonly journal: EventJournal,
  ) {}

  /**
   * Makes a token in the transaction. Earlier tokens of that purpose no longer work. With `besideEarlier` they stay valid
   * until one is used, for requests that a stranger may make too.
   */
  async issue(
    { manager, establishmentId }: Transaction,
    purpose: TokenPurpose,
    accountId: number,
    {
      now,
      newEmail,
      besideEarlier = false,
    }: { readonly now: Date; readonly newEmail?: string; besideEarlier?: boolean },
  ): Promise<string> {
    if (!besideEarlier)
      await manager.update(MailTokenRecord, { purpose, accountId, usedAt: IsNull() }, { usedAt: now });
    const id = randomUUID();
    await manager.insert(MailTokenRecord, {
      id,
      purpose,
      accountId,
      establishmentId,
      tokenHash: tokenHash(this.links.tokenOf(id)),
      newEmail: newEmail ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIMES_MS[purpose]),
      usedAt: null,
    });
    return id;
  }

  /** True when the account got a link of that purpose since then. Waits for a call that is issuing a link now. */
  async issuedSince(transaction: Transaction, purpose: TokenPurpose, accountId: number, since: Date): Promise<boolean> {
    await this.journal.takeTurn(transaction);
    return transaction.manager.existsBy(MailTokenRecord, { purpose, accountId, createdAt: MoreThanOrEqual(since) });
  }

  async find(token: string): Promise<MailToken | undefined> {
    return this.findByHash(tokenHash(token));
  }

  async findByHash(hash: Buffer): Promise<MailToken | undefined> {
    const [row] = await this.reader.global<MailToken & object>({
      name: 'find-mail-token',
      text: FIND,
      values: [hash],
    });
    return row;
  }

  /** @throws 401 `lien_utilise` when another call was first, `lien_invalide` when its account was erased */
  async consume({ manager }: Transaction, id: string, now: Date): Promise<void> {
    const { affected } = await manager.update(MailTokenRecord, { id, usedAt: IsNull() }, { usedAt: now });
    if (affected === 1) return;
    // A link is deleted with its account, which may be erased after the link was found.
    throw new DomainError((await manager.existsBy(MailTokenRecord, { id })) ? 'lien_utilise' : 'lien_invalide');
  }

  /** Voids the account's unused links of these purposes. */
  async revoke(
    { manager }: Transaction,
    accountId: number,
    purposes: readonly TokenPurpose[],
    now: Date,
  ): Promise<void> {
    const unused = { accountId, purpose: In(purposes), usedAt: IsNull() };
    await manager.update(MailTokenRecord, unused, { usedAt: now });
  }

  /** Voids the unused links to take over the establishment. False when there was none. */
  async revokeHandovers({ manager, establishmentId }: Transaction, now: Date): Promise<boolean> {
    if (establishmentId === null) return false;
    const unused = { establishmentId, purpose: 'handover', usedAt: IsNull() } as const;
    const { affected } = await manager.update(MailTokenRecord, unused, { usedAt: now });
    return (affected ?? 0) > 0;
  }
}
