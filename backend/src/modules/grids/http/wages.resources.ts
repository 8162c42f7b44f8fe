/** The minimum wage for staff: its entries, and what admins propose and confirm. */
import { minimumWage, wageCalls, wageProposal, type InputOf, type WageEffect } from '@valorisation/contract';
import { fromHundredths } from '@valorisation/rules';
import { Injectable, Ip } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { ConfirmWage, ProposeWage, WithdrawWage } from '../commands/wage.command.js';
import { MinimumWageRecord, WageProposalRecord } from '../persistence/wage.records.js';
import { GetProposedWageEffect, GetWageEffect, type ReportedEffect } from '../queries/wage-effects.js';

/** Amounts in euros. */
const month = { sql: '(r.month_cents / 100.0)::float8' };
const hour = { sql: '(r.hour_cents / 100.0)::float8' };
const day = { sql: `to_char(r.effective_on, 'YYYY-MM-DD')` };

/** SQL for the other entries of the same territory. */
const beside = 'from minimum_wage other where other.territory = r.territory and other.effective_on';
const replaced = { sql: `exists (select 1 ${beside} = r.effective_on and other.id > r.id)` };
const until = { sql: `(select to_char(min(other.effective_on), 'YYYY-MM-DD') ${beside} > r.effective_on)` };

class MinimumWagesResource extends ReadOnlyResource({
  name: 'minimum-wages',
  title: 'The entries of the minimum wage',
  entity: MinimumWageRecord,
  answer: minimumWage,
  from: { effective_on: day, month, hour, replaced, until },
  sorts: ['id', 'created_at'],
  filters: ['territory'],
  access: { read: 'staff' },
}) {}

@Injectable()
class WageProposalsResource extends ReadOnlyResource({
  name: 'wage-proposals',
  title: 'The values of the minimum wage that admins have proposed',
  entity: WageProposalRecord,
  answer: wageProposal,
  from: {
    effective_on: day,
    month,
    hour,
    created_by: accountName('created_by'),
    decided_by: accountName('decided_by'),
  },
  sorts: ['id', 'created_at'],
  filters: ['state', 'territory'],
  access: { read: 'staff' },
  subject: 'wageProposal',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super(reader);
  }

  @Costly('read')
  @Serves(
    wageCalls.effect,
    'The number of valuations that a value of the minimum wage would put under the minimum',
    'Only counts. Writes nothing.',
  )
  @Access('admin')
  async effect(@Input() { body }: InputOf<typeof wageCalls.effect>, @CurrentActor() actor: Actor): Promise<WageEffect> {
    return toAnswer(await this.queries.execute(new GetWageEffect({ actor, wage: body })));
  }

  @Serves(
    wageCalls.propose,
    'Proposes a value of the minimum wage',
    'It has no effect before its confirmation. Each territory has at most one open proposal.',
  )
  @Access('admin')
  async propose(@Input() { body }: InputOf<typeof wageCalls.propose>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.one(await this.commands.execute(new ProposeWage({ actor, wage: body })));
  }

  @Costly('read')
  @Serves(
    wageCalls.effectOf,
    'The number of valuations that a proposed value puts under the minimum',
    'As of now. Only counts.',
  )
  @Access('admin')
  async effectOf(
    @Input() { params: { id } }: InputOf<typeof wageCalls.effectOf>,
    @CurrentActor() actor: Actor,
  ): Promise<WageEffect> {
    return toAnswer(await this.queries.execute(new GetProposedWageEffect({ actor, id })));
  }

  @Serves(
    wageCalls.confirm,
    'Confirms a proposed value of the minimum wage',
    'By another admin than its author, if there is one. Value, day and count are repeated, and password or code are asked for again; the entry applies from its day on.',
  )
  @Access('admin')
  async confirm(
    @Input() { params: { id }, body }: InputOf<typeof wageCalls.confirm>,
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
  ): Promise<RawJson> {
    const { effectiveOn, monthCents, falls, ...proof } = body;
    const read = { effectiveOn, monthCents, falls };
    await this.commands.execute(new ConfirmWage({ actor, id, read, proof, remoteAddress }));
    return this.one(id);
  }

  @Serves(wageCalls.withdraw, 'Withdraws a proposed value of the minimum wage', 'It had no effect.')
  @Access('admin')
  async withdraw(
    @Input() { params: { id } }: InputOf<typeof wageCalls.withdraw>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new WithdrawWage({ actor, id }));
    return this.one(id);
  }
}

function toAnswer({ beforeCents, underBefore, underAfter, ...effect }: ReportedEffect): WageEffect {
  return {
    before: beforeCents === null ? null : fromHundredths(beforeCents),
    under_before: underBefore,
    under_after: underAfter,
    ...effect,
  };
}

export const wageResources = [MinimumWagesResource, WageProposalsResource];
