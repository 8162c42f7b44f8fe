import { Column, Entity, Index } from 'typeorm';
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
