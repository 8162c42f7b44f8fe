import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { StaffRecord } from '../../../platform/rest/staff-record.js';

/** Another name of a function. It hangs on the function's id, which a new version of the grid keeps. */
@Entity('function_name')
@Index('function_name_once', ['functionId', 'name'], { unique: true })
export class FunctionNameRecord extends StaffRecord {
  @Column('integer', { name: 'function_id' })
  functionId!: number;

  @Column('text')
  name!: string;

  @Column('text', { default: 'staff' })
  origin!: 'shipped' | 'staff';

  /** A name is removed and not deleted, so that no installation brings a shipped one again. */
  @Column('text', { default: 'used' })
  state!: 'used' | 'removed';
}

/** A word that was searched for on at least three days without choosing a function. */
@Entity('frequent_left_word', { synchronize: false })
export class FrequentLeftWordView {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  word!: string;

  @Column('integer')
  days!: number;

  @Column('integer')
  times!: number;

  @Column('date', { name: 'first_on' })
  firstOn!: string;

  @Column('date', { name: 'last_on' })
  lastOn!: string;
}
