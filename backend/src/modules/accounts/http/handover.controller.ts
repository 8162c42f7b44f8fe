import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ConfirmHandover, ProposeHandover, WithdrawHandover } from '../commands/handover.command.js';
import { DescribeHandover } from '../queries/describe-handover.query.js';
import { proposeHandoverRequest, type ProposeHandoverRequest } from './associated.request.js';
import { handoverDoneResponse, handoverLinkResponse, handoverWithdrawnResponse } from './handover.response.js';
import { mailSentResponse } from './mail-sent.response.js';

/** The main account passes to an associated one (ours): the head proposes, the other confirms by the link of a mail. */
@Controller('v1/user')
export class HandoverController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('handover/withdraw')
  @HttpCode(200)
  @Access('main')
  @Summary('Takes the proposal back', 'Its link is dead from then on.')
  @Answers(handoverWithdrawnResponse)
  @Refuses('introuvable')
  async withdraw(@CurrentMember() member: Member): Promise<z.infer<typeof handoverWithdrawnResponse>> {
    await this.commands.execute(new WithdrawHandover(member));
    return { withdrawn: true };
  }

  @Post('handover/:id')
  @HttpCode(200)
  @Access('main')
  @Summary(
    'Proposes the main account to an associated one',
    'Nothing changes before the link mailed to it is confirmed. A new proposal replaces the last one.',
  )
  @Answers(mailSentResponse)
  @Refuses('introuvable', 'passation_impossible', 'donnees_invalides', 'trop_de_tentatives')
  async propose(
    @CurrentMember() member: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: proposeHandoverRequest }) { user_password: password }: ProposeHandoverRequest,
    @Ip() remoteAddress: string,
  ): Promise<z.infer<typeof mailSentResponse>> {
    await this.commands.execute(new ProposeHandover(member, id, password, remoteAddress));
    return { sent: true };
  }

  @Get('recup/handover/:token')
  @Access('public')
  @Header('cache-control', 'no-store')
  @Summary('Looks at the link of a proposal', 'Looking does not use it up.')
  @Answers(handoverLinkResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire')
  async look(@Param('token') token: string): Promise<z.infer<typeof handoverLinkResponse>> {
    const { maskedEmail, companyName, proposerName } = await this.queries.execute(new DescribeHandover(token));
    return { valid: true, user_email: maskedEmail, company_name: companyName, proposer_name: proposerName };
  }

  @Post('handover/confirm/:token')
  @HttpCode(200)
  @Access('public')
  @Summary(
    'Takes the main account over',
    'The account of the link is the main one from then on, the former head’s one of its associated accounts.',
  )
  @Answers(handoverDoneResponse)
  @Refuses('lien_invalide', 'lien_utilise', 'lien_expire', 'passation_impossible')
  async confirm(
    @Param('token') token: string,
    @Req() { id }: FastifyRequest,
  ): Promise<z.infer<typeof handoverDoneResponse>> {
    await this.commands.execute(new ConfirmHandover(token, id));
    return { done: true };
  }
}
