import { accountCalls, type AnswerOf, type InputOf, type User } from '@valorisation/contract';
import { Controller, Ip, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentActor, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { CloseSession } from '../commands/close-session.command.js';
import { OpenSession } from '../commands/open-session.command.js';
import { deviceOf } from '../domain/device.js';
import { GetUser } from '../queries/get-user.query.js';
import { toUser } from './user.mapper.js';

/** Signing in and out, and the signed-in user. */
@Controller()
export class UserController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    accountCalls.login,
    'Signs in',
    'Repeated failures are slowed down: 429 tells how long to wait. An account with a second step gets a challenge instead of a session.',
  )
  @Access('public')
  async login(
    @Input() { body: { email, password } }: InputOf<typeof accountCalls.login>,
    @Ip() remoteAddress: string,
    @Req() { id, headers }: FastifyRequest,
  ): Promise<AnswerOf<typeof accountCalls.login>> {
    const device = deviceOf(headers['user-agent']);
    const opened = await this.commands.execute(
      new OpenSession({ email, password, remoteAddress, device, correlationId: id }),
    );
    if ('challenge' in opened) return { outcome: opened };
    const { token, accountId } = opened;
    const user = await this.queries.execute(new GetUser({ accountId }));
    return { outcome: { token, user: toUser(user), siret: user.siret } };
  }

  @Serves(accountCalls.logout, 'Ends the session')
  @Access('session')
  async logout(@CurrentSession() session: LiveSession): Promise<null> {
    await this.commands.execute(new CloseSession({ sessionId: session.sessionId }));
    return null;
  }

  @Serves(
    accountCalls.user,
    'The signed-in user, or the user of an activation link',
    'With user_visa 0 the account is not active yet: only this call and the sign-out answer.',
  )
  @Access('activation')
  async profile(@CurrentActor() actor: Actor): Promise<User> {
    return toUser(await this.queries.execute(new GetUser({ accountId: actor.accountId })));
  }
}
