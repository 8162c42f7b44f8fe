import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { edit, METIER } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { putInForce, scheduleVersion } from './support/grid-versions.js';
import { anEmptyEstablishment, csv, DEGREE_HEADINGS, exported, IMPORT, importAll } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importResponse } from './support/wire-schemas.js';

const HEADINGS = ['Profil', 'N° de fonction', 'Statut', ...DEGREE_HEADINGS];

describe('taking an import back after a new grid', () => {
  let bench: TestBench;
  let head: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    head = await anEmptyEstablishment(bench.owner, await bench.startApi());
  });

  afterAll(async () => bench.close());

  const statuses = async () =>
    Object.fromEntries((await exported(head)).map((line) => [String(line['Profil']), String(line['Statut'])]));

  it('archives the rows that the grid alone has moved, and keeps those that somebody touched', async () => {
    const names = ['Déplacée', 'Modifiée avant', 'Modifiée après'];
    const rows = names.map((name) => [name, METIER.serviceAgent, 'À jour', 2, 2, 2]);
    const { import_id } = await importAll(head, csv(HEADINGS, rows));
    const ids = new Map((await exported(head)).map((line) => [line['Profil'], Number(line['N° de valorisation'])]));
    await edit(head, ids.get('Modifiée avant') ?? 0, { valor_c0: 50 });

    await putInForce(bench, await scheduleVersion(bench.owner, { pointValue: '21.15', effectiveOn: '2026-01-01' }));
    await bench.startWorker();
    const waiting = 'En attente de mise à jour';
    await eventually(async () => expect((await statuses())['Déplacée']).toBe(waiting));
    await eventually(async () => expect((await statuses())['Modifiée après']).toBe(waiting));
    await edit(head, ids.get('Modifiée après') ?? 0, { valor_c0: 50 });

    const { undone } = payloadOf(importResponse, await head.post(`${IMPORT}/${import_id}/undo`, {}));
    expect(undone).toMatchObject({ archived: 1, kept: 2 });
    expect((await statuses())['Déplacée']).toBe('Inactif');
    expect(await bench.journalDifferences()).toEqual([]);
  });
});
