import type { GridDocument } from '@valorisation/rules';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('grid_version')
export class GridVersionRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Index('grid_version_in_force', { unique: true, where: "status = 'in_force'" })
  @Column('text')
  status!: 'draft' | 'scheduled' | 'in_force' | 'past';

  @Column('date', { name: 'effective_on' })
  effectiveOn!: string;

  @Column('boolean')
  confirmed!: boolean;

  @Column('jsonb')
  document!: GridDocument;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
