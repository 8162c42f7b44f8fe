import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EffectFigures } from '../domain/effect-figures.js';

@Entity('grid_effect')
export class GridEffectRecord {
  @PrimaryColumn('integer', { name: 'grid_id' })
  gridId!: number;

  @Column('integer')
  call!: number;

  @Column('text')
  state!: 'waiting' | 'running' | 'done' | 'failed';

  @Column('integer', { name: 'asked_version' })
  askedVersion!: number;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt!: Date;

  @Column('integer', { name: 'asked_by' })
  askedBy!: number;

  /** The time of the last report of its job. */
  @Column('timestamptz', { name: 'seen_at' })
  seenAt!: Date;

  @Column('integer', { default: 0 })
  examined!: number;

  @Column('integer', { nullable: true })
  total!: number | null;

  @Column('jsonb', { nullable: true })
  figures!: EffectFigures | null;

  @Column('integer', { name: 'content_version', nullable: true })
  contentVersion!: number | null;

  @Column('text', { name: 'data_mark', nullable: true })
  dataMark!: string | null;

  @Column('timestamptz', { name: 'computed_at', nullable: true })
  computedAt!: Date | null;
}
