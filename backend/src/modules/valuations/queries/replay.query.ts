import { Query } from '@nestjs/cqrs';
import type { DocumentReference, Replay } from '@valorisation/rules';
import type { Moment } from './valuation-history.query.js';
import type { ValuationSetting } from './valuation.query.js';
import type { Viewer } from './viewer.js';

export interface ReplayView {
  readonly reference: DocumentReference;
  /** The entry, and the valuation as it left it. */
  readonly moment: Moment;
  readonly replay: Replay;
  readonly setting: ValuationSetting;
}

/**
 * The amount that a valuation had after an entry of its journal, computed again.
 * Refusals: `introuvable`, `classement_non_calcule` where it had none.
 */
export class ReplayEntry extends Query<ReplayView> {
  constructor(
    readonly viewer: Viewer,
    readonly valuationId: number,
    readonly entry: number,
  ) {
    super();
  }
}

/** The same from what stands on a paper. Refusals: those of the entry, and `trop_de_tentatives`. */
export class ReplayReference extends Query<ReplayView> {
  constructor(
    readonly viewer: Viewer,
    readonly typed: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}
