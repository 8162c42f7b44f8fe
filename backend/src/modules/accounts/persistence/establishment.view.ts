import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff read of the establishments' rows. Other statements write them. */
@Entity('establishment')
export class EstablishmentView {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  siret!: string;

  @Column('text', { name: 'company_name' })
  companyName!: string;

  @Column('text', { nullable: true })
  department!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;
}
