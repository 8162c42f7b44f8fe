import { Query } from '@nestjs/cqrs';
import type { PayResult } from '@valorisation/rules';
import type { ValuationSetting } from './valuation.query.js';
import type { ValuationDetail } from './valuation.view.js';
import type { Viewer } from './viewer.js';

/** A moment of a valuation's life: what happened, and the valuation as it was then. */
export interface Moment {
  readonly version: number;
  readonly type: string;
  readonly actorId: number | null;
  readonly occurredAt: string;
  readonly gridId: number | null;
  readonly after: ValuationDetail;
}

export interface ValuationStory {
  readonly moments: readonly Moment[];
  /** Day from which each grid of the moments is in force, by grid id. */
  readonly gridDays: ReadonlyMap<number, string>;
  readonly setting: ValuationSetting;
}

/** The journal of one valuation, oldest first. Refusal: `introuvable`. */
export class GetValuationStory extends Query<ValuationStory> {
  constructor(
    readonly viewer: Viewer,
    readonly valuationId: number,
    /** Only what happened up to this instant; absent: everything. */
    readonly until: Date | null,
  ) {
    super();
  }
}

export interface UpdatePreviewView {
  readonly version: number;
  readonly current: { readonly gridId: number; readonly pay: PayResult };
  readonly next: { readonly gridId: number; readonly pay: PayResult };
}

/** 'Mettre à jour' before it is confirmed. Refusals: `introuvable`, `transition_refusee` unless the row awaits an update. */
export class PreviewUpdate extends Query<UpdatePreviewView> {
  constructor(
    readonly viewer: Viewer,
    readonly valuationId: number,
  ) {
    super();
  }
}
