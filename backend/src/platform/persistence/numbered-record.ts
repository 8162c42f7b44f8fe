/** Columns that many tables have. An index on a column is declared at its table. */
import { Column, PrimaryGeneratedColumn } from 'typeorm';

export abstract class NumberedRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;
}

export abstract class DatedRecord extends NumberedRecord {
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
