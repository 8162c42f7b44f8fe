/**
 * A process that dies while it publishes: the public reads either the old or the new content, complete and consistent.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentCalls as calls, staffArticle } from '@valorisation/contract';
import { ApiClient, payloadOf } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaitingFor } from './support/waiting-statements.js';
import { wired } from './support/wire-schemas.js';

const ROUNDS = scaled({ part: 1, all: 60 });
/** About as long as both publications take on a busy machine. */
const LONGEST_MS = 120;
const MANY = 12;

/** One record that is published again with another text, and many drafts that are published at once. */
interface Publication {
  readonly word: string;
  readonly one: number;
  readonly many: readonly number[];
}

describe('a publication whose process is killed', () => {
  let bench: TestBench;
  let staff: ApiClient;
  let reader: ApiClient;

  const write = async (title: string): Promise<number> => {
    const article = { theme: null, type: 'actualite', title, summary: '', body: '<p>Texte</p>' };
    return staffArticle.parse((await staff.post('/admin/articles', article)).body).id;
  };
  const prepare = async (word: string): Promise<Publication> => {
    const one = await write(`Ancien ${word}`);
    await staff.post(`/admin/articles/${one}/publish`, {});
    const many: number[] = [];
    for (let each = 0; each < MANY; each += 1) many.push(await write(`Brouillon ${word}`));
    return { word, one, many };
  };
  /** Sends both calls at once; a killed process does not answer. */
  const publish = async (url: string, { word, one, many }: Publication): Promise<void> => {
    const dying = new ApiClient(url, staff.token);
    await Promise.allSettled([
      dying.post(`/admin/articles/${one}/publish`, { content: { title: `Nouveau ${word}` } }),
      dying.post('/admin/articles/publish', { ids: many }),
    ]);
  };
  let readings = 0;
  /** Each search comes from another network, since frequent searches are limited. */
  const found = async (word: string): Promise<readonly { readonly id: number; readonly title: string }[]> => {
    readings += 1;
    const elsewhere = { 'x-forwarded-for': `10.${(readings >> 8) & 255}.${readings & 255}.1` };
    const answer = await reader.get(`/v1/user/articles?div=100&word=${word}`, elsewhere);
    return payloadOf(wired(calls.articles.answer), answer).data;
  };
  /** What every place shows of the publication: old (false) or new (true). */
  const shownStates = async ({ word, one, many }: Publication) => {
    const titleOf = async (id: number) => {
      const answer = await reader.get(`/v1/user/articles/${id}`);
      return answer.status === 200 ? payloadOf(wired(calls.article.answer), answer).title : null;
    };
    const titles = new Map((await found(word)).map(({ id, title }) => [id, title]));
    const { rows } = await bench.owner.query<{ id: number; version: number; kept: number; events: number }>(
      `with staff as materialized (select set_config('app.scope', 'staff', false))
       select r.id, r.version,
              (select count(*)::integer from content_version v where v.kind = 'articles' and v.record_id = r.id) as kept,
              (select count(*)::integer from domain_event e where e.aggregate_type = 'articles' and e.aggregate_id = r.id
                and e.type = 'content.published') as events
         from staff, content_article r where r.id = any ($1) order by r.id`,
      [[one, ...many]],
    );
    const [first, ...others] = rows;
    const isNew = `Nouveau ${word}`;
    return {
      one: [
        (await titleOf(one)) === isNew,
        titles.get(one) === isNew,
        first?.version === 3,
        first?.kept === 2,
        first?.events === 2,
      ],
      many: [
        ...(await Promise.all(many.map(async (id) => (await titleOf(id)) !== null))),
        ...many.map((id) => titles.has(id)),
        ...others.flatMap(({ version, kept, events }) => [version === 2, kept === 1, events === 1]),
      ],
    };
  };
  const allOf = (answers: readonly boolean[]): 'old' | 'new' | 'half' => {
    if (answers.every(Boolean)) return 'new';
    return answers.some(Boolean) ? 'half' : 'old';
  };
  /** Reads while it runs, and returns how many of the drafts were visible. */
  const watch = (word: string) => {
    let isOver = false;
    const seen = new Set<number>();
    const reading = (async () => {
      while (!isOver) seen.add((await found(word)).filter(({ title }) => title.startsWith('Brouillon')).length);
    })();
    return async () => {
      isOver = true;
      await reading;
      return [...seen];
    };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi({ variables: { TRUST_PROXY: '1' } });
    reader = new ApiClient(url);
    staff = await signIn(url, emailOf('staff'));
  });

  afterAll(async () => bench.close());

  it.each([
    ['content_version', 'classement'],
    ['domain_event', 'formation'],
  ])('leaves the old content when it dies before it can write into %s', async (table, word) => {
    const publication = await prepare(word);
    const dying = await bench.spawnApi();
    const owner = await bench.owner.connect();
    await owner.query(`begin; lock table ${table} in exclusive mode`);
    const answers = publish(dying.url, publication);
    await untilWaitingFor(bench.owner, { table });
    await dying.kill();
    await owner.query('rollback');
    owner.release();
    await answers;
    const { one, many } = await shownStates(publication);
    expect([allOf(one), allOf(many)]).toEqual(['old', 'old']);
    await publish(reader.baseUrl, publication);
    const after = await shownStates(publication);
    expect([allOf(after.one), allOf(after.many)]).toEqual(['new', 'new']);
  });

  it(`leaves the old or the new content at any moment of death, and is never half visible: ${ROUNDS} moments`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [publication, dying] = await Promise.all([prepare(`tour${round}`), bench.spawnApi()]);
      const stop = watch(publication.word);
      const answers = publish(dying.url, publication);
      // The last round kills after the answer: the announced change stays.
      await (round === ROUNDS ? answers : wait((round * LONGEST_MS) / ROUNDS));
      await dying.kill();
      await answers;
      const allowed = round === ROUNDS ? ['new'] : ['old', 'new'];
      // A started commit is visible or gone once its connections have ended.
      await eventually(async () => {
        const { one, many } = await shownStates(publication);
        for (const end of [allOf(one), allOf(many)]) expect(allowed).toContain(end);
      });
      for (const seen of await stop()) expect([0, MANY]).toContain(seen);
    }
  });
});
