import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The view for staff under the scope `members` (ADR 38): accounts without passwords. It is never written. */
@Entity('member_account')
export class MemberAccountView {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Column('text', { nullable: true })
  siret!: string | null;

  @Column('text', { name: 'company_name', nullable: true })
  companyName!: string | null;

  @Column('integer', { name: 'parent_id', nullable: true })
  parentId!: number | null;

  @Column('text')
  role!: 'member' | 'staff' | 'admin';

  @Column('text')
  email!: string;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text')
  state!: 'invited' | 'active' | 'suspended' | 'erasing';

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'activated_at', nullable: true })
  activatedAt!: Date | null;

  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true })
  lastSignInAt!: Date | null;

  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  @Column('text', { name: 'suspension_reason', nullable: true })
  suspensionReason!: string | null;

  @Column('text', { name: 'deletion_planned_on', nullable: true })
  deletionPlannedOn!: string | null;
}

/** What staff read of the establishments' rows. Other statements write them. */
@Entity('establishment')
export class EstablishmentView {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  siret!: string;

  @Column('text', { name: 'company_name' })
  companyName!: string;

  @Column('text', { nullable: true })
  department!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;
}
