import { Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { WritesByGet } from '../../../platform/http/writes-by-get.decorator.js';
import { ConfirmEmailChange } from '../commands/own-account.command.js';
import { CheckLink } from '../queries/check-link.query.js';
import { emailResponse } from './email-change.response.js';
import { linkResponse } from './link.response.js';

type NewEmail = z.infer<typeof emailResponse>;

/** The link mailed to a new address (specification section 7). */
@Controller('v1/user')
@Access('public')
export class EmailChangeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('recup/mail/:token')
  @Header('cache-control', 'no-store')
  @Summary('Looks at the link of a new address', 'Looking does not use it up. user_email is the new address.')
  @Answers(linkResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire')
  async look(@Param('token') token: string): Promise<z.infer<typeof linkResponse>> {
    const { maskedEmail } = await this.queries.execute(new CheckLink(token, 'email-change'));
    return { valid: true, user_email: maskedEmail };
  }

  @Post('update/mail/:token')
  @HttpCode(200)
  @Summary('Confirms the new e-mail address', 'From now on one signs in with it.')
  @Answers(emailResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire', 'donnees_invalides')
  async confirm(@Param('token') token: string, @Req() { id }: FastifyRequest): Promise<NewEmail> {
    return { user_email: await this.commands.execute(new ConfirmEmailChange(token, id)) };
  }

  @Get('update/mail/:token')
  @WritesByGet()
  @Summary('Confirms the new e-mail address', 'As the specification gives it; the console sends a POST after a click.')
  @Answers(emailResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire', 'donnees_invalides')
  async confirmByGet(@Param('token') token: string, @Req() request: FastifyRequest): Promise<NewEmail> {
    return this.confirm(token, request);
  }
}
