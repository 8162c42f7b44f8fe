import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AccessGrantState } from '../domain/access-grant.js';

/** One row for each grant. The journal holds what was read under it. */
@Entity('access_grant')
@Index('access_grant_establishment', ['establishmentId'])
export class AccessGrantRecord implements AccessGrantState {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

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
