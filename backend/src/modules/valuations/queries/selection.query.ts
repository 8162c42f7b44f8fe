/** What is asked of several valuations at once: how they stand now, and what an update would make of them. */
import { Query } from '@nestjs/cqrs';
import type { PayResult } from '@valorisation/rules';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import type { ValuationSetting } from './valuation.query.js';
import type { ValuationRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

/** The rows of a selection as they are now; what the viewer no longer sees is left out. */
export class GetSelection extends Query<{
  readonly valuations: readonly ValuationRow[];
  readonly setting: ValuationSetting;
}> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

/** A row beside what 'Mettre à jour' would make of it. */
export interface UpdateOutlook {
  readonly valuation: ValuationRow;
  /** The amount on the grid in force, or why there can be none. */
  readonly next: PayResult | DomainError;
}

/** 'Mettre à jour' on several rows before it is confirmed. Refusal, naming the first id: `introuvable`. */
export class PreviewUpdates extends Query<{
  readonly gridId: number;
  readonly outlooks: readonly UpdateOutlook[];
  readonly setting: ValuationSetting;
}> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}
