import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { GridCatalogue } from '../../grids/index.js';
import { refusedTransition, notFoundAmong } from '../domain/valuation.errors.js';
import type { UpdateAction } from '../domain/valuation.update.js';
import { UpdateOutlooks, type ExplainedSide, type UpdatesView } from './update-outlooks.js';
import { toDetail } from './stored-steps.js';
import type { ValuationSetting } from './valuation-settings.js';
import type { Viewer } from './viewer.js';

export interface UpdatePreviewView {
  readonly current: ExplainedSide;
  readonly next: ExplainedSide;
  readonly setting: ValuationSetting;
  /** The floors and grid of a future day for `next`. Without it, `setting` serves both sides. */
  readonly nextSetting?: ValuationSetting;
}

/** A preview of one row's update. Refusals: `introuvable`, and those of its command. */
export class PreviewUpdate extends QueryOf<
  { viewer: Viewer; action: UpdateAction; valuationId: number },
  UpdatePreviewView
>() {}

/** A preview of an update of several rows. Refusal, naming the first id: `introuvable`. */
export class PreviewUpdates extends QueryOf<
  { viewer: Viewer; action: UpdateAction; ids: readonly number[] },
  UpdatesView
>() {}

const on = handlersWith({ outlooks: UpdateOutlooks, grids: GridCatalogue });

export const previewUpdateQueries = [
  on(PreviewUpdate, async ({ viewer, action, valuationId }, { outlooks, grids }) => {
    const {
      outlooks: [outlook],
      setting,
    } = await outlooks.of(viewer, action, [valuationId]);
    if (outlook === undefined) throw notFound('valuation');
    const { valuation, current, next } = outlook;
    if (next instanceof DomainError) throw next;
    if (current === null) throw refusedTransition();
    const { trace } = await toDetail(valuation, grids);
    return { current: { ...current, trace: trace ?? [] }, next, setting };
  }),
  on(PreviewUpdates, async ({ viewer, action, ids }, { outlooks }) => {
    const previewed = await outlooks.of(viewer, action, ids);
    const seen = new Set(previewed.outlooks.map(({ valuation }) => valuation.id));
    const missing = ids.find((id) => !seen.has(id));
    if (missing !== undefined) throw notFoundAmong(missing);
    return previewed;
  }),
];
