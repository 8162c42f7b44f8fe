/** Staff's first page, and the amount that an admin fixes. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dashboardCalls } from '@valorisation/contract';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { fieldsOf, refusalOf } from './support/api-client.js';
import { METIER, NEW_VALUATION, THREE_DEGREES } from './support/classification.js';
import { mailsOf } from './support/member-records.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

describe('the first page of staff', () => {
  let bench: TestBench;
  let as: RoleClients;

  beforeAll(async () => {
    bench = await openTestBench();
    // Three establishments of one department with a row under any minimum, and one in another.
    await bench.owner.query(`
      insert into establishment (siret, company_name, department, created_at)
        select (77500000000000 + n)::text, 'École ' || n, case n when 4 then '2A' else '48' end, now()
          from generate_series(1, 4) n;
      insert into profile (establishment_id, version, name, status, created_by, created_at, updated_at)
        select id, 1, 'Personne secrète', 0, 1, now(), now() from establishment where company_name like 'École %';
      insert into valuation (establishment_id, profile_id, version, status, visible, created_by, grid_id, function_id,
          category_level, share_hundredths, leave_weeks, hourly, fixed_days, answers, calculated_on, index_points,
          majored_points, full_time_month_cents, minimum_cents, displayed_cents, displayed_unit, rules_version, history,
          created_at, updated_at)
        select p.establishment_id, p.id, 1, 1, true, 1, v.grid_id, v.function_id, v.category_level, 10000, 0, false, false,
               '{}', now()::date, 100, 100, 100, 100, 100, v.displayed_unit, v.rules_version, '[]', now(), now()
          from profile p
          cross join (select * from valuation where calculated_on is not null and not hourly limit 1) v
         where p.name = 'Personne secrète';
      -- Of the first establishment two more: one archived, one above any minimum.
      insert into valuation (establishment_id, profile_id, version, status, visible, created_by, grid_id, function_id,
          category_level, share_hundredths, leave_weeks, hourly, fixed_days, answers, calculated_on, index_points,
          majored_points, full_time_month_cents, minimum_cents, displayed_cents, displayed_unit, rules_version, history,
          created_at, updated_at)
        select v.establishment_id, v.profile_id, 1, more.status, true, 1, v.grid_id, v.function_id, v.category_level, 10000,
               0, false, false, '{}', v.calculated_on, more.points, 100, 100, 100, 100, v.displayed_unit, v.rules_version,
               '[]', now(), now()
          from valuation v join establishment e on e.id = v.establishment_id
          cross join (values (4, 100), (1, 999999)) more (status, points)
         where e.company_name = 'École 1'`);
    as = await signInAll(await bench.startApi());
    await bench.owner.query(
      `update account set suspended_at = now(), visa = 0 where email = 'collaborateur@demo.example'`,
    );
  });

  afterAll(async () => bench.close());

  /** The number of rows in a list of staff. */
  const listed = async (list: string, filter: object) => {
    const { headers } = await as.staff.get(`/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    return Number(headers.get('content-range')?.split('/')[1]);
  };

  it('counts the rows of the tables, and states since when', async () => {
    const { body } = await as.staff.get('/admin/dashboard');
    const figures = z.parse(dashboardCalls.figures.answer, body);
    const { rows } = await bench.owner.query<{ status: number; count: string }>(
      'select status, count(*) from valuation group by 1',
    );
    for (const { status, count } of rows) {
      const cells = figures.valuations.filter((cell) => cell.status === status);
      expect([status, cells.reduce((total, cell) => total + cell.count, 0)]).toEqual([status, Number(count)]);
    }
    const establishments = await bench.owner.query('select from establishment');
    expect(figures.establishments).toBe(establishments.rowCount);
    expect(figures.months).toHaveLength(12);
    expect(figures.months.at(-1)?.created).toBeGreaterThanOrEqual(4);
    expect(Math.abs(Date.now() - Date.parse(figures.computed_at))).toBeLessThan(600_000);
    expect(JSON.stringify(body)).not.toContain('secrète');
  });

  it('counts what waits now for the menu, as the lists do, and refuses members', async () => {
    const read = async () => z.parse(dashboardCalls.waiting.answer, (await as.staff.get('/admin/waiting')).body);
    const before = await read();
    await bench.owner.query(`begin; set local app.scope = 'staff';
      insert into contact_message (name, email, subject, message, created_at)
        values ('Camille', 'camille@visiteur.example', 'Question', 'Texte', now());
      insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
        values (gen_random_uuid(), 'activation', 'camille@visiteur.example', '{}', 'failed', 1, 1, now());
      commit`);
    const waiting = await read();
    expect(waiting).toEqual({ ...before, messages: before.messages + 1, mails: before.mails + 1 });
    expect(await listed('account-requests', { state: 'waiting' })).toBe(waiting.account_requests);
    expect(await listed('messages', { state: ['open', 'assigned'] })).toBe(waiting.messages);
    expect(await listed('mails', { state: 'failed' })).toBe(waiting.mails);
    expect(refusalOf(await as.main.get('/admin/waiting'))).toBe('403 acces_refuse');
  });

  it('tells each person what happened since this person last looked', async () => {
    const news = async (client = as.staff) =>
      z.parse(dashboardCalls.news.answer, (await client.get('/admin/news')).body);
    const [newest, ...others] = (await news()).items;
    expect([newest, ...others].map((item) => item?.resource)).toEqual(expect.arrayContaining(['messages', 'mails']));
    expect(others.every(({ at }) => newest !== undefined && at <= newest.at)).toBe(true);
    expect((await news()).seen_at).toBeNull();
    const seen = z.parse(dashboardCalls.news.answer, (await as.staff.post('/admin/news/seen', {})).body);
    expect(Date.parse(seen.seen_at ?? '')).toBeGreaterThanOrEqual(Date.parse(newest?.at ?? ''));
    expect((await news()).seen_at).toBe(seen.seen_at);
    expect((await news(as.admin)).seen_at).toBeNull();
    expect(refusalOf(await as.main.get('/admin/news'))).toBe('403 acces_refuse');
    expect(refusalOf(await as.main.post('/admin/news/seen', {}))).toBe('403 acces_refuse');
  });

  it('counts the rows under the minimum by department, as the list of establishments does', async () => {
    const { below_minimum: departments } = z.parse(
      dashboardCalls.figures.answer,
      (await as.staff.get('/admin/dashboard')).body,
    );
    expect(departments).toContainEqual({ department: '48', establishments: 3, valuations: 3 });
    expect(departments).toContainEqual({ department: '2A', establishments: 1, valuations: 1 });
    const { body } = await as.staff.get('/admin/establishments?filter={"department":"2A"}');
    expect(body).toMatchObject([{ figures: { below_minimum: 1 } }]);
  });

  it('leads from a department to exactly the rows that it counts', async () => {
    // The department also has an archived row and one above any minimum.
    expect(await listed('valuations', { department: '48' })).toBe(5);
    const { below_minimum: departments } = z.parse(
      dashboardCalls.figures.answer,
      (await as.staff.get('/admin/dashboard')).body,
    );
    expect(departments.length).toBeGreaterThanOrEqual(2);
    for (const { department, valuations } of departments)
      expect([department, await listed('valuations', { department, below_minimum: true })]).toEqual([
        department,
        valuations,
      ]);
    const file = await as.staff.get('/admin/valuations/export?filter={"department":"48","below_minimum":true}');
    expect(String(file.body).trim().split('\n')).toHaveLength(4);
  });

  it('counts for a period what the lists show for it', async () => {
    const from = '2024-03-01';
    await bench.owner.query(`
      update establishment set created_at = '2024-02-29 22:59Z' where company_name = 'École 4';
      update establishment set created_at = '2024-02-29 23:00Z' where company_name = 'École 3';
      update valuation set created_at = '2024-01-01' where establishment_id in
        (select id from establishment where company_name = 'École 4')`);
    const read = async (day: string) =>
      z.parse(dashboardCalls.figures.answer, (await as.staff.get(`/admin/dashboard?from=${day}`)).body);
    const figures = await read(from);
    expect(figures.establishments).toBe((await read('2024-02-01')).establishments - 1);
    expect(await listed('establishments', { from })).toBe(figures.establishments);
    const state = ['active', 'suspended', 'erasing'];
    expect(await listed('accounts', { kind: 'main', state, from })).toBe(figures.main_accounts);
    expect(await listed('valuations', { from })).toBe(figures.valuations.reduce((sum, { count }) => sum + count, 0));
    expect(figures.below_minimum).not.toContainEqual(expect.objectContaining({ department: '2A' }));
    const below = figures.below_minimum.reduce((sum, { valuations }) => sum + valuations, 0);
    expect(await listed('valuations', { below_minimum: true, from })).toBe(below);
    expect(fieldsOf(await as.staff.get('/admin/dashboard?from=hier'))).toEqual(['from']);
  });

  it('counts accounts and pages as the lists behind the figures do', async () => {
    const figures = z.parse(dashboardCalls.figures.answer, (await as.admin.get('/admin/dashboard')).body);
    const state = ['active', 'suspended', 'erasing'];
    expect(await listed('accounts', { kind: 'main', state })).toBe(figures.main_accounts);
    expect(await listed('accounts', { kind: 'associated', state })).toBe(figures.associated_accounts);
    expect(await listed('accounts', { kind: ['main', 'associated'], state: 'invited' })).toBe(figures.invited_accounts);
    expect(figures.associated_accounts).toBeGreaterThan(0);
    expect(await listed('establishments', { is_idle: true })).toBe(figures.idle_establishments);
    expect(figures.idle_establishments).toBe(1);
    const pages = z.array(z.object({ id: z.int() })).parse((await as.staff.get('/admin/missing-facts')).body);
    expect(await listed('pages', { id: pages.map(({ id }) => id) })).toBe(pages.length);
  });

  it('lists the valuations behind a figure, without a name', async () => {
    const { body, headers } = await as.staff.get('/admin/valuations?filter={"department":"48","below_minimum":true}');
    expect(headers.get('content-range')).toBe('valuations 0-2/3');
    const row = { department: '48', status: 1, minimum: 1, displayed: 1, index: 1, function_title: expect.any(String) };
    expect(body).toMatchObject([row, {}, {}]);
    expect(JSON.stringify(body)).not.toContain('secrète');
  });

  describe('an amount that an admin fixes for a valuation', () => {
    const path = (id: number) => `/admin/valuations/${id}/fixed-amount`;
    const reason = 'Décision de la commission pour Mme Le Goff.';

    it('is never less than the amount due, is explained to the head, and can be withdrawn', async () => {
      const made = await as.main.post(NEW_VALUATION, {
        profile_name: 'Le Goff Anne',
        valor_c5: METIER.serviceAgent,
        valor_data: THREE_DEGREES,
      });
      const {
        payload: { valor_id: id },
      } = z.object({ payload: z.object({ valor_id: z.int() }) }).parse(made.body);
      await as.main.post('/v1/valor/update/valorpoints', { valor_id: id });
      const shown = async () =>
        z
          .object({ payload: z.object({ valors: z.tuple([z.looseObject({ valor_a_verser: z.number() })]) }) })
          .parse((await as.main.get(`/v1/valor/${id}`)).body).payload.valors[0];
      const before = await shown();

      const body = { amount: 3210.5, reason };
      expect(refusalOf(await as.staff.post(path(id), body))).toBe('403 acces_refuse');
      expect(refusalOf(await as.admin.post(path(999_999), body))).toBe('404 introuvable');
      expect(fieldsOf(await as.admin.post(path(id), { amount: 0, reason: ' ' })).sort()).toEqual(['amount', 'reason']);
      const fixed = await as.admin.post(path(id), body);
      expect(fixed.body).toMatchObject({ id, fixed_amount: 3210.5, displayed: 3210.5, hourly: false });
      expect(refusalOf(await as.admin.post(path(id), body))).toBe('409 sans_effet');
      expect(await shown()).toMatchObject({
        valor_rheo: 3210.5,
        valor_a_verser: 3210.5,
        valor_a_verser_source: 'montant_fixe',
        valor_minima: before['valor_minima'],
      });
      const { body: journal } = await as.main.get(`/v1/valor/${id}/journal`);
      expect(journal).toMatchObject({ payload: [{ type: 'valuation.amount-fixed', reason }, { reason: null }, {}] });
      await as.admin.post(path(id), { amount: 1, reason });
      expect(await shown()).toMatchObject({ valor_rheo: 1, valor_a_verser: before.valor_a_verser });
      await as.admin.post(path(id), { amount: null, reason });
      const files = unzipSync((await as.main.get('/v1/user/download')).body as Buffer);
      const held: unknown = JSON.parse(Buffer.from(files['donnees.json'] ?? []).toString());
      expect(held).toMatchObject({
        valuations: expect.arrayContaining([
          expect.objectContaining({ id, fixed_amount_reasons: [reason, reason, reason] }),
        ]),
      });
      expect(await shown()).toMatchObject({ valor_rheo: null, valor_a_verser: before.valor_a_verser });

      const fixedEvent = (isTakenBack: boolean) => ({
        kind: 'amount-fixed',
        data: { companyName: 'Lycée agricole privé des Trois Rivières', valuationId: id, isTakenBack, reason },
      });
      expect((await mailsOf(bench.owner, emailOf('main'))).slice(-3)).toEqual([
        fixedEvent(false),
        fixedEvent(false),
        fixedEvent(true),
      ]);
      const { rows } = await bench.owner.query<{ payload: object; text: string }>(
        `select e.payload, x.content ->> 'reason' as text from domain_event e
           join personal_text x on x.id::text = e.payload ->> 'reasonId'
          where e.type = 'valuation.amount-fixed' and e.aggregate_id = $1 order by e.aggregate_version`,
        [id],
      );
      expect(rows.map(({ text }) => text)).toEqual([reason, reason, reason]);
      expect(rows.map(({ payload }) => payload)).toMatchObject([
        { to: 321_050 },
        { from: 321_050, to: 100 },
        { to: null },
      ]);
      expect(JSON.stringify(rows.map(({ payload }) => payload))).not.toContain('Goff');
    });
  });
});
