import type { PayParts } from '@valorisation/rules';
import { Column, Entity, Index, Unique } from 'typeorm';
import { NumberedRecord } from '../../../platform/persistence/numbered-record.js';

@Entity('paid_amount')
@Unique('paid_amount_day', ['valuationId', 'fromOn'])
@Index('paid_amount_establishment', ['establishmentId'])
export class PaidAmountRecord extends NumberedRecord {
  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('integer', { name: 'valuation_id' })
  valuationId!: number;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('date', { name: 'from_on', nullable: true })
  fromOn!: string | null;

  @Column('text')
  unit!: 'month' | 'hour';

  @Column('jsonb')
  parts!: PayParts;

  /** The import that entered it, and the amount of the same day that it took the place of. */
  @Column('integer', { name: 'from_import', nullable: true })
  importId!: number | null;

  @Column('jsonb', { nullable: true })
  former!: Pick<PaidAmountRecord, 'unit' | 'parts' | 'importId'> | null;
}
