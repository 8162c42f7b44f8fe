import { accountCalls, type AnswerOf, type InputOf, type User, type OwnSession } from '@valorisation/contract';
import { Controller, Ip, Req, Header } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { CurrentActor, CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { AskEmailChange } from '../commands/email-change.command.js';
import { ChangePassword, CorrectOwnAccount } from '../commands/own-account.command.js';
import { GetUser } from '../queries/get-user.query.js';
import { toUser } from './user.mapper.js';
import type { FastifyRequest } from 'fastify';
import { CloseSession, CloseEverySession, CloseOwnSession, OpenSession } from '../commands/open-session.command.js';
import { deviceOf } from '../domain/device.js';
import { SwitchEstablishment } from '../commands/switch-establishment.command.js';
import { ListSessions } from '../queries/list-sessions.query.js';

type Calls = typeof accountCalls;

@Controller()
export class OwnAccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    accountCalls.correct,
    'Corrects names and address',
    'An absent field keeps its value. Only a main account may correct company_name.',
  )
  @Access('member')
  async correct(
    @Input() { body: { companyName, ...details } }: InputOf<Calls['correct']>,
    @CurrentMember() member: Member,
  ): Promise<User> {
    await this.commands.execute(new CorrectOwnAccount({ actor: member, details, companyName }));
    return toUser(await this.queries.execute(new GetUser({ accountId: member.accountId })));
  }

  @Serves(
    accountCalls.changePassword,
    'Chooses another password',
    'The other sessions of the account end; this one stays.',
  )
  @Access('active')
  async changePassword(
    @Input() { body: { password, newPassword } }: InputOf<Calls['changePassword']>,
    @CurrentActor() actor: Actor,
    @CurrentSession() { sessionId }: LiveSession,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['changePassword']>> {
    await this.commands.execute(
      new ChangePassword({ actor, sessionId, current: password, next: newPassword, remoteAddress }),
    );
    return { changed: true };
  }

  @Serves(
    accountCalls.askEmailChange,
    'Requests another e-mail address',
    'A link goes to the new address, a notice to the old one, which stays valid until the link is used. The answer is the same when the address has an account.',
  )
  @Access('member')
  async askEmailChange(
    @Input() { body: { email, password } }: InputOf<Calls['askEmailChange']>,
    @CurrentMember() member: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['askEmailChange']>> {
    await this.commands.execute(new AskEmailChange({ actor: member, newEmail: email, password, remoteAddress }));
    return { email };
  }
}

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
    accountCalls.switchTo,
    'Works in another establishment of the same person',
    'The id is one of user_establishments. The answer is that of the sign-in; the caller’s session ends.',
  )
  @Access('session')
  async switchTo(
    @Input() { params: { id } }: InputOf<typeof accountCalls.switchTo>,
    @CurrentActor() actor: Actor,
    @CurrentSession() { sessionId }: LiveSession,
  ): Promise<AnswerOf<typeof accountCalls.switchTo>> {
    const opened = await this.commands.execute(new SwitchEstablishment({ actor, sessionId, accountId: id }));
    const user = await this.queries.execute(new GetUser({ accountId: opened.accountId }));
    return { token: opened.token, user: toUser(user), siret: user.siret };
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

@Controller()
@Access('active')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    accountCalls.sessions,
    'The live sessions of the caller, in all of the person’s establishments',
    'Browser and system by name, as at sign-in; no version and no network address is stored.',
  )
  @Header('cache-control', 'no-store')
  async list(
    @CurrentActor() { accountId }: Actor,
    @CurrentSession() { sessionId }: LiveSession,
  ): Promise<readonly OwnSession[]> {
    const sessions = await this.queries.execute(new ListSessions({ accountId }));
    return sessions.map(({ id, companyName, browser, system, createdAt, lastUsedAt }) => ({
      id,
      companyName,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === sessionId,
    }));
  }

  @Serves(
    accountCalls.endEverySession,
    'Ends every session of the caller, in all of the person’s establishments',
    'This one included: the next call is answered 401.',
  )
  async endAll(@CurrentActor() actor: Actor): Promise<null> {
    await this.commands.execute(new CloseEverySession({ actor }));
    return null;
  }

  @Serves(accountCalls.endOtherSessions, 'Ends every other session of the caller')
  async endOthers(@CurrentActor() actor: Actor, @CurrentSession() { sessionId }: LiveSession): Promise<null> {
    await this.commands.execute(new CloseEverySession({ actor, except: sessionId }));
    return null;
  }

  @Serves(accountCalls.endSession, 'Ends one session of the caller')
  async end(
    @Input() { params: { id } }: InputOf<typeof accountCalls.endSession>,
    @CurrentActor() { accountId }: Actor,
  ): Promise<null> {
    await this.commands.execute(new CloseOwnSession({ accountId, sessionId: id }));
    return null;
  }
}
