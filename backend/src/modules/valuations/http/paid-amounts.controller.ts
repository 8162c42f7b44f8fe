import { Controller, Header } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  arrearsCalls,
  paidAmountCalls as calls,
  type AnswerOf,
  type InputOf,
  type PaidAmount,
  type PayableFunction,
  type PersonArrears,
} from '@valorisation/contract';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { EnterPaidAmount, EnterPaidAmounts, RemovePaidAmount } from '../commands/paid-amount.command.js';
import { GetArrears } from '../queries/arrears.query.js';
import { ListPaidAmounts } from '../queries/paid-amounts.query.js';
import { ListPayable } from '../queries/payable.query.js';
import { viewerOf } from '../queries/viewer.js';

type Calls = typeof calls;

@Controller()
@Access('pay')
export class PaidAmountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Costly('read')
  @Serves(
    calls.functions,
    'The functions whose pay can be entered',
    'A declaration is paired with them in the browser.',
  )
  @Header('cache-control', 'no-store')
  async functions(@CurrentMember() actor: Member): Promise<readonly PayableFunction[]> {
    return this.queries.execute(new ListPayable({ viewer: viewerOf(actor) }));
  }

  @Serves(calls.enterSeveral, 'Enters what is paid for several functions', 'All or none, each as by itself.')
  async enterSeveral(
    @Input() { body: { amounts } }: InputOf<Calls['enterSeveral']>,
    @CurrentMember() actor: Member,
  ): Promise<AnswerOf<Calls['enterSeveral']>> {
    const given = amounts.map(({ valuationId, from, unit, baseCents }) => ({
      valuationId,
      amount: { from, unit, parts: { base: baseCents } },
    }));
    await this.commands.execute(new EnterPaidAmounts({ actor, given }));
    return { count: given.length };
  }

  @Serves(calls.list, 'What is paid for a function', 'The first amount first. Staff never see it.')
  @Header('cache-control', 'no-store')
  async list(
    @Input() { params: { id } }: InputOf<Calls['list']>,
    @CurrentMember() actor: Member,
  ): Promise<readonly PaidAmount[]> {
    return this.amountsOf(actor, id);
  }

  @Serves(
    calls.enter,
    'Enters what is paid for a function from a day on',
    'It takes the place of an amount of the same day. The unit is that of the amount due.',
  )
  async enter(
    @Input() { params: { id }, body: { from, unit, baseCents, otherParts } }: InputOf<Calls['enter']>,
    @CurrentMember() actor: Member,
  ): Promise<readonly PaidAmount[]> {
    const amount = { from, unit, parts: { ...otherParts, base: baseCents } };
    await this.commands.execute(new EnterPaidAmount({ actor, valuationId: id, amount }));
    return this.amountsOf(actor, id);
  }

  @Serves(calls.remove, 'Removes an amount that was entered', 'Answers what is left for the function.')
  async remove(
    @Input() { params: { id }, body: { version } }: InputOf<Calls['remove']>,
    @CurrentMember() actor: Member,
  ): Promise<readonly PaidAmount[]> {
    const valuationId = await this.commands.execute(new RemovePaidAmount({ actor, id, version }));
    return this.amountsOf(actor, valuationId);
  }

  @Serves(
    arrearsCalls.one,
    'What is owed to a person for past months',
    'An estimate: the due of each month with its grid, wage and seniority, minus what was paid in it.',
  )
  @Header('cache-control', 'no-store')
  async arrears(
    @Input() { params: { id } }: InputOf<typeof arrearsCalls.one>,
    @CurrentMember() actor: Member,
  ): Promise<PersonArrears> {
    return this.queries.execute(new GetArrears({ viewer: viewerOf(actor), profileId: id }));
  }

  private async amountsOf(actor: Member, valuationId: number): Promise<readonly PaidAmount[]> {
    return this.queries.execute(new ListPaidAmounts({ viewer: viewerOf(actor), valuationId }));
  }
}
