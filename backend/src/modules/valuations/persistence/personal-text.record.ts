import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Free texts, only added until an erasure deletes the rows. Events point here by id and never quote. */
@Entity('personal_text')
@Index('personal_text_aggregate', ['establishmentId', 'aggregateType', 'aggregateId'])
export class PersonalTextRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('text', { name: 'aggregate_type' })
  aggregateType!: 'valuation' | 'profile';

  @Column('integer', { name: 'aggregate_id' })
  aggregateId!: number;

  /** ValuationTexts of a valuation, SheetTexts of a profile. */
  @Column('jsonb')
  content!: object;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
