import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { PostedMail } from '../../notifications/index.js';
import type { Conversation } from '../domain/conversation.js';

/** A message that nobody else changes until the transaction ends. */
export interface HeldConversation extends Conversation {
  readonly id: number;
  readonly version: number;
  readonly establishmentId: number | null;
  readonly accountId: number | null;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Of its sender's copy; null: the public gets none. */
  readonly copyKey: string | null;
  readonly createdAt: Date;
  /** Keys of the mails that its sender has of it, the oldest first. */
  readonly thread: readonly string[];
}

export interface NewEntry {
  readonly kind: 'answer' | 'note';
  readonly body: string;
  /** Of an answer. */
  readonly mail?: PostedMail;
}

/** Port of the messages and of what staff write beside them, under the scope of staff. */
export abstract class Conversations {
  abstract lock(tx: Transaction, id: number): Promise<HeldConversation | undefined>;
  abstract save(tx: Transaction, id: number, version: number, conversation: Conversation): Promise<void>;
  abstract add(tx: Transaction, id: number, entry: NewEntry, now: Date): Promise<void>;
  abstract isStaff(tx: Transaction, accountId: number): Promise<boolean>;
}
