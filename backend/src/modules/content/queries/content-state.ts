import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PublicState } from '../../../platform/http/public-state.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { CONTENT_TABLES } from '../domain/publication.js';

/** Raised by every change of content; and what live amounts follow. One small statement. */
const STATE = {
  name: 'content-state',
  text: `select revision::text, (select id from grid_version where status = 'in_force') as "gridId",
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
  readonly gridId: number | null;
  readonly wageId: number;
}

/** What the public would read at this instant, as a word: while it is the same, so are the answers (ADR 30). */
@Injectable()
export class ContentState extends PublicState {
  private asked: Promise<unknown> = Promise.resolve();
  private next: Promise<State> | undefined;
  private boundaries: { readonly revision: string; readonly instants: readonly number[] } | undefined;

  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async key(): Promise<string> {
    const { revision, gridId, wageId } = await this.current();
    const now = this.clock.now().getTime();
    const past = (await this.instantsOf(revision)).filter((instant) => instant <= now).length;
    return [revision, gridId, wageId, this.clock.today(), past].join('.');
  }

  /** Requests that come while one question is on its way share the next: none is answered by an older state than its own. */
  private async current(): Promise<State> {
    this.next ??= this.asked
      .catch(() => undefined)
      .then(async () => {
        this.next = undefined;
        const asked = this.read();
        this.asked = asked;
        return asked;
      });
    return this.next;
  }

  private async read(): Promise<State> {
    const [state] = await this.reader.global<State>(STATE);
    return state ?? { revision: '0', gridId: null, wageId: 0 };
  }

  private async instantsOf(revision: string): Promise<readonly number[]> {
    if (this.boundaries?.revision !== revision) {
      const rows = await this.reader.global<{ at: number }>(BOUNDARIES);
      this.boundaries = { revision, instants: rows.map(({ at }) => at) };
    }
    return this.boundaries.instants;
  }
}
