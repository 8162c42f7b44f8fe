/** A storage that does not answer for a while still holds its files. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffMedia } from '@valorisation/contract';
import { startMoodyStorage, type MoodyStorage } from './faults/parts/moody-storage.js';
import { refusalOf, type ApiClient, type Answer } from './support/api-client.js';
import { classify } from './support/classification.js';
import { picture } from './support/media-files.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

describe('a file whose storage is away', () => {
  let bench: TestBench;
  let storage: MoodyStorage;
  let main: ApiClient;
  let staff: ApiClient;

  beforeAll(async () => {
    [bench, storage] = await Promise.all([openTestBench(), startMoodyStorage()]);
    const variables = { STORAGE_URL: storage.url };
    const [url] = await Promise.all([bench.startApi({ variables }), bench.startWorker(variables)]);
    [main, staff] = await Promise.all([signIn(url, emailOf('main')), signIn(url, emailOf('staff'))]);
  });

  afterAll(async () => {
    await bench.close();
    await storage.close();
  });

  /** The answers with the storage, without it, and with it again. */
  async function around(ask: () => Promise<Answer>): Promise<[Answer, Answer, Answer]> {
    const before = await ask();
    storage.become('away');
    const meanwhile = await ask();
    storage.become('keeping');
    return [before, meanwhile, await ask()];
  }

  it('is postponed, not taken for a lost document: nothing is printed again', async () => {
    const { valor_id } = await classify(main);
    const printed = async () =>
      (await bench.owner.query<object>('select storage_key, times_asked from print_file, print_job')).rows;
    await main.get(`/v1/valor/download/${valor_id}`);
    const [{ id }] = (await bench.owner.query<{ id: number }>('select id from print_job')).rows as [{ id: number }];
    const first = await printed();
    const [before, meanwhile, after] = await around(async () => main.get(`/v1/jobs/${id}`));
    expect([before.status, refusalOf(meanwhile), after.status]).toEqual([200, '503 service_indisponible', 200]);
    expect(Number(meanwhile.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(after.body).toEqual(before.body);
    expect(await printed()).toEqual(first);
  });

  it('is not taken for a picture that the library lacks', async () => {
    const form = new FormData();
    form.append('file', new Blob([await (await picture()).png().toBuffer()]), 'cour.png');
    const { src } = staffMedia.parse((await staff.post('/admin/media', form)).body);
    const [before, meanwhile, after] = await around(async () => main.get(src ?? ''));
    expect([before.status, refusalOf(meanwhile), after.status]).toEqual([200, '503 service_indisponible', 200]);
  });
});
