/** Words that people searched for without choosing a function, as staff see them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { functionCalls, leftWord, type LeftWord } from '@valorisation/contract';
import { z } from 'zod';
import { fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const WORDS = '/admin/left-words';
const DAY_SECONDS = 24 * 60 * 60;
const found = wired(functionCalls.search.answer);

describe('a word that was searched for without choosing a function', () => {
  const clock = new SetClock();
  let bench: TestBench;
  let clients: RoleClients;
  let anybody: ApiClient;

  const leave = async (mot: string) => anybody.post('/v1/functions/left', { mot });
  const shown = async (): Promise<readonly LeftWord[]> =>
    z.array(leftWord).parse((await clients.staff.get(WORDS)).body);
  const add = async (id: number, body: object, client = clients.staff) => client.post(`${WORDS}/${id}/add`, body);

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi({ clock }));
    anybody = clients.anonymous;
  });

  afterAll(async () => bench.close());

  it('is shown to staff once it came on three different days, without who searched for it', async () => {
    for (const typed of ['Zythologue', ' zythologue ', 'ZYTHOLOGUE', 'meneuse de chèvres']) {
      expect((await leave(typed)).status).toBe(200);
    }
    clock.pass(DAY_SECONDS);
    await leave('zythologue');
    expect(await shown()).toEqual([]);
    clock.pass(DAY_SECONDS);
    await leave('zythologue');
    expect(await shown()).toEqual([expect.objectContaining({ word: 'zythologue', days: 3, times: 5 })]);
    const { rows } = await bench.owner.query<object>('select * from left_word limit 1');
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'word', 'day', 'times']);
  });

  it('is not counted when it looks like the mail or the number of a person', async () => {
    for (const typed of ['claire.morvan@lycee.example', '06 12 34 56 78', '']) {
      const refused = await leave(typed);
      expect(refusalOf(refused)).toBe('422 donnees_invalides');
      expect(fieldsOf(refused)).toEqual(['mot']);
    }
  });

  it('becomes another name of a function, and leaves the list', async () => {
    const [{ id } = { id: 0 }] = await shown();
    expect(refusalOf(await add(id, { function_id: 50, name: 'Zythologue' }, clients.main))).toBe('403 acces_refuse');
    expect(fieldsOf(await add(id, { function_id: 999, name: 'Zythologue' }))).toEqual(['function_id']);
    expect(await shown()).toHaveLength(1);
    const { status, body } = await add(id, { function_id: 50, name: 'Zythologue' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ function_id: 50, name: 'Zythologue' });
    expect(await shown()).toEqual([]);
    expect(refusalOf(await add(id, { function_id: 50, name: 'Autre zythologue' }))).toBe('404 introuvable');
    const [first] = payloadOf(found, await anybody.get('/v1/functions?q=zythologues'));
    expect(first).toMatchObject({ metier_id: 50, found_by: 'Zythologue', confident: true });
  });

  it('leaves the list when staff dismiss it, and comes back after three further days', async () => {
    const leaveOnDays = async (days: number) => {
      for (let day = 0; day < days; day++) {
        clock.pass(DAY_SECONDS);
        await leave('rempailleur');
      }
    };
    await leaveOnDays(3);
    const [{ id } = { id: 0 }] = await shown();
    const dismiss = async (client: ApiClient) => client.post(`${WORDS}/${id}/dismiss`, {});
    expect(refusalOf(await dismiss(clients.main))).toBe('403 acces_refuse');
    expect((await dismiss(clients.staff)).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect(refusalOf(await dismiss(clients.staff))).toBe('404 introuvable');
    await leaveOnDays(2);
    expect(await shown()).toEqual([]);
    await leaveOnDays(1);
    expect(await shown()).toEqual([expect.objectContaining({ word: 'rempailleur', days: 3, times: 3 })]);
  });

  it('is counted a limited number of times for one network', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, async () => leave('mot de trop')));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
