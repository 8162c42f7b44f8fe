import type { GridDocument } from '@valorisation/rules';
import { Column, Entity, Index, PrimaryColumn, Check } from 'typeorm';
import { DatedRecord, NumberedRecord } from '../../../platform/persistence/numbered-record.js';
import type { CaseSituation } from '../domain/grid-case.js';

@Entity('grid_version')
export class GridVersionRecord extends DatedRecord {
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

  @Column('integer', { name: 'based_on', nullable: true })
  basedOn!: number | null;

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

  @Column('integer', { name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  @Column('integer', { name: 'updated_by', nullable: true })
  updatedBy!: number | null;

  /** The minute of a scheduled version. */
  @Column('timestamptz', { name: 'takes_force_at', nullable: true })
  takesForceAt!: Date | null;

  /** The time since which the public may read a scheduled version. */
  @Column('timestamptz', { name: 'announced_at', nullable: true })
  announcedAt!: Date | null;

  /** Why the operator put it in force without its proof; kept until another version is in force. */
  @Column('text', { name: 'unproven_reason', nullable: true })
  unprovenReason!: string | null;
}

/** A view: one row of a list in a grid's document. */
@Entity('grid_part', { synchronize: false })
export class GridPartRecord {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  @Column('text')
  part!: string;

  @Column('integer')
  number!: number;

  @Column('text')
  title!: string;

  @Column('jsonb')
  content!: object;
}

/** A case that a version of the grid must give (ADR 51, 87). */
@Entity('grid_case')
export class GridCaseRecord extends NumberedRecord {
  @Index('grid_case_grid')
  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  @Column('text')
  title!: string;

  @Column('jsonb')
  situation!: CaseSituation;

  @Column('integer', { name: 'expected_index' })
  expectedIndex!: number;

  @Column('integer', { name: 'expected_cents' })
  expectedCents!: number;

  @Column('text', { name: 'expected_unit' })
  expectedUnit!: 'month' | 'hour';

  @Column('text')
  source!: string;

  @Column('integer', { name: 'cloned_from', nullable: true })
  clonedFrom!: number | null;

  @Column('boolean', { name: 'taken_over', default: false })
  takenOver!: boolean;

  @Column('integer', { name: 'typed_by', nullable: true })
  typedBy!: number | null;

  @Column('text', { name: 'typed_name', default: '' })
  typedName!: string;

  @Column('timestamptz', { name: 'typed_at', default: () => 'now()' })
  typedAt!: Date;

  @Column('integer', { name: 'signed_by', nullable: true })
  signedBy!: number | null;

  @Column('text', { name: 'signed_name', default: '' })
  signedName!: string;

  @Column('timestamptz', { name: 'signed_at', nullable: true })
  signedAt!: Date | null;

  @Column('integer', { name: 'signed_version', nullable: true })
  signedVersion!: number | null;

  @Column('text', { nullable: true })
  fingerprint!: string | null;

  @Column('integer', { name: 'withdrawn_by', nullable: true })
  withdrawnBy!: number | null;

  @Column('text', { name: 'withdrawn_name', default: '' })
  withdrawnName!: string;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  @Column('text', { name: 'withdrawn_reason', default: '' })
  withdrawnReason!: string;
}

/** One row for each request to publish a version. */
@Entity('grid_publication')
@Check('grid_publication_second_person', 'confirmed_by <> asked_by')
export class GridPublicationRecord extends NumberedRecord {
  @Index('grid_publication_grid')
  @Index('grid_publication_open', { unique: true, where: 'done_at is null and cancelled_at is null' })
  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  /** The version of the content to publish: an edit would change it. */
  @Column('integer', { name: 'content_version' })
  contentVersion!: number;

  @Column('text')
  sha256!: string;

  /** Null for as soon as it is confirmed. */
  @Column('timestamptz', { name: 'takes_force_at', nullable: true })
  takesForceAt!: Date | null;

  @Column('boolean')
  announce!: boolean;

  /** The reason of a withdrawal. */
  @Column('text', { default: '' })
  reason!: string;

  @Column('integer', { name: 'asked_by' })
  askedBy!: number;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt!: Date;

  @Column('integer', { name: 'confirmed_by', nullable: true })
  confirmedBy!: number | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('integer', { name: 'cancelled_by', nullable: true })
  cancelledBy!: number | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt!: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt!: Date | null;
}
