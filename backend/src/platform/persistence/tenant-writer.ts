import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ofEstablishment, runFramed, type NamedQuery } from './framed-transaction.js';

/**
 * Short writes of one establishment whose statements are known beforehand, in one transaction and one round trip. What
 * decides between its statements, or records events, is a unit of work.
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
