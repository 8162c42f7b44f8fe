import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { edit, METIER } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { putInForce, scheduleVersion } from './support/grid-versions.js';
import { anEmptyEstablishment, csv, DEGREE_HEADINGS, exported, IMPORT, importAll } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importDetailResponse, importResponse, lifeOutcomeResponse } from './support/wire-schemas.js';

const HEADINGS = ['Profil', 'N° de fonction', 'Statut', ...DEGREE_HEADINGS];

describe('undoing an import after a new grid', () => {
  let bench: TestBench;
  let head: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    head = await anEmptyEstablishment(bench.owner, await bench.startApi());
  });

  afterAll(async () => bench.close());

  const statuses = async () =>
    Object.fromEntries((await exported(head)).map((line) => [String(line['Profil']), String(line['Statut'])]));

  it('takes back rows that only the tool has changed, names what a person changed, and continues to the end', async () => {
    const names = ['Déplacée', 'Mise à jour', 'Avant le passage', 'Avant aussi', 'Modifiée avant', 'Modifiée après'];
    const rows = names.map((name) => [name, METIER.serviceAgent, 'À jour', 2, 2, 2]);
    const { import_id } = await importAll(head, csv(HEADINGS, rows));
    const ids = new Map((await exported(head)).map((line) => [line['Profil'], Number(line['N° de valorisation'])]));
    await edit(head, ids.get('Modifiée avant') ?? 0, { valor_c0: 50 });

    await putInForce(bench, await scheduleVersion(bench.owner, { pointValue: '21.15', effectiveOn: '2026-01-01' }));
    // The move has not reached the rows yet: a head's request is done, not refused.
    const early = ids.get('Avant le passage');
    expect((await head.get(`/v1/valor/update/${early}/preview`)).status).toBe(200);
    expect((await head.post(`/v1/valor/update/${early}`, {})).status).toBe(200);
    const chosen = { ids: [early, ids.get('Avant aussi')], data: { valor_visa: 1 } };
    expect(payloadOf(lifeOutcomeResponse, await head.post('/v1/valor/update/multiple', chosen))).toMatchObject({
      done: 1,
      skipped: 1,
    });
    await bench.startWorker();
    const waiting = 'En attente de mise à jour';
    await eventually(async () => expect((await statuses())['Déplacée']).toBe(waiting));
    await eventually(async () => expect((await statuses())['Modifiée après']).toBe(waiting));
    await eventually(async () => expect((await statuses())['Mise à jour']).toBe(waiting));
    expect(await statuses()).toMatchObject({ 'Avant le passage': 'À jour', 'Avant aussi': 'À jour' });
    await edit(head, ids.get('Modifiée après') ?? 0, { valor_c0: 50 });
    expect((await head.post(`/v1/valor/update/${ids.get('Mise à jour')}`, {})).status).toBe(200);

    const changed = ['Modifiée avant', 'Modifiée après'].map((name) => ids.get(name));
    const detail = payloadOf(importDetailResponse, await head.get(`${IMPORT}/${import_id}`));
    expect(detail).toMatchObject({ valuations_active: 6, valor_ids_changed: changed });
    const undo = async (body: object) => head.post(`${IMPORT}/${import_id}/undo`, body);
    const first = payloadOf(importResponse, await undo({}));
    expect(first).toMatchObject({ valuations_active: 2, undone: { deleted: 4, profiles_deleted: 4 } });
    expect(Object.keys(await statuses()).toSorted()).toEqual(['Modifiée après', 'Modifiée avant']);
    const second = payloadOf(importResponse, await undo({ modifiees: 1 }));
    expect(second).toMatchObject({ valuations_active: 0, undone: { deleted: 4, archived: 2 } });
    expect(refusalOf(await undo({ modifiees: 1 }))).toBe('409 import_annule');
    expect(await bench.journalDifferences()).toEqual([]);
  });
});
