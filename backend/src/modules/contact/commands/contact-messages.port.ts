import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** A member as the sender of a message. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
}

/** Port of the messages that people wrote. */
export abstract class ContactMessages {
  /** In the transaction's establishment, or of none. @param accountId null: of the public. */
  abstract add(transaction: Transaction, message: ContactMessage, accountId: number | null): Promise<void>;
  abstract senderOf(transaction: Transaction, accountId: number): Promise<Sender>;
}
