import { liveCalls } from '@valorisation/contract';
import { Controller, Headers, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiHeader } from '@nestjs/swagger';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { bearerToken } from '../../../platform/access/bearer-token.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { SessionLookup } from '../../../platform/access/session-lookup.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { JournalListener } from '../../../platform/outbox/journal-listener.js';
import { LiveFeed } from '../live-feed.js';
import { EventStream, STREAM_HEADERS } from './event-stream.js';

/** Streams of one account in one process: more than the tabs and devices of one person. */
export const MOST_STREAMS = 20;

/**
 * Server-sent events read by a fetch stream, so that the token stays in its header and out of the address.
 * `Last-Event-ID` resumes an interrupted stream.
 */
@Controller()
@Access('member')
export class LiveController implements OnModuleDestroy {
  /** The open streams by account, the oldest first. */
  private readonly open = new Map<number, Set<EventStream>>();

  constructor(
    private readonly feed: LiveFeed,
    private readonly listener: JournalListener,
    private readonly sessions: SessionLookup,
  ) {}

  @Serves(
    liveCalls.changes,
    'Changes in the establishment, as they happen',
    'Server-sent events: `open`, then a `change` for each change; `today` at the beginning, and when the day or its minimum wage changes.',
  )
  @ApiHeader({ name: 'last-event-id', description: 'Continues after this event', required: false })
  async stream(
    @CurrentMember() actor: Member,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A stream never ends, so a HEAD request gets only the headers.
    if (request.method === 'HEAD') return void (await reply.headers(STREAM_HEADERS).send());
    const isEventId = z.uuid().safeParse(lastEventId).success;
    const from =
      (isEventId ? await this.feed.placeOf(actor, lastEventId ?? '') : undefined) ?? (await this.feed.latest(actor));
    // The connection is already closed or refused, so its close event would not end a new stream.
    if (reply.raw.destroyed || reply.sent) return;
    const token = bearerToken(request) ?? '';
    const stream = new EventStream(reply, {
      from,
      read: (position) => this.feed.after(actor, position),
      today: () => this.feed.today(actor),
      isAlive: async () => {
        const now = (await this.sessions.find(token, request.id))?.actor;
        // A stream shows what its role may see: after a handover the reader reconnects with the new role.
        return now?.active === true && now.associated === actor.associated;
      },
    });
    const stops = [
      this.listener.onEvent((establishment) => {
        if (establishment === String(actor.establishmentId)) stream.wake();
      }),
      this.listener.onSessionChange((account) => {
        if (account === String(actor.accountId)) stream.wake();
      }),
      this.listener.onWageChange(() => stream.wakeToday()),
    ];
    const ofAccount = this.streamsOf(actor.accountId);
    ofAccount.add(stream);
    reply.raw.once('close', () => {
      for (const stop of stops) stop();
      stream.close();
      ofAccount.delete(stream);
      if (ofAccount.size === 0) this.open.delete(actor.accountId);
    });
    stream.open();
  }

  /** Makes room for one more stream of the account. Beyond the limit the oldest stream ends. */
  private streamsOf(accountId: number): Set<EventStream> {
    const streams = this.open.get(accountId) ?? new Set();
    this.open.set(accountId, streams);
    for (const oldest of [...streams].slice(0, Math.max(streams.size - MOST_STREAMS + 1, 0))) {
      oldest.close();
      streams.delete(oldest);
    }
    return streams;
  }

  /** Ends the streams first, because the server waits for its connections when it stops. */
  onModuleDestroy(): void {
    for (const streams of this.open.values()) for (const stream of streams) stream.close();
  }
}
