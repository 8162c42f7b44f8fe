import { Injectable } from '@nestjs/common';
import { minimumWageOn, wageTerritoryOf, type MinimumWage } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { FloorsToday, type EstablishmentFloors } from '../domain/floors-today.js';
import { GridCatalogue } from '../domain/grid-catalogue.js';

interface FloorsRow {
  readonly department: string | null;
  readonly gridId: number;
  readonly wages: readonly MinimumWage[];
}

/** One small statement; the wages are few and never change once written. */
const FLOORS = `
  select e.department, g.id as "gridId",
         coalesce((select json_agg(json_build_object('territory', w.territory, 'from', w.effective_on,
                                                     'monthCents', w.month_cents, 'source', w.source,
                                                     'confirmed', w.confirmed) order by w.id)
                     from minimum_wage w), '[]') as wages
    from establishment e
    join grid_version g on g.status = 'in_force'
   where e.id = $1`;

@Injectable()
export class SqlFloorsToday extends FloorsToday {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws 503 `service_indisponible` between installing and seeding, as `GridCatalogue.inForce`. */
  async of(establishmentId: number): Promise<EstablishmentFloors> {
    const [row] = await this.reader.global<FloorsRow>({ name: 'floors', text: FLOORS, values: [establishmentId] });
    if (row === undefined) throw new DomainError('service_indisponible', { retryAfter: 5 });
    const { params } = await this.grids.content(row.gridId);
    const territory = wageTerritoryOf(row.department);
    const wage = minimumWageOn(row.wages, territory, this.clock.today());
    return { params, wage, territory, gridInForceId: row.gridId };
  }
}
