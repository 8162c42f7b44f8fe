import type { Message } from '@valorisation/contract';
import { Column, Entity, Index } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';

/** A message to the employer body, and the staff member who looks after it. Its texts are personal. */
@Entity('contact_message')
@Index('contact_message_by_state', ['state', 'createdAt', 'id'])
export class ContactMessageRecord extends DatedRecord {
  /** Null for the public. */
  @Index('contact_message_establishment')
  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Index('contact_message_account')
  @Column('integer', { name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column('text', { default: 'public' })
  sender!: Message['sender'];

  /** The state, which the database derives from `closedAt` and `assignedTo`. */
  @Column('text', { default: 'open' })
  state!: Message['state'];

  /** The hidden field was filled in. */
  @Column('boolean', { default: false })
  doubtful!: boolean;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  /** The version of the row and of its last event in the journal. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('integer', { name: 'assigned_to', nullable: true })
  assignedTo!: number | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** Left part of the Message-ID of its sender's copy. */
  @Column('uuid', { name: 'copy_key', nullable: true })
  copyKey!: string | null;
}
