/** The figures of an establishment and its calendar of anniversaries, as each account sees them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { Clock } from '../src/platform/clock/clock.js';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { classify, create, edit, limit, METIER, type ValuationDetail } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { figuresResponse, savedProfilePageResponse } from './support/wire-schemas.js';

const FIGURES = '/v1/valor/figures';
const CALENDAR = '/v1/valor/anniversaries.ics';

/** 10 June 2026 until a test moves it. */
class MovableClock extends Clock {
  instant = new Date('2026-06-10T10:00:00Z');

  now(): Date {
    return this.instant;
  }
}

const sum = (values: readonly number[]): number => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100;

describe('the figures of an establishment', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let leapling: ValuationDetail;
  const clock = new MovableClock();

  const figures = async (client: ApiClient) => payloadOf(figuresResponse, await client.get(FIGURES));
  const list = async (client: ApiClient, query = '') =>
    payloadOf(savedProfilePageResponse, await client.get(`/v1/valor/list/all?div=100${query}`));
  const calendar = async (client: ApiClient) => {
    const { status, body } = await client.get(CALENDAR);
    expect(status).toBe(200);
    return String(body);
  };
  const eventsOf = (file: string) =>
    new ICAL.Component(ICAL.parse(file) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi({ clock }));
    await bench.owner.query(`update session set expires_at = '2030-01-01T00:00:00Z'`);
    leapling = await classify(clients.main, {
      profile_name: 'Zoé « l’abeille », Œuvrard\\; première de la longue lignée des Œuvrard de Saint-Étienne',
      valor_anciennete: '2024-02-29',
    });
    const limited = await classify(clients.main, { valor_c0: 50, valor_anciennete: '2025-09-01' });
    await limit(clients.main, limited.valor_id);
  });

  afterAll(async () => bench.close());

  it.each(['main', 'associated', 'otherMain'] as const)(
    'are the sums of the list that the role %s sees',
    async (role) => {
      const client = clients[role];
      const seen = await figures(client);
      const { data: profiles } = await list(client);
      const rows = profiles.flatMap(({ valors }) => valors);
      const isActive = ({ valor_visa }: { valor_visa: number }) => valor_visa !== 4;
      const active = rows.filter(isActive);
      const below = await list(client, '&under=1');
      expect(seen).toMatchObject({
        jour: '2026-06-10',
        profiles: profiles.filter(({ valors }) => valors.length === 0 || valors.some(isActive)).length,
        profiles_sous_smic: below.total,
        valors: active.length,
        sous_smic: below.data.flatMap(({ valors }) => valors).length,
        horaires: active.filter(({ valor_remuneration }) => valor_remuneration === 1).length,
        sans_montant: active.filter(
          ({ valor_minima, valor_remuneration }) => valor_minima === null && valor_remuneration !== 1,
        ).length,
        minima: sum(profiles.map(({ profile_minima }) => profile_minima)),
        a_verser: sum(profiles.map(({ profile_a_verser }) => profile_a_verser)),
        // Rows that a new grid has outdated are neither up to date nor in progress.
        grille_precedente: active.filter(
          ({ valor_visa, valor_minima, valor_remuneration }) =>
            [2, 3].includes(valor_visa) && valor_minima !== null && valor_remuneration !== 1,
        ).length,
        complement_smic: sum(profiles.map(({ profile_complement_smic }) => profile_complement_smic)),
        quotite: sum(profiles.map(({ profile_c0 }) => profile_c0)),
      });
      expect(seen.statuts).toEqual(
        [0, 1, 2, 3, 4].map((valor_visa) => ({
          valor_visa,
          valors: rows.filter((row) => row.valor_visa === valor_visa).length,
        })),
      );
      expect(seen.categories.map(({ valor_cat, valors }) => [valor_cat, valors])).toEqual(
        [0, 1, 2, 3].map((level) => [level, active.filter(({ valor_cat }) => valor_cat === level).length]),
      );
      for (const figure of ['minima', 'quotite', 'sous_smic', 'valors'] as const) {
        expect(sum(seen.categories.map((category) => category[figure]))).toBe(seen[figure]);
      }
    },
  );

  it('include a change at once, and answer 304 to a reader who has them', async () => {
    const before = await figures(clients.main);
    const kept = await clients.main.get(FIGURES);
    const known = await clients.main.get(FIGURES, { 'if-none-match': kept.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
    const { valor_id } = await create(clients.main, { valor_c5: METIER.secretary });
    expect(await figures(clients.main)).toMatchObject({
      profiles: before.profiles + 1,
      valors: before.valors + 1,
      sans_montant: before.sans_montant + 1,
      minima: before.minima,
    });
    // Once its row is archived, its person is no longer counted.
    await clients.main.post(`/v1/valor/archive/${valor_id}`);
    expect(await figures(clients.main)).toMatchObject({ profiles: before.profiles, valors: before.valors });
  });

  it('count an uncomputed function paid by the hour once, as hourly', async () => {
    const before = await figures(clients.main);
    await create(clients.main, { valor_c5: METIER.teacherExecutive, valor_remuneration: 1 });
    expect(await figures(clients.main)).toMatchObject({
      valors: before.valors + 1,
      horaires: before.horaires + 1,
      sans_montant: before.sans_montant,
    });
  });

  it('list the anniversaries that have come and those of the year ahead, with their rates', async () => {
    const { anniversaires } = await figures(clients.main);
    expect(anniversaires.map(({ date }) => date)).toEqual(anniversaires.map(({ date }) => date).toSorted());
    const own = () => anniversaires.filter(({ valor_id }) => valor_id === leapling.valor_id);
    // Level 0: 1 % from one year on, 2 % from three. From 29 February, three years are complete on 1 March.
    expect(own()).toMatchObject([{ date: '2027-03-01', taux_avant: 1, taux_apres: 2, echu: false }]);
    for (const { valor_id, date, echu } of anniversaires.filter(({ echu: due }) => !due)) {
      const { rows } = await bench.owner.query<{ next: string }>(
        `select to_char(next_change_on, 'YYYY-MM-DD') as next from valuation where id = $1`,
        [valor_id],
      );
      expect([rows[0]?.next, echu]).toEqual([date, false]);
    }
    clock.instant = new Date('2027-03-01T10:00:00Z');
    const then = (await figures(clients.main)).anniversaires.filter(({ valor_id }) => valor_id === leapling.valor_id);
    expect(then).toMatchObject([{ date: '2027-03-01', echu: true }]);
    clock.instant = new Date('2026-06-10T10:00:00Z');
  });

  it('are a calendar that a standard parser reads: whole days, stable ids, long names escaped and folded', async () => {
    const file = await calendar(clients.main);
    const { headers } = await clients.main.get(CALENDAR);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="anniversaires-anciennete.ics"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const line of file.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const coming = (await figures(clients.main)).anniversaires.filter(({ echu }) => !echu);
    const events = eventsOf(file);
    expect(events.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual(
      coming.map(({ date }) => [true, date]),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const own = events.find(({ uid }) => uid.startsWith(`anniversaire-${leapling.valor_id}@`));
    expect(own?.summary).toContain(leapling.profile_name);
    expect(own?.description).toContain('01/03/2027');
    expect(await calendar(clients.main)).toBe(file);
  });

  it('move the same event when the day of seniority changes', async () => {
    const uids = async () => eventsOf(await calendar(clients.main)).map(({ uid }) => uid);
    const before = await uids();
    await edit(clients.main, leapling.valor_id, { valor_anciennete: '2024-05-15' });
    await clients.main.post('/v1/valor/update/valorpoints', { valor_id: leapling.valor_id });
    const own = eventsOf(await calendar(clients.main)).find(({ startDate }) => startDate.toString() === '2027-05-15');
    expect(before).toContain(own?.uid);
    expect((await uids()).toSorted()).toEqual(before.toSorted());
  });

  it('hide a limited row from another associated account, in figures and in the calendar', async () => {
    const alone = await classify(clients.main, { profile_name: 'Direction seule', valor_anciennete: '2025-07-01' });
    await limit(clients.main, alone.valor_id);
    expect(await calendar(clients.main)).toContain('Direction seule');
    expect(await calendar(clients.associated)).not.toContain('Direction seule');
    const seen = await figures(clients.associated);
    expect(seen.anniversaires.map(({ valor_id }) => valor_id)).not.toContain(alone.valor_id);
    expect(seen.valors).toBeLessThan((await figures(clients.main)).valors);
    expect(await calendar(clients.otherMain)).not.toContain('Zoé');
  });
});
