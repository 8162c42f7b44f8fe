import { Injectable } from '@nestjs/common';
import { withLiveAmounts, type LiveSources } from '@valorisation/rules';
import { FloorsToday, GridCatalogue } from '../../grids/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import type { Subject } from '../../../platform/errors/error-catalogue.js';
import { answerPage, type Page } from '../../../platform/http/paged.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

const MAY_NAME_AN_AMOUNT = '{{';

/** Fills the amounts of the grid in force and of today's wage into texts (ADR 30). */
@Injectable()
export class LiveTexts {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
    private readonly clock: Clock,
  ) {}

  /** The grid in force and the metropolitan wage of today. */
  async sources(): Promise<LiveSources> {
    const [{ grid, effectiveOn }, { wage }] = await Promise.all([
      this.grids.inForce(),
      this.floors.inTerritory('metropole'),
    ]);
    return { grid, effectiveOn, wage, today: this.clock.today() };
  }

  /** Answers a copy of the record with the amounts filled into each text. */
  async fill<Of extends object>(answer: Of): Promise<Of> {
    if (!JSON.stringify(answer).includes(MAY_NAME_AN_AMOUNT)) return answer;
    // The type stays valid, because each text is replaced by a text.
    return filled(answer, await this.sources()) as Of;
  }
}

function filled(value: unknown, sources: LiveSources): unknown {
  if (typeof value === 'string') return withLiveAmounts(value, sources);
  if (Array.isArray(value)) return value.map((part) => filled(part, sources));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, sources)]));
}

/** A read of one kind of content. `$1` in its text is the reader's instant. */
interface PublicRead {
  readonly name: string;
  /** Columns and sources, without the rest of the statement. */
  readonly select: string;
  readonly where: string;
  readonly order: string;
}

/** The condition for a row under this alias to be public at an instant: the rule of `isPublic` in SQL. */
export function publicAt(alias: string, at = '$1'): string {
  return `(${alias}.state in ('published', 'scheduled') and ${alias}.opens_at <= ${at}
    and (${alias}.closes_at is null or ${alias}.closes_at > ${at}))`;
}

/** Reads rows as of now, with today's amounts. Content opens and closes at its instant in every process. */
@Injectable()
export class PublicRows {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
    private readonly live: LiveTexts,
  ) {}

  async page<Row extends object>(
    { name, select, where, order }: PublicRead,
    values: readonly unknown[],
    asked: AskedPage,
  ): Promise<Page<Row>> {
    const now = this.clock.now();
    const [limit, offset] = [values.length + 2, values.length + 3];
    const counted = `(select count(*)::integer from (select ${select} where ${where}) as found)`;
    const text = `select ${counted} as total, coalesce(json_agg(item), '[]') as rows
      from (select ${select} where ${where} order by ${order} limit $${limit} offset $${offset}) as item`;
    return answerPage(
      asked,
      async (page, perPage) => {
        const bound = [now, ...values, perPage, (page - 1) * perPage];
        const [found] = await this.reader.global<{ total: number; rows: Row[] }>({ name, text, values: bound });
        return this.live.fill(found ?? { total: 0, rows: [] });
      },
      ({ rows }) => rows,
    );
  }

  /** @throws DomainError `introuvable` */
  async one<Row extends object>(
    { name, select, where }: Omit<PublicRead, 'order'>,
    values: readonly unknown[],
    subject: Subject,
  ): Promise<Row> {
    const text = `select to_json(item) as item from (select ${select} where ${where}) as item`;
    const [found] = await this.reader.global<{ item: Row }>({ name, text, values: [this.clock.now(), ...values] });
    if (found === undefined) throw notFound(subject);
    return this.live.fill(found.item);
  }
}

export function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export interface AskedPage {
  readonly page: number;
  readonly perPage: number;
}
