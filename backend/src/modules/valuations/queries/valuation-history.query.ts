import { Query } from '@nestjs/cqrs';
import type { UpdateAction } from '../domain/valuation.update.js';
import type { ExplainedSide } from './selection.query.js';
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
  /** Why an admin fixed the amount, or took it back; null for what else happens. */
  readonly reason: string | null;
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
  readonly current: ExplainedSide;
  readonly next: ExplainedSide;
  readonly setting: ValuationSetting;
  /** Of a day to come; without it, both sides are held against what holds today. */
  readonly nextSetting?: ValuationSetting;
}

/** An update of one row before it is confirmed. Refusals: `introuvable`, and those of its command. */
export class PreviewUpdate extends Query<UpdatePreviewView> {
  constructor(
    readonly viewer: Viewer,
    readonly action: UpdateAction,
    readonly valuationId: number,
  ) {
    super();
  }
}
