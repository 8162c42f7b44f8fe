import { ownEstablishmentCalls, type AnswerOf, type InputOf, type User } from '@valorisation/contract';
import { Controller, Header, Ip } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { AcceptInvitation, AskEstablishment } from '../commands/further-account.command.js';
import { TOKEN_LIFETIMES_MS } from '../domain/mail-token.js';
import { GetUser } from '../queries/get-user.query.js';
import { ListInvitations } from '../queries/list-invitations.query.js';
import { toUser } from './user.mapper.js';

type Calls = typeof ownEstablishmentCalls;

/** Further establishments of a signed-in person. */
@Controller()
@Access('member')
export class OwnEstablishmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    ownEstablishmentCalls.invitations,
    'The invitations that wait for the caller',
    'By heads of other establishments, to the address of the caller.',
  )
  @Header('cache-control', 'no-store')
  async invitations(@CurrentMember() actor: Member): Promise<AnswerOf<Calls['invitations']>> {
    const invitations = await this.queries.execute(new ListInvitations({ actor }));
    return invitations.map(({ establishmentId: _, sentAt, ...invitation }) => ({
      ...invitation,
      sentAt: sentAt.toISOString(),
      endsAt: new Date(sentAt.getTime() + TOKEN_LIFETIMES_MS.activation).toISOString(),
    }));
  }

  @Serves(
    ownEstablishmentCalls.accept,
    'Accepts an invitation',
    'The caller gets a collaborator’s account of that establishment, with the same address and password.',
  )
  async accept(@Input() { params: { id } }: InputOf<Calls['accept']>, @CurrentMember() actor: Member): Promise<User> {
    await this.commands.execute(new AcceptInvitation({ actor, invitationId: id }));
    return toUser(await this.queries.execute(new GetUser({ accountId: actor.accountId })));
  }

  @Serves(
    ownEstablishmentCalls.ask,
    'Requests an account of a further establishment',
    'Answered by mail like any request for an account; once accepted, the account opens with the same password.',
  )
  async ask(
    @Input() { body: place }: InputOf<Calls['ask']>,
    @CurrentMember() actor: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['ask']>> {
    await this.commands.execute(new AskEstablishment({ actor, place, remoteAddress }));
    return { status: 'pending' };
  }
}
