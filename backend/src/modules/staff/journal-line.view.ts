import type { JournalEvent, JournalLine } from '@valorisation/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A view: an event as staff read it, with only the ids, states and numbers of its payload. */
@Entity('journal_line', { synchronize: false })
export class JournalLineView {
  @PrimaryColumn('bigint')
  id!: number;

  @Column('text')
  type!: JournalEvent;

  @Column('text')
  kind!: string;

  @Column('integer', { name: 'thing_id' })
  thingId!: number;

  @Column('integer', { name: 'actor_id', nullable: true })
  actorId!: number | null;

  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt!: Date;

  @Column('jsonb')
  fields!: readonly string[];

  @Column('jsonb')
  before!: JournalLine['before'];

  @Column('jsonb')
  after!: JournalLine['after'];
}
