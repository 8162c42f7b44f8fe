import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';
import type { AccountRequestState } from '../domain/account-request.js';
import type { RegisterFinding } from '../domain/public-request.js';
import type { TokenPurpose } from '../domain/mail-token.js';

@Entity('account')
@Index('account_by_last_name', ['lastName', 'id'])
@Index('account_by_email', ['email', 'id'])
@Index('account_by_creation', ['createdAt', 'id'])
@Index('account_by_sign_in', ['lastSignInAt', 'id'])
export class AccountRecord extends DatedRecord {
  @Index('account_establishment')
  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Column('integer', { name: 'parent_id', nullable: true })
  parentId!: number | null;

  @Index('account_login')
  @Column('integer', { name: 'login_id', nullable: true })
  loginId!: number | null;

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

  @Column('boolean', { name: 'sees_pay', default: false })
  seesPay!: boolean;

  /** The time of the last sign-in. It is set outside the account's versions. */
  @Column({ type: 'timestamptz', name: 'last_sign_in_at', nullable: true, update: false })
  lastSignInAt!: Date | null;

  /** When a staff person last marked the news as seen. It is set outside the account's versions. */
  @Column({ type: 'timestamptz', name: 'news_seen_at', nullable: true, update: false })
  newsSeenAt!: Date | null;

  /** What a staff person has arranged in the lists, by key, as JSON. It is set outside the account's versions. */
  @Column({ type: 'jsonb', name: 'staff_lists', default: {}, update: false })
  staffLists!: Readonly<Record<string, string>>;
}

/** A request for an account. It belongs to no establishment: only its acceptance makes or joins one. */
@Entity('account_request')
@Index('account_request_by_state', ['state', 'id'])
export class AccountRequestRecord extends DatedRecord {
  @Column('text')
  siret!: string;

  @Column('text', { name: 'company_name' })
  companyName!: string;

  @Column('text')
  email!: string;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text', { name: 'postal_address' })
  postalAddress!: string;

  /** The establishment had a main account already when the request came. */
  @Column('boolean', { name: 'joins_establishment' })
  joinsEstablishment!: boolean;

  @Column('text', { name: 'register_finding' })
  registerFinding!: RegisterFinding;

  @Column('text', { nullable: true })
  estimate!: string | null;

  /** The public request that it came from; 0 when it came another way. */
  @Column('integer', { name: 'public_request_id', default: 0 })
  publicRequestId!: number;

  @Column('text')
  state!: AccountRequestState;

  @Column('text', { name: 'refusal_reason', nullable: true })
  refusalReason!: string | null;

  /** The account of the person who asked while signed in. It signs in to the account that the acceptance opens. */
  @Index('account_request_login')
  @Column('integer', { name: 'login_id', nullable: true })
  loginId!: number | null;

  /** The account that its acceptance opened. The request is deleted with it. */
  @Index('account_request_account')
  @Column('integer', { name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  @Column('integer', { name: 'decided_by', nullable: true })
  decidedBy!: number | null;
}

/** A signed-in browser. The token itself is never stored. */
@Entity('session')
export class SessionRecord extends DatedRecord {
  @Index('session_account')
  @Column('integer', { name: 'account_id' })
  accountId!: number;

  @Column('bytea', { name: 'token_hash', unique: true })
  tokenHash!: Buffer;

  @Column('text', { nullable: true })
  browser!: string | null;

  @Column('text', { nullable: true })
  system!: string | null;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}

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
