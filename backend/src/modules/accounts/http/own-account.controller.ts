import { accountCalls, type AnswerOf, type InputOf, type User } from '@valorisation/contract';
import { Controller, Ip } from '@nestjs/common';
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

type Calls = typeof accountCalls;

/** What signed-in holders change in their own account. */
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
