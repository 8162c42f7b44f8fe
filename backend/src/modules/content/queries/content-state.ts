import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PublicState } from '../../../platform/http/kept-pages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { CONTENT_TABLES } from '../domain/publication.js';

/** The instants at which something opens or closes, in milliseconds. */
const BOUNDARIES = `select extract(epoch from at) * 1000 from (${Object.values(CONTENT_TABLES)
  .map(
    (table) =>
      `select unnest(array[opens_at, closes_at]) as at from ${table.replace('content_', 'public_')} where state in ('published', 'scheduled')`,
  )
  .join(' union all ')}) as instants where at is not null order by at`;

/**
 * The revision, which every change of content raises, the sources of live amounts, and the names of functions. Names are
 * never deleted, so the sum of their versions rises with each change. The id of the transaction that put the grid in force
 * belongs to the sources, because an earlier grid may come back into force. The statement is small, because the instants
 * are read only for a new revision.
 */
const STATE = {
  name: 'content-state',
  text: `select revision::text, (select id || '@' || xmin from grid_version where status = 'in_force') as grid,
    (select coalesce(max(id), 0) from minimum_wage) as "wageId",
    (select coalesce(sum(version), 0)::integer from function_name) as names,
    case when revision::text <> $1 then array(${BOUNDARIES})::float8[] end as instants
    from content_revision`,
};

interface Row {
  readonly revision: string;
  readonly grid: string | null;
  readonly wageId: number;
  readonly names: number;
  /** Null when the revision has not changed, so that the known instants still apply. */
  readonly instants: readonly number[] | null;
}

const NOTHING: Row = { revision: '0', grid: null, wageId: 0, names: 0, instants: [] };

/** Identifies what the public reads at this instant: while the word stays the same, so do the answers (ADR 30). */
@Injectable()
export class ContentState extends PublicState {
  /** The instants are in rising order. */
  private lastRead: { readonly revision: string; readonly instants: readonly number[] } = {
    revision: '',
    instants: [],
  };

  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async key(): Promise<string> {
    const { lastRead } = this;
    const [row] = await this.reader.global<Row>({ ...STATE, values: [lastRead.revision] });
    const { revision, grid, wageId, names, instants } = row ?? NOTHING;
    if (instants !== null) this.lastRead = { revision, instants };
    const now = this.clock.now().getTime();
    const past = (instants ?? lastRead.instants).filter((instant) => instant <= now).length;
    return [revision, grid, wageId, names, this.clock.today(), past].join('.');
  }
}
