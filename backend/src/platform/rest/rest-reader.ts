import { Injectable } from '@nestjs/common';
import { notFound } from '../errors/domain-error.js';
import type { Subject } from '../errors/error-catalogue.js';
import type { SecurityScope } from '../persistence/security-scopes.js';
import { TenantReader } from '../persistence/tenant-reader.js';
import type { RestQuestion, RestSelection } from './rest-request.js';
import { listStatements, pageFromTheEnd, recordStatement, wholeListStatements, type RestRows } from './rest-sql.js';

/** What a resource reads. */
export interface RestSource extends RestRows {
  readonly scope: SecurityScope;
  readonly subject: Subject | undefined;
}

/** Rows that are skipped in less time than a second question takes. */
const DEEP = 2000;
/** How many rows a list has, and the rows themselves, batch by batch. */
export interface WholeList {
  readonly total: number;
  readonly batches: () => AsyncGenerator<object[]>;
}

/** Reads records as their answers have them: one round trip, no entity on the way. */
@Injectable()
export class RestReader {
  constructor(private readonly reader: TenantReader) {}

  async list(source: RestSource, question: RestQuestion): Promise<{ rows: object[]; total: number }> {
    if (question.range[0] >= DEEP) return this.deepPage(source, question);
    const { count, page } = listStatements(source, question);
    const [counted, rows] = await this.reader.across<[{ total: number }, object]>(source.scope, [count, page]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  /** Read from the nearer end of the list; what came or went since the count moves it as it moves every later page. */
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
  async find({ fields, scope, subject }: RestSource, id: number): Promise<object> {
    const [[row]] = await this.reader.across<[object]>(scope, [recordStatement(fields, id)]);
    if (row === undefined) throw notFound(subject);
    return row;
  }

  /** The newest of those that hold the words. */
  async first(source: RestSource, words: string, most: number): Promise<object[]> {
    const { page } = listStatements(source, {
      sort: ['id', 'DESC'],
      range: [0, most - 1],
      filter: { q: words },
    });
    const [rows] = await this.reader.across<[object]>(source.scope, [page]);
    return rows;
  }

  /** How many rows the whole list has, and the rows themselves, at most `size` at a time. */
  async whole(source: RestSource, selection: RestSelection, size: number): Promise<WholeList> {
    const { count, page } = wholeListStatements(source, selection);
    const [counted] = await this.reader.across<[{ total: number }]>(source.scope, [count]);
    return {
      total: counted[0]?.total ?? 0,
      batches: () => this.reader.batchesAcross<object>(source.scope, page, size),
    };
  }
}
