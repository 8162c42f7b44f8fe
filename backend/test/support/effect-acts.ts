/** Acts of the heads on all their rows, and how to restore the rows. */
import { received, type AnswerOf, type AnyCall } from '@valorisation/contract';
import type pg from 'pg';
import { z } from 'zod';
import type { Answer } from './api-client.js';
import type { StoredRow } from './effect-rows.js';
import { emailOf, type RoleClients } from './role-clients.js';

const ROWS_OF_CALL = 500;
const payload = z.object({ payload: z.unknown() });

/** The answer as the console reads it. */
export function answered<Of extends AnyCall>(call: Of, { body }: Answer): AnswerOf<Of> {
  const read = received(call, payload.parse(body).payload);
  if (read === null) throw new Error(`Not what the call says: ${JSON.stringify(body).slice(0, 500)}`);
  return read.answer;
}

/** Uses the members' bulk calls; returns the refused rows, each found by halving its call. */
export async function bulkOf(
  as: RoleClients,
  rows: readonly StoredRow[],
  request: (ids: readonly number[]) => readonly [path: string, body: object],
): Promise<readonly number[]> {
  const refused: number[] = [];
  for (const role of ['main', 'otherMain'] as const) {
    const own = rows.filter(({ head }) => head === emailOf(role)).map(({ id }) => id);
    const attempt = async (ids: readonly number[]): Promise<void> => {
      if (ids.length === 0) return;
      const { status } = await as[role].post(...request(ids));
      if (status === 200) return;
      if (ids.length === 1) return void refused.push(...ids);
      const half = ids.length >> 1;
      await attempt(ids.slice(0, half));
      await attempt(ids.slice(half));
    };
    for (let at = 0; at < own.length; at += ROWS_OF_CALL) await attempt(own.slice(at, at + ROWS_OF_CALL));
  }
  return refused;
}

export async function keepRows(owner: pg.Pool): Promise<void> {
  await owner.query('create table kept_rows as select * from valuation');
}

/** Restores the kept rows except their versions, since the journal has later ones. */
export async function restoreRows(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = 'valuation' and column_name not in ('id', 'version')`,
  );
  const set = rows.map(({ name }) => `${name} = k.${name}`).join(', ');
  await owner.query(`update valuation v set ${set} from kept_rows k where k.id = v.id; drop table kept_rows`);
}
