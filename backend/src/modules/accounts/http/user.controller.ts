import { Body, Controller, Get, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentActor, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { CloseSession } from '../commands/close-session.command.js';
import { OpenSession } from '../commands/open-session.command.js';
import { GetUser } from '../queries/get-user.query.js';
import { loginRequest, type LoginRequest } from './login.request.js';
import { toUserResponse } from './user.mapper.js';
import { sessionResponse, userResponse } from './user.response.js';

/** Signing in and out, and who one is (specification section 7). */
@Controller('v1/user')
export class UserController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Access('public')
  @Summary('Signs in', 'Repeated failures are slowed down: 429 tells how long to wait.')
  @Answers(sessionResponse)
  @Refuses('identifiants_invalides', 'donnees_invalides', 'trop_de_tentatives')
  async login(
    @Body({ schema: loginRequest }) body: LoginRequest,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<z.infer<typeof sessionResponse>> {
    const { token, accountId } = await this.commands.execute(
      new OpenSession(body.user_email, body.user_password, remoteAddress, id),
    );
    const user = await this.queries.execute(new GetUser(accountId));
    return { token, user: toUserResponse(user), siret: user.siret };
  }

  @Post('logout')
  @HttpCode(200)
  @Access('session')
  @Summary('Ends the session')
  @Answers(z.null())
  async logout(@CurrentSession() session: LiveSession): Promise<void> {
    await this.commands.execute(new CloseSession(session.sessionId));
  }

  @Get('profile')
  @Access('activation')
  @Summary(
    'The signed-in user, or the one whom an activation link is for',
    'With user_visa 0 the account is not active yet: only this call and the sign-out answer.',
  )
  @Answers(userResponse)
  @Refuses('lien_utilise', 'lien_expire')
  async profile(@CurrentActor() actor: Actor): Promise<z.infer<typeof userResponse>> {
    return toUserResponse(await this.queries.execute(new GetUser(actor.accountId)));
  }
}
