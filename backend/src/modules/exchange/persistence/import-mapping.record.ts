import { Column, Entity, Index } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';
import type { Answer } from '../reading/choices.js';

@Entity('import_mapping')
@Index('import_mapping_establishment', ['establishmentId'])
@Index('import_mapping_once', ['establishmentId', 'signature'], { unique: true })
export class ImportMappingRecord extends DatedRecord {
  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  /** The digest of the headings. */
  @Column('text')
  signature!: string;

  /** By the place of the column; empty for one that is not read. */
  @Column('text', { array: true })
  fields!: string[];

  /** By the id of the question. */
  @Column('jsonb', { default: {} })
  answers!: Record<string, Answer>;
}
