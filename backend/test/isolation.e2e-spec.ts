import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { previewApi } from '../src/composition/preview.js';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { routeTable } from '../src/platform/http/route-table.js';
import { errorOf, payloadOf, type ApiClient } from './support/api-client.js';
import { profileOf } from './support/associates.js';
import { classify, create, THREE_DEGREES, valuationOf, type ValuationDetail } from './support/classification.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { furtherEstablishment, makeOnePerson, switched } from './support/several-establishments.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { jobResponse, noteResponse, valuationDetailResponse } from './support/wire-schemas.js';

interface Attacker {
  readonly who: string;
  readonly attack: (bench: TestBench, clients: RoleClients) => Promise<ApiClient>;
}

const ATTACKERS: readonly Attacker[] = [
  { who: 'another head', attack: async (_, { otherMain }) => otherMain },
  {
    who: 'the head of both, who works in the other one',
    attack: async (bench, { main }) => {
      await makeOnePerson(async (...sql) => bench.owner.query(...sql), emailOf('main'), emailOf('otherMain'));
      // The sign-in enters the establishment that was used last.
      const there = await signIn(main.baseUrl, emailOf('main'));
      const here = await switched(there, await furtherEstablishment(there));
      return switched(here, await furtherEstablishment(here));
    },
  },
];

