import { Query } from '@nestjs/cqrs';
import type { Day, Estimate, Floors } from '@valorisation/rules';
import type { GridVersion } from '../../grids/index.js';
import type { ValuationChange } from '../domain/valuation.change.js';
import type { MergedValuation } from '../domain/valuation.merge.js';

export interface EstimateView extends Omit<MergedValuation, 'answers'> {
  readonly estimate: Estimate;
  readonly version: GridVersion;
  readonly floors: Floors;
  readonly today: Day;
}

/**
 * What anybody's inputs would give on the grid in force; nothing is stored.
 * Refusals: `donnees_invalides` naming the inputs, `trop_de_tentatives`.
 */
export class GetEstimate extends Query<EstimateView> {
  constructor(
    readonly inputs: ValuationChange,
    /** Of the establishment, which says what minimum wage holds; null: metropolitan France. */
    readonly department: string | null,
    readonly remoteAddress: string,
  ) {
    super();
  }
}
