import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TokenPurpose } from '../domain/mail-token.js';

/** A link in a mail. The token itself is never stored. */
@Entity('mail_token')
export class MailTokenRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  purpose!: TokenPurpose;

  @Index('mail_token_account')
  @Column('integer', { name: 'account_id' })
  accountId!: number;

  @Index('mail_token_establishment')
  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Column('bytea', { name: 'token_hash', unique: true })
  tokenHash!: Buffer;

  @Column('text', { name: 'new_email', nullable: true })
  newEmail!: string | null;

  /** The account that now has the address. The link is deleted with that account. */
  @Column('integer', { name: 'names_account_id', nullable: true })
  namesAccountId!: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