describe.each(ATTACKERS)('an establishment, to $who,', ({ attack }) => {
  let attacker: ApiClient;
  let bench: TestBench;
  let clients: RoleClients;
  let valuation: ValuationDetail;
  let preview: INestApplication;
  let jobId: number;
  let transferId: number;
  let noteId: number;

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    valuation = await classify(clients.main, { profile_name: 'Secret de la direction', valor_data: THREE_DEGREES });
    await create(clients.main, { profile_id: valuation.profile_id });
    // The answer is read again, since the amount due depends on the person's other functions.
    valuation = await valuationOf(clients.main, valuation.valor_id);
    const { rows } = await bench.owner.query<{ id: number }>(
      `insert into print_job (establishment_id, account_id, kind, input, state, progress, file_name, created_at)
       select establishment_id, id, 'conclusion', jsonb_build_object('valuationId', $1::integer, 'shareHundredths', null),
              'waiting', 0, 'Classement.pdf', now()
         from account where email = 'direction@demo.example' returning id`,
      [valuation.valor_id],
    );
    jobId = rows[0]?.id ?? 0;
    const { rows: transfers } = await bench.owner.query<{ id: number }>(
      `with elsewhere as (
         insert into establishment (siret, company_name, created_at) values ('77500009900010', 'Ailleurs', now())
         returning id)
       insert into people_transfer (establishment_id, target_id, state, asked_by, asked_at, ends_at, agreed_by, profile_ids)
       select a.establishment_id, elsewhere.id, 'agreed', 1, now(), now() + interval '1 day', a.id, array[$1::integer]
         from account a cross join elsewhere where a.email = 'direction@demo.example' and a.parent_id is null
       returning id`,
      [valuation.profile_id],
    );
    transferId = transfers[0]?.id ?? 0;
    const notes = `/v1/user/notes/${valuation.profile_id}`;
    noteId = payloadOf(noteResponse, await clients.main.post(notes, { note_text: 'Secret' }), 201).note_id;
    preview = await previewApi();
    attacker = await attack(bench, clients);
  });

  afterAll(async () => {
    await preview.close();
    await bench.close();
  });

  interface Ids {
    readonly valor: number;
    readonly profile: number;
    readonly job: number;
  }
  const UNKNOWN: Ids = { valor: 999_999, profile: 999_999, job: 999_999 };

  const routes = ({ valor, profile, job }: Ids): [method: string, path: string, body?: object][] => [
    ['GET', `/v1/valor/${valor}`],
    ['POST', `/v1/valor/${valor}/profil`, { valor_c0: 50 }],
    ['POST', `/v1/valor/${valor}/profil`, { valor_c0: 50, version: 1 }],
    ['POST', '/v1/valor/update/valorpoints', { valor_id: valor }],
    ['POST', '/v1/valor/-1/profil', { profile_id: profile, valor_c5: 43 }],
    ['GET', `/v1/user/profile/one/${profile}`],
    ['GET', `/v1/valor/download/${valor}`],
    ['GET', `/v1/valor/download/pdf/${valor}?q=50`],
    ['GET', `/v1/jobs/${job}`],
  ];

  it('does not exist on any route and is answered as an unknown id', async () => {
    const refusals = async (ids: Ids) =>
      Promise.all(
        routes(ids).map(async ([method, path, body]) => {
          const answer = await attacker.call(path, { method, body });
          const { correlation_id: _, ...error } = errorOf(answer);
          return [answer.status, error];
        }),
      );
    const foreign = await refusals({ valor: valuation.valor_id, profile: valuation.profile_id, job: jobId });
    expect(foreign).toEqual(await refusals(UNKNOWN));
    expect(new Set(foreign.map(([status]) => status))).toEqual(new Set([404]));
    const own = await attacker.post('/v1/valor/-1/profil', { profile_name: 'Ici', valor_c5: 43 });
    const { valor_id } = payloadOf(valuationDetailResponse, own, 201);
    const moved = await attacker.post(`/v1/valor/${valor_id}/profil`, { profile_id: valuation.profile_id });
    expect(moved.status).toBe(404);
  });

  it('does not exist on any other route that takes an id, alone or in a list', async () => {
    const { user_id: account } = await profileOf(clients.associated);
    const ids = {
      '/v1/jobs': jobId,
      '/v1/transfers': transferId,
      '/v1/user/notes/change': noteId,
      '/v1/user/notes/delete': noteId,
      '/v1/user/notes': valuation.profile_id,
      '/v1/user/profile': valuation.profile_id,
      '/v1/user/send/mail/associated': account,
      '/v1/user/associated/pay': account,
      '/v1/user/delete': account,
      '/v1/user/handover': account,
    };
    const idFor = (path: string) =>
      Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? valuation.valor_id;
    const change = { valor_visa: 4, profile_name: 'Pris', note_text: 'Pris', version: 1, sees_pay: true };
    const paid = { verse_unite: 'mois', verse_base: 1900 };
    const body = { ids: [valuation.valor_id], ...change, ...paid, user_password: DEMO_PASSWORD };
    // The employer body's own routes refuse members for any id.
    const ofMembers = routeTable(preview).filter(({ access }) => /^(active|member|main|pay)$/.test(access ?? ''));
    const named = ofMembers.filter(({ path }) => /:id\b|\/multiple$|valorIsBirth$/.test(path));
    expect(named.length).toBeGreaterThan(5);
    for (const { method, path } of named) {
      const at = `${path.replace(':id', String(idFor(path))).replace(':val', '0')}?date=2026-11-01T00:00:00Z`;
      const answer = await attacker.call(at, {
        method,
        ...(method === 'POST' ? { body } : {}),
      });
      expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 404`);
    }
  });

  it('is in no list, count or name', async () => {
    const lists = ['list/all', 'list/all?q=secret', 'list/status', 'list/todo', 'list/tots'].map(
      (list) => `/v1/valor/${list}`,
    );
    for (const path of [...lists, '/v1/user/profiles', '/v1/transfers']) {
      const answer = await attacker.get(path);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('Secret');
    }
    expect((await attacker.get('/v1/valor/list/tots')).body).toEqual({
      payload: { tots: { tot: 2, tot_month: expect.any(Number) } },
    });
  });

  it('is unchanged after all these calls', async () => {
    expect((await clients.main.get(`/v1/valor/${valuation.valor_id}`)).body).toMatchObject({
      payload: { valors: [valuation] },
    });
  });

  it('keeps a job to its owner, within the establishment, too', async () => {
    const waiting = await clients.main.get(`/v1/jobs/${jobId}`);
    expect(payloadOf(jobResponse, waiting, 202)).toEqual({ job_id: jobId, state: 'waiting', progress: 0 });
    expect((await clients.associated.get(`/v1/jobs/${jobId}`)).status).toBe(404);
  });
});
