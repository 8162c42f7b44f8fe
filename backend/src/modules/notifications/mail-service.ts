import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { EventJournal } from '../../platform/events/event-journal.js';
import type { Transaction } from '../../platform/persistence/unit-of-work.js';
import { mailRequested } from './domain/mail.events.js';
import { isLinked, type LinkedMail, type MailContents, type MailKind } from './mail-contents.js';
import { MailRecord } from './persistence/mail.record.js';

interface Addressed<Kind extends MailKind> {
  readonly kind: Kind;
  readonly to: string;
  /** Whose mail it is: it goes when the account goes. Null for an applicant and for the employer body. */
  readonly accountId: number | null;
  /** The request for an account that the mail is about: it goes when the request goes. */
  readonly requestId?: number;
  /** Another account that the mail names, or whose address it goes to: it goes with that account, too. */
  readonly namesAccount?: number | undefined;
  /** Keys of the mails that it goes on from, the oldest first: one thread for its reader. */
  readonly thread?: readonly string[];
  readonly data: MailContents[Kind];
}

/** A mail that was left to be sent. */
export interface PostedMail {
  readonly id: number;
  /** Left part of its Message-ID. */
  readonly key: string;
}

/** Whom a mail to an establishment goes to. */
const HEADS = `
  select id as "accountId", email as "to" from account
   where establishment_id = $1 and parent_id is null and visa = 1 and activated_at is not null order by id`;

const GOOD_LINK = 'select from mail_token where id = $1 and used_at is null and expires_at > $2';

/** What is to be sent to whom; a mail with a link names its token. */
export type MailIntent<Kind extends MailKind = MailKind> = Kind extends LinkedMail
  ? Addressed<Kind> & { readonly tokenId: string }
  : Addressed<Kind>;

/**
 * Where the other modules leave their mails: the intent is a row of the same transaction as what causes it, the worker
 * sends it. A transaction without an establishment needs the staff scope.
 */
@Injectable()
export class MailService {
  constructor(
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async post<Kind extends MailKind>(transaction: Transaction, intent: MailIntent<Kind>): Promise<PostedMail> {
    const { kind, to, accountId, requestId, namesAccount, thread = [], data } = intent;
    const { manager, establishmentId } = transaction;
    const row = manager.create(MailRecord, {
      messageKey: randomUUID(),
      kind,
      establishmentId,
      accountId,
      requestId: requestId ?? null,
      namedAccountIds: namesAccount === undefined ? [] : [namesAccount],
      recipient: to,
      data,
      tokenId: 'tokenId' in intent ? intent.tokenId : null,
      state: 'waiting',
      version: 1,
      attempts: 0,
      errorCode: null,
      serverReason: null,
      steps: [],
      threadKeys: thread,
      createdAt: this.clock.now(),
      sentAt: null,
    });
    return this.leave(transaction, row);
  }

  /**
   * Sends a mail that went out once more, as a mail of its own: readers drop a second one of the same Message-ID.
   * @throws DomainError `mail_non_envoye`; `mail_a_lien` of one whose link opens a page once; `mail_oublie`
   */
  async resend(transaction: Transaction, mailId: number): Promise<PostedMail> {
    const { manager } = transaction;
    const { id: _, ...sent } = await manager.findOneByOrFail(MailRecord, { id: mailId });
    if (sent.state !== 'sent') throw new DomainError('mail_non_envoye');
    if (isLinked(sent.kind)) throw new DomainError('mail_a_lien');
    if (sent.recipient === '') throw new DomainError('mail_oublie');
    const anew = { state: 'waiting', version: 1, attempts: 0, steps: [], sentAt: null } as const;
    const row = { ...sent, ...anew, messageKey: randomUUID(), createdAt: this.clock.now() };
    return this.leave(transaction, manager.create(MailRecord, row));
  }

  private async leave(transaction: Transaction, row: MailRecord): Promise<PostedMail> {
    await this.journal.takeTurn(transaction);
    await transaction.manager.insert(MailRecord, row);
    await this.announce(transaction, row.id, 1, row.createdAt);
    return { id: row.id, key: row.messageKey };
  }

  /** Who answers for the transaction's establishment, for a mail to each. */
  async heads({ manager, establishmentId }: Transaction): Promise<readonly { accountId: number; to: string }[]> {
    return manager.query(HEADS, [establishmentId]);
  }

  /**
   * Tries a failed mail again, under its own Message-ID. False when there is none to try.
   * @throws DomainError `mail_lien_perime` of one whose link was used or replaced, or has expired
   */
  async retry(transaction: Transaction, mailId: number): Promise<boolean> {
    const { manager } = transaction;
    const row = await manager.findOneBy(MailRecord, { id: mailId, state: 'failed' });
    if (row === null) return false;
    const [version, now] = [row.version + 1, this.clock.now()];
    if (isLinked(row.kind)) {
      const good: unknown[] = await manager.query(GOOD_LINK, [row.tokenId, now]);
      if (good.length === 0) throw new DomainError('mail_lien_perime');
    }
    const asked = { step: 'asked_again', at: now.toISOString(), code: null, status: null, reason: null } as const;
    const again = { state: 'waiting', version, attempts: 0, errorCode: null, serverReason: null } as const;
    await manager.update(MailRecord, { id: mailId }, { ...again, steps: [...row.steps, asked] });
    await this.announce(transaction, mailId, version, now);
    return true;
  }

  private async announce(transaction: Transaction, mailId: number, version: number, occurredAt: Date): Promise<void> {
    await this.journal.append(transaction, {
      aggregateType: 'mail',
      aggregateId: mailId,
      firstVersion: version,
      events: [mailRequested.of({})],
      gridId: null,
      occurredAt,
    });
  }
}
