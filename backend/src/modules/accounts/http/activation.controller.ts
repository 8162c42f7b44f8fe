import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentLink } from '../../../platform/access/bearer-token.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { WritesByGet } from '../../../platform/http/writes-by-get.decorator.js';
import { ActivateAccount } from '../commands/password.command.js';
import { GetUser } from '../queries/get-user.query.js';
import { newPasswordRequest, type NewPasswordRequest } from './password.request.js';
import { toUserResponse } from './user.mapper.js';
import { sessionResponse } from './user.response.js';

type Session = z.infer<typeof sessionResponse>;

/** The first password, chosen with the token of the activation mail as Bearer (specification section 7). */
@Controller('v1/user/activate')
@Access('public')
export class ActivationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Summary('Activates the account and signs in', 'The Bearer token is that of the activation mail.')
  @Answers(sessionResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire', 'compte_deja_active', 'donnees_invalides')
  async activate(
    @CurrentLink() token: string,
    @Body({ schema: newPasswordRequest }) { user_password: password }: NewPasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<Session> {
    return this.open(token, password, request);
  }

  @Get()
  @WritesByGet()
  @Summary(
    'Activates the account and signs in',
    'As the specification gives it; a body keeps the password out of sight.',
  )
  @Answers(sessionResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire', 'compte_deja_active', 'donnees_invalides')
  async activateByQuery(
    @CurrentLink() token: string,
    @Query({ schema: newPasswordRequest }) { user_password: password }: NewPasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<Session> {
    return this.open(token, password, request);
  }

  private async open(link: string, password: string, { ip, id }: FastifyRequest): Promise<Session> {
    const { token, accountId } = await this.commands.execute(new ActivateAccount(link, password, ip, id));
    const user = await this.queries.execute(new GetUser(accountId));
    return { token, user: toUserResponse(user), siret: user.siret };
  }
}
