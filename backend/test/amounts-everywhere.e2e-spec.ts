/**
 * "À verser au moins" has one value wherever it is read. Random valuations are read at random moments of their life,
 * half of them with a new minimum wage between computing and reading. Lists and exports show all of them; single
 * results, whole references and paper a random part. `npm run bench -- amounts` reads more of both.
 */
import { writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Clock } from '../src/platform/clock/clock.js';
import { peopleFile } from './support/any-person.js';
import type { ApiClient } from './support/api-client.js';
import { differingPeople, differingRows, differingSheets, expectedOf } from './support/due-differences.js';
import type { WireRow } from './support/due-oracle.js';
import {
  DUE_LIST,
  exportedDues,
  flatRows,
  listedProfiles,
  listedRows,
  printedDues,
  results,
  shownOnScreens,
  duesOfRows,
} from './support/due-surfaces.js';
import { fixSomeAmounts, live, shareWork, randomSubset } from './support/random-life.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { importAll } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const SEED = 7520;
/** For each establishment; duplicates and the demo's rows come on top. */
const IMPORTED = scaled({ part: 50, all: 4950 });
const VALUATIONS = scaled({ part: 100, all: 10_000 });
const RESULTS = Number(process.env['AMOUNTS_RESULTS'] ?? scaled({ part: 16, all: 600 }));
const PRINTED = Number(process.env['AMOUNTS_PRINTED'] ?? scaled({ part: 8, all: 300 }));
/** The valuations that are also read one by one or by another viewer. */
const SINGLE = scaled({ part: 10, all: 50 });
const REPORT = process.env['AMOUNTS_REPORT'];
/** How many differences a failure lists: enough to see their kind. */
const TOLD = 20;

/** A full-time month in cents, in force from a day that the clock has reached. */
const NEW_WAGE = 191_234;
const MAYOTTE_WAGE = 145_277;

class StillClock extends Clock {
  now(): Date {
    return new Date('2026-10-15T08:00:00Z');
  }
}

