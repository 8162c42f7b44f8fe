import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { AskPasswordReset, ResetPassword } from '../commands/password.command.js';
import { CheckLink } from '../queries/check-link.query.js';
import { linkResponse } from './link.response.js';
import { mailSentResponse } from './mail-sent.response.js';
import {
  forgotPasswordRequest,
  newPasswordRequest,
  type ForgotPasswordRequest,
  type NewPasswordRequest,
} from './password.request.js';

const resetResponse = z.object({ reset: z.literal(true) }).meta({ id: 'PasswordReset', examples: [{ reset: true }] });

/** The forgotten password (specification section 7): a link by mail, which chooses a new one. */
@Controller('v1/user')
@Access('public')
export class PasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('forgot/pass')
  @HttpCode(200)
  @Summary('Asks for a link to choose a new password', 'Answers alike whether or not the address has an account.')
  @Answers(mailSentResponse)
  @Refuses('donnees_invalides', 'trop_de_tentatives')
  async forgot(
    @Body({ schema: forgotPasswordRequest }) { user_email: email }: ForgotPasswordRequest,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<z.infer<typeof mailSentResponse>> {
    await this.commands.execute(new AskPasswordReset(email, remoteAddress, id));
    return { sent: true };
  }

  @Get('recup/pass/:token')
  @Header('cache-control', 'no-store')
  @Summary('Looks at the link of a forgotten password', 'Looking does not use it up.')
  @Answers(linkResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire')
  async look(@Param('token') token: string): Promise<z.infer<typeof linkResponse>> {
    const { maskedEmail } = await this.queries.execute(new CheckLink(token, 'reset'));
    return { valid: true, user_email: maskedEmail };
  }

  @Post('reset/pass/:token')
  @HttpCode(200)
  @Summary('Chooses a new password', 'The link is used up, and every session of the account ends.')
  @Answers(resetResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire', 'donnees_invalides')
  async reset(
    @Param('token') token: string,
    @Body({ schema: newPasswordRequest }) { user_password: password }: NewPasswordRequest,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<z.infer<typeof resetResponse>> {
    await this.commands.execute(new ResetPassword(token, password, remoteAddress, id));
    return { reset: true };
  }
}
