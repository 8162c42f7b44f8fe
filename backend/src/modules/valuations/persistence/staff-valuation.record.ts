import type { DisplayedAmount, ValuationStatus } from '@valorisation/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A view: what staff see of a valuation, without names and texts. Only the scope of figures reads it. */
@Entity('staff_valuation', { synchronize: false })
export class StaffValuationRecord {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('text')
  siret!: string;

  @Column('text', { name: 'company_name' })
  companyName!: string;

  @Column('text', { nullable: true })
  department!: string | null;

  @Column('smallint')
  status!: ValuationStatus;

  @Column('smallint', { name: 'category_level' })
  category!: number;

  @Column('integer', { name: 'function_id' })
  functionId!: number;

  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  @Column('boolean')
  hourly!: boolean;

  @Column('text', { name: 'displayed_unit', nullable: true })
  displayedUnit!: DisplayedAmount['unit'] | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
