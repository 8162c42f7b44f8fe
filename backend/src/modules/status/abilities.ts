import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { Metrics } from '../../platform/metrics/metrics.js';
import { PRINTING_MARK } from '../../platform/pdf/printing.module.js';

/** After 20 s the next process that is asked writes the mark again. A younger mark proves that writing works. */
const WRITE = `
  insert into process_heartbeat as mark (name, seen_at) values ('writing', now())
  on conflict (name) do update set seen_at = excluded.seen_at where mark.seen_at < now() - interval '20 seconds'`;

const PRINTED = `
  select seen_at > now() - interval '1 minute' as printed from process_heartbeat where name = '${PRINTING_MARK}'`;

/** What the balancer's check does not cover: whether rows were written and documents printed in the last minute. */
@Injectable()
export class Abilities {
  constructor(
    private readonly pool: Pool,
    metrics: Metrics,
  ) {
    metrics.gauge('valorisation_ability', '1 where it was seen to work in the last minute.', ['what'], async () => {
      const abilities = await this.now();
      return Object.entries(abilities).map(([what, works]) => ({ labels: { what }, value: Number(works) }));
    });
  }

  async now(): Promise<{ readonly writing: boolean; readonly printing: boolean }> {
    const [writing, printing] = await Promise.all(
      [
        this.pool.query(WRITE).then(() => true),
        this.pool.query<{ printed: boolean }>(PRINTED).then(({ rows }) => rows[0]?.printed === true),
      ].map(async (seen) => seen.catch(() => false)),
    );
    return { writing: writing === true, printing: printing === true };
  }
}
