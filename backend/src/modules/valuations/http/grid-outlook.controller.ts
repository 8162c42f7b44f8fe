import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  encode,
  outlookCalls,
  outlookHead,
  outlookRow,
  type InputOf,
  type UpdatePreview,
  type GridOutlookHead,
  type OutlookRow as RowAnswer,
} from '@valorisation/contract';
import type { DueAmount } from '@valorisation/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { CachedPages, replyCached } from '../../../platform/http/cached-pages.js';
import { writerWithRows, type RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { mapAtPace } from '../../../platform/process/pace.js';
import { AnnouncedGrid, type AnnouncedHead } from '../../grids/index.js';
import type { OutlookRow } from '../queries/grid-outlook.js';
import { GetGridOutlook, GetRowOutlook, type GridOutlookView } from '../queries/grid-outlook.query.js';
import type { ValuationSetting } from '../queries/valuation-settings.js';
import { viewerOf } from '../queries/viewer.js';
import { toRowAnswer } from './valuation-answer.mapper.js';
import { toPreview } from './valuation-history.mapper.js';
import { toRefusal } from './valuation-selection.mapper.js';

const outlookWith = writerWithRows(outlookCalls.rows.answer, 'rows');

/** What an announced version will change, as far as the viewer sees it. */
@Controller()
@Access('member')
export class GridOutlookController {
  constructor(
    private readonly queries: QueryBus,
    private readonly announced: AnnouncedGrid,
    private readonly pages: CachedPages,
    private readonly clock: Clock,
  ) {}

  @Costly('read')
  @Serves(
    outlookCalls.announced,
    'What the announced version of the grid will change in total',
    'By the rule of today’s totals: active rows paid by the month. Seniority that is due by then is shown separately. Nothing is written.',
  )
  async head(
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const version = await this.announced.next();
    const page = await this.pages.get(session, this.clock.today(), question('outlook', version), async () => {
      const view = version && (await this.queries.execute(new GetGridOutlook({ viewer: viewerOf(actor) })));
      return [
        JSON.stringify({ payload: encode(outlookCalls.announced.answer, { outlook: view && toOutlookHead(view) }) }),
      ];
    });
    return replyCached(request, reply, page);
  }

  @Costly('read')
  @Serves(
    outlookCalls.rows,
    'What the announced version of the grid will change row by row',
    'Every active valuation that the viewer sees, with the amount due today and on the first day of the version.',
  )
  async rows(
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const version = await this.announced.next();
    if (version === null) throw notFound('grid');
    const page = await this.pages.get(session, this.clock.today(), question('outlook-rows', version), async () =>
      this.parts(actor),
    );
    return replyCached(request, reply, page);
  }

  @Costly('read')
  @Serves(
    outlookCalls.row,
    'What the announced version of the grid will change in a valuation',
    'Today’s amount and the amount on the first day of the version, with the steps that differ.',
  )
  async row(
    @Input() { params: { id } }: InputOf<typeof outlookCalls.row>,
    @CurrentMember() actor: Member,
  ): Promise<UpdatePreview> {
    return toPreview(await this.queries.execute(new GetRowOutlook({ viewer: viewerOf(actor), valuationId: id })));
  }

  /** Row by row, so that other requests are served in between. */
  private async parts(actor: Member): Promise<readonly string[]> {
    const view = await this.queries.execute(new GetGridOutlook({ viewer: viewerOf(actor) }));
    if (view === null) throw notFound('grid');
    const texts = await mapAtPace(view.rows, (row) =>
      JSON.stringify(encode(outlookRow, toOutlookRow(row, view.setting))),
    );
    return ['{"payload":', ...outlookWith(encode(outlookHead, toOutlookHead(view)), texts), '}'];
  }
}

/** A scheduled version may change or be cancelled, so the cache key names its content. */
function question(asked: string, version: AnnouncedHead | null): string {
  return [asked, version?.id, version?.version, version?.effectiveOn, version?.confirmed].join(' ');
}

function toOutlookHead({ version, day, totals, partial }: GridOutlookView): GridOutlookHead {
  const { id, effectiveOn, confirmed } = version;
  return { gridId: id, effectiveOn, confirmed, day, partial, totals };
}

function toOutlookRow(row: OutlookRow, setting: ValuationSetting): RowAnswer {
  const { id, profileId, profileName, functionTitle, hourly } = toRowAnswer(row.valuation, setting);
  const { fate, refusal, now, next, differenceCents, parts } = row;
  return {
    id,
    profileId,
    profileName,
    functionTitle,
    hourly,
    fate,
    refusal: refusal && toRefusal(refusal).message,
    now: amountOf(now),
    next: amountOf(next),
    differenceCents,
    parts,
  };
}

function amountOf(due: DueAmount | null): RowAnswer['now'] {
  return due && { cents: due.cents, unit: due.unit };
}
