import { Injectable } from '@nestjs/common';
import { minimumIndex, type DisplayedAmount, type ValuationStatus } from '@valorisation/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { RestReader, type RestSource } from '../../../platform/rest/rest-reader.js';
import { FloorsToday } from '../../grids/index.js';
import { isActiveRow } from '../queries/row-conditions.js';

/** A view: what staff see of a valuation, without names and texts. Only the scope of figures reads it. */
@Entity('staff_valuation', { synchronize: false })
export class StaffValuationRecord {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('text')
  siret!: string;

  @Column('text', { name: 'company_name' })
  companyName!: string;

  @Column('text', { nullable: true })
  department!: string | null;

  @Column('smallint')
  status!: ValuationStatus;

  @Column('smallint', { name: 'category_level' })
  category!: number;

  @Column('integer', { name: 'function_id' })
  functionId!: number;

  @Column('integer', { name: 'grid_id' })
  gridId!: number;

  @Column('boolean')
  hourly!: boolean;

  @Column('text', { name: 'displayed_unit', nullable: true })
  displayedUnit!: DisplayedAmount['unit'] | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

const METROPOLE = ':metropole';
const MAYOTTE = ':mayotte';

/**
 * SQL: row `r` is active and under today's minimum, whose points the reader fills in. The dashboard counts in the same
 * way.
 */
export const BELOW_MINIMUM = `(${isActiveRow('r')}
  and coalesce(r.index_points < case r.department when '976' then ${MAYOTTE} else ${METROPOLE} end, false))`;

@Injectable()
export class StaffValuationReader extends RestReader {
  constructor(
    reader: TenantReader,
    private readonly floors: FloorsToday,
  ) {
    super(reader);
  }

  /** Points are whole hundredths from the grid in force. */
  protected override async asked({ fields, ...source }: RestSource): Promise<RestSource> {
    const [metropole, mayotte] = await Promise.all([
      this.floors.inTerritory('metropole'),
      this.floors.inTerritory('mayotte'),
    ]);
    const filled = (sql: string) =>
      sql.replaceAll(METROPOLE, String(minimumIndex(metropole))).replaceAll(MAYOTTE, String(minimumIndex(mayotte)));
    const told = new Map([...fields.told].map(([field, sql]) => [field, filled(sql)]));
    return { ...source, fields: { ...fields, selected: filled(fields.selected), told } };
  }
}
