import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { answerPage } from '../../../platform/http/paged.js';
import { pagingRequest, type Paging } from '../../../platform/http/paging.request.js';
import { WritesByGet } from '../../../platform/http/writes-by-get.decorator.js';
import { AddAssociated, RemoveAssociated, ResendInvitation } from '../commands/associated.command.js';
import { ListAssociated } from '../queries/list-associated.query.js';
import { addAssociatedRequest, type AddAssociatedRequest } from './associated.request.js';
import { addedResponse, associatedPage, removedResponse, toAssociatedAccount } from './associated.response.js';
import { mailSentResponse } from './mail-sent.response.js';

type MailSent = z.infer<typeof mailSentResponse>;

/** The collaborators of a main account (specification section 7). */
@Controller('v1/user')
@Access('main')
export class AssociatedController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('load/associated')
  @Header('cache-control', 'no-store')
  @Summary('The associated accounts of the establishment', 'By address, invited ones too.')
  @Answers(associatedPage)
  async list(
    @CurrentMember() member: Member,
    @Query({ schema: pagingRequest }) paging: Paging,
  ): Promise<z.infer<typeof associatedPage>> {
    return answerPage(
      { page: paging.p, perPage: paging.div },
      async (page, perPage) => this.queries.execute(new ListAssociated(member, page, perPage)),
      ({ rows }) => rows.map(toAssociatedAccount),
    );
  }

  @Post('add/associated')
  @Summary(
    'Adds an associated account',
    'A mail lets its holder choose a password. An address that has an account elsewhere is answered alike: its holder is ' +
      'told by mail, and the invitation waits.',
  )
  @Answers(addedResponse, 201)
  @Refuses('donnees_invalides', 'trop_de_tentatives')
  async add(
    @CurrentMember() member: Member,
    @Body({ schema: addAssociatedRequest }) body: AddAssociatedRequest,
    @Ip() remoteAddress: string,
  ): Promise<z.infer<typeof addedResponse>> {
    const { user_email: email, user_firstname: firstName, user_lastname: lastName } = body;
    const id = await this.commands.execute(new AddAssociated(member, { email, firstName, lastName }, remoteAddress));
    return { user_id: id, user_email: email, state: 'invited' };
  }

  @Post('send/mail/associated/:id')
  @HttpCode(200)
  @Summary('Sends the invitation again', 'The earlier link is dead from then on.')
  @Answers(mailSentResponse)
  @Refuses('introuvable', 'associe_deja_actif', 'trop_de_tentatives')
  async resend(
    @CurrentMember() member: Member,
    @Param('id', IdPipe) id: number,
    @Ip() remoteAddress: string,
  ): Promise<MailSent> {
    await this.commands.execute(new ResendInvitation(member, id, remoteAddress));
    return { sent: true };
  }

  @Get('send/mail/associated/:id')
  @WritesByGet()
  @Summary('Sends the invitation again', 'As the specification gives it; the console sends a POST after a click.')
  @Answers(mailSentResponse)
  @Refuses('introuvable', 'associe_deja_actif', 'trop_de_tentatives')
  async resendByGet(
    @CurrentMember() member: Member,
    @Param('id', IdPipe) id: number,
    @Ip() remoteAddress: string,
  ): Promise<MailSent> {
    return this.resend(member, id, remoteAddress);
  }

  @Post('delete/:id')
  @HttpCode(200)
  @Summary('Removes an associated account', 'Its sessions end at once; what it wrote stays, by a former collaborator.')
  @Answers(removedResponse)
  @Refuses('introuvable')
  async remove(
    @CurrentMember() member: Member,
    @Param('id', IdPipe) id: number,
  ): Promise<z.infer<typeof removedResponse>> {
    await this.commands.execute(new RemoveAssociated(member, id));
    return { deleted: true };
  }
}
