import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { notComputedAmong, notFoundAmong } from '../domain/valuation.errors.js';
import { visibleRows, type Viewer } from './viewer.js';

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

/** Holds valuations against who looks now: each is still there for the viewer. Refusal, naming the first id: `introuvable`. */
export class CheckSeen extends Query<void> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

@QueryHandler(CheckComputed)
export class CheckComputedHandler implements IQueryHandler<CheckComputed> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, ids }: CheckComputed): Promise<void> {
    const computed = await seenAmong(this.reader, viewer, ids);
    const incomplete = ids.find((id) => computed.get(id) === false);
    if (incomplete !== undefined) throw notComputedAmong(incomplete);
  }
}

@QueryHandler(CheckSeen)
export class CheckSeenHandler implements IQueryHandler<CheckSeen> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, ids }: CheckSeen): Promise<void> {
    if (ids.length > 0) await seenAmong(this.reader, viewer, ids);
  }
}

/** Whether each of them has an amount, by id. @throws DomainError `introuvable` for the first that the viewer does not see. */
async function seenAmong(reader: TenantReader, viewer: Viewer, ids: readonly number[]): Promise<Map<number, boolean>> {
  const rows = await reader.rows<{ id: number; computed: boolean }>(viewer.establishmentId, {
    name: `check-computed-${viewer.associated ? 'associated' : 'main'}`,
    text: `select v.id, v.calculated_on is not null as computed from valuation v
            where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])`,
    values: [viewer.establishmentId, viewer.accountId, ids],
  });
  const computed = new Map(rows.map((row) => [row.id, row.computed]));
  const missing = ids.find((id) => !computed.has(id));
  if (missing !== undefined) throw notFoundAmong(missing);
  return computed;
}
