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

export interface MemberSender {
  readonly accountId: number;
  /** Left part of the Message-ID of the copy that they get. */
  readonly copyKey: string;
}

/** Port of the messages that people wrote. */
export abstract class ContactMessages {
  /** In the transaction's establishment, or of none. @param from trapped: of the public, perhaps a program */
  abstract add(
    transaction: Transaction,
    message: ContactMessage,
    from: MemberSender | 'public' | 'trapped',
  ): Promise<void>;
  abstract senderOf(transaction: Transaction, accountId: number): Promise<Sender>;
}
