import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AccountRequestState } from '../domain/account-request.js';
import type { RegisterFinding } from '../domain/public-request.js';

/** A request for an account. It belongs to no establishment: only its acceptance makes or joins one. */
@Entity('account_request')
@Index('account_request_by_state', ['state', 'id'])
export class AccountRequestRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

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

  /** The account that its acceptance opened. The request is deleted with it. */
  @Index('account_request_account')
  @Column('integer', { name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  @Column('integer', { name: 'decided_by', nullable: true })
  decidedBy!: number | null;
}
