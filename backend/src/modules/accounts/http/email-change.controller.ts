import { accountCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller, Header, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { WritesByGet } from '../../../platform/http/writes.js';
import { ConfirmEmailChange } from '../commands/email-change.command.js';
import { CheckLink } from '../queries/check-link.query.js';

type Calls = typeof accountCalls;

/** The link mailed to a new address. */
@Controller()
@Access('public')
export class EmailChangeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    accountCalls.emailLink,
    'Checks the link of a new address',
    'Opening the link does not use it up. user_email is the new address.',
  )
  @Header('cache-control', 'no-store')
  async look(@Input() { params: { token } }: InputOf<Calls['emailLink']>): Promise<AnswerOf<Calls['emailLink']>> {
    const { maskedEmail } = await this.queries.execute(new CheckLink({ token, purpose: 'email-change' }));
    return { valid: true, maskedEmail };
  }

  @Serves(accountCalls.confirmEmail, 'Confirms the new e-mail address', 'From now on the account signs in with it.')
  async confirm(
    @Input() { params: { token } }: InputOf<Calls['confirmEmail']>,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['confirmEmail']>> {
    return { email: await this.commands.execute(new ConfirmEmailChange({ token, correlationId: id })) };
  }

  @Serves(
    accountCalls.confirmEmailByGet,
    'Confirms the new e-mail address',
    'The call of the partner interface; the console sends a POST after a click.',
  )
  @WritesByGet()
  async confirmByGet(
    @Input() input: InputOf<Calls['confirmEmailByGet']>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<Calls['confirmEmailByGet']>> {
    return this.confirm(input, request);
  }
}
