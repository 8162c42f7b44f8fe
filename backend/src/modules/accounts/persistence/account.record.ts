import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('account')
@Index('account_by_last_name', ['lastName', 'id'])
@Index('account_by_email', ['email', 'id'])
@Index('account_by_creation', ['createdAt', 'id'])
@Index('account_by_sign_in', ['lastSignInAt', 'id'])
export class AccountRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Index('account_establishment')
  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Column('integer', { name: 'parent_id', nullable: true })
  parentId!: number | null;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  role!: 'member' | 'staff' | 'admin';

  @Column('smallint')
  visa!: 0 | 1;

  @Column('text')
  email!: string;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text', { name: 'postal_address' })
  postalAddress!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'activated_at', nullable: true })
  activatedAt!: Date | null;

  @Column('date', { name: 'deletion_planned_on', nullable: true })
  deletionPlannedOn!: string | null;

  @Column('timestamptz', { name: 'totp_since', nullable: true })
  totpSince!: Date | null;
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  @Column('text', { name: 'suspension_reason', nullable: true })
  suspensionReason!: string | null;

  /** Set by each sign-in, outside the account's versions. */
  @Column({ type: 'timestamptz', name: 'last_sign_in_at', nullable: true, update: false })
  lastSignInAt!: Date | null;
}
