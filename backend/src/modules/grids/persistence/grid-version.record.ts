import type { GridDocument } from '@valorisation/rules';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('grid_version')
export class GridVersionRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Index('grid_version_in_force', { unique: true, where: "status = 'in_force'" })
  @Column('text')
  status!: 'draft' | 'scheduled' | 'in_force' | 'past';

  @Column('date', { name: 'effective_on' })
  effectiveOn!: string;

  @Column('boolean')
  confirmed!: boolean;

  @Column('jsonb')
  document!: GridDocument;

  /** The staff's own name for it. */
  @Column('text', { default: '' })
  title!: string;

  /** The version that it was cloned from. */
  @Column('integer', { name: 'based_on', nullable: true })
  basedOn!: number | null;

  /** The version whose document it restores. */
  @Column('integer', { nullable: true })
  restores!: number | null;

  /** The version that was in force before this one. */
  @Column('integer', { nullable: true })
  replaces!: number | null;

  /** The version published by mistake that it replaces. */
  @Column('integer', { nullable: true })
  withdraws!: number | null;

  /** The version of its content: each saved change of a draft raises it. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('integer', { name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  @Column('integer', { name: 'updated_by', nullable: true })
  updatedBy!: number | null;

  /** The minute of a scheduled version. */
  @Column('timestamptz', { name: 'takes_force_at', nullable: true })
  takesForceAt!: Date | null;

  /** Since when the public may read a scheduled version. */
  @Column('timestamptz', { name: 'announced_at', nullable: true })
  announcedAt!: Date | null;

  /** Why the operator put it in force without its proof; kept until another version is in force. */
  @Column('text', { name: 'unproven_reason', nullable: true })
  unprovenReason!: string | null;
}
