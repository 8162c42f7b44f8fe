import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer, ApiClient } from './support/api-client.js';
import { costlyFiles, sharing } from './support/costly-files.js';
import { emailOf, signIn } from './support/role-clients.js';
import { anEmptyEstablishment, confirm, csv, EXPORT, fileOf, IMPORT, preview, send } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** Far above what others wait, far below what they waited when the API read files itself: minutes. */
const LONGEST_WAIT_MS = 1_000;
/** Of the answer to a file of 5 000 rows. */
const LONGEST_ANSWER = 12_000_000;

let bench: TestBench;
let url: string;
let main: ApiClient;

beforeAll(async () => {
  bench = await openTestBench();
  ({ url } = await bench.spawnApi());
  main = await signIn(url, emailOf('main'));
});

afterAll(async () => bench.close());

/** The answer, and the longest time that somebody else waited for one meanwhile. */
async function watched(work: Promise<Answer>): Promise<{ readonly answer: Answer; readonly waitedMs: number }> {
  let waitedMs = 0;
  let isOver = false;
  const answer = work.finally(() => (isOver = true));
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${url}/v1/status`)).arrayBuffer();
    waitedMs = Math.max(waitedMs, performance.now() - start);
  }
  return { answer: await answer, waitedMs };
}

async function expectServed(work: Promise<Answer>): Promise<Answer> {
  const t = performance.now();
  const { answer, waitedMs } = await watched(work);
  console.log(
    expect.getState().currentTestName,
    answer.status,
    'waited',
    Math.round(waitedMs),
    'took',
    Math.round(performance.now() - t),
    JSON.stringify(answer.body).length,
  );
  expect(waitedMs).toBeLessThan(LONGEST_WAIT_MS);
  return answer;
}

describe('a file that is made to be costly', () => {
  it.each(costlyFiles)('is answered while others are served: %s', async (_, bytes) => {
    const { status, body } = await expectServed(send(main, `${IMPORT}/preview`, bytes()));
    expect([200, 422]).toContain(status);
    expect(JSON.stringify(body).length).toBeLessThan(LONGEST_ANSWER);
  });

  it('gets its refused rows back while others are served', async () => {
    const file = sharing('?'.repeat(90), ['Profil', 'Fonction', 'Statut', 'Quotité (%)', 'Grille'], 5_000);
    for (const format of ['xlsx', 'csv']) {
      fileOf(await expectServed(send(main, `${IMPORT}/refused?format=${format}`, file)));
    }
  });
});

describe('the largest sound file', () => {
  it('is shown, written and given back while others are served', async () => {
    const empty = await anEmptyEstablishment(bench.owner, url);
    const headings = ['Profil', 'N° de fonction', 'Quotité (%)', 'Date d’ancienneté', 'Statut'];
    const rows = Array.from({ length: 5_000 }, (_, index) => [
      `Personne ${index}`,
      28,
      '80,5',
      '01/09/2018',
      'En cours',
    ]);
    const file = csv(headings, rows);
    await expectServed(send(empty, `${IMPORT}/preview`, file));
    await expectServed(confirm(empty, file, await preview(empty, file)));
    for (const format of ['xlsx', 'csv']) fileOf(await expectServed(empty.get(`${EXPORT}?format=${format}`)));
  });
});
