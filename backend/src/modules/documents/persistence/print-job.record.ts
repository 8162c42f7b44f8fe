import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';
import type { PrintKind, PrintRequest, PrintState } from '../domain/print-job.js';

@Entity('print_job')
export class PrintJobRecord extends DatedRecord {
  @Index('print_job_establishment')
  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Index('print_job_account')
  @Column('integer', { name: 'account_id' })
  accountId!: number;

  @Column('text')
  kind!: PrintKind;

  @Column('jsonb')
  input!: PrintRequest['input'];

  @Column('text')
  state!: PrintState;

  @Column('smallint')
  progress!: number;

  @Column('text', { name: 'content_key', nullable: true })
  contentKey!: string | null;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode!: string | null;

  /** The valuations that the document shows; null until it is made. */
  @Column('integer', { name: 'valuation_ids', array: true, nullable: true })
  valuationIds!: number[] | null;

  /** How often it was requested. It is also the version of its latest event. */
  @Column('smallint', { name: 'times_asked', default: 1 })
  timesAsked!: number;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}

/** A printed file, once for each content and establishment, so that an erasure can delete it. */
@Entity('print_file')
export class PrintFileRecord {
  @PrimaryColumn('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @PrimaryColumn('text', { name: 'content_key' })
  contentKey!: string;

  @Column('text', { name: 'storage_key' })
  storageKey!: string;

  @Column('text', { name: 'media_type' })
  mediaType!: string;

  @Column('integer', { name: 'byte_length' })
  byteLength!: number;

  @Column('text')
  sha256!: string;

  /** True for a file that was made only for a requested share. It is kept for a day. */
  @Column('boolean', { name: 'for_share', default: false })
  forShare!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
