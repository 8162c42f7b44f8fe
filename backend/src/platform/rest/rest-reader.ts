import { Injectable } from '@nestjs/common';
import { notFound } from '../errors/domain-error.js';
import type { Subject } from '../errors/error-catalogue.js';
import type { SecurityScope } from '../persistence/security-scopes.js';
import { TenantReader } from '../persistence/tenant-reader.js';
import type { RestQuestion, RestSelection } from './rest-request.js';
import {
  bestStatement,
  countStatements,
  listStatements,
  pageFromTheEnd,
  recordStatement,
  searchStatement,
  wholeListStatements,
  type RestRows,
} from './rest-sql.js';

export interface RestSource extends RestRows {
  readonly scope: SecurityScope;
  readonly subject: Subject | undefined;
}

export interface RankedRow {
  readonly rank: number;
}

/** Up to this number of rows, skipping them is faster than a second query. */
const DEEP = 2000;
export interface WholeList {
  readonly total: number;
  readonly batches: () => AsyncGenerator<object[]>;
}

/** Reads records in the form of their answers: one round trip, without entities. */
@Injectable()
export class RestReader {
  constructor(private readonly reader: TenantReader) {}

  /** The source for a query. A reader may override it to add values that are only known then. */
  protected async asked(source: RestSource): Promise<RestSource> {
    return source;
  }

  /** The answered row. A reader may override it to add values that are in no table. */
  protected answered(row: object): object {
    return row;
  }

  async list(source: RestSource, question: RestQuestion): Promise<{ rows: object[]; total: number }> {
    const asked = await this.asked(source);
    const read = question.range[0] >= DEEP ? this.deepPage(asked, question) : this.page(asked, question);
    const { rows, total } = await read;
    return { rows: rows.map((row) => this.answered(row)), total };
  }

  /** How many rows each filter leaves. Large numbers are not counted to the end. */
  async counts(source: RestSource, filters: readonly RestQuestion['filter'][]): Promise<number[]> {
    const asked = await this.asked(source);
    const counted = await this.reader.across<{ total: number }[]>(asked.scope, countStatements(asked, filters));
    return counted.map(([row]) => row?.total ?? 0);
  }

  private async page(source: RestSource, question: RestQuestion): Promise<{ rows: object[]; total: number }> {
    // Only the first page is sure to have a row that tells the number.
    if (question.filter?.['q'] !== undefined && question.range[0] === 0) return this.found(source, question);
    const { count, page } = listStatements(source, question);
    const [counted, rows] = await this.reader.across<[{ total: number }, object]>(source.scope, [count, page]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  private async found(source: RestSource, question: RestQuestion): Promise<{ rows: object[]; total: number }> {
    const statement = searchStatement(source, question);
    const [rows] = await this.reader.across<[{ total: number }]>(source.scope, [statement]);
    return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
  }

  /** Reads from the nearer end of the list. Rows added or deleted since the count shift it, like every later page. */
  private async deepPage(source: RestSource, question: RestQuestion): Promise<{ rows: object[]; total: number }> {
    const { count, page } = listStatements(source, question);
    const [counted] = await this.reader.across<[{ total: number }]>(source.scope, [count]);
    const total = counted[0]?.total ?? 0;
    if (question.range[0] >= total) return { rows: [], total };
    const isNearTheEnd = question.range[0] > total / 2;
    const nearer = isNearTheEnd ? pageFromTheEnd(source, question, total) : page;
    const [rows] = await this.reader.across<[object]>(source.scope, [nearer]);
    return { rows, total };
  }

  /** @throws DomainError `introuvable` */
  async find(source: RestSource, id: number): Promise<object> {
    const { fields, scope, subject } = await this.asked(source);
    const [[row]] = await this.reader.across<[object]>(scope, [recordStatement(fields, id)]);
    if (row === undefined) throw notFound(subject);
    return this.answered(row);
  }

  /** The records that contain the words, the best first, each with its rank. @param titles the fields that name it */
  async best(source: RestSource, titles: readonly string[], words: string, most: number): Promise<RankedRow[]> {
    const asked = await this.asked(source);
    const [rows] = await this.reader.across<[RankedRow]>(asked.scope, [bestStatement(asked, titles, words, most)]);
    return rows.map((row) => ({ ...this.answered(row), rank: row.rank }));
  }

  /** The number of rows in the whole list, and the rows, at most `size` at a time. */
  async whole(source: RestSource, selection: RestSelection, size: number): Promise<WholeList> {
    const asked = await this.asked(source);
    const { count, page } = wholeListStatements(asked, selection);
    const [counted] = await this.reader.across<[{ total: number }]>(asked.scope, [count]);
    const batches = () => this.answeredOf(this.reader.batchesAcross<object>(asked.scope, page, size));
    return { total: counted[0]?.total ?? 0, batches };
  }

  private async *answeredOf(batches: AsyncIterable<object[]>): AsyncGenerator<object[]> {
    for await (const rows of batches) yield rows.map((row) => this.answered(row));
  }
}
