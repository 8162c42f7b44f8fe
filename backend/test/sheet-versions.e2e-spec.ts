import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { aProfileName, classify, limit, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  jobDescriptionResponse,
  printedPageResponse,
  savedProfileResponse,
  sheetVersionsResponse,
} from './support/wire-schemas.js';

describe('the versions of a job sheet', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let main: ApiClient;

  const save = async (client: ApiClient, id: number, profile_data: object) =>
    expect((await client.post(`/v1/user/profile/update/one/${id}`, { profile_data })).status).toBe(200);
  const versions = async (client: ApiClient, id: number) =>
    payloadOf(sheetVersionsResponse, await client.get(`/v1/job/versions/${id}`));
  const print = async (client: ApiClient, id: number) =>
    expect((await client.get(`/v1/job/download/pdf/${id}`)).status).toBe(200);
  const dayOnPaper = async (id: number) =>
    /Version du (\d\d\/\d\d\/\d{4})/.exec(
      payloadOf(printedPageResponse, await main.get(`/v1/job/print/${id}`)).html,
    )?.[1];

  beforeAll(async () => {
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi(), bench.startWorker()]);
    clients = await signInAll(url);
    main = clients.main;
  });

  afterAll(async () => bench.close());

  it('are the last text of each day and author, the newest first, and hold what was written', async () => {
    const { profile_id } = await classify(main);
    expect(await versions(main, profile_id)).toEqual([]);
    for (const missions of ['<p>Un</p>', '<p>Deux</p>']) await save(main, profile_id, { missions });
    await save(clients.associated, profile_id, { missions: '<p>Deux</p>', relations: '' });
    const [second, first, ...others] = await versions(main, profile_id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ printed: false, sections: { missions: '<p>Deux</p>', relations: null } });
    expect(second).toMatchObject({ printed: false, sections: { missions: '<p>Deux</p>', relations: '' } });
    expect(second?.kept_by).not.toBe(first?.kept_by);
    await bench.owner.query(
      `update personal_text set created_at = created_at - interval '2 days'
        where aggregate_type = 'profile' and aggregate_id = $1 and content ->> 'missions' = '<p>Un</p>'`,
      [profile_id],
    );
    expect((await versions(main, profile_id)).map(({ sections }) => sections.missions)).toEqual([
      '<p>Deux</p>',
      '<p>Deux</p>',
      '<p>Un</p>',
    ]);
  });

  it('include each printed sheet once, with all its texts, and date the paper by its first print', async () => {
    const { profile_id } = await classify(main);
    const { sections } = payloadOf(jobDescriptionResponse, await main.get(`/v1/job/description/${profile_id}`)).sheet;
    await print(main, profile_id);
    await print(main, profile_id);
    const [printed, ...others] = await versions(main, profile_id);
    expect(others).toEqual([]);
    expect(printed).toMatchObject({ printed: true, sections: { missions: sections.missions.prefill } });
    const today = await dayOnPaper(profile_id);
    await bench.owner.query(
      `update personal_text set created_at = '2025-03-04T10:00Z' where aggregate_type = 'profile' and id = $1`,
      [printed?.id],
    );
    expect(await dayOnPaper(profile_id)).toBe('04/03/2025');
    await save(main, profile_id, { missions: '<p>Accueil</p>' });
    expect(await dayOnPaper(profile_id)).toBe(today);
    await print(main, profile_id);
    await save(main, profile_id, {});
    expect(await dayOnPaper(profile_id)).toBe('04/03/2025');
    expect((await versions(main, profile_id)).map(({ printed: isPrinted }) => isPrinted)).toEqual([false, true, true]);
  });

  it('are hidden from an associated account when they describe a function that is limited', async () => {
    const { profile_id } = await classify(main, { valor_c0: 60 });
    const hidden = await classify(main, { profile_id, valor_c5: METIER.secretaryAccountant, valor_c0: 40 });
    await save(main, profile_id, { missions: '<p>Accueil</p>' });
    await print(main, profile_id);
    await limit(main, hidden.valor_id);
    expect((await versions(main, profile_id)).length).toBe(1);
    expect(await versions(clients.associated, profile_id)).toEqual([]);
    await print(clients.associated, profile_id);
    expect(JSON.stringify(await versions(clients.associated, profile_id))).toMatch(/Accueil(?!.*comptable)/);
  });

  it('belong to one establishment, and are erased with the person', async () => {
    const { profile_id } = payloadOf(
      savedProfileResponse,
      await main.post('/v1/user/profile', { profile_name: aProfileName() }),
      201,
    );
    await save(main, profile_id, { missions: '<p>Un</p>' });
    expect(await versions(main, profile_id)).toHaveLength(1);
    expect(refusalOf(await clients.otherMain.get(`/v1/job/versions/${profile_id}`))).toBe('404 introuvable');
    expect((await main.post(`/v1/user/profile/delete/${profile_id}`)).status).toBe(200);
    const { rowCount } = await bench.owner.query(
      `select from personal_text where aggregate_type = 'profile' and aggregate_id = $1`,
      [profile_id],
    );
    expect(rowCount).toBe(0);
  });
});
