/**
 * The announced effect of a draft, compared with its publication: random people of two establishments, every status,
 * "autre" functions, rows of either grid.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gridEffectCalls as calls, type GridEffect } from '@valorisation/contract';
import { readGrid, shippedGrids, VALUATION_STATUSES, ValuationStatus } from '@valorisation/rules';
import { parisDay } from '../src/platform/clock/clock.js';
import { peopleFile } from './support/any-person.js';
import { refusalOf, type ApiClient } from './support/api-client.js';
import {
  amountsOf,
  crossings,
  effectHashes,
  effectSums,
  isCompared,
  kindsOf,
  rowsOfEffect,
  statusesOf,
  underMinimum,
  type EffectSums,
  type StoredRow,
} from './support/effect-rows.js';
import { answered, bulkOf, keepRows, restoreRows } from './support/effect-acts.js';
import { eventually } from './support/eventually.js';
import { putInForce } from './support/grid-versions.js';
import { changedDocument, insertDraft } from './support/changed-drafts.js';
import { fixSomeAmounts } from './support/random-life.js';
import { withKills } from './support/kills.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { SetClock } from './support/set-clock.js';
import { importAll } from './support/spreadsheets.js';
import { openTestBench, SHORT_LOCK, type TestBench } from './support/test-bench.js';
import { untilWaiting } from './support/waiting-statements.js';

const SEED = Number(process.env['EFFECT_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const VALUATIONS = scaled({ part: 300, all: 20_000 });
const ROWS_OF_FILE = 2500;
const DAYS = 150;
const DAY_S = 86_400;

describe(`the effect of a draft (seed ${SEED})`, () => {
  const clock = new SetClock();
  let bench: TestBench;
  let url: string;
  let as: RoleClients;
  let draft: number;
  let day: string;
  let told: GridEffect;
  let before: readonly StoredRow[];

  const read = async (id = draft) => answered(calls.read, await as.staff.get(`/admin/grids/${id}/effect`));
  const ask = async (client: ApiClient, id = draft) => client.post(`/admin/grids/${id}/effect`, {});
  const computed = async (): Promise<GridEffect> =>
    eventually(async () => {
      const effect = await read();
      expect(effect.state).toBe('done');
      return effect;
    });
  const figures = () => {
    if (told.figures === null) throw new Error('Nothing was computed');
    return told.figures;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi({ clock });
    as = await signInAll(url);
    await Promise.all([fill(as.main, SEED), fill(as.otherMain, SEED + 1)]);
    await fixSomeAmounts(bench.owner);
    await bench.owner.query(`update establishment set department = '976'
      where id = (select establishment_id from account where email = 'autre@demo.example')`);
    const later = new Date(clock.now().getTime() + DAYS * DAY_S * 1000);
    day = parisDay(later);
    draft = await insertDraft(bench.owner, changedDocument(), day);
    before = await rowsOfEffect(bench.owner);
  });

  afterAll(async () => bench.close());

  it('is requested and read by staff only, for a version that is not published yet', async () => {
    expect(await read()).toMatchObject({ state: 'none', figures: null, stale: { draft: false, data: false } });
    for (const role of ['anonymous', 'main', 'associated'] as const) {
      const refusal = role === 'anonymous' ? '401 session_absente' : '403 acces_refuse';
      expect(refusalOf(await ask(as[role]))).toBe(refusal);
      for (const path of ['', '/1', '/export'])
        expect(refusalOf(await as[role].get(`/admin/grids/${draft}/effect${path}`))).toBe(refusal);
    }
    expect(refusalOf(await ask(as.staff, 2))).toBe('409 grille_deja_publiee');
    expect(refusalOf(await ask(as.staff, 999_999))).toBe('404 introuvable');
    expect(refusalOf(await as.staff.get(`/admin/grids/${draft}/effect/1`))).toBe('404 introuvable');
  });

  it(`is complete${withKills ? ' though its worker is killed midway' : ''}, and writes nothing`, async () => {
    const hashes = await effectHashes(bench.owner);
    expect((await ask(as.staff)).status).toBe(200);
    // Another request joins the running one and writes no event.
    expect((await ask(as.admin)).status).toBe(200);
    if (withKills) await loseWorkerMidway();
    await bench.startWorker({ ...SHORT_LOCK }, clock);
    told = await computed();
    expect(figures().rows).toBe(before.length);
    expect(told.examined).toBe(before.length);
    expect(told.stale).toEqual({ draft: false, data: false });
    expect(await effectHashes(bench.owner)).toEqual(hashes);
    const { rows } = await bench.owner.query(`select from domain_event where type = 'grid.effect-asked'`);
    expect(rows).toHaveLength(1);
  });

  /** The worker is held at the texts until it has begun, then at its progress. */
  const loseWorkerMidway = async () => {
    const texts = await bench.owner.connect();
    await texts.query('begin; lock table personal_text in access exclusive mode');
    const first = await bench.spawnWorker(SHORT_LOCK);
    await eventually(async () => expect((await read()).state).toBe('running'));
    const progress = await bench.owner.connect();
    await progress.query(`begin; set local app.scope = 'staff'`);
    await progress.query('select from grid_effect where grid_id = $1 for update', [draft]);
    await texts.query('rollback');
    await untilWaiting(bench.owner, 1);
    await first.kill();
    await progress.query('rollback');
    for (const client of [texts, progress]) client.release();
    expect((await read()).state).toBe('running');
  };

  it('shows neither names nor texts, in its figures and in each explained change', async () => {
    const { body } = await as.staff.get(`/admin/grids/${draft}/effect`);
    const { largest } = figures();
    expect(largest.filter(({ unit }) => unit === 'month')).toHaveLength(50);
    const file = String((await as.staff.get(`/admin/grids/${draft}/effect/export`)).body);
    expect(file).toMatch(/Regroupement;Valeur;Montants;.*\r\nEnsemble;;par mois;\d+;/);
    const answers = [JSON.stringify(body), file];
    for (const row of largest) {
      const answer = await as.staff.get(`/admin/grids/${draft}/effect/${row.id}`);
      const { current, next } = answered(calls.example, answer);
      expect([row.id, current.amount, next.amount]).toEqual([row.id, row.before, row.after]);
      const values = (lines: typeof current.lines) => lines.map(({ key, value }) => [key, value]);
      expect(values(current.lines)).not.toEqual(values(next.lines));
      answers.push(JSON.stringify(answer.body));
    }
    expect(answers.join()).not.toMatch(/Personne|Animation du foyer|Compétence en cours/);
    const unlisted = before.find(({ id }) => largest.every((row) => row.id !== id));
    expect(refusalOf(await as.staff.get(`/admin/grids/${draft}/effect/${unlisted?.id}`))).toBe('404 introuvable');
  });

  it('reads its rows under its own scope only, which opens no table', async () => {
    const seen = async (scope: string, table: string) => {
      const client = await bench.owner.connect();
      await client.query(`begin; set local role valorisation_app; set local app.scope = '${scope}'`);
      const { rowCount } = await client.query(`select from ${table} limit 1`);
      await client.query('rollback');
      client.release();
      return rowCount;
    };
    for (const table of ['valuation', 'profile', 'personal_text', 'profile_totals', 'account']) {
      expect([table, await seen('effect', table)]).toEqual([table, 0]);
    }
    expect([await seen('effect', 'effect_valuation'), await seen('effect', 'effect_size')]).toEqual([1, 1]);
    for (const scope of ['tenant', 'staff', 'figures', 'granted']) {
      expect([scope, await seen(scope, 'effect_valuation'), await seen(scope, 'effect_size')]).toEqual([scope, 0, 0]);
    }
  });

  it('is outdated once the draft or a valuation has changed', async () => {
    await bench.owner.query('update grid_version set version = version + 1 where id = $1', [draft]);
    expect((await read()).stale).toEqual({ draft: true, data: false });
    await bench.owner.query('update grid_version set version = version - 1 where id = $1', [draft]);
    expect((await read()).stale).toEqual({ draft: false, data: false });
    const { status } = await as.main.post(`/v1/valor/-1/profil`, { profile_name: 'Personne de plus', valor_c5: 43 });
    expect(status).toBe(201);
    expect((await read()).stale).toEqual({ draft: false, data: true });
    await bench.owner.query(`delete from valuation where id = (select max(id) from valuation)`);
  });

  it('matches the publication: the statuses, each updated amount, and apart from these what is due anyway', async () => {
    clock.pass(DAYS * DAY_S);
    as = await signInAll(url);
    await keepRows(bench.owner);
    await applyAnniversaries(before);
    const onTheDay = await rowsOfEffect(bench.owner);
    await restoreRows(bench.owner);
    await putInForce(bench, draft);
    await eventually(async () => {
      const { rowCount } = await bench.owner.query(
        'select from grid_move where grid_id = $1 and finished_at is not null',
        [draft],
      );
      expect(rowCount).toBe(1);
    });
    const moved = await rowsOfEffect(bench.owner);
    expect(amountsOf(moved)).toEqual(amountsOf(before));
    const { AwaitingUpdate, UpToDate, ToRedo } = ValuationStatus;
    expect(figures().statuses).toEqual(statusesOf(before, moved));
    expect(kindsOf(before)).toEqual({ statuses: [...VALUATION_STATUSES], hasOther: true });
    for (const to of [AwaitingUpdate, ToRedo]) expect(figures().statuses.some((move) => move.to === to)).toBe(true);
    const refused = await bringUpToDate(moved.filter(({ status }) => status === AwaitingUpdate));
    expect(refused).toHaveLength(figures().incomplete);
    await applyAnniversaries(moved.filter(({ status }) => status === UpToDate));
    const after = (await rowsOfEffect(bench.owner)).filter(({ id }) => !refused.includes(id));
    expect(effectSums(before, onTheDay, after)).toEqual({
      dueAnyway: toldSums('due_anyway'),
      after: toldSums('after'),
      otherUnit: figures().other_unit,
    });
    const later = new Map(after.map((row) => [row.id, row]));
    const compared = before.filter((was) => isCompared(was, later.get(was.id) ?? was) && later.has(was.id));
    const former = readGrid(shippedGrids.at(-1)?.document);
    const was = underMinimum(compared, former, day);
    const is = underMinimum(
      compared.map(({ id }) => later.get(id)).filter((row) => row !== undefined),
      readGrid(changedDocument()),
      day,
    );
    expect(figures().below_minimum).toEqual(crossings(was, is));
    const amounts = new Map(after.map((row) => [row.id, [row.cents, row.unit]]));
    for (const { id, after: cents, unit } of figures().largest)
      expect([id, ...(amounts.get(id) ?? [])]).toEqual([id, cents, unit]);
  });

  const toldSums = (stage: 'due_anyway' | 'after'): EffectSums =>
    Object.fromEntries(
      figures()
        .groups.filter(({ month, hour }) => month.rows + hour.rows > 0)
        .map(({ by, key, month, hour }) => [
          `${by} ${key}`,
          { month: [month.rows, month[stage]], hour: [hour.rows, hour[stage]] },
        ]),
    );

  /** Imports files, each with its own people. */
  async function fill(head: ApiClient, seed: number): Promise<void> {
    for (let rows = 0; rows < VALUATIONS / 2; rows += ROWS_OF_FILE) {
      const count = Math.min(ROWS_OF_FILE, VALUATIONS / 2 - rows);
      const file = peopleFile(count, seed + 2 * rows, clock.today());
      expect(await importAll(head, file)).toMatchObject({ valuations: count, refused: 0 });
    }
  }

  /** Uses the members' own call; returns the refused rows. */
  async function bringUpToDate(rows: readonly StoredRow[]): Promise<readonly number[]> {
    return bulkOf(as, rows, (ids) => ['/v1/valor/update/multiple', { ids, valor_visa: 1 }]);
  }

  async function applyAnniversaries(rows: readonly StoredRow[]): Promise<void> {
    const computedRows = rows.filter(({ status, cents }) => status !== ValuationStatus.Archived && cents !== null);
    expect(await bulkOf(as, computedRows, (ids) => ['/v1/valor/update/valorIsBirth', { ids }])).toEqual([]);
  }
});
