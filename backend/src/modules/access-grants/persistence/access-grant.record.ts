import { Column, Entity, Index } from 'typeorm';
import { NumberedRecord } from '../../../platform/persistence/numbered-record.js';
import type { AccessGrantState } from '../domain/access-grant.js';

/** One row for each grant. The journal holds what was read under it. */
@Entity('access_grant')
@Index('access_grant_establishment', ['establishmentId'])
export class AccessGrantRecord extends NumberedRecord implements AccessGrantState {
  @Column('integer')
  version!: number;

  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('integer', { name: 'granted_by' })
  grantedBy!: number;

  @Column('timestamptz', { name: 'granted_at' })
  grantedAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}
