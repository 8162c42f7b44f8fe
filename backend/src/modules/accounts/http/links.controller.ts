import {
  registrationCalls,
  type AnswerOf,
  type InputOf,
  staffCalls,
  type ActivatedSession,
  accountCalls,
} from '@valorisation/contract';
import { Controller, Header, Ip, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentLink } from '../../../platform/access/bearer-token.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { RegisterAccount, RenewActivation } from '../commands/registration.command.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { WritesByGet } from '../../../platform/http/writes.js';
import { AcceptAccountRequest } from '../commands/account-request.command.js';
import { ActivateAccount, AskPasswordReset, ResetPassword } from '../commands/password.command.js';
import { deviceOf } from '../domain/device.js';
import { GetUser } from '../queries/get-user.query.js';
import { toUser } from './user.mapper.js';
import { CheckLink } from '../queries/check-link.query.js';
import { ConfirmEmailChange } from '../commands/email-change.command.js';

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

const TELLS =
  'The id is that of the request. A waiting request is accepted: the account is opened and the activation mail is sent. For an accepted one the mail is sent again, with a new link. If the establishment has a head, the account becomes its collaborator’s, or the head’s own when `beside` says so: the old head is then a collaborator and gets a mail.';

type AcceptanceCalls = typeof staffCalls;

/** Staff accept a request, or send its mail again (v1/user/send/mail/{id}). */
@Controller()
@Access('staff')
export class AcceptanceController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(staffCalls.accept, 'Accepts a request for an account, or sends its mail again', TELLS)
  async accept(
    @Input() { params: { id }, body: { beside } }: InputOf<AcceptanceCalls['accept']>,
    @CurrentActor() actor: Actor,
  ): Promise<AnswerOf<AcceptanceCalls['accept']>> {
    await this.commands.execute(new AcceptAccountRequest({ requestId: id, beside, actor }));
    return { sent: true };
  }

  @Serves(
    staffCalls.acceptByGet,
    'Accepts a request for an account, or sends its mail again',
    'The call of the partner interface; never a new head.',
  )
  @WritesByGet()
  async acceptByGet(
    @Input() { params }: InputOf<AcceptanceCalls['acceptByGet']>,
    @CurrentActor() actor: Actor,
  ): Promise<AnswerOf<AcceptanceCalls['acceptByGet']>> {
    return this.accept({ params, query: {}, body: { beside: 'associated' } }, actor);
  }
}

type ActivationCalls = typeof registrationCalls;

/** The first password, chosen with the token of the activation mail as Bearer. */
@Controller()
@Access('public')
export class ActivationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    registrationCalls.activate,
    'Activates the account and signs in',
    'The Bearer token is that of the activation mail.',
  )
  @Header('cache-control', 'no-store')
  async activate(
    @Input() { body: { password } }: InputOf<ActivationCalls['activate']>,
    @CurrentLink() token: string,
    @Req() request: FastifyRequest,
  ): Promise<ActivatedSession> {
    return this.open(token, password, request);
  }

  @Serves(
    registrationCalls.activateByGet,
    'Activates the account and signs in',
    'The call of the partner interface; a body does not show the password in the address.',
  )
  @WritesByGet()
  async activateByQuery(
    @Input() { query: { password } }: InputOf<ActivationCalls['activateByGet']>,
    @CurrentLink() token: string,
    @Req() request: FastifyRequest,
  ): Promise<ActivatedSession> {
    return this.open(token, password, request);
  }

  private async open(link: string, password: string, { ip, id, headers }: FastifyRequest): Promise<ActivatedSession> {
    const device = deviceOf(headers['user-agent']);
    const { token, accountId, estimate } = await this.commands.execute(
      new ActivateAccount({ token: link, password, remoteAddress: ip, device, correlationId: id }),
    );
    const user = await this.queries.execute(new GetUser({ accountId }));
    return { token, user: toUser(user), siret: user.siret, ...(estimate !== null && { estimate }) };
  }
}

type PasswordCalls = typeof accountCalls;

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
    @Input() { body: { email } }: InputOf<PasswordCalls['askPasswordReset']>,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<PasswordCalls['askPasswordReset']>> {
    await this.commands.execute(new AskPasswordReset({ email, remoteAddress, correlationId: id }));
    return { sent: true };
  }

  @Serves(accountCalls.resetLink, 'Checks the link of a forgotten password', 'Opening the link does not use it up.')
  @Header('cache-control', 'no-store')
  async look(
    @Input() { params: { token } }: InputOf<PasswordCalls['resetLink']>,
  ): Promise<AnswerOf<PasswordCalls['resetLink']>> {
    const { maskedEmail } = await this.queries.execute(new CheckLink({ token, purpose: 'reset' }));
    return { valid: true, maskedEmail };
  }

  @Serves(
    accountCalls.resetPassword,
    'Chooses a new password',
    'The link is used up, and every session of the account ends.',
  )
  async reset(
    @Input() { params: { token }, body: { password } }: InputOf<PasswordCalls['resetPassword']>,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<PasswordCalls['resetPassword']>> {
    await this.commands.execute(new ResetPassword({ token, password, remoteAddress, correlationId: id }));
    return { reset: true };
  }
}

type EmailCalls = typeof accountCalls;

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
  async look(
    @Input() { params: { token } }: InputOf<EmailCalls['emailLink']>,
  ): Promise<AnswerOf<EmailCalls['emailLink']>> {
    const { maskedEmail } = await this.queries.execute(new CheckLink({ token, purpose: 'email-change' }));
    return { valid: true, maskedEmail };
  }

  @Serves(accountCalls.confirmEmail, 'Confirms the new e-mail address', 'From now on the account signs in with it.')
  async confirm(
    @Input() { params: { token } }: InputOf<EmailCalls['confirmEmail']>,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<EmailCalls['confirmEmail']>> {
    return { email: await this.commands.execute(new ConfirmEmailChange({ token, correlationId: id })) };
  }

  @Serves(
    accountCalls.confirmEmailByGet,
    'Confirms the new e-mail address',
    'The call of the partner interface; the console sends a POST after a click.',
  )
  @WritesByGet()
  async confirmByGet(
    @Input() input: InputOf<EmailCalls['confirmEmailByGet']>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<EmailCalls['confirmEmailByGet']>> {
    return this.confirm(input, request);
  }
}
