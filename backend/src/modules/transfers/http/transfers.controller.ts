import {
  staffTransferCalls,
  transferCalls as calls,
  type AnswerOf,
  type ArrivingPerson,
  type InputOf,
  type Transfer,
} from '@valorisation/contract';
import { Controller, Header } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { CurrentActor, CurrentMember } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import {
  AgreeToTransfer,
  AskTransfer,
  ConfirmTransfer,
  RefuseTransfer,
  WithdrawTransfer,
} from '../commands/transfer.command.js';
import { ListArriving, ListOpenTransfers, ListTransfersOf } from '../queries/transfers.query.js';

type Calls = typeof calls;

/** People move to another establishment: both heads agree (ADR 100). */
@Controller()
@Access('main')
export class TransfersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.list, 'The transfers that wait for one of the two heads, and those that have emptied the establishment')
  @Header('cache-control', 'no-store')
  async list(@CurrentMember() actor: Member): Promise<readonly Transfer[]> {
    return this.queries.execute(new ListOpenTransfers({ actor }));
  }

  @Serves(calls.people, 'The people who would come', 'For the target’s head, once the source’s head has agreed.')
  @Header('cache-control', 'no-store')
  async people(
    @Input() { params: { id } }: InputOf<Calls['people']>,
    @CurrentMember() actor: Member,
  ): Promise<readonly ArrivingPerson[]> {
    return this.queries.execute(new ListArriving({ actor, id }));
  }

  @Serves(calls.agree, 'Chooses the people who leave, and agrees', 'A mail informs the target’s head, who confirms.')
  async agree(
    @Input() { params: { id }, body: { ids } }: InputOf<Calls['agree']>,
    @CurrentMember() actor: Member,
  ): Promise<AnswerOf<Calls['agree']>> {
    await this.commands.execute(new AgreeToTransfer({ actor, id, profileIds: ids }));
    return { state: 'agreed' };
  }

  @Serves(
    calls.confirm,
    'Confirms, and the people move',
    'All of them or none, with their valuations, texts and journal. Amounts stay the same.',
  )
  async confirm(
    @Input() { params: { id }, body: given }: InputOf<Calls['confirm']>,
    @CurrentMember() actor: Member,
  ): Promise<AnswerOf<Calls['confirm']>> {
    await this.commands.execute(new ConfirmTransfer({ actor, id, given }));
    return { state: 'done' };
  }

  @Serves(calls.refuse, 'Refuses a transfer', 'Either head, until it is done.')
  async refuse(
    @Input() { params: { id } }: InputOf<Calls['refuse']>,
    @CurrentMember() actor: Member,
  ): Promise<AnswerOf<Calls['refuse']>> {
    await this.commands.execute(new RefuseTransfer({ actor, id }));
    return { state: 'refused' };
  }
}

type StaffCalls = typeof staffTransferCalls;

/** Staff ask for a transfer and may name people. They see no name, and not whether a name was found. */
@Controller()
@Access('staff')
export class StaffTransfersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(staffTransferCalls.list, 'The transfers from and to an establishment')
  async list(@Input() { params: { id } }: InputOf<StaffCalls['list']>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new ListTransfersOf({ establishmentId: id })));
  }

  @Serves(staffTransferCalls.ask, 'Asks two heads to agree that people move', 'From the establishment to the SIRET.')
  async ask(
    @Input() { params: { id }, body }: InputOf<StaffCalls['ask']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new AskTransfer({ actor, sourceId: id, ...body }));
    return this.list({ params: { id }, query: {}, body: undefined });
  }

  @Serves(staffTransferCalls.withdraw, 'Withdraws a transfer', 'Until it is done.')
  async withdraw(
    @Input() { params: { id } }: InputOf<StaffCalls['withdraw']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    const source = await this.commands.execute(new WithdrawTransfer({ actor, id }));
    return this.list({ params: { id: source }, query: {}, body: undefined });
  }
}
