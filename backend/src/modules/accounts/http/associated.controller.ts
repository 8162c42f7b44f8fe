import { associatedCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { answerPage } from '../../../platform/http/paged.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { WritesByGet } from '../../../platform/http/writes.js';
import { AddAssociated, LetSeePay, RemoveAssociated, ResendInvitation } from '../commands/associated.command.js';
import { ListAssociated } from '../queries/list-associated.query.js';
import { toAssociatedAccount } from './user.mapper.js';

type Calls = typeof associatedCalls;

@Controller()
@Access('main')
export class AssociatedController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(associatedCalls.list, 'The associated accounts of the establishment', 'By address, invited ones included.')
  @Header('cache-control', 'no-store')
  async list(
    @Input() { query }: InputOf<Calls['list']>,
    @CurrentMember() member: Member,
  ): Promise<AnswerOf<Calls['list']>> {
    return answerPage(
      query,
      async (page, perPage) => this.queries.execute(new ListAssociated({ actor: member, page, perPage })),
      ({ rows }) => rows.map(toAssociatedAccount),
    );
  }

  @Serves(
    associatedCalls.add,
    'Adds an associated account',
    'A mail lets its holder choose a password. The answer is the same for an address with another account: a mail ' +
      'informs its holder, and the invitation waits.',
  )
  async add(
    @Input() { body }: InputOf<Calls['add']>,
    @CurrentMember() member: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['add']>> {
    const id = await this.commands.execute(new AddAssociated({ actor: member, person: body, remoteAddress }));
    return { id, email: body.email, state: 'invited' };
  }

  @Serves(associatedCalls.resend, 'Sends the invitation again', 'The earlier link no longer works.')
  async resend(
    @Input() { params: { id } }: InputOf<Calls['resend']>,
    @CurrentMember() member: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['resend']>> {
    await this.commands.execute(new ResendInvitation({ actor: member, accountId: id, remoteAddress }));
    return { sent: true };
  }

  @Serves(
    associatedCalls.resendByGet,
    'Sends the invitation again',
    'The call of the partner interface; the console sends a POST after a click.',
  )
  @WritesByGet()
  async resendByGet(
    @Input() input: InputOf<Calls['resendByGet']>,
    @CurrentMember() member: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['resendByGet']>> {
    return this.resend(input, member, remoteAddress);
  }

  @Serves(
    associatedCalls.letSeePay,
    'Lets an associated account see what people are paid, or ends it',
    'It holds from the next request of that account on.',
  )
  async letSeePay(
    @Input() { params: { id }, body: { seesPay } }: InputOf<Calls['letSeePay']>,
    @CurrentMember() member: Member,
  ): Promise<AnswerOf<Calls['letSeePay']>> {
    await this.commands.execute(new LetSeePay({ actor: member, accountId: id, seesPay }));
    return { seesPay };
  }

  @Serves(
    associatedCalls.remove,
    'Removes an associated account',
    'Its sessions end at once; its texts stay, under a former collaborator.',
  )
  async remove(
    @Input() { params: { id } }: InputOf<Calls['remove']>,
    @CurrentMember() member: Member,
  ): Promise<AnswerOf<Calls['remove']>> {
    await this.commands.execute(new RemoveAssociated({ actor: member, accountId: id }));
    return { deleted: true };
  }
}
