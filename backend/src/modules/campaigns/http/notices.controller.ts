import { noticeCalls as calls, type AnswerOf, type CampaignNotice, type InputOf } from '@valorisation/contract';
import { Controller, Header, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { TakesNoBody } from '../../../platform/http/file-body.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ChooseNews, ReadNotice } from '../commands/notice.command.js';
import { FindNewsChoice, ListNotices } from '../queries/campaign.query.js';

type Calls = typeof calls;

/** What members get of campaigns in their area. */
@Controller()
@Access('member')
export class NoticesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.list, 'Messages of the employer body that the caller has not read', 'The newest first.')
  @Header('cache-control', 'no-store')
  async list(@CurrentMember() actor: Member): Promise<readonly CampaignNotice[]> {
    return this.queries.execute(new ListNotices({ actor }));
  }

  @Serves(calls.read, 'Marks such a message as read by the caller')
  async read(
    @Input() { params: { id } }: InputOf<Calls['read']>,
    @CurrentMember() actor: Member,
  ): Promise<AnswerOf<Calls['read']>> {
    await this.commands.execute(new ReadNotice({ actor, id }));
    return { read: true };
  }
}

/** The link of a campaign's mail: no news any more, or news again. Opening it changes nothing. */
@Controller()
@Access('public')
export class NewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.choice, 'Whether the account of the link gets news')
  @Header('cache-control', 'no-store')
  async choice(@Input() { params: { token } }: InputOf<Calls['choice']>): Promise<AnswerOf<Calls['choice']>> {
    return { refused: await this.queries.execute(new FindNewsChoice({ token })) };
  }

  @Serves(calls.refuse, 'No news any more', 'Also the one click of mail programs (RFC 8058), whose form is not read.')
  @TakesNoBody()
  async refuse(
    @Input() { params: { token } }: InputOf<Calls['refuse']>,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['refuse']>> {
    await this.commands.execute(new ChooseNews({ token, refused: true, correlationId: id }));
    return { refused: true };
  }

  @Serves(calls.accept, 'News again')
  async accept(
    @Input() { params: { token } }: InputOf<Calls['accept']>,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['accept']>> {
    await this.commands.execute(new ChooseNews({ token, refused: false, correlationId: id }));
    return { refused: false };
  }
}
