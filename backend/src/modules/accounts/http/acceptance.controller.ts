import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { WritesByGet } from '../../../platform/http/writes-by-get.decorator.js';
import { AcceptAccountRequest } from '../commands/registration.command.js';
import { acceptRequest, type AcceptRequest } from './account-requests.request.js';
import { mailSentResponse } from './mail-sent.response.js';

const TELLS =
  'The id is the request’s. A waiting one is accepted: the account is opened and the activation mail leaves. Of an accepted one the mail leaves again, with a new link. Where the establishment has a head, the account becomes its collaborator’s, or the head’s own when `beside` says so: the old head is then a collaborator, and is told.';

type Sent = z.infer<typeof mailSentResponse>;

/** Staff accept a request, or send its mail again (specification section 7, v1/user/send/mail/{id}). */
@Controller('v1/user/send/mail')
@Access('staff')
export class AcceptanceController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id')
  @HttpCode(200)
  @Summary('Accepts a request for an account, or sends its mail again', TELLS)
  @Answers(mailSentResponse)
  @Refuses('introuvable', 'demande_traitee', 'compte_deja_active')
  async accept(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body({ schema: acceptRequest }) { beside }: AcceptRequest,
  ): Promise<Sent> {
    await this.commands.execute(new AcceptAccountRequest(id, beside, actor));
    return { sent: true };
  }

  @Get(':id')
  @WritesByGet()
  @Summary(
    'Accepts a request for an account, or sends its mail again',
    'As the specification gives it; never a new head.',
  )
  @Answers(mailSentResponse)
  @Refuses('introuvable', 'demande_traitee', 'compte_deja_active')
  async acceptByGet(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<Sent> {
    return this.accept(actor, id, { beside: 'associated' });
  }
}
