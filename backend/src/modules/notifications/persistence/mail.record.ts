import type { MailStep, ServerReason } from '@valorisation/contract';
import { Column, Entity, Index } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';
import type { MailFailure, MailState } from '../mail-contents.js';

/** A posted mail. Recipient and data are personal. */
@Entity('mail')
@Index('mail_by_state', ['state', 'id'])
@Index('mail_by_kind', ['kind', 'id'])
@Index('mail_by_time', ['createdAt', 'id'])
@Index('mail_by_sending', ['sentAt', 'id'])
export class MailRecord extends DatedRecord {
  /** Left part of the Message-ID, the same for all attempts. */
  @Column('uuid', { name: 'message_key', unique: true })
  messageKey!: string;

  @Column('text')
  kind!: string;

  /** Null without an establishment (an applicant, the employer body). */
  @Index('mail_establishment')
  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Index('mail_account')
  @Column('integer', { name: 'account_id', nullable: true })
  accountId!: number | null;

  /** The request for an account that it is about; it is deleted with it. */
  @Index('mail_request')
  @Column('integer', { name: 'request_id', nullable: true })
  requestId!: number | null;

  /** Other accounts that the mail names. The mail is deleted when the first of them is erased. */
  @Column('integer', { name: 'named_account_ids', array: true, default: [] })
  namedAccountIds!: number[];

  @Column('text')
  recipient!: string;

  @Column('jsonb')
  data!: object;

  @Column('uuid', { name: 'token_id', nullable: true })
  tokenId!: string | null;

  @Column('text')
  state!: MailState;

  /** Version of the last `mail.requested` event. */
  @Column('integer')
  version!: number;

  @Column('integer')
  attempts!: number;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode!: MailFailure | null;

  /** The meaning of the server's answer to the last try. */
  @Column('text', { name: 'server_reason', nullable: true })
  serverReason!: ServerReason | null;

  @Column('jsonb', { default: [] })
  steps!: readonly MailStep[];

  /** Left parts of the Message-IDs that it answers, the oldest first. */
  @Column('uuid', { name: 'thread_keys', array: true, default: [] })
  threadKeys!: readonly string[];

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;
}
