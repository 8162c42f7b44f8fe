/**
 * A head lets staff read names and texts of the establishment for seven days: what opens, to whom, and what is
 * recorded.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { dashboardCalls, accessGrantCalls, valuationCalls, viewCalls } from '@valorisation/contract';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { accountOf, mailsOf } from './support/member-records.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const ACCESS = '/v1/user/staff-access';
const DAY_SECONDS = 86_400;
const REASON = 'Anime seule le foyer, depuis le départ de Mme Lenoir.';

const stateOf = wired(accessGrantCalls.state.answer);
const openIn = async (client: ApiClient) =>
  z.parse(dashboardCalls.figures.answer, (await client.get('/admin/dashboard')).body).granted_access;
const untilOf = wired(viewCalls.access.answer);
const pageOf = wired(valuationCalls.profiles.answer);

describe('names and texts of an establishment, for staff', () => {
  const clock = new SetClock();
  let bench: TestBench;
  let as: RoleClients;
  let own: { profile: number; valuation: number };
  let foreign: { profile: number; valuation: number };

  const view = (path: string, establishment = 1) => `/admin/establishments/${establishment}/view${path}`;
  /** All paths that staff may read, by the member's path. */
  const mirrored = (): Record<string, string> => ({
    '/v1/valor/list/all?leger=1&div=100': view('/people?leger=1&div=100'),
    '/v1/valor/list/all?q=a&key=profile_a_verser': view('/people?q=a&key=profile_a_verser'),
    [`/v1/user/profile/one/${own.profile}`]: view(`/people/${own.profile}`),
    [`/v1/valor/${own.valuation}`]: view(`/valuations/${own.valuation}`),
    [`/v1/valor/${own.valuation}/journal`]: view(`/valuations/${own.valuation}/journal`),
  });
  const state = async () => payloadOf(stateOf, await as.main.get(ACCESS));
  const grant = async () => as.main.post(`${ACCESS}/grant`);
  const withdraw = async () => as.main.post(`${ACCESS}/withdraw`);
  const refusals = async (client: ApiClient = as.staff): Promise<string[]> => {
    const seen = [];
    for (const path of Object.values(mirrored())) seen.push(refusalOf(await client.get(path)));
    return [...new Set(seen)];
  };
  const firstOf = async (client: ApiClient) => {
    const { data } = payloadOf(pageOf, await client.get('/v1/valor/list/all?leger=1'));
    const [profile] = data.filter(({ valors }) => valors.length > 0);
    return { profile: profile?.profile_id ?? 0, valuation: profile?.valors[0]?.valor_id ?? 0 };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi({ clock }));
    [own, foreign] = [await firstOf(as.main), await firstOf(as.otherMain)];
    await as.main.post(`/v1/valor/${own.valuation}/profil`, { valor_data: { 1: { reason: REASON } } });
  });

  afterAll(async () => bench.close());

  it('are closed without a grant', async () => {
    expect(await refusals()).toEqual(['403 acces_non_accorde']);
    expect(await refusals(as.admin)).toEqual(['403 acces_non_accorde']);
    expect(payloadOf(untilOf, await as.staff.get('/admin/establishments/1/access'))).toEqual({ until: null });
    expect(await openIn(as.staff)).toEqual([]);
    expect(await state()).toEqual({ open: false, until: null, granted_at: null, reads: [], reads_in_all: 0 });
    for (const path of ['/admin/establishments/999/access', view('/people', 999)]) {
      expect(refusalOf(await as.staff.get(path))).toBe('404 introuvable');
    }
  });

  it('are granted once, by the head only, who is informed by mail', async () => {
    for (const client of [as.associated, as.staff, as.admin, as.pending]) {
      expect(refusalOf(await client.post(`${ACCESS}/grant`))).toMatch(/^403/);
    }
    const { open, until } = payloadOf(stateOf, await grant());
    expect(open).toBe(true);
    expect(new Date(until ?? 0).getTime() - clock.now().getTime()).toBe(7 * DAY_SECONDS * 1000);
    expect(payloadOf(untilOf, await as.staff.get('/admin/establishments/1/access'))).toEqual({ until });
    expect(refusalOf(await grant())).toBe('409 acces_deja_accorde');
    const mails = await mailsOf(bench.owner, emailOf('main'));
    expect(mails.map(({ kind }) => kind)).toEqual(['access-granted']);
  });

  it('are then read as the head sees them, by staff only', async () => {
    for (const [path, shown] of Object.entries(mirrored())) {
      const [ofHead, ofStaff] = [await as.main.get(path), await as.staff.get(shown)];
      expect([shown, ofStaff.status, ofStaff.headers.get('cache-control')]).toEqual([shown, 200, 'no-store']);
      expect(ofStaff.body).toEqual(ofHead.body);
    }
    const { body } = await as.admin.get(view(`/valuations/${own.valuation}`));
    expect(JSON.stringify(body).includes(REASON)).toBe(true);
    for (const client of [as.main, as.associated, as.otherMain])
      expect(await refusals(client)).toEqual(['403 acces_refuse']);
  });

  it('are those of that establishment only', async () => {
    expect(refusalOf(await as.staff.get(view('/people', 2)))).toBe('403 acces_non_accorde');
    for (const path of [
      `/people/${foreign.profile}`,
      `/valuations/${foreign.valuation}`,
      '/valuations/999999/journal',
    ]) {
      expect([path, refusalOf(await as.staff.get(view(path)))]).toEqual([path, '404 introuvable']);
    }
  });

  it('can be read only: no write, no document', async () => {
    for (const path of Object.values(mirrored())) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await as.staff.call(path, { method, body: {} });
        expect([method, path, refusalOf(answer)]).toEqual([method, path, '405 methode_refusee']);
      }
    }
    for (const path of ['pdf', 'download', 'export', 'print', 'csv'].map(
      (kind) => `/valuations/${own.valuation}/${kind}`,
    )) {
      expect([path, (await as.staff.get(view(path))).status]).toEqual([path, 404]);
    }
    const { valuation, profile } = own;
    for (const path of [`/v1/valor/download/${valuation}`, `/v1/job/download/pdf/${profile}`, '/v1/user/download']) {
      expect([path, refusalOf(await as.staff.get(path))]).toEqual([path, '403 acces_refuse']);
    }
  });

  it('leave each reading in the journal, by ids only, and shown to the head by name', async () => {
    const { rows } = await bench.owner.query<{ payload: object; actor_id: number; establishment_id: number }>(
      `select payload, actor_id, establishment_id from domain_event where type = 'access.read' order by position`,
    );
    const { id } = await accountOf(as.staff, emailOf('staff'));
    const one = { profileId: null, valuationId: null };
    expect(rows.slice(0, 5).map(({ payload }) => payload)).toEqual([
      { screen: 'people', ...one },
      { screen: 'people', ...one },
      { screen: 'person', ...one, profileId: own.profile },
      { screen: 'valuation', ...one, valuationId: own.valuation },
      { screen: 'history', ...one, valuationId: own.valuation },
    ]);
    expect(rows[0]).toMatchObject({ actor_id: id, establishment_id: 1 });
    const { reads, reads_in_all: inAll } = await state();
    // A refused reading has shown nothing and is not recorded.
    expect([reads.length, inAll, rows.length]).toEqual([6, 6, 6]);
    const [name] = payloadOf(pageOf, await as.main.get(`/v1/valor/list/all?leger=1`)).data.filter(
      ({ profile_id: found }) => found === own.profile,
    );
    expect(reads.map(({ screen, person, person_id: of }) => [screen, person, of])).toEqual([
      ...['valuation', 'history', 'valuation', 'person'].map((screen) => [screen, name?.profile_name, own.profile]),
      ['people', null, null],
      ['people', null, null],
    ]);
    expect(new Set(reads.map(({ reader }) => reader)).size).toBe(2);
    const filter = encodeURIComponent('{"type":"access.read"}');
    const lines = await as.staff.get(`/admin/events?filter=${filter}&sort=["id","DESC"]`);
    expect(lines.body).toMatchObject([{ after: { screen: 'valuation' }, establishment_id: 1 }, {}, {}, {}, {}, {}]);
    expect(await bench.journalDifferences()).toEqual([]);
  });

  it('are closed at once when the head withdraws the grant', async () => {
    expect(payloadOf(stateOf, await withdraw())).toMatchObject({ open: false, until: null, reads_in_all: 6 });
    expect(await refusals()).toEqual(['403 acces_non_accorde']);
    expect(refusalOf(await withdraw())).toBe('404 introuvable');
  });

  it('are closed while the head is suspended', async () => {
    await grant();
    const { id } = await accountOf(as.staff, emailOf('main'));
    await bench.owner.query('update account set visa = 0 where id = $1', [id]);
    expect(await refusals()).toEqual(['403 acces_non_accorde']);
    expect(await openIn(as.staff)).toEqual([]);
    await bench.owner.query('update account set visa = 1 where id = $1', [id]);
    expect((await as.staff.get(view('/people'))).status).toBe(200);
    // Staff's first page shows the grant as long as it lasts.
    const { until } = await state();
    expect(await openIn(as.staff)).toEqual([{ establishment_id: 1, company_name: expect.any(String), until }]);
  });

  it('are closed after seven days, and may be granted again', async () => {
    clock.pass(7 * DAY_SECONDS - 60);
    expect((await as.staff.get(view('/people'))).status).toBe(200);
    clock.pass(61);
    expect(await refusals()).toEqual(['403 acces_non_accorde']);
    expect(await state()).toMatchObject({ open: false, until: null, reads_in_all: 8 });
    expect((await grant()).status).toBe(200);
  });
});
