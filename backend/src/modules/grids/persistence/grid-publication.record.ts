import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One row for each request to publish a version. */
@Entity('grid_publication')
@Check('grid_publication_second_person', 'confirmed_by <> asked_by')
export class GridPublicationRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Index('grid_publication_grid')
  @Index('grid_publication_open', { unique: true, where: 'done_at is null and cancelled_at is null' })
  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  /** The version of the content to publish: an edit would change it. */
  @Column('integer', { name: 'content_version' })
  contentVersion!: number;

  @Column('text')
  sha256!: string;

  /** Null for as soon as it is confirmed. */
  @Column('timestamptz', { name: 'takes_force_at', nullable: true })
  takesForceAt!: Date | null;

  @Column('boolean')
  announce!: boolean;

  /** The reason of a withdrawal. */
  @Column('text', { default: '' })
  reason!: string;

  @Column('integer', { name: 'asked_by' })
  askedBy!: number;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt!: Date;

  @Column('integer', { name: 'confirmed_by', nullable: true })
  confirmedBy!: number | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('integer', { name: 'cancelled_by', nullable: true })
  cancelledBy!: number | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt!: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt!: Date | null;
}
