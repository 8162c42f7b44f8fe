import { accountCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { AskPasswordReset, ResetPassword } from '../commands/password.command.js';
import { CheckLink } from '../queries/check-link.query.js';

type Calls = typeof accountCalls;

/** The forgotten password: a link by mail, which lets its holder choose a new one. */
@Controller()
@Access('public')
export class PasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    accountCalls.askPasswordReset,
    'Requests a link to choose a new password',
    'The answer is the same whether or not the address has an account.',
  )
  async forgot(
    @Input() { body: { email } }: InputOf<Calls['askPasswordReset']>,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['askPasswordReset']>> {
    await this.commands.execute(new AskPasswordReset({ email, remoteAddress, correlationId: id }));
    return { sent: true };
  }

  @Serves(accountCalls.resetLink, 'Checks the link of a forgotten password', 'Opening the link does not use it up.')
  @Header('cache-control', 'no-store')
  async look(@Input() { params: { token } }: InputOf<Calls['resetLink']>): Promise<AnswerOf<Calls['resetLink']>> {
    const { maskedEmail } = await this.queries.execute(new CheckLink({ token, purpose: 'reset' }));
    return { valid: true, maskedEmail };
  }

  @Serves(
    accountCalls.resetPassword,
    'Chooses a new password',
    'The link is used up, and every session of the account ends.',
  )
  async reset(
    @Input() { params: { token }, body: { password } }: InputOf<Calls['resetPassword']>,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['resetPassword']>> {
    await this.commands.execute(new ResetPassword({ token, password, remoteAddress, correlationId: id }));
    return { reset: true };
  }
}
