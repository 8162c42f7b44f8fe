import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ofEstablishment, runFramed, type NamedQuery } from './framed-transaction.js';

/**
 * Short writes of one establishment with known statements, in one transaction and one round trip. Use a unit of work
 * for decisions between statements, or for events.
 */
@Injectable()
export class TenantWriter {
  constructor(private readonly pool: Pool) {}

  /** Runs one statement and answers its rows. */
  async rows<Row extends object>(establishmentId: number, query: NamedQuery): Promise<Row[]> {
    const [rows] = await runFramed<[Row]>(this.pool, `begin; ${ofEstablishment(establishmentId)}`, [query]);
    return rows;
  }
}
