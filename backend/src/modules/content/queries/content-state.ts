import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Leased } from '../../../platform/http/leased.js';
import { PublicState } from '../../../platform/http/public-state.js';
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
 * Raised by every change of content; and what live amounts follow. The transaction that put the grid in force is part of
 * it, for a grid that comes back. A small statement: the instants are read where the revision is new.
 */
const STATE = {
  name: 'content-state',
  text: `select revision::text, (select id || '@' || xmin from grid_version where status = 'in_force') as grid,
    (select coalesce(max(id), 0) from minimum_wage) as "wageId",
    case when revision::text <> $1 then array(${BOUNDARIES})::float8[] end as instants
    from content_revision`,
};

interface Row {
  readonly revision: string;
  readonly grid: string | null;
  readonly wageId: number;
  /** Null: those of the revision that was asked with. */
  readonly instants: readonly number[] | null;
}

interface State {
  readonly word: string;
  readonly revision: string;
  /** Rising. */
  readonly instants: readonly number[];
}

/** What is answered from an instant on and until another: the next of the state, or the next minute, when a day may begin. */
interface Answer {
  readonly state: State;
  readonly from: number;
  readonly until: number;
  readonly key: string;
}

const MINUTE_MS = 60_000;

/** What the public would read at this instant, as a word: while it is the same, so are the answers (ADR 30). */
@Injectable()
export class ContentState extends PublicState {
  private readonly state = new Leased(async () => this.read());
  private lastRead: State = { word: '', revision: '', instants: [] };
  private lastAnswer: Answer | undefined;

  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async key(): Promise<string> {
    return this.keyOf(await this.state.get());
  }

  known(): string | null {
    const state = this.state.known();
    return state === undefined ? null : this.keyOf(state);
  }

  async settled(): Promise<void> {
    await this.state.settled();
  }

  private keyOf(state: State): string {
    const now = this.clock.now().getTime();
    const { lastAnswer } = this;
    if (lastAnswer?.state === state && lastAnswer.from <= now && now < lastAnswer.until) return lastAnswer.key;
    const { word, instants } = state;
    const past = instants.filter((instant) => instant <= now).length;
    const key = [word, this.clock.today(), past].join('.');
    const minuteEnd = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
    this.lastAnswer = { state, from: now, until: Math.min(minuteEnd, instants[past] ?? minuteEnd), key };
    return key;
  }

  private async read(): Promise<State> {
    const { lastRead } = this;
    const [row] = await this.reader.global<Row>({ ...STATE, values: [lastRead.revision] });
    const { revision, grid, wageId, instants } = row ?? { revision: '0', grid: null, wageId: 0, instants: [] };
    const word = [revision, grid, wageId].join('.');
    // The same object for the same state: keys are kept by it.
    if (word === lastRead.word) return lastRead;
    return (this.lastRead = { word, revision, instants: instants ?? lastRead.instants });
  }
}
