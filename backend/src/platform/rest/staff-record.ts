import { Column } from 'typeorm';
import { NumberedRecord } from '../persistence/numbered-record.js';

/** The columns of every table that staff write. `createStaffTable` in the migrations makes the same. */
export abstract class StaffRecord extends NumberedRecord {
  /** The version of the row and of its last event in the journal. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** An account; null for the installation. */
  @Column('integer', { name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  @Column('integer', { name: 'updated_by', nullable: true })
  updatedBy!: number | null;
}
