import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CaseSituation } from '../domain/grid-case.js';

/** A case that a version of the grid must give (ADR 51, 87). */
@Entity('grid_case')
export class GridCaseRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

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
