import type { Day, Floors, MinimumWage, WageTerritory } from '@valorisation/rules';

/** What the amounts of an establishment are held against today: the grid in force, and the wage of its territory. */
export interface EstablishmentFloors extends Floors {
  readonly gridInForceId: number;
}

/** Port of the floors. */
export abstract class FloorsToday {
  abstract of(establishmentId: number): Promise<EstablishmentFloors>;
  /** What the establishment's territory is known to have on a day to come. */
  abstract wageOn(establishmentId: number, day: Day): Promise<MinimumWage | null>;
  /** For whoever has no establishment. */
  abstract inTerritory(territory: WageTerritory): Promise<EstablishmentFloors>;
  /** Every entry, for a day that is not today. */
  abstract wages(): Promise<readonly MinimumWage[]>;
}
