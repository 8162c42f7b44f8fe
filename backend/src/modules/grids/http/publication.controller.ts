import {
  gridPublicationCalls as calls,
  type DraftStanding,
  type GridPublication,
  type InputOf,
} from '@valorisation/contract';
import { Controller, Header, Ip } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import {
  AskPublication,
  CancelPublication,
  ConfirmPublication,
  WithdrawGrid,
} from '../commands/publication.command.js';
import { GetGridDrafts, GetGridPublication } from '../queries/get-publication.query.js';

type Calls = typeof calls;

/** How a version of the grid comes into force: one admin asks, another one confirms (ADR 52). */
@Controller()
@Access('admin')
export class GridPublicationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    calls.state,
    'The state of a version on its way into force',
    'With the progress of the move, once the version is in force.',
  )
  @Access('staff')
  @Header('cache-control', 'no-store')
  async state(@Input() { params }: InputOf<Calls['state']>, @CurrentActor() actor: Actor): Promise<GridPublication> {
    return this.stateOf(actor, params.id);
  }

  @Serves(calls.drafts, 'What prevents the publication of each draft', 'The same as on the page of each draft.')
  @Access('staff')
  @Header('cache-control', 'no-store')
  async drafts(@CurrentActor() actor: Actor): Promise<readonly DraftStanding[]> {
    return this.queries.execute(new GetGridDrafts({ actor }));
  }

  @Serves(
    calls.ask,
    'Requests the publication of a draft',
    'Now or at a minute in Paris time; a second admin has to confirm.',
  )
  async ask(@Input() { params, body }: InputOf<Calls['ask']>, @CurrentActor() actor: Actor): Promise<GridPublication> {
    await this.commands.execute(new AskPublication({ actor, gridId: params.id, asked: body }));
    return this.stateOf(actor, params.id);
  }

  @Serves(
    calls.confirm,
    'Confirms a publication that another admin asked for',
    'For exactly the requested content and minute: the version is then scheduled, or in force.',
  )
  async confirm(
    @Input() { params: { id }, body: { publicationId, ...proof } }: InputOf<Calls['confirm']>,
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
  ): Promise<GridPublication> {
    await this.commands.execute(new ConfirmPublication({ actor, gridId: id, publicationId, proof, remoteAddress }));
    return this.stateOf(actor, id);
  }

  @Serves(calls.cancel, 'Refuses a publication, or cancels it before its minute', 'The version is a draft again.')
  async cancel(
    @Input() { params: { id }, body: { publicationId } }: InputOf<Calls['cancel']>,
    @CurrentActor() actor: Actor,
  ): Promise<GridPublication> {
    await this.commands.execute(new CancelPublication({ actor, gridId: id, publicationId }));
    return this.stateOf(actor, id);
  }

  @Serves(
    calls.withdraw,
    'Requests the withdrawal of the version in force, published by error',
    'Returns the new version that brings back the earlier one and waits for a second admin.',
  )
  async withdraw(
    @Input() { params, body }: InputOf<Calls['withdraw']>,
    @CurrentActor() actor: Actor,
  ): Promise<GridPublication> {
    const id = await this.commands.execute(new WithdrawGrid({ actor, gridId: params.id, reason: body.reason }));
    return this.stateOf(actor, id);
  }

  private async stateOf(actor: Actor, gridId: number): Promise<GridPublication> {
    return this.queries.execute(new GetGridPublication({ actor, gridId }));
  }
}
