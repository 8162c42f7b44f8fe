import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import {
  asGranted,
  BEGIN_WITHOUT_WAITING,
  ofEstablishment,
  readInBatches,
  runFramed,
  underScope,
  type NamedQuery,
} from './framed-transaction.js';
import type { OwnScope, SecurityScope } from './security-scopes.js';
import { SharedConnection } from './shared-connection.js';

export type { NamedQuery } from './framed-transaction.js';

const SNAPSHOT = 'begin isolation level repeatable read read only;';

/** The establishment that staff read by the grant of its head, within `underGrant`. */
const grantedOne = new AsyncLocalStorage<number>();

/** Reads of one establishment, in a read-only transaction that carries it. */
@Injectable()
export class TenantReader {
  private readonly shared: SharedConnection;

  constructor(private readonly pool: Pool) {
    this.shared = new SharedConnection(pool);
  }

  /**
   * Runs the queries in one snapshot and one round trip, and answers their rows in order.
   * @param scope `pay` also opens what is paid to people, for a reader who may see it
   */
  async read<Rows extends readonly object[]>(
    establishmentId: number,
    queries: { readonly [Index in keyof Rows]: NamedQuery },
    scope?: OwnScope,
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    return runFramed<Rows>(this.pool, `${SNAPSHOT} ${this.settingsFor(establishmentId, scope)}`, queries);
  }

  /** Runs the queries over rows of several establishments or of none, under a scope that allows it. */
  async across<Rows extends readonly object[]>(
    scope: SecurityScope,
    queries: { readonly [Index in keyof Rows]: NamedQuery },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    return runFramed<Rows>(this.pool, `${SNAPSHOT} ${underScope(scope)}`, queries);
  }

  /** The rows of one query that is too long for one answer, at most `size` at a time. */
  batchesAcross<Row extends object>(scope: SecurityScope, query: NamedQuery, size: number): AsyncGenerator<Row[]> {
    return readInBatches<Row>(this.pool, `${SNAPSHOT} ${underScope(scope)}`, query, size);
  }

  /** Like `batchesAcross`, for one establishment. */
  batches<Row extends object>(
    establishmentId: number,
    query: NamedQuery,
    size: number,
    scope?: OwnScope,
  ): AsyncGenerator<Row[]> {
    return readInBatches<Row>(this.pool, `${SNAPSHOT} ${this.settingsFor(establishmentId, scope)}`, query, size);
  }

  /** Runs one query, which is the usual case, and answers its rows. */
  async rows<Row extends object>(establishmentId: number, query: NamedQuery, scope?: OwnScope): Promise<Row[]> {
    const [rows] = await this.read<[Row]>(establishmentId, [query], scope);
    return rows;
  }

  /**
   * Runs `work` for staff. Its ordinary queries read the establishment only as far as its head's grant allows. Reads of
   * any other establishment are refused.
   */
  async underGrant<Result>(establishmentId: number, work: () => Promise<Result>): Promise<Result> {
    return grantedOne.run(establishmentId, work);
  }

  /** A read outside any establishment: grids, security-definer functions. Tenant tables answer nothing here. */
  async global<Row extends object>({ name, text, values }: NamedQuery): Promise<Row[]> {
    return this.shared.query<Row>({ name, text, values: [...values] });
  }

  private settingsFor(establishmentId: number, scope?: OwnScope): string {
    const granted = grantedOne.getStore();
    if (granted === undefined) return ofEstablishment(establishmentId, scope);
    if (granted !== establishmentId) throw new Error('A read of another establishment than the one that was granted');
    return asGranted(establishmentId);
  }
}

/**
 * Short writes of one establishment with known statements, in one transaction and one round trip. Use a unit of work
 * for decisions between statements, or for events.
 */
@Injectable()
export class TenantWriter {
  constructor(private readonly pool: Pool) {}

  /** Runs the statements and answers their rows, in order. */
  async write<Rows extends readonly object[]>(
    establishmentId: number,
    queries: { readonly [Index in keyof Rows]: NamedQuery },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    return runFramed<Rows>(this.pool, `begin; ${ofEstablishment(establishmentId)}`, queries);
  }

  /** Like `write`, for rows that a later write of the same act brings to the disk. */
  async writeWithoutWaiting<Rows extends readonly object[]>(
    establishmentId: number,
    queries: { readonly [Index in keyof Rows]: NamedQuery },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    return runFramed<Rows>(this.pool, `${BEGIN_WITHOUT_WAITING} ${ofEstablishment(establishmentId)}`, queries);
  }

  async rows<Row extends object>(establishmentId: number, query: NamedQuery): Promise<Row[]> {
    const [rows] = await this.write<[Row]>(establishmentId, [query]);
    return rows;
  }
}
