import { coherenceHead, coherenceRow, encode, valuationCalls } from '@valorisation/contract';
import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CachedPages, replyCached } from '../../../platform/http/cached-pages.js';
import { writerWithRows, type RawJson } from '../../../platform/http/raw-json.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { mapAtPace } from '../../../platform/process/pace.js';
import { GetCoherence } from '../queries/coherence.query.js';
import { viewerOf } from '../queries/viewer.js';

const coherenceWith = writerWithRows(valuationCalls.coherence.answer, 'rows');

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
