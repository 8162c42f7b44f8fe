import { registrationCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentLink } from '../../../platform/access/bearer-token.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { RegisterAccount, RenewActivation } from '../commands/registration.command.js';

type Calls = typeof registrationCalls;

/** How an account begins: a request, its acceptance by staff, and the link of a mail. */
@Controller()
@Access('public')
export class RegistrationController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(
    registrationCalls.register,
    'Requests an account',
    'The answer is the same whether or not the address has an account and the establishment a head. The password is chosen at activation.',
  )
  async register(
    @Input() { body: { consent: _, estimate, ...registration } }: InputOf<Calls['register']>,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['register']>> {
    await this.commands.execute(
      new RegisterAccount({
        registration: { ...registration, estimate: estimate ?? null },
        remoteAddress,
        correlationId: id,
      }),
    );
    return { status: 'pending' };
  }

  @Serves(
    registrationCalls.renewActivation,
    'Asks for another activation link',
    'The Bearer token is that of an activation mail, expired or replaced, or of a pending session. The answer is the same for every token; a mail goes to the account’s own address, if there is one.',
  )
  @Header('cache-control', 'no-store')
  async renew(
    @CurrentLink() token: string,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['renewActivation']>> {
    await this.commands.execute(new RenewActivation({ token, remoteAddress, correlationId: id }));
    return { sent: true };
  }
}
