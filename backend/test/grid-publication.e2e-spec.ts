import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gridPublicationCalls, staffMember } from '@valorisation/contract';
import { z } from 'zod';
import { fieldsOf, payloadOf, refusalOf, ApiClient } from './support/api-client.js';
import { makeDue, publications, raisedDraft, signInAdmins } from './support/grid-publications.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { gridPublicationResponse, gridStepsResponse, wired } from './support/wire-schemas.js';

const draftsResponse = wired(gridPublicationCalls.drafts.answer);
const IN_FORCE = 2;
const NEW_YEAR = { takes_force_at: '2031-01-01T00:00', announce: true };

/** Without a worker, so that nothing comes into force by itself. */
describe('the publication of a grid version', () => {
  let bench: TestBench;
  let admins: readonly [ApiClient, ApiClient];
  let roles: RoleClients;
  let acts: ReturnType<typeof publications>;
  let draft: number;

  const steps = async (): Promise<z.infer<typeof gridStepsResponse>> =>
    payloadOf(gridStepsResponse, await roles.anonymous.get('/v1/grids/changes'));
  /** The page as a search engine reads it. */
  const page = async () => (await fetch(new URL('/evolutions', roles.anonymous.baseUrl))).text();
  const statusOf = async (id: number) => (await acts.state(id)).status;
  const standing = async (client = admins[0]) =>
    payloadOf(draftsResponse, await client.get('/admin/grids/drafts')).find(({ id }) => id === draft);
  const alter = async (sql: string) => bench.owner.query(`update grid_version set ${sql} where id = $1`, [draft]);

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    roles = await signInAll(url);
    admins = await signInAdmins(bench.owner, url);
    acts = publications(admins);
  });

  beforeEach(async () => {
    draft = await raisedDraft(bench.owner);
  });

  afterAll(async () => bench.close());

  it('waits for a second admin, who schedules exactly what was requested', async () => {
    const asked = payloadOf(gridPublicationResponse, await acts.ask(draft, NEW_YEAR));
    expect([asked.status, asked.request?.is_mine, asked.request?.confirmed_at]).toEqual(['draft', true, null]);
    expect(refusalOf(await acts.decide(draft, 'confirm', {}, admins[0]))).toBe('409 seconde_personne');
    const wrong = await acts.decide(draft, 'confirm', { user_password: 'un autre' });
    expect([refusalOf(wrong), fieldsOf(wrong)]).toEqual(['422 donnees_invalides', ['user_password']]);
    expect(await statusOf(draft)).toBe('draft');

    const confirmed = payloadOf(gridPublicationResponse, await acts.decide(draft, 'confirm'));
    expect([confirmed.status, confirmed.request?.is_mine, confirmed.request?.confirmed_by]).toEqual([
      'scheduled',
      false,
      'Hélène Brossard',
    ]);
    const { rows } = await bench.owner.query(
      `select confirmed, effective_on::text as day, takes_force_at from grid_version where id = $1`,
      [draft],
    );
    expect(rows).toEqual([{ confirmed: true, day: '2031-01-01', takes_force_at: new Date('2030-12-31T23:00:00Z') }]);
    const { rows: told } = await bench.owner.query(
      `select type from domain_event where aggregate_type = 'grid' and aggregate_id = $1 order by aggregate_version`,
      [draft],
    );
    expect(told).toEqual([{ type: 'grid.publication-asked' }, { type: 'grid.publication-confirmed' }]);
    await acts.decide(draft, 'cancel');
  });

  it('is confirmed once when two admins do it together', async () => {
    await acts.ask(draft);
    const answers = await Promise.all([acts.decide(draft, 'confirm'), acts.decide(draft, 'confirm')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await statusOf(draft)).toBe('in_force');
    await bench.owner.query(`update grid_version set status = 'past' where id = $1`, [draft]);
    await bench.owner.query(`update grid_version set status = 'in_force' where id = $1`, [IN_FORCE]);
  });

  it('must be requested again when the content has changed or the minute has passed', async () => {
    await acts.ask(draft, NEW_YEAR);
    await alter('version = version + 1');
    expect(refusalOf(await acts.decide(draft, 'confirm'))).toBe('409 publication_perimee');
    await alter('version = version - 1');
    await alter(`document = jsonb_set(document, '{conges,0,points}', '"99"')`);
    expect(refusalOf(await acts.decide(draft, 'confirm'))).toBe('409 publication_perimee');
    draft = await raisedDraft(bench.owner);
    await acts.ask(draft, NEW_YEAR);
    await makeDue(bench.owner, draft);
    expect(refusalOf(await acts.decide(draft, 'confirm'))).toBe('409 publication_perimee');
    expect(await statusOf(draft)).toBe('draft');
  });

  it('is refused, or cancelled before its minute, by either admin: the version is a draft again', async () => {
    await acts.ask(draft, NEW_YEAR);
    payloadOf(gridPublicationResponse, await acts.decide(draft, 'cancel', {}, admins[1]));
    expect(refusalOf(await acts.decide(draft, 'confirm', { publication_id: 1 }))).toBe('409 publication_absente');
    await acts.publish(draft, NEW_YEAR);
    const back = payloadOf(gridPublicationResponse, await acts.decide(draft, 'cancel', {}, admins[0]));
    expect([back.status, back.request]).toEqual(['draft', null]);
    expect(refusalOf(await acts.decide(draft, 'cancel'))).toBe('409 publication_absente');
  });

  it.each([
    ['a minute that is past', { takes_force_at: '2024-09-01T00:00' }, 'takes_force_at'],
    ['a minute that summer time passes over', { takes_force_at: '2031-03-30T02:30' }, 'takes_force_at'],
    ['a minute in another form', { takes_force_at: '2031-03-30' }, 'takes_force_at'],
    ['no word on the content', { version: null }, 'version'],
  ])('cannot be requested with %s', async (_what, asked, field) => {
    const answer = await acts.ask(draft, asked);
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual(['422 donnees_invalides', [field]]);
  });

  it('cannot be requested for another content, twice, or for a published version', async () => {
    expect(refusalOf(await acts.ask(draft, { version: 7 }))).toBe('409 version_perimee');
    expect(refusalOf(await acts.ask(IN_FORCE))).toBe('409 grille_pas_brouillon');
    await acts.ask(draft);
    expect(refusalOf(await acts.ask(draft))).toBe('409 publication_deja_demandee');
  });

  it('states what is missing, and is refused until then', async () => {
    await alter(`document = document - 'cats'`);
    expect((await acts.state(draft)).missing).toMatchObject([{ code: 'unreadable', place: 'cats' }]);
    expect(await standing()).toMatchObject({ is_asked: false, missing: [{ code: 'unreadable', place: 'cats' }] });
    expect(refusalOf(await acts.ask(draft))).toBe('409 grille_non_prete');
  });

  it('is visible to staff and decided by admins only', async () => {
    await acts.ask(draft);
    const staff = await signIn(roles.anonymous.baseUrl, emailOf('staff'));
    expect((await acts.state(draft, staff)).request?.is_mine).toBe(false);
    expect(await standing(staff)).toEqual({ id: draft, is_asked: true, missing: [] });
    for (const client of [staff, roles.main, roles.associated]) {
      for (const act of [acts.ask(draft, {}, client), acts.decide(draft, 'confirm', {}, client)]) {
        expect(refusalOf(await act)).toMatch(/^403 /);
      }
      const withdrawing = await client.post(`/admin/grids/${IN_FORCE}/withdraw`, { reason: 'Erreur' });
      expect(refusalOf(withdrawing)).toMatch(/^403 /);
    }
    expect(refusalOf(await roles.main.get(`/admin/grids/${draft}/publication`))).toMatch(/^403 /);
    expect(refusalOf(await roles.main.get('/admin/grids/drafts'))).toMatch(/^403 /);
  });

  it('is announced to the public when that was requested, and to no one else', async () => {
    const before = await roles.anonymous.get('/v1/grids/in-force');
    draft = await raisedDraft(bench.owner, '22.50');
    const other = await raisedDraft(bench.owner);
    await acts.publish(draft, NEW_YEAR);
    await acts.publish(other, { ...NEW_YEAR, announce: false });
    const [newest] = await steps();
    expect([newest?.grid_id, newest?.effective_on, newest?.a_venir]).toEqual([draft, '2031-01-01', true]);
    expect(newest?.changes.map(({ texte }) => texte).join()).toContain('22,50');
    expect((await steps()).map(({ grid_id: id }) => id)).not.toContain(other);
    expect((await roles.main.get(`/v1/grids/${draft}`)).status).toBe(200);
    expect(refusalOf(await roles.main.get(`/v1/grids/${other}`))).toBe('404 introuvable');
    expect(await page()).toContain('22,50');
    // Nothing is computed on it, and other software does not take it for published.
    expect((await roles.anonymous.get('/v1/grids/in-force')).body).toEqual(before.body);
    expect(refusalOf(await roles.anonymous.get(`/v1/grids/${draft}/pack`))).toBe('404 introuvable');

    await acts.decide(draft, 'cancel');
    expect(await page()).not.toContain('22,50');
    expect((await steps()).some(({ a_venir: isToCome }) => isToCome)).toBe(false);
    expect(refusalOf(await roles.main.get(`/v1/grids/${draft}`))).toBe('404 introuvable');
  });

  it('cannot be confirmed by an admin appointed this week, nor for them', async () => {
    const { body } = await admins[0].get(`/admin/staff?filter=${JSON.stringify({ q: emailOf('staff') })}`);
    const [person] = z.parse(z.array(staffMember), body);
    const raised = await admins[0].call(`/admin/staff/${person?.id}`, { method: 'PUT', body: { role: 'admin' } });
    expect(raised.status).toBe(200);
    await acts.ask(draft, NEW_YEAR);
    expect(refusalOf(await acts.decide(draft, 'confirm', {}, roles.staff))).toBe('409 admin_recent');
    await acts.decide(draft, 'cancel');
    await acts.ask(draft, NEW_YEAR, roles.staff);
    expect(refusalOf(await acts.decide(draft, 'confirm'))).toBe('409 admin_recent');
    await bench.owner.query(`update domain_event set occurred_at = occurred_at - interval '7 days'
                              where type = 'account.staff-role-changed'`);
    expect((await acts.decide(draft, 'confirm')).status).toBe(200);
    await acts.decide(draft, 'cancel');
  });

  it('that restores a former version needs no proof, unless it was edited since', async () => {
    await alter(
      'restores = based_on, document = (select document from grid_version former where former.id = grid_version.based_on)',
    );
    expect([(await acts.state(draft)).missing, (await standing())?.missing]).toEqual([[], []]);
    await alter(`document = jsonb_set(document, '{catpars}', '[]')`);
    const missing = [expect.objectContaining({ code: 'problems' })];
    expect([(await acts.state(draft)).missing, (await standing())?.missing]).toEqual([missing, missing]);
    expect(refusalOf(await acts.ask(draft))).toBe('409 grille_non_prete');
  });

  it('by mistake can be withdrawn for the version in force only, with a reason', async () => {
    expect(refusalOf(await acts.withdraw(draft))).toBe('409 retrait_impossible');
    // It was installed, not published, so there is no version to return to.
    expect(refusalOf(await acts.withdraw(IN_FORCE))).toBe('409 retrait_impossible');
    expect(fieldsOf(await acts.withdraw(IN_FORCE, ' '))).toEqual(['reason']);
    expect(refusalOf(await acts.withdraw(999_999))).toBe('404 introuvable');
  });
});
