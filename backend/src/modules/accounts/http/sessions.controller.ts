import { accountCalls, type InputOf, type OwnSession } from '@valorisation/contract';
import { Controller, Header } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { CloseEverySession, CloseOwnSession } from '../commands/close-session.command.js';
import { ListSessions } from '../queries/list-sessions.query.js';

/** The user's open sessions. */
@Controller()
@Access('active')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    accountCalls.sessions,
    'The live sessions of the caller’s account',
    'Browser and system by name, as at sign-in; no version and no network address is stored.',
  )
  @Header('cache-control', 'no-store')
  async list(
    @CurrentActor() { accountId }: Actor,
    @CurrentSession() { sessionId }: LiveSession,
  ): Promise<readonly OwnSession[]> {
    const sessions = await this.queries.execute(new ListSessions({ accountId }));
    return sessions.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
      id,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === sessionId,
    }));
  }

  @Serves(
    accountCalls.endEverySession,
    'Ends every session of the caller’s account',
    'This one included: the next call is answered 401.',
  )
  async endAll(@CurrentActor() { accountId }: Actor): Promise<null> {
    await this.commands.execute(new CloseEverySession({ accountId }));
    return null;
  }

  @Serves(accountCalls.endOtherSessions, 'Ends every other session of the caller’s account')
  async endOthers(@CurrentActor() { accountId }: Actor, @CurrentSession() { sessionId }: LiveSession): Promise<null> {
    await this.commands.execute(new CloseEverySession({ accountId, except: sessionId }));
    return null;
  }

  @Serves(accountCalls.endSession, 'Ends one session of the caller’s account')
  async end(
    @Input() { params: { id } }: InputOf<typeof accountCalls.endSession>,
    @CurrentActor() { accountId }: Actor,
  ): Promise<null> {
    await this.commands.execute(new CloseOwnSession({ accountId, sessionId: id }));
    return null;
  }
}
