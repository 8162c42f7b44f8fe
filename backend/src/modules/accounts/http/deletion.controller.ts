import { Body, Controller, Get, Header, HttpCode, Ip, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { CurrentLink } from '../../../platform/access/bearer-token.js';
import { CurrentActor, CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { AskDeletion, CancelDeletion, DecideDeletion } from '../commands/account-deletion.command.js';
import { DescribeDeletion } from '../queries/describe-deletion.query.js';
import { displayName } from '../queries/user.view.js';
import { decisionRequest, deletionRequest, type DecisionRequest, type DeletionRequest } from './deletion.request.js';
import { decisionResponse, deletionLinkSent, deletionResponse } from './deletion.response.js';

type Decision = z.infer<typeof decisionResponse>;

/** The deletion of one's own account (specification section 7): a link by mail, then a decision on its page. */
@Controller('v1/user/delete')
export class DeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('member')
  @Summary('Asks for the link that deletes one’s account', 'Nothing goes before the link’s page is confirmed.')
  @Answers(deletionLinkSent)
  @Refuses('donnees_invalides', 'trop_de_tentatives')
  async ask(
    @CurrentMember() actor: Member,
    @Body({ schema: deletionRequest }) { user_password: password }: DeletionRequest,
    @Ip() remoteAddress: string,
  ): Promise<z.infer<typeof deletionLinkSent>> {
    await this.commands.execute(new AskDeletion(actor, password, remoteAddress));
    return { sent: true };
  }

  @Get('token')
  @Access('public')
  @Header('cache-control', 'no-store')
  @Summary('Tells who and what would go', 'The Bearer token is that of the mail; looking does not use it up.')
  @Answers(deletionResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire')
  async describe(@CurrentLink() token: string): Promise<z.infer<typeof deletionResponse>> {
    const view = await this.queries.execute(new DescribeDeletion(token));
    return {
      user_id: view.accountId,
      user_email: view.email,
      user_fullname: displayName(view),
      user_associated: view.parentId !== null,
      company_name: view.companyName,
      planned_on: view.plannedOn,
      goes_on: view.goesOn,
      profiles: view.profiles,
      valuations: view.valuations,
      documents: view.documents,
      associated_accounts: view.associates,
    };
  }

  @Post('confirm')
  @HttpCode(200)
  @Access('public')
  @Header('cache-control', 'no-store')
  @Summary(
    'Confirms or drops a deletion',
    'Bearer token of the mail, and its own user_id. An associated account is erased at once; a main account is suspended ' +
      'and its establishment goes after 30 days.',
  )
  @Answers(decisionResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire', 'donnees_invalides')
  async decide(
    @CurrentLink() token: string,
    @Query({ schema: decisionRequest }) { user_id: accountId, confirm }: DecisionRequest,
    @Req() { id }: FastifyRequest,
  ): Promise<Decision> {
    const outcome = await this.commands.execute(new DecideDeletion(token, accountId, confirm, id));
    return { state: outcome.state, on: outcome.state === 'planned' ? outcome.on : null };
  }

  @Post('cancel')
  @HttpCode(200)
  @Access('session')
  @Header('cache-control', 'no-store')
  @Summary('Calls one’s planned deletion off', 'The account and its establishment are as they were.')
  @Answers(decisionResponse)
  @Refuses('suppression_absente')
  async cancel(@CurrentActor() actor: Actor): Promise<Decision> {
    await this.commands.execute(new CancelDeletion(actor));
    return { state: 'kept', on: null };
  }
}
