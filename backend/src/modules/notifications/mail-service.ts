import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
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
  /** The mail's account: the mail is deleted with it. Null for an applicant and for the employer body. */
  readonly accountId: number | null;
  readonly requestId?: number;
  /** Another account that the mail names or is addressed to: the mail is deleted with it too. */
  readonly namesAccount?: number | undefined;
  /** Keys of the mails that it answers, the oldest first, so that its reader sees one thread. */
  readonly thread?: readonly string[];
  readonly data: MailContents[Kind];
}

export interface PostedMail {
  readonly id: number;
  /** Left part of its Message-ID. */
  readonly key: string;
}

const HEADS = `
  select a.id as "accountId", a.email as "to", e.company_name as "companyName"
    from account a join establishment e on e.id = a.establishment_id
   where a.establishment_id = $1 and a.parent_id is null and a.visa = 1 and a.activated_at is not null order by a.id`;

/** The mails to it name the establishment, because a person may be the head of several. */
interface Head {
  readonly accountId: number;
  readonly to: string;
  readonly companyName: string;
}

const GOOD_LINK = 'select from mail_token where id = $1 and used_at is null and expires_at > $2';

/** A mail with its recipient. A mail with a link names its token. */
export type MailIntent<Kind extends MailKind = MailKind> = Kind extends LinkedMail
  ? Addressed<Kind> & { readonly tokenId: string }
  : Addressed<Kind>;

/**
 * Posts mails for the other modules. The mail is a row in the transaction of its cause, and the worker sends it. A
 * transaction without an establishment needs the staff scope.
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
   * Sends a mail once more as a new mail, because mail programs drop a second one with the same Message-ID.
   * @throws DomainError `mail_non_envoye`; `mail_a_lien` for one whose link works once; `mail_oublie`
   */
  async resend(transaction: Transaction, mailId: number): Promise<PostedMail> {
    const { manager } = transaction;
    const { id: _, ...sent } = await manager.findOneByOrFail(MailRecord, { id: mailId });
    if (sent.state !== 'sent') throw new DomainError('mail_non_envoye');
    if (isLinked(sent.kind)) throw new DomainError('mail_a_lien');
    if (sent.recipient === '') throw new DomainError('mail_oublie');
    const reset = { state: 'waiting', version: 1, attempts: 0, steps: [], sentAt: null } as const;
    const row = { ...sent, ...reset, messageKey: randomUUID(), createdAt: this.clock.now() };
    return this.leave(transaction, manager.create(MailRecord, row));
  }

  private async leave(transaction: Transaction, row: MailRecord): Promise<PostedMail> {
    await this.journal.takeTurn(transaction);
    await transaction.manager.insert(MailRecord, row);
    await this.announce(transaction, row.id, 1, row.createdAt);
    return { id: row.id, key: row.messageKey };
  }

  async heads({ manager, establishmentId }: Transaction): Promise<readonly Head[]> {
    return manager.query(HEADS, [establishmentId]);
  }

  /**
   * Tries a mail again under its own Message-ID: one that has failed, or that waits after a failed try. False otherwise.
   * @throws DomainError `mail_lien_perime` for one whose link was used, was replaced or has expired
   */
  async retry(transaction: Transaction, mailId: number): Promise<boolean> {
    const { manager } = transaction;
    const row = await manager.findOneBy(MailRecord, [
      { id: mailId, state: 'failed' },
      { id: mailId, state: 'waiting', attempts: MoreThan(0) },
    ]);
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
