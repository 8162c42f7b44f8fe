import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Clock } from '../clock/clock.js';
import { BYTE_ORDER_MARK, csvLines } from '../csv/csv-lines.js';
import { StaffLog } from '../events/staff-log.js';
import { contentDisposition } from '../http/content-disposition.js';
import { PublicLimits } from '../limits/public-limits.js';
import { takingItsTime } from '../process/waiting-caller.js';
import { listExported } from './rest-events.js';
import { listWords, type ListWords } from './rest-list-words.js';
import type { WholeList } from './rest-reader.js';
import type { RestSelection } from './rest-request.js';

const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * @param words for values that have some, yes and no included
 * @param heading the name of a value's part, if it has parts
 */
export function cellText(
  value: unknown,
  words: ReadonlyMap<string, string>,
  heading: (part: string) => string = (part) => part,
): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return `${day.format(value)} ${time.format(value)}`;
  if (typeof value === 'number') return words.get(String(value)) ?? String(value).replace('.', ',');
  if (typeof value === 'boolean') return words.get(String(value)) ?? String(value);
  if (typeof value === 'string') {
    // The value is checked, because a typed text may only look like an instant.
    if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return cellText(new Date(value), words);
    return words.get(value) ?? value.replace(DAY, '$3/$2/$1');
  }
  if (Array.isArray(value))
    return value.map((each) => cellText(each, words, heading)).join(value.every(isPlain) ? ', ' : '\n');
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${heading(name)}\u00a0: ${cellText(part, words, heading)}`)
    .join(', ');
}

const isPlain = (value: unknown): boolean => typeof value !== 'object';

/** Makes and compresses a text before its first byte leaves: its maker waits for no client and can still refuse. */
async function madeWhole(text: AsyncIterable<string>, signal: AbortSignal): Promise<Readable> {
  const pieces: Buffer[] = [];
  const collect = async (packed: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of packed) pieces.push(piece);
  };
  await pipeline(text, createGzip({ level: constants.Z_BEST_SPEED }), collect, { signal });
  return Readable.from(pieces).pipe(createGunzip());
}

/** Rows in memory at a time. */
const BATCH_ROWS = 1000;
/** Several times the need of the longest list. The connection is free again after that. */
const LONGEST_MS = 2 * 60_000;

export interface ExportedList {
  readonly name: string;
  /** The answer's fields: the columns in their order. */
  readonly fields: readonly string[];
  /** Words for fields of a row that hold more than one value. */
  readonly told?: ((row: object) => Readonly<Partial<Record<string, string>>>) | undefined;
  /** All rows of the selection, at most `size` at a time. */
  readonly whole: (selection: RestSelection, size: number) => Promise<WholeList>;
}

/** Whole lists as CSV files. An event records who took each (ADR 40). */
@Injectable()
export class RestExporter {
  constructor(
    private readonly log: StaffLog,
    private readonly limits: PublicLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `trop_de_tentatives` (429, Retry-After) */
  async file(
    list: ExportedList,
    selection: RestSelection,
    { actor, remoteAddress }: { readonly actor: Actor; readonly remoteAddress: string },
  ): Promise<StreamableFile> {
    await this.limits.take('list-export', remoteAddress, String(actor.accountId));
    const { total, batches } = await list.whole(selection, BATCH_ROWS);
    // The event is recorded before the first byte leaves, because an interrupted download counts too.
    const taken = { resource: list.name, fields: Object.keys(selection.filter ?? {}), rows: total };
    await this.log.record(actor, AGGREGATE, [listExported.of(taken)]);
    const words = listWords(list.name);
    const lines = this.lines(list, words, batches);
    const text = await takingItsTime(async () => madeWhole(lines, AbortSignal.timeout(LONGEST_MS)));
    return new StreamableFile(text, {
      type: 'text/csv; charset=utf-8',
      disposition: contentDisposition(`${words.file}-${this.clock.today()}.csv`),
    });
  }

  private async *lines(
    { fields, told }: Pick<ExportedList, 'fields' | 'told'>,
    words: ListWords,
    batches: () => AsyncGenerator<object[]>,
  ): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLines([fields.map(words.heading)]);
    for await (const rows of batches()) {
      const values = rows.map((row) => new Map<string, unknown>(Object.entries({ ...row, ...told?.(row) })));
      yield csvLines(
        values.map((row) => fields.map((field) => cellText(row.get(field), words.of(field), words.heading))),
      );
    }
  }
}

/** The batches of a list that is already in memory. */
export async function* inOne(rows: object[]): AsyncGenerator<object[]> {
  yield rows;
}

const AGGREGATE = 'list-export';
