import { handoverCalls, type AnswerOf, type HandoverOffer, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ConfirmHandover, ProposeHandover, WithdrawHandover } from '../commands/handover.command.js';
import { DescribeHandover } from '../queries/describe-handover.query.js';

type Calls = typeof handoverCalls;

/**
 * The handover of the main account to an associated one: the head offers it, the other confirms by the link of a mail.
 */
@Controller()
export class HandoverController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(handoverCalls.withdraw, 'Withdraws the proposal', 'Its link no longer works.')
  @Access('main')
  async withdraw(@CurrentMember() member: Member): Promise<AnswerOf<Calls['withdraw']>> {
    await this.commands.execute(new WithdrawHandover({ actor: member }));
    return { withdrawn: true };
  }

  @Serves(
    handoverCalls.propose,
    'Proposes the main account to an associated account',
    'Nothing changes before the mailed link is confirmed. A new proposal replaces the last one.',
  )
  @Access('main')
  async propose(
    @Input() { params: { id }, body: { password } }: InputOf<Calls['propose']>,
    @CurrentMember() member: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['propose']>> {
    await this.commands.execute(new ProposeHandover({ actor: member, accountId: id, password, remoteAddress }));
    return { sent: true };
  }

  @Serves(handoverCalls.link, 'Checks the link of a proposal', 'Opening the link does not use it up.')
  @Access('public')
  @Header('cache-control', 'no-store')
  async look(@Input() { params: { token } }: InputOf<Calls['link']>): Promise<HandoverOffer> {
    return { valid: true, ...(await this.queries.execute(new DescribeHandover({ token }))) };
  }

  @Serves(
    handoverCalls.confirm,
    'Takes over the main account',
    'The account of the link becomes the main one, the former main account an associated one.',
  )
  @Access('public')
  async confirm(
    @Input() { params: { token } }: InputOf<Calls['confirm']>,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['confirm']>> {
    await this.commands.execute(new ConfirmHandover({ token, correlationId: id }));
    return { done: true };
  }
}