describe('the amount to pay at least', () => {
  const clock = new StillClock();
  let bench: TestBench;
  let clients: RoleClients;

  beforeAll(async () => {
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi({ clock }), bench.startWorker(undefined, clock)]);
    clients = await signInAll(url);
    const { main, associated, otherMain } = clients;
    await bench.owner.query(`update session set expires_at = '2030-01-01'`);
    await bench.owner.query(`update establishment set department = '976'
      where id = (select establishment_id from account where email = 'autre@demo.example')`);
    await Promise.all([begin(main, SEED), begin(otherMain, SEED + 1)]);
    await shareWork(main, associated, await listedRows(associated));
    await fixSomeAmounts(bench.owner);
    // Fills the caches, whose answers must not outlive the old wage.
    for (const reader of [main, associated, otherMain]) {
      for (const query of ['', '&leger=1']) await reader.get(`/v1/valor/${DUE_LIST}${query}`);
    }
    await recordWage('metropole', NEW_WAGE);
  });

  afterAll(async () => bench.close());

  it('is the same in lists, result, screens, API and exports', async () => {
    const [metropolitan, others] = await Promise.all([
      expectOneAmount(clients.main, NEW_WAGE, { single: RESULTS / 2, full: true }),
      expectOneAmount(clients.otherMain, null, { single: RESULTS / 2 }),
    ]);
    expect(metropolitan.length).toBeGreaterThanOrEqual(VALUATIONS / 2);
    expect(metropolitan.length + others.length).toBeGreaterThanOrEqual(VALUATIONS);
  });

  it('covers what an associated account sees, the same everywhere', async () => {
    const all = await listedRows(clients.main);
    const seen = await expectOneAmount(clients.associated, NEW_WAGE, { single: SINGLE, workbook: false });
    expect(seen.length).toBeGreaterThan(all.length * 0.5);
    expect(seen.length).toBeLessThan(all.length * 0.9);
  });

  it('is printed as it is answered', async () => {
    const started = performance.now();
    const printed = await Promise.all(
      [clients.main, clients.otherMain].map(async (reader) => {
        const rows = ofEveryKind(await listedRows(reader), PRINTED / 2);
        const sheets = await printedDues(reader, rows);
        return { compared: sheets.size, differing: differingSheets(rows, sheets) };
      }),
    );
    const compared = printed.reduce((sum, part) => sum + part.compared, 0);
    const differing = printed.flatMap((part) => part.differing);
    const seconds = (performance.now() - started) / 1000;
    if (REPORT !== undefined)
      await writeFile(REPORT, JSON.stringify({ compared, different: differing.length, seconds }));
    expect(differing.slice(0, TOLD)).toEqual([]);
    expect(compared).toBe(PRINTED);
  });

  it('is compared with the wage of Mayotte once there is one, everywhere alike', async () => {
    await recordWage('mayotte', MAYOTTE_WAGE);
    await expectOneAmount(clients.otherMain, MAYOTTE_WAGE, { single: SINGLE, workbook: false });
  });

  /** Imports rows that were computed on some day, then changes them as people do. */
  async function begin(head: ApiClient, seed: number): Promise<void> {
    const file = peopleFile(IMPORTED, seed, clock.today());
    expect(await importAll(head, file)).toMatchObject({ valuations: IMPORTED, refused: 0 });
    await live(head, await listedRows(head), seed);
  }

  /** Compares each row and each person with the definition. Returns the rows that the viewer sees. */
  async function expectOneAmount(
    client: ApiClient,
    wageCents: number | null,
    { single, full = false, workbook = true }: { single: number; full?: boolean; workbook?: boolean },
  ): Promise<WireRow[]> {
    const profiles = await listedProfiles(client, { full });
    const dues = profiles.map(({ profile_a_verser }) => profile_a_verser);
    expect(dues).toEqual(dues.toSorted((a, b) => b - a));
    const rows = profiles.flatMap(({ valors }) => valors);
    const flat = await flatRows(client);
    const chosen = randomSubset(rows, single, SEED);
    const expected = expectedOf(profiles, wageCents);
    const surfaces = {
      'list of profiles': duesOfRows(rows),
      'flat list': duesOfRows(flat),
      screens: shownOnScreens(flat),
      'CSV export': await exportedDues(client, 'csv'),
      ...(workbook ? { 'XLSX export': await exportedDues(client, 'xlsx') } : {}),
    };
    const differing = [
      ...Object.entries(surfaces).flatMap(([name, surface]) => differingRows(name, surface, rows, expected)),
      ...differingRows('result', duesOfRows(await results(client, chosen)), chosen, expected),
      ...differingPeople(profiles, wageCents),
    ];
    expect(differing.slice(0, TOLD)).toEqual([]);
    return rows;
  }

  async function recordWage(territory: string, monthCents: number): Promise<void> {
    await bench.owner.query(
      `insert into minimum_wage (territory, effective_on, month_cents, source, confirmed, created_at)
       values ($1, $2, $3, 'essai', true, now())`,
      [territory, clock.today(), monthCents],
    );
  }
});

/** Picks so many computed rows: each kind equally, the rarest first, then any. */
function ofEveryKind(rows: readonly WireRow[], count: number): readonly WireRow[] {
  const computed = randomSubset(
    rows.filter(({ valor_a_verser }) => valor_a_verser !== null),
    rows.length,
    SEED,
  );
  const kinds: readonly ((row: WireRow) => boolean)[] = [
    (row) => row.valor_rheo !== null,
    (row) => row.valor_remuneration === 1 && row.valor_remuneration_value !== null,
    (row) => row.valor_remuneration === 1,
    (row) => row.valor_visa === 2,
    (row) => row.valor_visa === 3,
    (row) => row.valor_visa === 4,
    (row) => row.sous_smic === true,
    (row) => !row.valor_seule,
    (row) => row.valor_a_verser_source === 'smic',
  ];
  const each = Math.floor(count / (kinds.length + 1));
  const chosen = new Set(kinds.flatMap((isOne) => computed.filter(isOne).slice(0, each)));
  for (const row of computed) if (chosen.size < count) chosen.add(row);
  return [...chosen];
}
