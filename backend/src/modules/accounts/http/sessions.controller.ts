import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { CloseEverySession, CloseOwnSession } from '../commands/close-session.command.js';
import { ListSessions } from '../queries/list-sessions.query.js';

const ownSession = z
  .object({
    session_id: z.int().positive(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().describe('To the hour'),
    current: z.boolean().describe('The one that asks'),
  })
  .meta({
    id: 'OwnSession',
    examples: [
      {
        session_id: 12,
        created_at: '2026-11-02T08:12:45.000Z',
        last_used_at: '2026-11-20T09:30:00.000Z',
        current: true,
      },
    ],
  });

/** Where one is signed in (ours). */
@Controller('v1/user/sessions')
@Access('active')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @Summary('The live sessions of one’s own account', 'No address of the network and no name of a browser is kept.')
  @Answers(z.array(ownSession))
  async list(
    @CurrentActor() { accountId }: Actor,
    @CurrentSession() { sessionId }: LiveSession,
  ): Promise<z.infer<typeof ownSession>[]> {
    const sessions = await this.queries.execute(new ListSessions(accountId));
    return sessions.map(({ id, createdAt, lastUsedAt }) => ({
      session_id: id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: id === sessionId,
    }));
  }

  @Post('end')
  @HttpCode(200)
  @Summary('Ends every session of one’s own account', 'This one too: the next call is answered 401.')
  @Answers(z.null())
  async endAll(@CurrentActor() { accountId }: Actor): Promise<void> {
    await this.commands.execute(new CloseEverySession(accountId));
  }

  @Post('end/:id')
  @HttpCode(200)
  @Summary('Ends one session of one’s own account')
  @Refuses('introuvable')
  @Answers(z.null())
  async end(@CurrentActor() { accountId }: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.commands.execute(new CloseOwnSession(accountId, id));
  }
}
