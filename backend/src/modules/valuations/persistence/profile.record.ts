import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('profile')
@Index('profile_page_by_name', ['establishmentId', 'name', 'id'])
@Index('profile_matricule_once', ['establishmentId', 'matricule'], { unique: true, where: 'matricule is not null' })
export class ProfileRecord {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('integer')
  version!: number;

  @Column({ type: 'text', collation: 'french' })
  name!: string;

  /** The payroll number that a file gave. */
  @Column('text', { nullable: true })
  matricule!: string | null;

  /** The import that gave the number, and the number before it. */
  @Column('integer', { name: 'matricule_import_id', nullable: true })
  matriculeImportId!: number | null;

  @Column('text', { name: 'former_matricule', nullable: true })
  formerMatricule!: string | null;

  /** 1 once a job sheet was saved. */
  @Column('smallint')
  status!: 0 | 1;

  /** The erasable row of the job sheet's texts. */
  @Column('uuid', { name: 'text_id', nullable: true })
  textId!: string | null;

  @Column('integer', { name: 'created_by' })
  createdBy!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

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
