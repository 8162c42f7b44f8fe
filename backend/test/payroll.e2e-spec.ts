/** What is due goes to payroll: files with receipts, and keys for a school's own program (ADR 121). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payrollCalls } from '@valorisation/contract';
import { ApiClient, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { classify, create, edit, limit, valuationOf } from './support/classification.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { fileOf, linesOf } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const RECEIPTS = '/v1/payroll/receipts';
const KEYS = '/v1/payroll/keys';
const LINES = '/v1/payroll/lines';

const receiptAnswer = wired(payrollCalls.handOver.answer);
const receiptsAnswer = wired(payrollCalls.receipts.answer);
const outlookAnswer = wired(payrollCalls.outlook.answer);
const keysAnswer = wired(payrollCalls.keys.answer);
const linesAnswer = wired(payrollCalls.lines.answer);
const createdKey = wired(payrollCalls.createKey.answer);

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('what is due, for payroll', () => {
  let bench: TestBench;
  let url: string;
  let as: RoleClients;

  const handOver = async (client: ApiClient, body: object) =>
    payloadOf(receiptAnswer, await client.post(RECEIPTS, body));
  const fileAnswer = async (client: ApiClient, id: number) => client.get(`${RECEIPTS}/${id}/file`);
  const fileFor = async (client: ApiClient, id: number) => fileOf(await fileAnswer(client, id));
  const outlook = async (client: ApiClient, since?: number) =>
    payloadOf(outlookAnswer, await client.get(`/v1/payroll/outlook${since === undefined ? '' : `?depuis=${since}`}`));
  const idsIn = async (file: Buffer) => (await linesOf(file)).map(({ valor_id }) => Number(valor_id));
  const keyOf = async (client: ApiClient, name = 'Logiciel de paie') => {
    const { key_id: id, key } = payloadOf(createdKey, await client.post(KEYS, { name }));
    return { id, client: new ApiClient(url, key) };
  };
  const readBy = (answer: Answer) => payloadOf(linesAnswer, answer);

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    as = await signInAll(url);
  });

  afterAll(async () => bench.close());

  it('is a file with a receipt, made again with the same bytes until a line changes', async () => {
    const row = await classify(as.main, { valor_c0: 80 });
    const unfinished = await create(as.main);
    for (const format of ['csv', 'xlsx'] as const) {
      const receipt = await handOver(as.main, { format });
      const file = await fileFor(as.main, receipt.receipt_id);
      expect(receipt.sha256).toBe(digestOf(file));
      expect(await fileFor(as.main, receipt.receipt_id)).toEqual(file);
      expect(await idsIn(file)).toContain(row.valor_id);
      expect(await idsIn(file)).not.toContain(unfinished.valor_id);
    }
    const silae = await handOver(as.main, { format: 'silae' });
    expect((await fileAnswer(as.main, silae.receipt_id)).body).toMatchObject({ statut: 'à faire valider' });
    const left = (await outlook(as.main)).hors_fichier;
    expect(left.find(({ raison }) => raison === 'en_cours')?.lignes).toBeGreaterThan(0);

    const answer = await fileAnswer(as.main, (await handOver(as.main, { format: 'csv' })).receipt_id);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="minima-\d{14}-\d{4}-\d{2}-\d{2}\.csv"/);
    const reference = `V${row.valor_id}-${row.version}`;
    expect(fileOf(answer).toString()).toContain(`;${reference}\r\n`);
    expect((await as.main.get(`/v1/valor/replay/${reference}`)).status).toBe(200);

    await edit(as.main, row.valor_id, { valor_c0: 90 });
    expect(refusalOf(await fileAnswer(as.main, silae.receipt_id - 1))).toBe('409 etat_change');
  });

  it('since a receipt is what reads differently, and what is gone is told', async () => {
    const [changed, archived, same] = [await classify(as.main), await classify(as.main), await classify(as.main)];
    const { receipt_id: first } = await handOver(as.main, { format: 'csv' });
    expect(await outlook(as.main, first)).toMatchObject({ lignes: 0, disparues: [] });
    await edit(as.main, changed.valor_id, { valor_c0: 50 });
    await as.main.post(`/v1/valor/archive/${archived.valor_id}`, {});
    const { version } = await valuationOf(as.main, archived.valor_id);
    expect(version).toBeGreaterThan(archived.version);
    expect((await outlook(as.main, first)).disparues).toEqual([
      {
        reference_trace: `V${archived.valor_id}-${archived.version}`,
        profile_name: archived.profile_name,
        metier_title: archived.metier_title,
        raison: 'archivee',
      },
    ]);
    const second = await handOver(as.main, { format: 'csv', depuis: first });
    expect(second).toMatchObject({ depuis: first, lignes: 1 });
    const file = await fileFor(as.main, second.receipt_id);
    expect(await idsIn(file)).toEqual([changed.valor_id]);
    // A third one compares with all that payroll knows by then.
    expect(await outlook(as.main, second.receipt_id)).toMatchObject({ lignes: 0, disparues: [] });
    await bench.owner.query(`update profile set matricule = 'M-7' where id = $1`, [same.profile_id]);
    const third = await handOver(as.main, { format: 'csv', depuis: second.receipt_id });
    expect(await idsIn(await fileFor(as.main, third.receipt_id))).toEqual([same.valor_id]);
    const { rows } = await bench.owner.query<{ text: string }>(
      'select to_jsonb(h)::text as text from payroll_handover h',
    );
    for (const { text } of rows) expect(text).not.toContain(same.profile_name);
  });

  it('has no limited function for a collaborator, not even its own, and nothing for another school', async () => {
    const own = await classify(as.associated);
    await limit(as.main, own.valor_id);
    const shown = await classify(as.main);
    const whole = await handOver(as.main, { format: 'csv' });
    const part = await handOver(as.associated, { format: 'csv' });
    expect(await idsIn(await fileFor(as.main, whole.receipt_id))).toEqual(
      expect.arrayContaining([own.valor_id, shown.valor_id]),
    );
    for (const client of [as.associated, as.main]) {
      const ids = await idsIn(await fileFor(client, part.receipt_id));
      expect([ids.includes(own.valor_id), ids.includes(shown.valor_id)]).toEqual([false, true]);
    }
    const seen = payloadOf(receiptsAnswer, await as.associated.get(RECEIPTS));
    expect(seen.map(({ receipt_id }) => receipt_id)).toEqual([part.receipt_id]);
    for (const [client, id] of [
      [as.associated, whole.receipt_id],
      [as.otherMain, part.receipt_id],
    ] as const) {
      expect(refusalOf(await fileAnswer(client, id))).toBe('404 introuvable');
      expect(refusalOf(await client.get(`/v1/payroll/outlook?depuis=${id}`))).toBe('404 introuvable');
      expect(refusalOf(await client.post(RECEIPTS, { format: 'csv', depuis: id }))).toBe('404 introuvable');
    }
    expect(
      await idsIn(await fileFor(as.otherMain, (await handOver(as.otherMain, { format: 'csv' })).receipt_id)),
    ).not.toContain(shown.valor_id);
  });

  it('is read by a key of the school, which opens nothing else and is stored as a hash', async () => {
    const row = await classify(as.main);
    const { id, client } = await keyOf(as.main);
    const other = await keyOf(as.otherMain);
    const { lignes, sha256 } = readBy(await client.get(LINES));
    expect(lignes.find(({ valor_id }) => valor_id === String(row.valor_id))).toMatchObject({
      a_verser_au_moins: row.valor_a_verser?.toFixed(2),
      source_a_verser: 'smic',
    });
    const file = fileOf(await client.get(`${LINES}.csv`));
    expect([digestOf(file), (await handOver(as.main, { format: 'csv' })).sha256]).toEqual([sha256, sha256]);
    const { receipt_id: receipt } = await handOver(as.main, { format: 'csv' });
    expect(readBy(await client.get(`${LINES}?depuis=${receipt}`)).lignes).toEqual([]);
    expect(readBy(await other.client.get(LINES)).lignes.map(({ valor_id }) => valor_id)).not.toContain(
      String(row.valor_id),
    );
    expect(refusalOf(await other.client.get(`${LINES}?depuis=${receipt}`))).toBe('404 introuvable');

    for (const path of ['/v1/valor/list/all', RECEIPTS, KEYS, `${RECEIPTS}/${receipt}/file`, '/v1/user/profile']) {
      expect([path, refusalOf(await client.get(path))]).toEqual([path, '401 session_absente']);
    }
    const [listed] = payloadOf(keysAnswer, await as.main.get(KEYS));
    expect(listed).toMatchObject({ key_id: id, name: 'Logiciel de paie', used_at: expect.any(String) });
    expect(client.token?.startsWith(listed?.prefix ?? '-')).toBe(true);
    const { rows } = await bench.owner.query<{ text: string }>('select to_jsonb(k)::text as text from payroll_key k');
    for (const { text } of rows) expect(text).not.toContain(client.token);
  });

  it('is closed to a revoked key, to that of a school without an active head, and after too many calls', async () => {
    const [{ id, client }, { client: second }] = [await keyOf(as.main), await keyOf(as.main, 'Cabinet')];
    expect(refusalOf(await as.otherMain.post(`${KEYS}/${id}/revoke`))).toBe('404 introuvable');
    const left = payloadOf(keysAnswer, await as.main.post(`${KEYS}/${id}/revoke`));
    expect(left.map(({ key_id }) => key_id)).not.toContain(id);
    expect(refusalOf(await client.get(LINES))).toBe('401 cle_refusee');
    expect(refusalOf(await as.main.post(`${KEYS}/${id}/revoke`))).toBe('404 introuvable');

    const setVisa = async (visa: number) =>
      bench.owner.query('update account set visa = $1 where email = $2', [visa, emailOf('main')]);
    await setVisa(0);
    expect(refusalOf(await second.get(LINES))).toBe('401 cle_refusee');
    await setVisa(1);

    const answers: Answer[] = [];
    while (answers.length <= 60 && answers.at(-1)?.status !== 429) answers.push(await second.get(LINES));
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
    expect([answers.length, refusalOf(answers.at(-1) as Answer)]).toEqual([61, '429 trop_de_tentatives']);

    const { rows } = await bench.owner.query<{ type: string }>(
      `select distinct type from domain_event where type like 'payroll%' order by 1`,
    );
    expect(rows.map(({ type }) => type)).toEqual(['payroll-key.created', 'payroll-key.revoked', 'payroll.handed-over']);
  });
});
