import {
  deletionCalls,
  type AnswerOf,
  type Deletion,
  type DeletionDecision,
  type InputOf,
  handoverCalls,
  type HandoverOffer,
} from '@valorisation/contract';
import { Controller, Header, Ip, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { CurrentLink } from '../../../platform/access/bearer-token.js';
import { CurrentActor, CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { AskDeletion, CancelDeletion, DecideDeletion } from '../commands/account-deletion.command.js';
import { DescribeDeletion, DescribeHandover } from '../queries/check-link.query.js';
import { displayName } from '../queries/get-user.query.js';
import { ConfirmHandover, ProposeHandover, WithdrawHandover } from '../commands/handover.command.js';

type Calls = typeof deletionCalls;

/** The deletion of the user's own account: a link by mail, then a decision on its page. */
@Controller()
export class DeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    deletionCalls.ask,
    'Requests the link that deletes the caller’s account',
    'Nothing is deleted before the confirmation on the page of the link.',
  )
  @Access('member')
  async ask(
    @Input() { body: { password } }: InputOf<Calls['ask']>,
    @CurrentMember() actor: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['ask']>> {
    await this.commands.execute(new AskDeletion({ actor, password, remoteAddress }));
    return { sent: true };
  }

  @Serves(
    deletionCalls.link,
    'The people and data that a deletion would erase',
    'The Bearer token is that of the mail; opening the link does not use it up.',
  )
  @Access('public')
  @Header('cache-control', 'no-store')
  async describe(@CurrentLink() token: string): Promise<Deletion> {
    const view = await this.queries.execute(new DescribeDeletion({ token }));
    const { parentId, firstName: _first, lastName: _last, ...held } = view;
    return { ...held, fullName: displayName(view), associated: parentId !== null };
  }

  @Serves(
    deletionCalls.decide,
    'Confirms or cancels a deletion',
    'Bearer token of the mail, and its own user_id. An associated account is erased at once; a main account is suspended ' +
      'and its establishment is erased after 30 days.',
  )
  @Access('public')
  @Header('cache-control', 'no-store')
  async decide(
    @Input() { query: { accountId, confirmed } }: InputOf<Calls['decide']>,
    @CurrentLink() token: string,
    @Req() { id }: FastifyRequest,
  ): Promise<DeletionDecision> {
    const outcome = await this.commands.execute(new DecideDeletion({ token, accountId, confirmed, correlationId: id }));
    return { state: outcome.state, on: outcome.state === 'planned' ? outcome.on : null };
  }

  @Serves(
    deletionCalls.cancel,
    'Cancels the planned deletion of the caller’s account',
    'The account and its establishment are as before.',
  )
  @Access('session')
  @Header('cache-control', 'no-store')
  async cancel(@CurrentActor() actor: Actor): Promise<DeletionDecision> {
    await this.commands.execute(new CancelDeletion({ actor }));
    return { state: 'kept', on: null };
  }
}

type HandoverCalls = typeof handoverCalls;

/** The handover of the main account to an associated one: the head offers it, the other confirms by a mailed link. */
@Controller()
export class HandoverController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(handoverCalls.withdraw, 'Withdraws the proposal', 'Its link no longer works.')
  @Access('main')
  async withdraw(@CurrentMember() member: Member): Promise<AnswerOf<HandoverCalls['withdraw']>> {
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
    @Input() { params: { id }, body: { password } }: InputOf<HandoverCalls['propose']>,
    @CurrentMember() member: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<HandoverCalls['propose']>> {
    await this.commands.execute(new ProposeHandover({ actor: member, accountId: id, password, remoteAddress }));
    return { sent: true };
  }

  @Serves(handoverCalls.link, 'Checks the link of a proposal', 'Opening the link does not use it up.')
  @Access('public')
  @Header('cache-control', 'no-store')
  async look(@Input() { params: { token } }: InputOf<HandoverCalls['link']>): Promise<HandoverOffer> {
    return { valid: true, ...(await this.queries.execute(new DescribeHandover({ token }))) };
  }

  @Serves(
    handoverCalls.confirm,
    'Takes over the main account',
    'The account of the link becomes the main one, the former main account an associated one.',
  )
  @Access('public')
  async confirm(
    @Input() { params: { token } }: InputOf<HandoverCalls['confirm']>,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<HandoverCalls['confirm']>> {
    await this.commands.execute(new ConfirmHandover({ token, correlationId: id }));
    return { done: true };
  }
}
