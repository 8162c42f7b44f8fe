import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { notComputedAmong, notFoundAmong } from '../domain/valuation.errors.js';
import { visibleProfiles, visibleRows, type Viewer } from './viewer.js';

/**
 * Checks that the viewer sees each of several valuations and that each has an amount, for a document. Refusals, naming
 * the first id: `introuvable`, `valorisation_incomplete`.
 */
export class CheckComputed extends QueryOf<{ viewer: Viewer; ids: readonly number[] }, void>() {}

export interface Shown {
  readonly valuationIds: readonly number[];
  readonly profileIds: readonly number[];
}

/** The given valuations that the viewer sees now. */
export class FindSeen extends QueryOf<
  { viewer: Viewer; shown: Shown },
  {
    readonly valuations: ReadonlySet<number>;
    readonly profiles: ReadonlySet<number>;
  }
>() {}

const on = handlersWith({ reader: TenantReader });

export const checkComputedQueries = [
  on(CheckComputed, async ({ viewer, ids }, { reader }) => {
    const rows = await reader.rows<SeenRow>(viewer.establishmentId, seenAmong(viewer, ids));
    const computed = new Map(rows.map(({ id, computed }) => [id, computed]));
    const missing = ids.find((id) => !computed.has(id));
    if (missing !== undefined) throw notFoundAmong(missing);
    const incomplete = ids.find((id) => computed.get(id) === false);
    if (incomplete !== undefined) throw notComputedAmong(incomplete);
  }),
  on(FindSeen, async ({ viewer, shown: { valuationIds, profileIds } }, { reader }) => {
    const [valuations, profiles] = await reader.read<[SeenRow, { readonly id: number }]>(viewer.establishmentId, [
      seenAmong(viewer, valuationIds),
      {
        name: `profiles-seen-${viewer.associated ? 'associated' : 'main'}`,
        text: `select p.id from profile p
                where p.establishment_id = $1 and ${visibleProfiles(viewer)} and p.id = any($3::bigint[])`,
        values: [viewer.establishmentId, viewer.accountId, profileIds],
      },
    ]);
    return { valuations: new Set(valuations.map(({ id }) => id)), profiles: new Set(profiles.map(({ id }) => id)) };
  }),
];

interface SeenRow {
  readonly id: number;
  readonly computed: boolean;
}

function seenAmong(viewer: Viewer, ids: readonly number[]): NamedQuery {
  return {
    name: `check-computed-${viewer.associated ? 'associated' : 'main'}`,
    text: `select v.id, v.calculated_on is not null as computed from valuation v
            where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])`,
    values: [viewer.establishmentId, viewer.accountId, ids],
  };
}
