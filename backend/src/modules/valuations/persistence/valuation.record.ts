import type { CategoryLevel, DisplayedAmount, ValuationStatus } from '@valorisation/rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { HistoryNote, PlainAnswers } from '../domain/valuation.state.js';

/** The versioned row of a valuation: the state of its aggregate and, indexed, what the lists read. */
@Entity('valuation')
@Index('valuation_of_profile', ['establishmentId', 'profileId', 'id'])
@Index('valuation_by_status', ['establishmentId', 'status'])
@Index('valuation_by_grid', ['gridId', 'status', 'id'])
export class ValuationRecord {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('integer', { name: 'profile_id' })
  profileId!: number;

  @Column('integer')
  version!: number;

  @Column('smallint')
  status!: ValuationStatus;

  @Column('boolean')
  visible!: boolean;

  @Column('boolean', { name: 'is_copy', default: false })
  isCopy!: boolean;

  @Column('integer', { name: 'created_by' })
  createdBy!: number;

  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  @Column('integer', { name: 'function_id' })
  functionId!: number;

  @Column('smallint', { name: 'category_level' })
  categoryLevel!: CategoryLevel;

  @Column('integer', { name: 'share_hundredths' })
  shareHundredths!: number;

  @Column('date', { name: 'seniority_on', nullable: true })
  seniorityOn!: string | null;

  @Column('boolean', { name: 'without_seniority', default: false })
  withoutSeniority!: boolean;

  @Column('smallint', { name: 'leave_weeks' })
  leaveWeeks!: number;

  @Column('boolean')
  hourly!: boolean;

  @Column('boolean', { name: 'fixed_days' })
  fixedDays!: boolean;

  @Column('integer', { name: 'guaranteed_cents', nullable: true })
  guaranteedCents!: number | null;

  @Column('integer', { name: 'fixed_amount_cents', nullable: true })
  fixedAmountCents!: number | null;

  @Column('jsonb')
  answers!: PlainAnswers;

  @Column('uuid', { name: 'text_id', nullable: true })
  textId!: string | null;

  @Column('date', { name: 'calculated_on', nullable: true })
  calculatedOn!: string | null;

  @Column('integer', { name: 'index_points', nullable: true })
  indexHundredths!: number | null;

  @Column('integer', { name: 'majored_points', nullable: true })
  majoredIndexHundredths!: number | null;

  @Column('integer', { name: 'full_time_month_cents', nullable: true })
  fullTimeMonthCents!: number | null;

  @Column('integer', { name: 'minimum_cents', nullable: true })
  minimumCents!: number | null;

  @Column('integer', { name: 'hourly_cents', nullable: true })
  hourlyCents!: number | null;

  @Column('integer', { name: 'remuneration_value_cents', nullable: true })
  remunerationValueCents!: number | null;

  @Column('integer', { name: 'displayed_cents', nullable: true })
  displayedCents!: number | null;

  @Column('text', { name: 'displayed_unit', nullable: true })
  displayedUnit!: DisplayedAmount['unit'] | null;

  @Column('date', { name: 'next_change_on', nullable: true })
  nextChangeOn!: string | null;

  @Column('smallint', { name: 'rules_version', nullable: true })
  rulesVersion!: number | null;

  @Column('jsonb')
  history!: readonly HistoryNote[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
