import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Leased } from '../../../platform/http/leased.js';
import { PublicState } from '../../../platform/http/public-state.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { CONTENT_TABLES } from '../domain/publication.js';

/**
 * Raised by every change of content; and what live amounts follow. One small statement. The transaction that put the grid
 * in force is part of it, for a grid that comes back.
 */
const STATE = {
  name: 'content-state',
  text: `select revision::text, (select id || '@' || xmin from grid_version where status = 'in_force') as grid,
      (select coalesce(max(id), 0) from minimum_wage) as "wageId"
    from content_revision`,
  values: [],
};

/** The instants at which something opens or closes, in milliseconds. */
const BOUNDARIES = {
  name: 'content-boundaries',
  text: `select (extract(epoch from at) * 1000)::float8 as at from (${Object.values(CONTENT_TABLES)
    .map(
      (table) =>
        `select unnest(array[opens_at, closes_at]) as at from ${table} where state in ('published', 'scheduled')`,
    )
    .join(' union all ')}) as instants where at is not null`,
  values: [],
};

interface State {
  readonly revision: string;
  readonly grid: string | null;
  readonly wageId: number;
}

/** What the public would read at this instant, as a word: while it is the same, so are the answers (ADR 30). */
@Injectable()
export class ContentState extends PublicState {
  private readonly state = new Leased(async () => this.read());
  private boundaries: { readonly revision: string; readonly instants: readonly number[] } | undefined;

  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async key(): Promise<string> {
    const state = await this.state.get();
    return this.wordOf(state, await this.instantsOf(state.revision));
  }

  known(): string | null {
    const [state, boundaries] = [this.state.known(), this.boundaries];
    if (state === undefined || boundaries?.revision !== state.revision) return null;
    return this.wordOf(state, boundaries.instants);
  }

  async settled(): Promise<void> {
    await this.state.settled();
  }

  private wordOf({ revision, grid, wageId }: State, instants: readonly number[]): string {
    const now = this.clock.now().getTime();
    const past = instants.filter((instant) => instant <= now).length;
    return [revision, grid, wageId, this.clock.today(), past].join('.');
  }

  private async read(): Promise<State> {
    const [state] = await this.reader.global<State>(STATE);
    return state ?? { revision: '0', grid: null, wageId: 0 };
  }

  private async instantsOf(revision: string): Promise<readonly number[]> {
    if (this.boundaries?.revision !== revision) {
      const rows = await this.reader.global<{ at: number }>(BOUNDARIES);
      this.boundaries = { revision, instants: rows.map(({ at }) => at) };
    }
    return this.boundaries.instants;
  }
}
