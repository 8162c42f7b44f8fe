import {
  lifeCalls,
  type InputOf,
  type JournalEntry,
  type UpdatePreview,
  type ValuationDetail,
  replayCalls,
  type Replay,
} from '@valorisation/contract';
import { Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { explained, formatReference, KEPT_STEP_NAMES, replayWords } from '@valorisation/rules';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { GetValuationStory } from '../queries/valuation-story.query.js';
import { PreviewUpdate } from '../queries/preview-update.query.js';
import { viewerOf } from '../queries/viewer.js';
import { ReplayEntry, ReplayReference, type ReplayView } from '../queries/replay.query.js';
import { toJournal, toPreview } from './valuation-history.mapper.js';
import { toDetailAnswer, gridOf } from './valuation-answer.mapper.js';

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

/** Proves any past amount: shows its inputs, and the result of computing it again today. */
@Controller()
@Access('member')
export class ReplayController {
  constructor(private readonly queries: QueryBus) {}

  @Costly('read')
  @Serves(
    replayCalls.byReference,
    'The amount of a printed sheet, computed again',
    'By the reference of the sheet, such as VAL-18-7-G2. At most 120 an hour per account.',
  )
  async byReference(
    @Input() { params: { reference } }: InputOf<typeof replayCalls.byReference>,
    @CurrentMember() actor: Member,
    @Ip() remoteAddress: string,
  ): Promise<Replay> {
    return toReplay(
      await this.queries.execute(new ReplayReference({ viewer: viewerOf(actor), typed: reference, remoteAddress })),
    );
  }

  @Costly('read')
  @Serves(
    replayCalls.entry,
    'The amount of a past entry, computed again',
    'The amount of the valuation after that entry of its journal, from the inputs and the grid of that time.',
  )
  async entry(
    @Input() { params: { id, entry } }: InputOf<typeof replayCalls.entry>,
    @CurrentMember() actor: Member,
  ): Promise<Replay> {
    return toReplay(await this.queries.execute(new ReplayEntry({ viewer: viewerOf(actor), valuationId: id, entry })));
  }
}

function toReplay({ reference, moment, replay, setting }: ReplayView): Replay {
  const { verdict, rulesVersion, rulesToday, differs, steps, trace } = replay;
  return {
    reference: formatReference(reference),
    entry: reference.version,
    recordedAt: moment.occurredAt,
    gridDay: setting.gridDays.get(reference.gridId) ?? null,
    rulesVersion,
    rulesToday,
    verdict,
    statement: replayWords(replay),
    differs,
    steps: steps.map((step) => ({ ...step, name: KEPT_STEP_NAMES[step.step] })),
    valuation: toDetailAnswer(moment.after, setting),
    trace: explained(trace, gridOf(moment.after, setting)),
  };
}
