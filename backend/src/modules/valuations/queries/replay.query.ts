import { QueryBus } from '@nestjs/cqrs';
import { replayAmounts, parseReference, type DocumentReference, type Replay } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { GridCatalogue } from '../../grids/index.js';
import { notComputed } from '../domain/valuation.errors.js';
import { withTexts } from '../domain/valuation.merge.js';
import type { ValuationSetting } from './valuation-settings.js';
import { GetValuationStory, GetValuationStoryHandler, type Moment } from './valuation-story.query.js';
import { isComputed } from './valuation.view.js';
import type { Viewer } from './viewer.js';

export interface ReplayView {
  readonly reference: DocumentReference;
  readonly moment: Moment;
  readonly replay: Replay;
  readonly setting: ValuationSetting;
}

/**
 * Computes the amount of a valuation after an entry of its journal again. Refusals: `introuvable`,
 * `classement_non_calcule` when it had none.
 */
export class ReplayEntry extends QueryOf<{ viewer: Viewer; valuationId: number; entry: number }, ReplayView>() {}

/** Computes the amount of a printed reference again. Refusals: those of the entry, and `trop_de_tentatives`. */
export class ReplayReference extends QueryOf<{ viewer: Viewer; typed: string; remoteAddress: string }, ReplayView>() {}

const on = handlersWith({
  stories: GetValuationStoryHandler,
  grids: GridCatalogue,
  queries: QueryBus,
  limits: PublicLimits,
});

export const replayQueries = [
  /** The inputs and the amount of that time come from the journal, which never changes. */
  on(ReplayEntry, async ({ viewer, valuationId, entry }, { stories, grids }) => {
    const { moments, setting } = await stories.execute(new GetValuationStory({ viewer, valuationId, until: null }));
    const moment = moments.find(({ version }) => version === entry);
    if (moment === undefined) throw notFound('valuation');
    const { after } = moment;
    if (!isComputed(after)) throw notComputed();
    const { calculatedOn, gridId } = after;
    const answers = withTexts(after.answers, after.texts);
    const replay = replayAmounts(await grids.content(gridId), { ...after, answers, calculatedOn }, after);
    return { reference: { valuationId, version: entry, gridId }, moment, replay, setting };
  }),
  on(ReplayReference, async ({ viewer, typed, remoteAddress }, { queries, limits }) => {
    await limits.take('replay', remoteAddress, String(viewer.accountId));
    const reference = parseReference(typed);
    if (reference === null) throw notFound('valuation');
    const found = await queries.execute(
      new ReplayEntry({ viewer, valuationId: reference.valuationId, entry: reference.version }),
    );
    if ((reference.gridId ?? found.reference.gridId) !== found.reference.gridId) throw notFound('valuation');
    return found;
  }),
];
