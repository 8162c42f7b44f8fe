/**
 * The statements that writes are compared with: they write the same rows, events, version and totals in the same
 * transactions, under the same role and row-level security. The data never leave the database.
 */
import { randomUUID } from 'node:crypto';
import { backendPackage, built } from '../lib/built.mjs';

/** Writes the totals of the profiles `$2` of the establishment `$1` for every audience. */
export const WRITE_TOTALS = `
  with gone as (
    delete from profile_totals where establishment_id = $1 and profile_id = any($2::integer[])),
  audiences as (
    select profile_id, audience from unnest($2::integer[]) as p (profile_id), (values (0), (-1)) as usual (audience)
     union
    select profile_id, created_by from valuation
     where establishment_id = $1 and profile_id = any($2::integer[]) and not visible)
  insert into profile_totals (profile_id, audience, establishment_id, minimum_cents, share_hundredths,
                              displayed_month_cents, active_functions, category_level, lowest_points, next_change_on)
  select a.profile_id, a.audience, $1, coalesce(sum(v.minimum_cents), 0), coalesce(sum(v.share_hundredths), 0),
         coalesce(sum(v.displayed_cents), 0), count(v.id), max(v.category_level), min(v.index_points),
         min(v.next_change_on)
    from audiences a
    left join valuation v on v.establishment_id = $1 and v.profile_id = a.profile_id and v.status <> 4
                         and (v.visible or a.audience = 0 or v.created_by = a.audience)
   group by a.profile_id, a.audience
      on conflict (profile_id, audience) do update set
         minimum_cents = excluded.minimum_cents, share_hundredths = excluded.share_hundredths,
         displayed_month_cents = excluded.displayed_month_cents, active_functions = excluded.active_functions,
         category_level = excluded.category_level, lowest_points = excluded.lowest_points,
         next_change_on = excluded.next_change_on`;

/** `$1` establishment, `$2` rows, `$3` status, `$4` type of the event, `$5` payload, `$6` actor, `$7` correlation. */
const CHANGE_STATUS = `
  with changed as (
    update valuation set status = $3, version = version + 1, updated_at = now()
     where establishment_id = $1 and id = any($2::integer[])
    returning id, profile_id, version, grid_id),
  recorded as (
    insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                              establishment_id, actor_id, grid_id, correlation_id, occurred_at, relayed_at)
    select gen_random_uuid(), 'valuation', id, version, $4, 1, $5, $1, $6, grid_id, $7, now(), now() from changed)
  select array_agg(distinct profile_id) as profiles, pg_notify('domain_event', $1::text) from changed`;

const CANDIDATES = `
  select id from valuation
   where establishment_id = $1 and id > $2 and grid_id <> $3 and status = any('{0,1,3}'::smallint[])
   order by id limit 500`;

const TENANT = `select set_config('app.establishment_id', $1, true), set_config('app.scope', 'tenant', true)`;
const MOVED_SO_FAR = 'update grid_move set establishment_id = $2, valuation_id = $3 where grid_id = $1';
const BATCH = 500;

export class BareWrites {
  #client;

  static async open(lab, url) {
    const { applicationConnection } = await built('platform/persistence/database.js');
    const { Client } = backendPackage('pg');
    const bare = new BareWrites();
    bare.#client = new Client(applicationConnection({ ownerUrl: url }));
    await bare.#client.connect();
    lab.onClose(() => bare.#client.end());
    return bare;
  }

  async archive(establishmentId, accountId, ids) {
    await this.#run(establishmentId, async (client) => {
      const archived = { status: 4, type: 'valuation.archived', actorId: accountId };
      const profiles = await change(client, establishmentId, ids, archived);
      await client.query({ name: 'totals', text: WRITE_TOTALS, values: [establishmentId, profiles] });
    });
  }

  /** Moves every row of another grid, in the batches of the job. It changes no totals. */
  async move(gridId) {
    const { rows } = await this.#client.query('select id from establishment order by id');
    for (const { id: establishmentId } of rows) {
      let after = 0;
      let size = BATCH;
      while (size === BATCH) {
        await this.#run(establishmentId, async (client) => {
          const found = await client.query({ name: 'due', text: CANDIDATES, values: [establishmentId, after, gridId] });
          const ids = found.rows.map(({ id }) => id);
          size = ids.length;
          after = ids.at(-1) ?? after;
          const moved = { status: 3, type: 'valuation.outdated', payload: { newGridId: gridId }, actorId: null };
          if (size > 0) await change(client, establishmentId, ids, moved);
          await client.query(MOVED_SO_FAR, [gridId, establishmentId, after]);
        });
      }
    }
  }

  async #run(establishmentId, work) {
    await this.#client.query('begin');
    await this.#client.query(TENANT, [String(establishmentId)]);
    await work(this.#client);
    await this.#client.query('commit');
  }
}

async function change(client, establishmentId, ids, { status, type, payload = {}, actorId }) {
  await client.query('update establishment set version = version + 1 where id = $1', [establishmentId]);
  const values = [establishmentId, ids, status, type, { status, ...payload }, actorId, randomUUID()];
  const { rows } = await client.query({ name: 'change', text: CHANGE_STATUS, values });
  return rows[0].profiles;
}
