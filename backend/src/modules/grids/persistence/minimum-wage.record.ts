import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WageTerritory } from '@valorisation/rules';

/** One dated entry of the minimum wage; rows are only added. */
@Entity('minimum_wage')
export class MinimumWageRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  territory!: WageTerritory;

  @Column('date', { name: 'effective_on' })
  effectiveOn!: string;

  @Column('integer', { name: 'month_cents' })
  monthCents!: number;

  /** Set for entries that were proposed here; shipped ones have none. */
  @Column('integer', { name: 'hour_cents', nullable: true })
  hourCents!: number | null;

  @Column('text')
  source!: string;

  @Column('boolean')
  confirmed!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
