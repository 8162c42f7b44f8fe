import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A view: one row of a list in a grid's document. */
@Entity('grid_part', { synchronize: false })
export class GridPartRecord {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  @Column('text')
  part!: string;

  @Column('integer')
  number!: number;

  @Column('text')
  title!: string;

  @Column('jsonb')
  content!: object;
}
