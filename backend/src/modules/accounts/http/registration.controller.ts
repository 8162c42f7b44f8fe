import { Body, Controller, Header, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentLink } from '../../../platform/access/bearer-token.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { RegisterAccount, RenewActivation } from '../commands/registration.command.js';
import { mailSentResponse } from './mail-sent.response.js';
import { registrationRequest, type RegistrationRequest } from './registration.request.js';

const pendingResponse = z
  .object({ status: z.literal('pending') })
  .meta({ id: 'RegistrationPending', examples: [{ status: 'pending' }] });

/** How an account begins (specification section 7): a request, which staff accept, and the link of a mail. */
@Controller('v1/user')
@Access('public')
export class RegistrationController {
  constructor(private readonly commands: CommandBus) {}

  @Post('register')
  @HttpCode(200)
  @Summary(
    'Asks for an account',
    'Answers alike whether or not the address has an account and the establishment a head. The password is chosen at activation.',
  )
  @Answers(pendingResponse)
  @Refuses('trop_de_tentatives')
  async register(
    @Body({ schema: registrationRequest }) body: RegistrationRequest,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<z.infer<typeof pendingResponse>> {
    const registration = {
      siret: body.siret,
      companyName: body.company_name,
      email: body.user_email,
      firstName: body.user_firstname,
      lastName: body.user_lastname,
      postalAddress: body.user_address,
    };
    await this.commands.execute(new RegisterAccount(registration, remoteAddress, id));
    return { status: 'pending' };
  }

  @Post('activate/renew')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Summary(
    'Asks for another activation link',
    'The Bearer token is that of an activation mail, expired or replaced, or of a pending session. Answers alike for every token; a mail goes to the account’s own address, if there is one.',
  )
  @Answers(mailSentResponse)
  @Refuses('trop_de_tentatives')
  async renew(
    @CurrentLink() token: string,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<z.infer<typeof mailSentResponse>> {
    await this.commands.execute(new RenewActivation(token, remoteAddress, id));
    return { sent: true };
  }
}
