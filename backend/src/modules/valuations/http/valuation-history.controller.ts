import {
  lifeCalls,
  type InputOf,
  type JournalEntry,
  type UpdatePreview,
  type ValuationDetail,
} from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { GetValuationStory } from '../queries/valuation-story.query.js';
import { PreviewUpdate } from '../queries/preview-update.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toJournal, toPreview } from './valuation-history.mapper.js';
import { toDetailAnswer } from './valuation-answer.mapper.js';

type OneRow = InputOf<typeof lifeCalls.journal>;

@Controller()
@Access('member')
export class ValuationHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(
    lifeCalls.preview,
    'What an update would change',
    'The stored amount and the one on the grid in force, with the steps that differ. Writes nothing.',
  )
  async preview(@Input() { params: { id } }: OneRow, @CurrentMember() actor: Member): Promise<UpdatePreview> {
    return toPreview(
      await this.queries.execute(
        new PreviewUpdate({ viewer: viewerOf(actor), action: 'bring-up-to-date', valuationId: id }),
      ),
    );
  }

  @Serves(
    lifeCalls.previewAnniversary,
    "What today's seniority would change",
    'The stored amount and today’s amount on the row’s own grid, with the steps that differ. Writes nothing.',
  )
  async previewAnniversary(
    @Input() { params: { id } }: OneRow,
    @CurrentMember() actor: Member,
  ): Promise<UpdatePreview> {
    return toPreview(
      await this.queries.execute(
        new PreviewUpdate({ viewer: viewerOf(actor), action: 'anniversary', valuationId: id }),
      ),
    );
  }

  @Serves(
    lifeCalls.journal,
    'What happened to a valuation',
    'Every recorded change, oldest first, with old and new values.',
  )
  async journal(@Input() { params: { id } }: OneRow, @CurrentMember() actor: Member): Promise<JournalEntry[]> {
    return toJournal(
      await this.queries.execute(new GetValuationStory({ viewer: viewerOf(actor), valuationId: id, until: null })),
    );
  }

  /** The valuation at an instant. `sous_smic` and `isBirth` are computed at reading, as everywhere. */
  @Serves(lifeCalls.past, 'A valuation at an earlier time')
  async past(
    @Input() { params: { id }, query: { at } }: InputOf<typeof lifeCalls.past>,
    @CurrentMember() actor: Member,
  ): Promise<ValuationDetail> {
    const story = await this.queries.execute(
      new GetValuationStory({ viewer: viewerOf(actor), valuationId: id, until: new Date(at) }),
    );
    const last = story.moments.at(-1);
    if (last === undefined) throw notFound('valuation');
    return toDetailAnswer(last.after, story.setting);
  }
}
