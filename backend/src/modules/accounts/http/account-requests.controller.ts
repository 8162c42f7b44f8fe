import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { AnswersRestList, AnswersRestRecord, restList, restRecord } from '../../../platform/http/rest-list.js';
import { RefuseAccountRequest } from '../commands/registration.command.js';
import { ListAccountRequests } from '../queries/list-account-requests.query.js';
import { accountRequestResponse, toAccountRequest } from './account-request.response.js';
import {
  accountRequestsRequest,
  refuseRequest,
  type AccountRequestsRequest,
  type RefuseRequest,
} from './account-requests.request.js';

/** Requests for accounts, for staff (product decisions, section 3). Accepting is v1/user/send/mail/{id}. */
@Controller('admin/account-requests')
@Access('staff')
export class AccountRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Summary('Requests for accounts', 'Filters: state, q (words), id.')
  @AnswersRestList(accountRequestResponse)
  async list(
    @Query({ schema: accountRequestsRequest }) { sort, range, filter }: AccountRequestsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const [first, last] = range;
    const { rows, total } = await this.queries.execute(
      new ListAccountRequests({
        sort: sort[0],
        descending: sort[1] === 'DESC',
        skip: first,
        take: last - first + 1,
        state: filter?.state,
        search: filter?.q,
        ids: filter?.id,
      }),
    );
    return restList(reply, 'account-requests', { rows: rows.map(toAccountRequest), first, total });
  }

  @Get(':id')
  @Summary('One request for an account')
  @AnswersRestRecord(accountRequestResponse)
  @Refuses('introuvable')
  async one(@Param('id', IdPipe) id: number): Promise<RawJson> {
    const asked = { sort: 'id', descending: false, skip: 0, take: 1, ids: [id] } as const;
    const [row] = (await this.queries.execute(new ListAccountRequests(asked))).rows;
    if (row === undefined) throw notFound('request');
    return restRecord(toAccountRequest(row));
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Summary('Refuses a request', 'The reason is mailed to the applicant.')
  @AnswersRestRecord(accountRequestResponse)
  @Refuses('introuvable', 'demande_traitee')
  async refuse(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body({ schema: refuseRequest }) { reason }: RefuseRequest,
  ): Promise<RawJson> {
    await this.commands.execute(new RefuseAccountRequest(id, reason, actor));
    return this.one(id);
  }
}
