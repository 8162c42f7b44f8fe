import { Controller, Header, Req, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { encode, valuationCalls, coherenceHead, coherenceRow, costRow, costsHead } from '@valorisation/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CachedPages, replyCached } from '../../../platform/http/cached-pages.js';
import { RawJson, writerWithRows } from '../../../platform/http/raw-json.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { mapAtPace } from '../../../platform/process/pace.js';
import { GetCosts } from '../queries/costs.query.js';
import { GetFigures } from '../queries/figures.query.js';
import { viewerOf } from '../queries/viewer.js';
import { GetCoherence } from '../queries/coherence.query.js';
import { AnniversaryCalendar, CALENDAR_FILE, CALENDAR_TYPE } from './anniversary-calendar.js';

@Controller()
@Access('member')
export class FiguresController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pages: CachedPages,
    private readonly clock: Clock,
    private readonly calendar: AnniversaryCalendar,
  ) {}

  @Costly('read')
  @Serves(
    valuationCalls.figures,
    'The figures of the establishment',
    'Computed for the viewer; the sums are those of the list of profiles.',
  )
  async figures(
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const page = await this.pages.get(session, this.clock.today(), 'figures', async () => {
      const view = await this.queries.execute(new GetFigures({ viewer: viewerOf(actor) }));
      return [JSON.stringify({ payload: encode(valuationCalls.figures.answer, view) })];
    });
    return replyCached(request, reply, page);
  }

  @Costly('read')
  @Serves(
    valuationCalls.anniversaries,
    'The anniversaries of the next twelve months as a calendar',
    'All-day events for any calendar program.',
  )
  async anniversaries(
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { anniversaries } = await this.queries.execute(new GetFigures({ viewer: viewerOf(actor) }));
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(Buffer.from(this.calendar.write(anniversaries.filter(({ due }) => !due))), {
      type: `${CALENDAR_TYPE}; charset=utf-8`,
      disposition: `attachment; filename="${CALENDAR_FILE}"`,
    });
  }
}

const costsWith = writerWithRows(valuationCalls.costs.answer, 'rows');
const coherenceWith = writerWithRows(valuationCalls.coherence.answer, 'rows');

@Controller()
@Access('member')
export class CostsController {
  constructor(private readonly queries: QueryBus) {}

  @Costly('read')
  @Serves(
    valuationCalls.costs,
    'What the costs of the months to come depend on',
    'The monthly functions that the viewer sees, with what is paid for them if the viewer may see pay; the grids and the minimum wages that count and that are to come.',
  )
  @Header('cache-control', 'no-store')
  async costs(@CurrentMember() actor: Member): Promise<RawJson> {
    const { rows, ...head } = await this.queries.execute(new GetCosts({ viewer: viewerOf(actor) }));
    const texts = await mapAtPace(rows, (row) => JSON.stringify(encode(costRow, row)));
    return new RawJson(Buffer.from(['{"payload":', ...costsWith(encode(costsHead, head), texts), '}'].join('')));
  }
}

@Controller()
@Access('member')
export class CoherenceController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pages: CachedPages,
    private readonly clock: Clock,
  ) {}

  @Costly('read')
  @Serves(
    valuationCalls.coherence,
    'The degrees of all rows, criterion by criterion',
    'Computed for the viewer: a row is compared only with rows that the viewer sees. Differences from the planned degrees and from similar rows are marked; reasons are counted, not quoted.',
  )
  async coherence(
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const page = await this.pages.get(session, this.clock.today(), 'coherence', async () => this.parts(actor));
    return replyCached(request, reply, page);
  }

  /** Row by row, so that other requests are served in between. */
  private async parts(actor: Member): Promise<readonly string[]> {
    const { rows, ...head } = await this.queries.execute(new GetCoherence({ viewer: viewerOf(actor) }));
    const texts = await mapAtPace(rows, (row) => JSON.stringify(encode(coherenceRow, row)));
    return ['{"payload":', ...coherenceWith(encode(coherenceHead, head), texts), '}'];
  }
}
