import { Column, Entity, Index } from 'typeorm';
import { DatedRecord } from '../../../platform/persistence/numbered-record.js';

@Entity('payroll_key')
@Index('payroll_key_establishment', ['establishmentId'])
@Index('payroll_key_hash', ['keyHash'], { unique: true })
export class PayrollKeyRecord extends DatedRecord {
  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  prefix!: string;

  @Column('bytea', { name: 'key_hash' })
  keyHash!: Buffer;

  @Column('integer', { name: 'created_by' })
  createdBy!: number;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
