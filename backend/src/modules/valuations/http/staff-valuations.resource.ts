import { staffValuation, staffValuationCalls as calls, type InputOf } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { FixAmount } from '../commands/fix-amount.command.js';
import { BELOW_MINIMUM, StaffValuationReader, StaffValuationRecord } from '../persistence/staff-valuation-reader.js';

const inEuros = (column: string) => ({ sql: `(r.${column} / 100.0)::double precision` });

/** The title from the grid version of the row; null for a function that members name themselves. */
const TITLE = `left join lateral (
  select f ->> 'metier_title' as title from grid_version g cross join lateral jsonb_array_elements(g.document -> 'metiers') f
   where r.function_id <> 0 and g.id = r.grid_id and (f ->> 'metier_id')::integer = r.function_id) t on true`;

/** Valuations as staff see them: establishment, state and amount, without names and typed texts. */
@Injectable()
export class StaffValuationsResource extends ReadOnlyResource({
  name: 'valuations',
  title: 'The valuations of every establishment, without names and texts',
  entity: StaffValuationRecord,
  answer: staffValuation,
  from: {
    category: 'category',
    function_title: { sql: 't.title', joins: [TITLE] },
    share: { sql: '(r.share_hundredths / 100.0)::double precision' },
    index: { sql: '(r.index_points / 100.0)::double precision' },
    minimum: inEuros('minimum_cents'),
    fixed_amount: inEuros('fixed_amount_cents'),
    displayed: inEuros('displayed_cents'),
    below_minimum: { sql: BELOW_MINIMUM },
    calculated_on: { sql: `to_char(r.calculated_on, 'YYYY-MM-DD')` },
  },
  sorts: ['id'],
  filters: ['establishment_id', 'department', 'status', 'category', 'function_id', 'grid_id', 'below_minimum'],
  period: 'created_at',
  access: { read: 'staff' },
  scope: 'figures',
  subject: 'valuation',
}) {
  constructor(
    reader: StaffValuationReader,
    private readonly commands: CommandBus,
  ) {
    super(reader);
  }

  @Access('admin')
  @Serves(
    calls.fixAmount,
    'Fixes an amount for a valuation, or removes it',
    'It never lowers the amount due. The head of the establishment gets a mail with the reason.',
  )
  async fixAmount(
    @Input() { params: { id }, body: { cents, reason } }: InputOf<(typeof calls)['fixAmount']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new FixAmount({ actor, valuationId: id, cents, reason }));
    return this.one(id);
  }
}
