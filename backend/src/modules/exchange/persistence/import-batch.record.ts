import { Column, Entity, Index } from 'typeorm';
import type { TermsChange } from '../../valuations/index.js';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';

@Entity('import_batch')
@Index('import_batch_key', ['establishmentId', 'importKey'], { unique: true })
export class ImportBatchRecord extends DatedRecord {
  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('integer', { name: 'account_id' })
  accountId!: number;

  /** Comes with the preview: a confirmation that is sent twice writes once. */
  @Column('uuid', { name: 'import_key' })
  importKey!: string;

  @Column('integer', { name: 'profile_ids', array: true })
  profileIds!: number[];

  @Column('integer', { name: 'valuation_ids', array: true })
  valuationIds!: number[];

  @Column('integer', { name: 'refused_rows' })
  refusedRows!: number;

  @Column('integer', { name: 'withheld_lines', array: true, default: () => "'{}'" })
  withheldLines!: number[];

  /** What it changed on rows that were there, so that the undo puts it back: ids, days and numbers. */
  @Column('jsonb', { default: () => "'[]'" })
  changes!: TermsChange[];

  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt!: Date | null;

  @Column('integer', { name: 'archived_rows', nullable: true })
  archivedRows!: number | null;

  @Column('integer', { name: 'deleted_profiles', nullable: true })
  deletedProfiles!: number | null;

  @Column('integer', { name: 'deleted_rows', nullable: true })
  deletedRows!: number | null;

  @Column('integer', { name: 'restored_rows', nullable: true })
  restoredRows!: number | null;

  @Column('integer', { name: 'kept_rows', nullable: true })
  keptRows!: number | null;
}
