import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { PostedMail } from '../../notifications/index.js';
import type { Conversation } from '../domain/conversation.js';

const LOCK = `
  select m.id, m.version, m.establishment_id as "establishmentId", m.account_id as "accountId", m.email, m.subject,
         m.message, m.copy_key as "copyKey", m.created_at as "createdAt", m.assigned_to as "assignedTo",
         m.answered_at as "answeredAt", m.closed_at as "closedAt"
    from contact_message m where m.id = $1 for update`;

const KEYS = `select mail_key as key from contact_entry where message_id = $1 and mail_key is not null order by id`;

const SAVE = `
  update contact_message set version = $2, assigned_to = $3, answered_at = $4, closed_at = $5 where id = $1`;

const ADD = `
  insert into contact_entry (message_id, kind, body, author_id, mail_id, mail_key, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** A message that is locked until the transaction ends. */
export interface HeldConversation extends Conversation {
  readonly id: number;
  readonly version: number;
  readonly establishmentId: number | null;
  readonly accountId: number | null;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Message key of its sender's copy; null: the public gets none. */
  readonly copyKey: string | null;
  readonly createdAt: Date;
  /** Keys of the mails about it that the sender has, the oldest first. */
  readonly thread: readonly string[];
}

export interface NewEntry {
  readonly kind: 'answer' | 'note';
  readonly body: string;
  readonly mail?: PostedMail;
}

/** The messages and the notes and answers of staff, under the scope of staff. */
@Injectable()
export class Conversations {
  async lock({ manager }: Transaction, id: number): Promise<HeldConversation | undefined> {
    const [row]: (Omit<HeldConversation, 'thread'> & { copyKey: string | null })[] = await manager.query(LOCK, [id]);
    if (row === undefined) return undefined;
    const sent: { key: string }[] = await manager.query(KEYS, [id]);
    return { ...row, thread: [...(row.copyKey === null ? [] : [row.copyKey]), ...sent.map(({ key }) => key)] };
  }

  async save({ manager }: Transaction, id: number, version: number, conversation: Conversation): Promise<void> {
    const { assignedTo, answeredAt, closedAt } = conversation;
    await manager.query(SAVE, [id, version, assignedTo, answeredAt, closedAt]);
  }

  async add({ manager, actorId }: Transaction, id: number, { kind, body, mail }: NewEntry, now: Date): Promise<void> {
    await manager.query(ADD, [id, kind, body, actorId, mail?.id ?? null, mail?.key ?? null, now]);
  }

  async isStaff({ manager }: Transaction, accountId: number): Promise<boolean> {
    const rows: object[] = await manager.query(
      `select from account where id = $1 and role in ('staff', 'admin') and visa = 1`,
      [accountId],
    );
    return rows.length > 0;
  }
}
