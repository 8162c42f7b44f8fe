import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { encode, valuationCalls } from '@valorisation/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CachedPages, replyCached } from '../../../platform/http/cached-pages.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly.decorator.js';
import { GetFigures } from '../queries/figures.query.js';
import { viewerOf } from '../queries/viewer.js';
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
