import { Injectable } from '@nestjs/common';
import { isActive, minimumIndex, minimumWageOn, statusesWhere, type MinimumWage } from '@valorisation/rules';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { type NewWage, assertNewWage } from '../domain/wage-rules.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import type { Actor } from '../../../platform/access/actor.js';
import { RuleOfTwo } from '../../../platform/access/rule-of-two.js';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Wages } from '../persistence/wages.js';

interface Fallen {
  readonly establishments: number;
  readonly valuations: number;
  readonly falls: number | null;
}

type EstablishmentSize = '1-9' | '10-24' | '25-49' | '50+';

interface WageEffectView {
  readonly beforeCents: number | null;
  readonly establishments: number;
  readonly valuations: number;
  readonly underBefore: number;
  readonly underAfter: number;
  readonly falls: number;
  readonly departments: readonly (Fallen & { readonly department: string | null })[];
  readonly sizes: readonly (Fallen & { readonly size: EstablishmentSize })[];
}

interface GroupRow {
  /** The grouping: all, by department, by size. */
  readonly kind: 'all' | 'department' | 'size';
  readonly department: string | null;
  readonly size: EstablishmentSize;
  readonly establishments: number;
  readonly valuations: number;
  readonly before: number;
  readonly after: number;
}

/** A count of fewer establishments could reveal one of them. */
const FEWEST_ESTABLISHMENTS = 3;

/**
 * Counts the people under the minimum with a given minimum wage, on the grid in force. It uses the same flag as the lists.
 */
@Injectable()
export class WageEffects {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
  ) {}

  /** The entries so far, oldest first. */
  async known(): Promise<readonly MinimumWage[]> {
    return this.reader.global<MinimumWage>({
      name: 'minimum-wages',
      text: `select territory, to_char(effective_on, 'YYYY-MM-DD') as "from", month_cents as "monthCents", source, confirmed
               from minimum_wage order by id`,
      values: [],
    });
  }

  async of({ territory, effectiveOn, monthCents, source }: NewWage): Promise<WageEffectView> {
    const [known, { grid }] = await Promise.all([this.known(), this.grids.inForce()]);
    const { params } = grid;
    const held = minimumWageOn(known, territory, effectiveOn);
    const coming: MinimumWage = { territory, from: effectiveOn, monthCents, source, confirmed: true };
    const before = minimumIndex({ params, wage: held });
    const after = minimumIndex({ params, wage: coming });
    const [rows] = await this.reader.across<[GroupRow]>('figures', [
      effectQuery(territory === 'mayotte', before, after),
    ]);
    const all = rows.find(({ kind }) => kind === 'all');
    return {
      beforeCents: held?.monthCents ?? null,
      establishments: all?.establishments ?? 0,
      valuations: all?.valuations ?? 0,
      underBefore: all?.before ?? 0,
      underAfter: all?.after ?? 0,
      falls: fallsOf(all),
      departments: rows
        .filter(({ kind }) => kind === 'department')
        .map((row) => ({ department: row.department, ...fallenOf(row) })),
      sizes: rows.filter(({ kind }) => kind === 'size').map((row) => ({ size: row.size, ...fallenOf(row) })),
    };
  }
}

/** A lower value raises no amount to the minimum: the count is then zero. */
const fallsOf = (row: Pick<GroupRow, 'before' | 'after'> | undefined): number =>
  row === undefined ? 0 : Math.max(0, row.after - row.before);

function fallenOf(row: GroupRow): Fallen {
  const { establishments, valuations } = row;
  return { establishments, valuations, falls: establishments < FEWEST_ESTABLISHMENTS ? null : fallsOf(row) };
}

const ACTIVE = statusesWhere(isActive).join(', ');

const effectQuery = (isMayotte: boolean, before: number, after: number): NamedQuery => ({
  name: 'wage-effect',
  text: `
    with computed as (
      select establishment_id, department, index_points, count(*) over (partition by establishment_id) as rows
        from staff_valuation
       where status in (${ACTIVE}) and index_points is not null and (department is not distinct from '976') = $1),
    sized as (
      select *, case when rows < 10 then '1-9' when rows < 25 then '10-24' when rows < 50 then '25-49' else '50+' end as size
        from computed)
    select case when grouping(department) = 0 then 'department' when grouping(size) = 0 then 'size' else 'all' end as kind,
           department, size, count(distinct establishment_id)::integer as establishments, count(*)::integer as valuations,
           (count(*) filter (where index_points < $2))::integer as before,
           (count(*) filter (where index_points < $3))::integer as after
      from sized
     group by grouping sets ((), (department), (size))
     order by kind, department nulls last, size`,
  values: [isMayotte, before, after],
});

export interface ReportedEffect extends WageEffectView {
  /** True when no other admin could confirm, so that the asker would confirm alone. */
  readonly alone: boolean;
  /** True when the asker may confirm it, because another admin proposed it or there is no other admin. */
  readonly confirmable: boolean;
}

/** The effect of a value before it is proposed. Refusal: `donnees_invalides`. */
export class GetWageEffect extends QueryOf<{ actor: Actor; wage: NewWage }, ReportedEffect>() {}

/** The present effect of a proposal. Refusal: `introuvable`. */
export class GetProposedWageEffect extends QueryOf<{ actor: Actor; id: number }, ReportedEffect>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, two: RuleOfTwo, effects: WageEffects, clock: Clock, wages: Wages });

export const wageEffectQueries = [
  on(GetWageEffect, async ({ actor, wage }, { unitOfWork, two, effects, clock }) => {
    assertNewWage(wage, await effects.known(), clock.today());
    const hasOther = await asStaff(unitOfWork, actor, (tx) => two.hasOther(tx, actor.accountId));
    return { ...(await effects.of(wage)), alone: !hasOther, confirmable: !hasOther };
  }),
  on(GetProposedWageEffect, async ({ actor, id }, { unitOfWork, two, wages, effects }) => {
    const { wage, hasOther } = await asStaff(unitOfWork, actor, async (tx) => ({
      wage: await wages.lock(tx, id),
      hasOther: await two.hasOther(tx, actor.accountId),
    }));
    if (wage === undefined) throw notFound('wageProposal');
    const confirmable = !hasOther || wage.createdBy !== actor.accountId;
    return { ...(await effects.of(wage)), alone: !hasOther, confirmable };
  }),
];

async function asStaff<Result>(
  unitOfWork: UnitOfWork,
  actor: Actor,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return unitOfWork.run(staffTransaction(actor), work);
}
