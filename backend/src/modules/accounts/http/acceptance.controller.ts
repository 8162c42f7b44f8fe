import { staffCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { WritesByGet } from '../../../platform/http/writes.js';
import { AcceptAccountRequest } from '../commands/account-request.command.js';

const TELLS =
  'The id is that of the request. A waiting request is accepted: the account is opened and the activation mail is sent. For an accepted one the mail is sent again, with a new link. If the establishment has a head, the account becomes its collaborator’s, or the head’s own when `beside` says so: the old head is then a collaborator and gets a mail.';

type Calls = typeof staffCalls;

/** Staff accept a request, or send its mail again (v1/user/send/mail/{id}). */
@Controller()
@Access('staff')
export class AcceptanceController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(staffCalls.accept, 'Accepts a request for an account, or sends its mail again', TELLS)
  async accept(
    @Input() { params: { id }, body: { beside } }: InputOf<Calls['accept']>,
    @CurrentActor() actor: Actor,
  ): Promise<AnswerOf<Calls['accept']>> {
    await this.commands.execute(new AcceptAccountRequest({ requestId: id, beside, actor }));
    return { sent: true };
  }

  @Serves(
    staffCalls.acceptByGet,
    'Accepts a request for an account, or sends its mail again',
    'The call of the partner interface; never a new head.',
  )
  @WritesByGet()
  async acceptByGet(
    @Input() { params }: InputOf<Calls['acceptByGet']>,
    @CurrentActor() actor: Actor,
  ): Promise<AnswerOf<Calls['acceptByGet']>> {
    return this.accept({ params, query: {}, body: { beside: 'associated' } }, actor);
  }
}
