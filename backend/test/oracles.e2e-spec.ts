import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { openLinkKey } from '../src/platform/links/link-key.js';
import { ApiClient, payloadOf, type Answer } from './support/api-client.js';
import { classify, complete, edit, limit } from './support/classification.js';
import { openLiveStream } from './support/live-stream.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { addedResponse, associatedPage, deletionResponse } from './support/wire-schemas.js';

const person = z.looseObject({ id: z.number(), email: z.string() });

/** What an answer must not reveal: who has an account elsewhere, and what happens to hidden rows. */
describe('no answer reveals', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let deletion: string;

  const invite = async (user_email: string) =>
    payloadOf(addedResponse, await clients.main.post('/v1/user/add/associated', { user_email }), 201).user_id;
  const associatedTaken = async () => {
    const { body } = await clients.main.get('/v1/user/download');
    const data: unknown = JSON.parse(Buffer.from(unzipSync(body as Buffer)['donnees.json'] ?? []).toString());
    return z.looseObject({ associated_accounts: z.array(person) }).parse(data).associated_accounts;
  };
  const wouldGo = async () =>
    payloadOf(deletionResponse, await new ApiClient(clients.main.baseUrl, deletion).get('/v1/user/delete/token'))
      .associated_accounts;
  const listed = async () =>
    payloadOf(associatedPage, await clients.main.get('/v1/user/load/associated?div=100')).data.length;
  const tagOf = ({ headers }: Answer) => headers.get('etag');
  const liveId = async (client: ApiClient) => {
    const stream = await openLiveStream(client);
    stream.close();
    return stream.lastEventId;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    await clients.main.post('/v1/user/delete', { user_password: DEMO_PASSWORD });
    const { rows } = await bench.owner.query<{ id: string }>(`select id from mail_token where purpose = 'deletion'`);
    deletion = openLinkKey({ dataDir: bench.dataDir }).tokenOf(rows[0]?.id ?? '');
  });

  afterAll(async () => bench.close());

  it('which invited addresses have an account elsewhere: each is listed, exported and counted alike', async () => {
    const before = [(await associatedTaken()).length, await wouldGo(), await listed()];
    expect(new Set(before).size).toBe(1);
    // The addresses of a head, of staff, of a pending account, and an unknown one.
    const elsewhere = [emailOf('otherMain'), emailOf('staff'), emailOf('admin')];
    const ids: number[] = [];
    for (const email of [...elsewhere, 'personne@ecole.example']) ids.push(await invite(email));
    const taken = (await associatedTaken()).filter(({ id }) => ids.includes(id));
    expect(taken.map(({ id }) => id)).toEqual(ids);
    const unlike = ['id', 'email', 'created_at'];
    const shapes = taken.map((fields) =>
      JSON.stringify(
        Object.entries(fields).map(([name, value]) => [name, unlike.includes(name) ? typeof value : value]),
      ),
    );
    expect(new Set(shapes).size).toBe(1);
    expect([(await associatedTaken()).length, await wouldGo(), await listed()]).toEqual(
      before.map((count) => count + 4),
    );
    for (const id of ids) expect((await clients.main.post(`/v1/user/delete/${id}`)).status).toBe(200);
    expect([(await associatedTaken()).length, await wouldGo(), await listed()]).toEqual(before);
  });

  it('that a hidden row has changed: the tags of lists and the live id stay as they are', async () => {
    const { valor_id: limited, profile_id } = await classify(clients.main, { profile_name: 'À la direction seule' });
    await limit(clients.main, limited);
    const lists = ['list/all', 'list/all?leger=1&div=100', 'list/all?visa=1', 'figures', 'coherence'].map(
      (list) => `/v1/valor/${list}`,
    );
    const tags = async (client: ApiClient) =>
      Promise.all(['/v1/user/profile/all', ...lists].map(async (list) => tagOf(await client.get(list))));
    const acts: readonly (readonly [what: string, act: () => Promise<unknown>])[] = [
      ['an edit', async () => edit(clients.main, limited, { valor_c0: 55 })],
      ['another answer', async () => edit(clients.main, limited, { valor_data: { 1: { c: 3 } } })],
      ['a completion', async () => complete(clients.main, limited)],
      ['its archive', async () => clients.main.post(`/v1/valor/archive/${limited}`, {})],
      [
        'the name of its profile',
        async () =>
          clients.main.post(`/v1/user/profile/update/one/${profile_id}`, { profile_name: 'Autre nom réservé' }),
      ],
      [
        'the sheet of its profile',
        async () =>
          clients.main.post(`/v1/user/profile/update/one/${profile_id}`, { profile_data: { missions: '<p>x</p>' } }),
      ],
      ['an invitation', async () => invite('encore@ecole.example')],
    ];
    for (const [what, act] of acts) {
      const [before, mine] = [await tags(clients.associated), await tags(clients.main)];
      const live = await liveId(clients.associated);
      await act();
      expect([what, await tags(clients.associated)]).toEqual([what, before]);
      expect([what, await liveId(clients.associated)]).toEqual([what, live]);
      for (const [index, list] of ['/v1/user/profile/all', ...lists].entries()) {
        const again = await clients.associated.get(list, { 'if-none-match': before[index] ?? '' });
        expect(`${what} ${list} ${again.status}`).toBe(`${what} ${list} 304`);
      }
      if (what === 'an edit') expect(await tags(clients.main)).not.toEqual(mine);
    }
  });
});
