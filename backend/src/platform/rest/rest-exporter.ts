import { Injectable, StreamableFile } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Clock } from '../clock/clock.js';
import { BYTE_ORDER_MARK, csvLines } from '../csv/csv-lines.js';
import { StaffLog } from '../events/staff-log.js';
import { contentDisposition } from '../http/content-disposition.js';
import { madeWhole } from '../http/made-whole.js';
import { PublicLimits } from '../limits/public-limits.js';
import { takingItsTime } from '../process/waiting-caller.js';
import { listExported } from './rest-events.js';
import { listWords, type ListWords } from './rest-list-words.js';
import type { WholeList } from './rest-reader.js';
import type { RestSelection } from './rest-request.js';
import { cellText } from './rest-cells.js';

/** Rows in memory at a time. */
const BATCH_ROWS = 1000;
/** Several times the need of the longest list. The connection is free again after that. */
const LONGEST_MS = 2 * 60_000;

export interface ExportedList {
  /** The resource's name. */
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
    // Recorded before the first byte leaves, because an interrupted download counts too.
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

const AGGREGATE = 'list-export';
