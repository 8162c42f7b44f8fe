import {
  bulkCalls,
  type InputOf,
  type PlannedRow,
  type UpdatesPreview,
  type ValuationRow,
} from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { ReadsByPost } from '../../../platform/http/writes.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { GetSelection, ListPlanned } from '../queries/selection.query.js';
import { PreviewUpdates } from '../queries/preview-update.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toPlannedRows, toUpdatesPreview } from './valuation-selection.mapper.js';
import { toRowAnswer } from './valuation-answer.mapper.js';

type ManyRows = Pick<InputOf<typeof bulkCalls.selection>, 'body'>;

/** Questions about a selection of up to 500 rows before an act. They write nothing, and are POST because of the ids. */
@Controller()
@Access('member')
export class ValuationSelectionController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(
    bulkCalls.selection,
    'Valuations by their ids',
    'As they are now; rows that the caller does not see are left out.',
  )
  async selection(@Input() { body: { ids } }: ManyRows, @CurrentMember() actor: Member): Promise<ValuationRow[]> {
    const { valuations, setting } = await this.queries.execute(new GetSelection({ viewer: viewerOf(actor), ids }));
    return valuations.map((row) => toRowAnswer(row, setting));
  }

  @Serves(
    bulkCalls.planned,
    'Questions that planned degrees leave open for valuations',
    'As they are now; rows that the caller does not see are left out.',
  )
  @ReadsByPost()
  async planned(@Input() { body: { ids } }: ManyRows, @CurrentMember() actor: Member): Promise<PlannedRow[]> {
    return toPlannedRows(await this.queries.execute(new ListPlanned({ viewer: viewerOf(actor), ids })));
  }

  @Costly('read')
  @Serves(
    bulkCalls.preview,
    'What an update of several valuations would change',
    'Old and new amount of each row; a row that cannot be brought up to date gives the reason.',
  )
  @ReadsByPost()
  async preview(@Input() { body: { ids } }: ManyRows, @CurrentMember() actor: Member): Promise<UpdatesPreview> {
    return toUpdatesPreview(
      await this.queries.execute(new PreviewUpdates({ viewer: viewerOf(actor), action: 'bring-up-to-date', ids })),
    );
  }

  @Costly('read')
  @Serves(
    bulkCalls.previewAnniversaries,
    "What today's seniority would change in several valuations",
    'Old and new amount of each row; a row to which it cannot be applied gives the reason.',
  )
  @ReadsByPost()
  async previewAnniversaries(
    @Input() { body: { ids } }: ManyRows,
    @CurrentMember() actor: Member,
  ): Promise<UpdatesPreview> {
    return toUpdatesPreview(
      await this.queries.execute(new PreviewUpdates({ viewer: viewerOf(actor), action: 'anniversary', ids })),
    );
  }
}
