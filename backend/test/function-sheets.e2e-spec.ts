/** The suggestions for the job sheets, as staff correct and confirm them for every establishment. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { functionSheet, functionSheetTexts } from '@valorisation/contract';
import { OTHER_FUNCTION_ID, shippedGrids } from '@valorisation/rules';
import * as z from 'zod/mini';
import { installDatabase } from '../src/install/install-database.js';
import { fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { jobDescriptionResponse } from './support/wire-schemas.js';

const SHEETS = '/admin/function-sheets';

describe('the suggestions for the job sheets', () => {
  let bench: TestBench;
  let clients: RoleClients;

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  const change = async (client: ApiClient, id: number, body: object) =>
    client.call(`${SHEETS}/${id}`, { method: 'PUT', body });
  const listed = async () => z.parse(z.array(functionSheet), (await clients.staff.get(`${SHEETS}?range=[0,99]`)).body);
  const ofFunction = async (id: number) => {
    const found = (await listed()).find((sheet) => sheet.function_id === id);
    if (found === undefined) throw new Error(`no suggestions for function ${id}`);
    return found;
  };

  it('exist for each function of the grid, to be reviewed', async () => {
    const functions = shippedGrids.at(-1)?.document.metiers.map(({ metier_id }) => metier_id) ?? [];
    const sheets = await listed();
    expect(sheets.map(({ function_id }) => function_id)).toEqual(
      functions.filter((id) => id !== OTHER_FUNCTION_ID).sort((a, b) => a - b),
    );
    expect(new Set(sheets.map(({ state }) => state))).toEqual(new Set(['to_review']));
    expect(sheets.every(({ function_title: title }) => title !== null)).toBe(true);
  });

  it('reach every job sheet as staff change them, and say once they are confirmed', async () => {
    const { profile_id } = await classify(clients.main, { valor_c5: METIER.secretaryAccountant });
    const described = async () =>
      payloadOf(jobDescriptionResponse, await clients.main.get(`/v1/job/description/${profile_id}`)).sheet;
    expect((await described()).functions[0]?.suggestions_confirmed).toBe(false);
    const { id, version } = await ofFunction(METIER.secretaryAccountant);
    const wanted = { missions: 'Tenir la caisse.\n\n Accueillir les familles. ', state: 'confirmed', version };
    expect((await change(clients.staff, id, wanted)).status).toBe(200);
    const { functions, sections } = await described();
    expect(functions[0]).toMatchObject({
      suggestions_confirmed: true,
      suggestions: { missions: ['Tenir la caisse.', 'Accueillir les familles.'] },
    });
    expect(sections.missions.prefill).toBe('<ol><li>Tenir la caisse.</li><li>Accueillir les familles.</li></ol>');
    expect(refusalOf(await change(clients.staff, id, wanted))).toBe('409 version_perimee');

    await installDatabase(bench.databaseUrl, { demo: false });
    expect(await ofFunction(METIER.secretaryAccountant)).toMatchObject({
      state: 'confirmed',
      missions: 'Tenir la caisse.\n\n Accueillir les familles.',
    });
  });

  it('are added for a function of the grid that has none, and stay with it', async () => {
    const { id, function_id, ...sheet } = await ofFunction(METIER.serviceAgent);
    const { daily: _, ...texts } = z.parse(z.object(functionSheetTexts), sheet);
    const added = async (body: object) => clients.staff.post(SHEETS, { ...texts, ...body });
    expect(fieldsOf(await added({ function_id }))).toEqual(['function_id']);
    expect(fieldsOf(await added({ function_id: 9_999 }))).toEqual(['function_id']);
    await bench.owner.query(
      `begin; set local app.scope = 'staff'; delete from function_sheet where id = ${id}; commit`,
    );
    expect((await added({ function_id })).status).toBe(201);
    const made = await ofFunction(METIER.serviceAgent);
    expect(made).toMatchObject({ state: 'to_review', daily: '', missions: texts.missions });
    await change(clients.staff, made.id, { function_id: METIER.secretaryAccountant, version: made.version });
    expect((await ofFunction(METIER.serviceAgent)).id).toBe(made.id);
  });

  it('are read and changed by staff only, and are not deleted', async () => {
    const { id, version } = await ofFunction(METIER.secretaryAccountant);
    for (const role of ['main', 'associated'] as const) {
      expect(refusalOf(await clients[role].get(SHEETS))).toBe('403 acces_refuse');
      expect(refusalOf(await change(clients[role], id, { state: 'to_review', version }))).toBe('403 acces_refuse');
    }
    expect(refusalOf(await clients.anonymous.get(SHEETS))).toBe('401 session_absente');
    expect((await clients.staff.call(`${SHEETS}/${id}`, { method: 'DELETE' })).status).toBe(405);
  });
});
