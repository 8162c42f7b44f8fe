import { Injectable } from '@nestjs/common';
import {
  minimumWageOn,
  wageTerritoryOf,
  type MinimumWage,
  type Day,
  type WageTerritory,
  type Floors,
} from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { unavailable } from '../../../platform/errors/domain-error.js';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from './grid-catalogue.js';

interface HeldRow {
  readonly gridId: number;
  readonly wages: readonly MinimumWage[];
}

export interface FloorsRow extends HeldRow {
  readonly department: string | null;
}

/** The query answers all wages, because they are few and never change once written. */
const HELD = `
  g.id as "gridId",
  coalesce((select json_agg(json_build_object('territory', w.territory, 'from', w.effective_on,
                                              'monthCents', w.month_cents, 'source', w.source,
                                              'confirmed', w.confirmed) order by w.id)
              from minimum_wage w), '[]') as wages`;

const OF_ESTABLISHMENT = `
  select e.department, ${HELD}
    from establishment e
    join grid_version g on g.status = 'in_force'
   where e.id = $1`;

export const floorsQuery = (establishmentId: number): NamedQuery => ({
  name: 'floors',
  text: OF_ESTABLISHMENT,
  values: [establishmentId],
});

const OF_ANYBODY = `select ${HELD} from grid_version g where g.status = 'in_force'`;

/** Today's floors for an establishment's amounts: the grid in force, and the wage of its territory. */
export interface EstablishmentFloors extends Floors {
  readonly gridInForceId: number;
}

@Injectable()
export class FloorsToday {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
    private readonly clock: Clock,
  ) {}

  /** @throws 503 `service_indisponible` between installing and seeding, like `GridCatalogue.inForce` */
  async of(establishmentId: number): Promise<EstablishmentFloors> {
    return this.from(await this.heldBy(establishmentId));
  }

  /** The floors of a row of `floorsQuery`, which a read sends with its own statements. */
  async from(row: FloorsRow | undefined): Promise<EstablishmentFloors> {
    return this.floors(row, wageTerritoryOf(row?.department ?? null));
  }

  /** The known wage of the establishment's territory on a future day. */
  async wageOn(establishmentId: number, day: Day): Promise<MinimumWage | null> {
    const row = await this.heldBy(establishmentId);
    return minimumWageOn(row?.wages ?? [], wageTerritoryOf(row?.department ?? null), day);
  }

  /** For readers without an establishment. @throws 503 `service_indisponible` between installing and seeding */
  async inTerritory(territory: WageTerritory): Promise<EstablishmentFloors> {
    return this.floors(await this.held(), territory);
  }

  /** Every entry, for a day other than today. */
  async wages(): Promise<readonly MinimumWage[]> {
    return (await this.held())?.wages ?? [];
  }

  private async held(): Promise<HeldRow | undefined> {
    const [row] = await this.reader.global<HeldRow>({ name: 'floors-of-anybody', text: OF_ANYBODY, values: [] });
    return row;
  }

  private async heldBy(establishmentId: number): Promise<FloorsRow | undefined> {
    return (await this.reader.global<FloorsRow>(floorsQuery(establishmentId)))[0];
  }

  private async floors(row: HeldRow | undefined, territory: WageTerritory): Promise<EstablishmentFloors> {
    if (row === undefined) throw unavailable();
    const { params } = await this.grids.content(row.gridId);
    const wage = minimumWageOn(row.wages, territory, this.clock.today());
    return { params, wage, territory, gridInForceId: row.gridId };
  }
}
