import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ofEstablishment, runFramed, type NamedQuery } from './framed-transaction.js';
import { SharedConnection } from './shared-connection.js';

export type { NamedQuery } from './framed-transaction.js';

/** Reads of one establishment, in a read-only transaction that carries it. */
@Injectable()
export class TenantReader {
  private readonly shared: SharedConnection;

  constructor(private readonly pool: Pool) {
    this.shared = new SharedConnection(pool);
  }

  /** Runs the queries in one snapshot and one round trip, and answers their rows in order. */
  async read<Rows extends readonly object[]>(
    establishmentId: number,
    queries: { readonly [Index in keyof Rows]: NamedQuery },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    const opening = `begin isolation level repeatable read read only; ${ofEstablishment(establishmentId)}`;
    return runFramed<Rows>(this.pool, opening, queries);
  }

  /** One query, the usual case. */
  async rows<Row extends object>(establishmentId: number, query: NamedQuery): Promise<Row[]> {
    const [rows] = await this.read<[Row]>(establishmentId, [query]);
    return rows;
  }

  /** A read outside any establishment: grids, security-definer functions. Tenant tables answer nothing here. */
  async global<Row extends object>({ name, text, values }: NamedQuery): Promise<Row[]> {
    return this.shared.query<Row>({ name, text, values: [...values] });
  }
}
