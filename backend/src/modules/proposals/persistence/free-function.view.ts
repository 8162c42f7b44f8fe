import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A view: titles of "autre" functions in groups of at least three establishments. Only the scope of titles reads it.
 */
@Entity('free_function', { synchronize: false })
export class FreeFunctionView {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  title!: string;

  @Column('integer')
  valuations!: number;

  @Column('integer')
  establishments!: number;

  @Column('smallint')
  category!: number;

  @Column('integer', { name: 'in_category' })
  inCategory!: number;
}
