/** Staff and members: bulk answers to requests, establishments in numbers, acts on accounts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { account, accountSession, establishment, staffAccountCalls } from '@valorisation/contract';
import { errorOf, fieldsOf, refusalOf, type Answer } from './support/api-client.js';
import { REQUESTS } from './support/newcomers.js';
import { accountOf, askForAccounts, eventsOfAccount, mailsOf } from './support/member-records.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const ACCOUNTS = '/admin/accounts';
const ESTABLISHMENTS = '/admin/establishments';
const REASON = 'Vous avez quitté l’établissement.';

describe('staff and members', () => {
  let bench: TestBench;
  let url: string;
  let as: RoleClients;

  const read = (answer: Answer) => account.parse(answer.body);
  const readMany = (answer: Answer) => z.array(account).parse(answer.body);
  const outcomeOf = (answer: Answer) => staffAccountCalls.acceptRequests.answer.parse(answer.body);
  const byEmail = async (email: string) => accountOf(as.staff, email);
  const act = async (id: number, name: string, body: object = {}, client = as.staff) =>
    client.post(`${ACCOUNTS}/${id}/${name}`, body);
  const mailsTo = async (recipient: string) => mailsOf(bench.owner, recipient);
  const eventsOf = async (id: number) => eventsOfAccount(bench.owner, id);
  const waitingRequests = async (emails: string[], siret: string) => askForAccounts(bench.owner, emails, siret);

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll((url = await bench.startApi()));
  });

  afterAll(async () => bench.close());

  describe('bulk answers to requests', () => {
    it('are accepted one by one, and each failure is reported with its reason', async () => {
      const ids = await waitingRequests(['un@coteaux.example', 'deux@coteaux.example'], '77500014400011');
      const [taken = 0] = await waitingRequests([emailOf('main').toUpperCase()], '77500014400011');
      const answer = await as.staff.post(`${REQUESTS}/accept`, { ids: [...ids, ...ids, taken, 999_999] });
      const { done, left } = outcomeOf(answer);
      expect(done).toEqual(ids);
      expect(left.map(({ id, code }) => [id, code])).toEqual([
        [taken, 'donnees_invalides'],
        [999_999, 'introuvable'],
      ]);
      expect(left[0]?.message).toContain('adresse');
      // The second person joins the establishment that the first one created.
      const [first, second] = [await byEmail('un@coteaux.example'), await byEmail('deux@coteaux.example')];
      expect([first, second].map(({ state, user_parent }) => [state, user_parent])).toEqual([
        ['invited', null],
        ['invited', first.id],
      ]);
      expect((await mailsTo('deux@coteaux.example')).map(({ kind }) => kind)).toEqual(['activation']);
      // The second time, no mail is sent.
      const again = outcomeOf(await as.staff.post(`${REQUESTS}/accept`, { ids }));
      expect([again.done, again.left.map(({ code }) => code)]).toEqual([[], ['demande_traitee', 'demande_traitee']]);
      expect(await mailsTo('deux@coteaux.example')).toHaveLength(1);
    });

    it('are refused with one reason, which every applicant reads', async () => {
      const ids = await waitingRequests(['a@coteaux.example', 'b@coteaux.example'], '77500015100016');
      expect(fieldsOf(await as.staff.post(`${REQUESTS}/refuse`, { ids, reason: ' ' }))).toEqual(['reason']);
      expect(outcomeOf(await as.staff.post(`${REQUESTS}/refuse`, { ids, reason: 'Hors branche.' })).done).toEqual(ids);
      expect(await mailsTo('b@coteaux.example')).toMatchObject([
        { kind: 'registration-refused', data: { reason: 'Hors branche.' } },
      ]);
    });

    it('take between one and a hundred requests', async () => {
      for (const ids of [[], Array.from({ length: 101 }, (_, index) => index + 1), ['1'], 'x']) {
        expect(refusalOf(await as.staff.post(`${REQUESTS}/accept`, { ids }))).toBe('422 donnees_invalides');
      }
    });

    it("show the register's data for their SIRET", async () => {
      const company = { name: 'MAISON X', address: null, open: false, published: true, agreements: ['1516'] };
      await bench.owner.query(
        `insert into company_register (siret, company, expires_at) values ('77500016900016', $1, now())`,
        [{ siret: '77500016900016', ...company }],
      );
      const [id] = await waitingRequests(['c@coteaux.example'], '77500016900016');
      expect((await as.staff.get(`${REQUESTS}/${id}`)).body).toMatchObject({
        register: { name: 'MAISON X', address: null, activity: null, open: false, agreements: ['1516'] },
      });
      const found = await as.staff.get(`${REQUESTS}?filter=${encodeURIComponent('{"q":"775.000.169\u00a000016"}')}`);
      expect(found.body).toMatchObject([{ id }]);
    });
  });

  describe('establishments', () => {
    it('are found by name, by SIRET in any spelling, and by department', async () => {
      const names = async (filter: object) => {
        const answer = await as.staff.get(
          `${ESTABLISHMENTS}?sort=["company_name","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
        );
        return z
          .array(establishment)
          .parse(answer.body)
          .map(({ company_name: name }) => name);
      };
      const { rows } = await bench.owner.query<{ name: string; siret: string; department: string }>(
        `select company_name as name, siret, department from establishment e
          where exists (select from account a where a.establishment_id = e.id and a.email = $1)`,
        [emailOf('main')],
      );
      const [own] = rows;
      expect(await names({ q: own?.name.slice(3, 15).toUpperCase() })).toContain(own?.name);
      for (const between of [' ', '.', '\u00a0', '\u202f']) {
        expect(await names({ q: own?.siret.replace(/^(.{3})(.{3})(.{3})/, `$1${between}$2${between}$3 `) })).toEqual([
          own?.name,
        ]);
      }
      expect(await names({ department: own?.department })).toContain(own?.name);
      expect(await names({ q: '%' })).toEqual([]);
    });

    it('are counted as their head sees them', async () => {
      const { establishment_id: id } = await byEmail(emailOf('main'));
      const { figures } = establishment.parse((await as.staff.get(`${ESTABLISHMENTS}/${id}`)).body);
      const { rows } = await bench.owner.query<{ status: number; count: number }>(
        'select status, count(*)::integer as count from valuation where establishment_id = $1 group by 1',
        [id],
      );
      const of = (status: number) => rows.find((row) => row.status === status)?.count ?? 0;
      const toDo = z.object({ payload: z.object({ under_minimum: z.number() }) });
      const { payload } = toDo.parse((await as.main.get('/v1/valor/list/todo')).body);
      expect(rows.length).toBeGreaterThan(2);
      expect(figures).toMatchObject({
        in_progress: of(0),
        up_to_date: of(1),
        to_redo: of(2),
        to_update: of(3),
        archived: of(4),
        below_minimum: payload.under_minimum,
      });
      expect([figures.accounts > 1, figures.people > 1]).toEqual([true, true]);
    });

    it('are not deleted, like accounts, whose details only their acts change: 405', async () => {
      const deleted = [`${ESTABLISHMENTS}/1`, `${ACCOUNTS}/1`].map(async (path) =>
        as.admin.call(path, { method: 'DELETE' }),
      );
      const answers = await Promise.all([...deleted, as.admin.call(`${ACCOUNTS}/1`, { method: 'PUT', body: {} })]);
      expect(answers.map(refusalOf)).toEqual(Array(3).fill('405 methode_refusee'));
    });
  });

  describe('accounts', () => {
    it('are suspended with a reason: the person is informed, the sessions end, and a sign-in opens what visa 0 sees', async () => {
      const email = emailOf('associated');
      const { id } = await byEmail(email);
      expect(fieldsOf(await act(id, 'suspend', { reason: '' }))).toEqual(['reason']);
      const suspended = read(await act(id, 'suspend', { reason: REASON }));
      expect(suspended).toMatchObject({ state: 'suspended', suspension_reason: REASON });
      expect(refusalOf(await as.associated.get('/v1/user/profile'))).toBe('401 session_absente');
      const back = await signIn(url, email);
      const expected = { payload: { user_visa: 0, user_suspended: true } };
      expect((await back.get('/v1/user/profile')).body).toMatchObject(expected);
      expect(refusalOf(await back.get('/v1/valor'))).toBe('403 compte_non_active');
      expect(refusalOf(await act(id, 'suspend', { reason: REASON }))).toBe('409 compte_deja_suspendu');
      expect(refusalOf(await act(id, 'main'))).toBe('409 passation_impossible');

      expect(read(await act(id, 'restore'))).toMatchObject({ state: 'active', suspension_reason: null });
      expect((await back.get('/v1/valor')).status).toBe(200);
      expect(refusalOf(await act(id, 'restore'))).toBe('409 compte_pas_suspendu');
      expect((await mailsTo(email)).slice(-2)).toEqual([
        { kind: 'account-suspended', data: { reason: REASON } },
        { kind: 'account-restored', data: {} },
      ]);
      // The journal records who and what, and no typed text.
      const who = emailOf('staff');
      expect(await eventsOf(id)).toEqual([
        { type: 'account.suspended', who, payload: {} },
        { type: 'account.suspension-lifted', who, payload: {} },
      ]);
    });

    it('that are pending get the mail again, and cannot be suspended', async () => {
      const { id } = await byEmail(emailOf('pending'));
      expect(read(await act(id, 'resend')).state).toBe('invited');
      expect((await mailsTo(emailOf('pending'))).at(-1)).toMatchObject({ kind: 'activation' });
      expect(refusalOf(await act(id, 'suspend', { reason: REASON }))).toBe('409 compte_pas_active');
      const active = await byEmail(emailOf('main'));
      expect(refusalOf(await act(active.id, 'resend'))).toBe('409 compte_deja_active');
    });

    it('show their sessions by device; staff end one or all', async () => {
      const email = emailOf('otherMain');
      const { id, last_sign_in_at: before } = await byEmail(email);
      const phone = await signIn(url, email);
      const list = async () => z.array(accountSession).parse((await as.staff.get(`${ACCOUNTS}/${id}/sessions`)).body);
      const [newest, ...others] = await list();
      expect(others.length).toBeGreaterThan(0);
      expect(Date.parse((await byEmail(email)).last_sign_in_at ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
      expect((await act(id, `sessions/${newest?.id}/end`)).status).toBe(200);
      expect(refusalOf(await act(id, `sessions/${newest?.id}/end`))).toBe('404 introuvable');
      expect((await phone.get('/v1/user/profile')).status).toBe(401);
      expect((await as.otherMain.get('/v1/user/profile')).status).toBe(200);
      await act(id, 'sessions/end');
      expect(await list()).toEqual([]);
      expect((await as.otherMain.get('/v1/user/profile')).status).toBe(401);
      expect((await eventsOf(id)).map(({ type, payload }) => [type, payload])).toEqual([
        ['account.sessions-ended', { every: false }],
        ['account.sessions-ended', { every: true }],
      ]);
    });

    it('pass the main account to another account of the establishment, and both are informed', async () => {
      const [head, heir] = [await byEmail(emailOf('main')), await byEmail(emailOf('associated'))];
      expect(refusalOf(await act(head.id, 'main'))).toBe('409 compte_deja_principal');
      expect(read(await act(heir.id, 'main')).user_parent).toBeNull();
      expect((await byEmail(emailOf('main'))).user_parent).toBe(heir.id);
      expect((await mailsTo(emailOf('main'))).at(-1)?.kind).toBe('handover-done');
      expect((await mailsTo(emailOf('associated'))).at(-1)?.kind).toBe('handover-received');
      expect(read(await act(head.id, 'main')).user_parent).toBeNull();
    });

    it('are searched by person and by establishment, and show neither passwords nor addresses', async () => {
      const found = await as.staff.get(`${ACCOUNTS}?filter=${encodeURIComponent('{"q":"775 000 003"}')}`);
      const emails = readMany(found).map(({ user_email: email }) => email);
      expect(emails).toEqual(expect.arrayContaining([emailOf('main'), emailOf('associated')]));
      expect(JSON.stringify(found.body)).not.toMatch(/password|address|\$argon/);
      // As getManyReference sends it. Another name is refused, and shows no account of another establishment.
      const ofOne = (name: string) => `${ACCOUNTS}?filter=${encodeURIComponent(JSON.stringify({ [name]: 1 }))}`;
      expect(
        new Set(readMany(await as.staff.get(ofOne('establishment_id'))).map((row) => row.establishment_id)).size,
      ).toBe(1);
      expect(errorOf(await as.staff.get(ofOne('establishment'))).fields).toEqual({
        filter: 'Ce filtre n’est pas proposé.',
      });
    });

    it("of staff can be changed by admins only, and are suspended in the team's list, not here", async () => {
      const [staff, admin] = [await byEmail(emailOf('staff')), await byEmail(emailOf('admin'))];
      for (const name of ['restore', 'resend', 'main', 'sessions/end'])
        expect(refusalOf(await act(admin.id, name))).toBe('403 acces_refuse');
      expect(refusalOf(await act(staff.id, 'suspend', { reason: REASON }))).toBe('403 acces_refuse');
      expect(refusalOf(await as.staff.get(`${ACCOUNTS}/${admin.id}/sessions`))).toBe('403 acces_refuse');
      expect(refusalOf(await act(999_999, 'restore'))).toBe('404 introuvable');
      for (const { id } of [staff, admin]) {
        expect(refusalOf(await act(id, 'suspend', { reason: REASON }, as.admin))).toBe('409 compte_equipe');
        expect(refusalOf(await act(id, 'restore', {}, as.admin))).toBe('409 compte_equipe');
      }
      expect((await byEmail(emailOf('staff'))).state).toBe('active');
      expect(await mailsTo(emailOf('staff'))).toEqual([]);
    });
  });
});
