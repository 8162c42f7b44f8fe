/** Versions of the grid written as the owner, and the operator's switch. */
import type pg from 'pg';
import { z } from 'zod';
import type { TestBench } from './test-bench.js';

const written = z.object({ id: z.int() });

export interface NewVersion {
  /** EUR per point and year, as '21.50'. */
  readonly pointValue: string;
  readonly effectiveOn: string;
  /** Scheduled for the first minute of its day in Paris. */
  readonly isAnnounced?: boolean;
}

/** Schedules the version in force with another point value for its day. Returns its id. */
export async function scheduleVersion(
  owner: pg.Pool,
  { pointValue, effectiveOn, isAnnounced = true }: NewVersion,
): Promise<number> {
  const { rows } = await owner.query(
    `insert into grid_version (status, effective_on, confirmed, document, created_at, takes_force_at, announced_at)
     select 'scheduled', $1::date, true,
            jsonb_set(document, '{params}', (
              select jsonb_agg(case param ->> 'param_title'
                                 when 'param' then jsonb_set(param, '{param_value}', to_jsonb(($2::numeric / 100)::text))
                                 when 'valeur_point' then jsonb_set(param, '{param_value}', to_jsonb($2::text))
                                 else param end)
                from jsonb_array_elements(document -> 'params') param
               where param ->> 'param_title' <> 'param_smic')),
            now(), $1::date::timestamp at time zone 'Europe/Paris', case when $3 then now() end
       from grid_version where status = 'in_force'
     returning id`,
    [effectiveOn, pointValue, isAnnounced],
  );
  return written.parse(rows[0]).id;
}

/** Another test covers the proof of these versions. */
export const FORCED = ['--force', '--reason', 'Essai'] as const;

/** Runs the operator's command; the worker moves the valuations. */
export async function putInForce(bench: TestBench, gridId: number, words: readonly string[] = FORCED): Promise<void> {
  const { code, line } = await bench.gridCommand(String(gridId), ...words);
  if (code !== 0) throw new Error(line);
}
