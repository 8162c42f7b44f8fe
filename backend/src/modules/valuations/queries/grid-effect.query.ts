import { Query } from '@nestjs/cqrs';
import type { Grid, PayResult, TraceStep } from '@valorisation/rules';
import type { ChangedRow, EffectFigures } from '../domain/effect-figures.js';

/** The last call for a grid's effect, and what was computed last. */
export interface GridEffectView {
  readonly state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  readonly askedAt: Date | null;
  readonly seenAt: Date | null;
  readonly examined: number;
  readonly total: number | null;
  readonly computedAt: Date | null;
  readonly stale: { readonly draft: boolean; readonly data: boolean };
  readonly figures: EffectFigures | null;
}

/** Refusal: `introuvable`. */
export class GetGridEffect extends Query<GridEffectView> {
  constructor(readonly gridId: number) {
    super();
  }
}

/** A row that changes, with both calculations, each in the words of its own grid. */
export interface ExplainedChange {
  readonly changed: ChangedRow;
  readonly title: string;
  readonly current: {
    readonly grid: Grid;
    readonly day: string;
    readonly displayed: PayResult['displayed'];
    readonly trace: readonly TraceStep[];
  };
  readonly next: ExplainedChange['current'];
}

/** One of the rows that the figures list, as it is now. Refusal: `introuvable`, for any other row too. */
export class ExplainEffect extends Query<ExplainedChange> {
  constructor(
    readonly gridId: number,
    readonly valuationId: number,
  ) {
    super();
  }
}
