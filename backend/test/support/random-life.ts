/** Changes to the valuations of an establishment after their calculation, by acts of its people over HTTP. */
import { fromHundredths } from '@valorisation/rules';
import fc from 'fast-check';
import type pg from 'pg';
import { payloadOf, type Answer, type ApiClient } from './api-client.js';
import type { WireRow } from './due-oracle.js';
import { lifeOutcomeResponse } from './wire-schemas.js';

/** A random choice that is the same for the same seed. */
export function randomSubset<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const length = Math.min(count, items.length);
  const choice = fc.shuffledSubarray([...items], { minLength: length, maxLength: length });
  return fc.sample(choice, { numRuns: 1, seed })[0] ?? [];
}

/** Runs every act once on its own set of rows, so that no act is refused because of another. */
export async function live(client: ApiClient, rows: readonly WireRow[], seed: number): Promise<void> {
  const left = new Set(randomSubset(rows, rows.length, seed));
  const some = Math.floor(rows.length / 25);
  const take = (count: number, fits: (row: WireRow) => boolean): number[] => {
    const taken = [...left].filter(fits).slice(0, count);
    for (const row of taken) left.delete(row);
    return taken.map(({ valor_id }) => valor_id);
  };
  const act = async (path: string, ids: readonly number[], asked: object = {}) =>
    done(await client.post(`/v1/valor/${path}`, { ids, ...asked }));
  const status = (visa: number) => (row: WireRow) => row.valor_visa === visa;
  const any = () => true;
  await act(
    'update/valorIsBirth',
    take(some, (row) => row.isBirth && row.valor_visa !== 4 && row.valor_visa !== 0),
  );
  await act('update/multiple', take(some, status(4)), { valor_visa: 1 });
  await act('update/multiple', take(Math.ceil(some / 2), status(3)), { valor_visa: 1 });
  await act(
    'archive/multiple',
    take(some, (row) => row.valor_visa !== 4),
  );
  await act('update/multiple', take(some, any), { valor_visible: 0 });
  await act('update/multiple', take(some, any), { valor_visible: 1 });
  await act('duplicate/multiple', take(some, any));
  await act('delete/multiple', take(Math.ceil(some / 7), any));
  const edits = fc.sample(anyEdit, { numRuns: Math.min(60, Math.ceil(rows.length / 4)), seed });
  const edited = take(edits.length, (row) => row.valor_visa !== 4);
  for (const [place, id] of edited.entries()) done(await client.post(`/v1/valor/${id}/profil`, edits[place]));
  for (const id of edited.slice(0, edits.length / 2)) {
    const { status: answered } = await client.post('/v1/valor/update/valorpoints', { valor_id: id });
    // A row that still has its result needs no completion; another lacks an answer.
    if (answered !== 200 && answered !== 409) throw new Error(`Completing ${id} was answered ${answered}`);
  }
}

/** Recomputed in place, or reopened. */
const anyEdit = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((share) => ({ valor_c0: fromHundredths(share) })),
  fc.integer({ min: 10_000, max: 400_000 }).map((cents) => ({ valor_garantie: fromHundredths(cents), valor_c0: 100 })),
  fc.integer({ min: 0, max: 6 }).map((weeks) => ({ valor_conges: weeks })),
);

function done(answer: Answer): void {
  if (answer.status !== 200 && answer.status !== 201) {
    throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}

/** Copies by an associated account are its own: it sees them even when the head limits them. */
export async function shareWork(main: ApiClient, associated: ApiClient, seen: readonly WireRow[]): Promise<void> {
  const ids = randomSubset(seen, 60, 1).map(({ valor_id }) => valor_id);
  const answer = await associated.post('/v1/valor/duplicate/multiple', { ids });
  const copies = payloadOf(lifeOutcomeResponse, answer, 201).ids;
  done(await main.post('/v1/valor/update/multiple', { ids: copies.slice(0, 30), valor_visible: 0 }));
}

/** Fixes amounts of rows of every kind by SQL, in the unit of rule 11. */
export async function fixSomeAmounts(owner: pg.Pool): Promise<void> {
  await owner.query(
    `update valuation
        set fixed_amount_cents = amount, displayed_cents = amount,
            displayed_unit = case when hourly then 'hour' else 'month' end
       from (select id as row, case when hourly then 1900 + id % 2000 else 100000 + 37 * (id % 6000) end as amount
               from valuation where minimum_cents is not null and id % 17 = 0) fixed
      where id = row`,
  );
  await owner.query('update establishment set version = version + 1');
}
