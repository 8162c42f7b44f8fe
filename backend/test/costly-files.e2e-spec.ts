import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { allWrong, costlyTexts, formatted, nested, sharing, sheetOf, VALID_SHEET } from './support/costly-files.js';
import { listedRows } from './support/due-surfaces.js';
import { workbookOf } from './support/hostile-files.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther, itFurtherEach, scaled } from './support/scale.js';
import { anEmptyEstablishment, confirm, csv, EXPORT, fileOf, IMPORT, send } from './support/spreadsheets.js';
import { watchingStatus } from './support/status-watch.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importPreviewResponse } from './support/wire-schemas.js';

/** What a busy machine may add; without the limits others waited for minutes. */
const LONGEST_WAIT_MS = 2_000;
/** The longest answer to a file of 5 000 rows, or to a list of them, in characters. */
const LONGEST_ANSWER = 30_000_000;

/** What a head can request for all rows at once. */
const READS = [
  'valor/list/all?div=100&leger=1',
  'valor/list/all?div=100&key=profile_a_verser&order=desc',
  'valor/list/allvalors?div=100',
  'valor/figures',
  'valor/coherence',
  'valor/costs',
  'valor/anniversaries.ics',
  'user/profiles',
  'user/profile/all?div=100',
];
const BULK = ['update/preview', 'archive', 'duplicate', 'delete'];

/** At least as many rows as can be changed at once. */
const ROWS_OF_ONE = 1_000;
/** `npm run test:long` uses the largest file that is accepted. */
const ROWS = scaled({ part: 100, all: 5_000 });
/** `npm run test:long` uses the largest file. */
const REFUSED_ROWS = scaled({ part: 300, all: 5_000 });
/** `npm test` uses the longer texts, whose answer is the longest. */
const REFUSED_TEXTS = scaled({ part: [160], all: [1, 160] });
/**
 * Three texts that grow by tags, by spaces and by depth. The expressions themselves are proved in regular-expressions.
 */
const TEXTS = scaled<readonly string[]>({
  part: ['opened tags', 'spaces between signs', 'nested lists'],
  all: costlyTexts.map(([name]) => name),
});

let bench: TestBench;
let url: string;
let main: ApiClient;

beforeAll(async () => {
  bench = await openTestBench();
  ({ url } = await bench.spawnApi());
  main = await signIn(url, emailOf('main'));
});

afterAll(async () => bench.close());

/** Answers these works one after the other, while other calls are served. */
async function allServed(works: readonly (() => Promise<Answer>)[]): Promise<readonly Answer[]> {
  const { answer, longestMs } = await watchingStatus(url, async () => {
    const answers: Answer[] = [];
    for (const work of works) answers.push(await work());
    return answers;
  });
  expect(longestMs).toBeLessThan(LONGEST_WAIT_MS);
  for (const { body } of answer) expect(JSON.stringify(body).length).toBeLessThan(LONGEST_ANSWER);
  return answer;
}

async function served(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await allServed([work]);
  if (answer === undefined) throw new Error('no answer');
  return answer;
}

/** Requests everything that a head can read of its rows. */
async function expectToBeRead(head: ApiClient): Promise<void> {
  const answers = await allServed(READS.map((path) => async () => head.get(`/v1/${path}`)));
  expect(answers.map(({ status }, at) => [READS[at], status])).toEqual(READS.map((path) => [path, 200]));
}

describe('a file made to be costly', () => {
  const isAnswered = async (_: string, file: () => Uint8Array, status: number) => {
    const bytes = file();
    const answer = await served(() => send(main, `${IMPORT}/preview`, bytes));
    expect(answer.status).toBe(status);
    if (status !== 200) return;
    const { lines, accepted, refused, refused_lines: count } = payloadOf(importPreviewResponse, answer);
    expect([refused.length, count]).toEqual([count, lines - accepted.length]);
  };

  it.each<[string, () => Uint8Array, number]>([
    ['nested elements', () => workbookOf(sheetOf(nested(400_000))), 422],
    ...REFUSED_TEXTS.map((signs): [string, () => Uint8Array, number] => [
      `refused cells of ${signs} signs in each row`,
      () => allWrong('?'.repeat(signs), REFUSED_ROWS),
      200,
    ]),
  ])('is answered while others are served: %s', isAnswered);

  itFurtherEach<[string, () => Uint8Array, number]>(
    [
      ['a number format of brackets', () => workbookOf(VALID_SHEET, formatted('['.repeat(400_000))), 200],
      ['a long text that each row shows', () => sharing('x'.repeat(9_000), ['Profil'], 5_000), 422],
    ],
    'is answered while others are served: %s',
    isAnswered,
  );
});

describe('a large sound file', () => {
  itFurther('is previewed, imported and exported while others are served', async () => {
    const empty = await anEmptyEstablishment(bench.owner, url);
    const headings = ['Profil', 'N° de fonction', 'Quotité (%)', 'Date d’ancienneté', 'Statut'];
    const rows = Array.from({ length: ROWS }, (_, index) => [
      `Personne ${index}`,
      28,
      '80,5',
      '01/09/2018',
      'En cours',
    ]);
    const file = csv(headings, rows);
    const shown = payloadOf(importPreviewResponse, await served(() => send(empty, `${IMPORT}/preview`, file)));
    expect((await served(() => confirm(empty, file, shown))).status).toBe(200);
    fileOf(await served(() => empty.get(`${EXPORT}?format=xlsx`)));
    await expectToBeRead(empty);
  });

  itFurther('is read and changed while others are served, even when all rows belong to one person', async () => {
    const head = await anEmptyEstablishment(bench.owner, url);
    const file = csv(
      ['Profil', 'N° de fonction', 'Statut'],
      Array.from({ length: ROWS_OF_ONE }, () => ['Une seule personne', 28, 'En cours']),
    );
    const shown = payloadOf(importPreviewResponse, await served(() => send(head, `${IMPORT}/preview`, file)));
    expect((await served(() => confirm(head, file, shown))).status).toBe(200);
    const ids = (await listedRows(head)).map(({ valor_id }) => valor_id).slice(0, 500);
    await expectToBeRead(head);
    const changed = await allServed(BULK.map((path) => async () => head.post(`/v1/valor/${path}/multiple`, { ids })));
    for (const { status } of changed) expect(status).toBeLessThan(300);
  });
});

describe('a text made to be costly', () => {
  it.each(costlyTexts.filter(([name]) => TEXTS.includes(name)))(
    'is answered while others are served: %s',
    async (_, text) => {
      const { profile_id, valor_id } = await classify(main);
      const sent = [
        () => main.post(`/v1/user/profile/update/one/${profile_id}`, { profile_data: { missions: text } }),
        () => main.post('/v1/user/profile', { profile_name: text }),
        () => main.post('/v1/valor/update/valorisation', { valor_id, valor_other_metier: text }),
        () => main.post('/v1/login', { user_email: `a@${text}`, user_pwd: 'x' }),
      ];
      for (const { status } of await allServed(sent)) expect(status).toBeLessThan(500);
    },
  );
});
