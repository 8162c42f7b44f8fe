import { Query } from '@nestjs/cqrs';
import { handlersWith } from '../../../platform/cqrs/handlers-with.js';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { notComputedAmong, notFoundAmong } from '../domain/valuation.errors.js';
import { visibleProfiles, visibleRows, type Viewer } from './viewer.js';

/**
 * Holds several valuations against what a document needs: each is there for the viewer, and has an amount.
 * Refusals, naming the first id: `introuvable`, `valorisation_incomplete`.
 */
export class CheckComputed extends Query<void> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

/** What one or several documents show. */
export interface Shown {
  readonly valuationIds: readonly number[];
  readonly profileIds: readonly number[];
}

/** Which of these are there for the viewer as of now. */
export class FindSeen extends Query<{
  readonly valuations: ReadonlySet<number>;
  readonly profiles: ReadonlySet<number>;
}> {
  constructor(
    readonly viewer: Viewer,
    readonly shown: Shown,
  ) {
    super();
  }
}

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

/** Those that the viewer sees, and whether each has an amount. */
function seenAmong(viewer: Viewer, ids: readonly number[]): NamedQuery {
  return {
    name: `check-computed-${viewer.associated ? 'associated' : 'main'}`,
    text: `select v.id, v.calculated_on is not null as computed from valuation v
            where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])`,
    values: [viewer.establishmentId, viewer.accountId, ids],
  };
}
