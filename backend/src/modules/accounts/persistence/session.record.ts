import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A signed-in browser. The token itself is never stored. */
@Entity('session')
export class SessionRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Index('session_account')
  @Column('integer', { name: 'account_id' })
  accountId!: number;

  @Column('bytea', { name: 'token_hash', unique: true })
  tokenHash!: Buffer;

  @Column('text', { nullable: true })
  browser!: string | null;

  @Column('text', { nullable: true })
  system!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
