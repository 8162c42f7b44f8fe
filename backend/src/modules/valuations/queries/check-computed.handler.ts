import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { notFound } from '../../../platform/errors/domain-error.js';
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

/** Holds what a document shows against who looks now: it is still there for the viewer. Refusal: `introuvable`. */
export class CheckSeen extends Query<void> {
  constructor(
    readonly viewer: Viewer,
    readonly shown: { readonly valuationIds: readonly number[]; readonly profileIds: readonly number[] },
  ) {
    super();
  }
}

@QueryHandler(CheckComputed)
export class CheckComputedHandler implements IQueryHandler<CheckComputed> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, ids }: CheckComputed): Promise<void> {
    const computed = await seenAmong(this.reader, viewer, ids);
    const missing = ids.find((id) => !computed.has(id));
    if (missing !== undefined) throw notFoundAmong(missing);
    const incomplete = ids.find((id) => computed.get(id) === false);
    if (incomplete !== undefined) throw notComputedAmong(incomplete);
  }
}

@QueryHandler(CheckSeen)
export class CheckSeenHandler implements IQueryHandler<CheckSeen> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, shown: { valuationIds, profileIds } }: CheckSeen): Promise<void> {
    const valuations = valuationIds.length === 0 ? null : await seenAmong(this.reader, viewer, valuationIds);
    const profiles = profileIds.length === 0 ? null : await this.profilesAmong(viewer, profileIds);
    if (!valuationIds.every((id) => valuations?.has(id))) throw notFound('document');
    if (!profileIds.every((id) => profiles?.has(id))) throw notFound('document');
  }

  private async profilesAmong(viewer: Viewer, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.reader.rows<{ id: number }>(viewer.establishmentId, {
      name: `profiles-seen-${viewer.associated ? 'associated' : 'main'}`,
      text: `select p.id from profile p
              where p.establishment_id = $1 and ${visibleProfiles(viewer)} and p.id = any($3::bigint[])`,
      values: [viewer.establishmentId, viewer.accountId, ids],
    });
    return new Set(rows.map(({ id }) => id));
  }
}

/** Those that the viewer sees, and whether each has an amount. */
async function seenAmong(reader: TenantReader, viewer: Viewer, ids: readonly number[]): Promise<Map<number, boolean>> {
  const rows = await reader.rows<{ id: number; computed: boolean }>(viewer.establishmentId, {
    name: `check-computed-${viewer.associated ? 'associated' : 'main'}`,
    text: `select v.id, v.calculated_on is not null as computed from valuation v
            where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])`,
    values: [viewer.establishmentId, viewer.accountId, ids],
  });
  return new Map(rows.map(({ id, computed }) => [id, computed]));
}
