import { Column, Entity, Index } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';
import type { WageTerritory } from '@valorisation/rules';
import { StaffRecord } from '../../../platform/rest/staff-record.js';

/** One dated entry of the minimum wage; rows are only added. */
@Entity('minimum_wage')
export class MinimumWageRecord extends DatedRecord {
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
}

@Entity('wage_proposal')
@Index('wage_proposal_open', ['territory'], { unique: true, where: "state = 'proposed'" })
export class WageProposalRecord extends StaffRecord {
  @Column('text', { default: 'proposed' })
  state!: 'proposed' | 'confirmed' | 'withdrawn';

  @Column('text')
  territory!: WageTerritory;

  @Column('date', { name: 'effective_on' })
  effectiveOn!: string;

  @Column('integer', { name: 'month_cents' })
  monthCents!: number;

  @Column('integer', { name: 'hour_cents' })
  hourCents!: number;

  @Column('text')
  source!: string;

  @Column('integer', { name: 'wage_id', nullable: true })
  wageId!: number | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  @Column('integer', { name: 'decided_by', nullable: true })
  decidedBy!: number | null;
}
