import { Column, Entity, Index } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';
import type { LineReference } from '../domain/line-references.js';

@Entity('payroll_handover')
@Index('payroll_handover_establishment', ['establishmentId'])
export class PayrollHandoverRecord extends DatedRecord {
  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('integer', { name: 'account_id' })
  accountId!: number;

  @Column('text')
  format!: 'csv' | 'xlsx' | 'silae';

  @Column('integer', { name: 'since_id', nullable: true })
  sinceId!: number | null;

  @Column('boolean', { name: 'visible_only' })
  visibleOnly!: boolean;

  @Column('integer', { name: 'line_count' })
  lineCount!: number;

  @Column('jsonb', { name: 'line_references' })
  lineReferences!: readonly LineReference[];

  @Column('text')
  sha256!: string;
}
