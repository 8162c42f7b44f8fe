import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { StaffRecord } from '../../../platform/rest/staff-record.js';

/** A function that staff propose for a group of titles, as the group was at that time. */
@Entity('function_proposal')
@Index('function_proposal_group', ['groupId', 'id'])
export class FunctionProposalRecord extends StaffRecord {
  @Column('integer', { name: 'group_id' })
  groupId!: number;

  @Column('text')
  title!: string;

  @Column('integer', { name: 'function_id' })
  functionId!: number;

  @Column('text', { name: 'function_title' })
  functionTitle!: string;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}

/** Titles of "autre" functions in groups of at least three establishments. Only the scope of titles reads it. */
@Entity('free_function', { synchronize: false })
export class FreeFunctionView {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  title!: string;

  @Column('integer')
  valuations!: number;

  @Column('integer')
  establishments!: number;

  @Column('smallint')
  category!: number;

  @Column('integer', { name: 'in_category' })
  inCategory!: number;
}
