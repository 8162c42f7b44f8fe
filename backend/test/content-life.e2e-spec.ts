/** The content of the portal on two API processes with one database: drafts, schedules, versions. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  contentCalls as calls,
  contentEditingCalls as editing,
  contentPublicationCalls as publication,
  contentVersionCalls as versionCalls,
  staffArticle,
  staffPage,
} from '@valorisation/contract';
import { z } from 'zod';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther, scaled } from './support/scale.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

describe('the content that staff write', () => {
  let bench: TestBench;
  let staff: ApiClient;
  let readers: readonly ApiClient[];
  const clock = new SetClock();
  const MINUTE_S = 60;

  const inMinutes = (minutes: number): string => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  const pageNamed = async (name: string) => {
    const [found] = z.array(staffPage).parse((await staff.get(`/admin/pages?filter={"name":"${name}"}`)).body);
    if (found === undefined) throw new Error(`No page ${name}`);
    return found;
  };
  const changePage = async (id: number, body: object) => staff.call(`/admin/pages/${id}`, { method: 'PUT', body });
  const versions = async (path: string) =>
    z.parse(versionCalls.versions.answer, (await staff.get(`/admin/${path}/versions`)).body);
  const write = async (article: object) =>
    staffArticle.parse((await staff.post('/admin/articles', { theme: null, type: 'actualite', ...article })).body);
  /** The answers of each process for an article. */
  const seen = async (id: number) =>
    Promise.all(
      readers.map(async (reader) => {
        const listed = payloadOf(wired(calls.articles.answer), await reader.get('/v1/user/articles?div=100'));
        const one = await reader.get(`/v1/user/articles/${id}`);
        const document = await reader.get(`/actualites/${id}-ancien-titre`);
        const named = async (path: string) => String((await reader.get(path)).body).includes(`/actualites/${id}-`);
        return [
          one.status,
          listed.data.some((article) => article.id === id),
          document.status,
          ...(await Promise.all(['/actualites', '/actualites.xml', '/sitemap.xml'].map(named))),
        ];
      }),
    );

  /** Expects it at once on the process that has answered the change, and a moment later on the other (ADR 34). */
  const becomes = async (id: number, expected: readonly unknown[]) => {
    expect((await seen(id))[0]).toEqual(expected);
    await eventually(async () => expect(await seen(id)).toEqual([expected, expected]));
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const urls = [await bench.startApi({ clock }), await bench.startApi({ clock })];
    readers = urls.map((url) => new ApiClient(url));
    staff = await signIn(urls[0] ?? '', emailOf('staff'));
  });

  afterAll(async () => bench.close());

  it('is private before it is published, and disappears at its end, on each process', async () => {
    const { id } = await write({ title: 'Annonce', summary: 'Résumé', body: '<p>Texte</p>' });
    const [hidden, shown] = [
      [404, false, 404, false, false, false],
      [200, true, 200, true, true, true],
    ];
    expect(await seen(id)).toEqual([hidden, hidden]);
    // A start in the past would make it public at once.
    const late = await staff.post(`/admin/articles/${id}/publish`, { opens_at: inMinutes(-1) });
    expect([late.status, fieldsOf(late)]).toEqual([422, ['opens_at']]);
    const dates = { opens_at: inMinutes(5), closes_at: inMinutes(10) };
    const published = await staff.post(`/admin/articles/${id}/publish`, dates);
    expect(z.parse(publication.publish.answer, published.body)).toMatchObject({ state: 'scheduled', version: 2 });
    const life: unknown[] = [];
    const minutes = scaled({ part: [4, 5, 9, 10], all: [4, 5, 6, 7, 8, 9, 10, 11] });
    for (const [place, minute] of minutes.entries()) {
      clock.pass((minute - (minutes[place - 1] ?? 0)) * MINUTE_S);
      life.push(await seen(id));
    }
    // A link that the public had leads to the list.
    const gone = [404, false, 301, false, false, false];
    const expected = minutes.map((minute) => (minute < 5 ? hidden : minute < 10 ? shown : gone));
    expect(life).toEqual(expected.map((one) => [one, one]));
    const past = await staff.post(`/admin/articles/${id}/publish`, { closes_at: inMinutes(-1) });
    expect(fieldsOf(past)).toEqual(['closes_at']);
    await staff.post(`/admin/articles/${id}/publish`, {});
    await becomes(id, shown);
    await staff.post(`/admin/articles/${id}/archive`, {});
    await becomes(id, gone);
  });

  it('keeps the present text while a new one is scheduled, to the minute and on each process', async () => {
    const { id } = await write({ title: 'Réunion de printemps', summary: '', body: '<p>Avenant ancien</p>' });
    await staff.post(`/admin/articles/${id}/publish`, {});
    const next = { title: 'Réunion d’automne', body: '<p>Avenant nouveau</p>' };
    const scheduled = await staff.post(`/admin/articles/${id}/publish`, { opens_at: inMinutes(2), content: next });
    expect(z.parse(publication.publish.answer, scheduled.body)).toMatchObject({ state: 'scheduled', version: 3 });
    const waiting = staffArticle.parse((await staff.get(`/admin/articles/${id}`)).body);
    expect(waiting).toMatchObject({ title: 'Réunion d’automne', has_standing: true });
    /** The text, the search results for the old and the new word, and the document. */
    const read = async () =>
      Promise.all(
        readers.map(async (reader) => {
          const found = async (word: string) => {
            const answer = await reader.get(`/v1/user/articles?word=${word}`);
            return payloadOf(wired(calls.articles.answer), answer).data.some((article) => article.id === id);
          };
          const one = payloadOf(wired(calls.article.answer), await reader.get(`/v1/user/articles/${id}`));
          const document = String((await reader.get(`/actualites/${id}-titre`)).body);
          return [one.title, await found('printemps'), await found('automne'), document.includes('Avenant nouveau')];
        }),
      );
    const [old, later] = [
      ['Réunion de printemps', true, false, false],
      ['Réunion d’automne', false, true, true],
    ];
    const life: unknown[] = [await read()];
    // Changes the hour for the same text, then moves minute by minute.
    await staff.post(`/admin/articles/${id}/publish`, { opens_at: inMinutes(3) });
    for (let minute = 1; minute <= 3; minute += 1) {
      clock.pass(MINUTE_S);
      life.push(await read());
    }
    expect(life).toEqual([old, old, old, later].map((each) => [each, each]));

    await staff.post(`/admin/articles/${id}/publish`, { opens_at: inMinutes(5), content: { title: 'Encore' } });
    expect((await read())[0]).toEqual(later);
    await staff.post(`/admin/articles/${id}/unpublish`, {});
    await becomes(id, [404, false, 301, false, false, false]);
  });

  itFurther(
    'is answered by tag, and never outdated after a change by the other process, a grid or a minute',
    async () => {
      const [writer, reader] = readers;
      if (writer === undefined || reader === undefined) throw new Error('two processes');
      const { id, body } = await pageNamed('faq');
      await changePage(id, { body: { intro: 'Au point de {{grid.valeur_point}}.', sections: body.sections } });
      const ask = async (from: ApiClient, tag = '') => {
        const { status, headers } = await from.get('/v1/user/page/faq', { 'if-none-match': tag });
        return [status, headers.get('etag') ?? ''] as const;
      };
      const [, first] = await ask(reader);
      expect(await ask(writer, first)).toEqual([304, first]);
      expect(await ask(reader, first)).toEqual([304, first]);

      await changePage(id, { title: 'Questions' });
      const [status, second] = await ask(reader, first);
      expect([status, second === first]).toEqual([200, false]);
      expect(await ask(writer, second)).toEqual([304, second]);

      const inForce = async (grid: number) =>
        bench.owner.query(
          `begin; update grid_version set status = 'past' where status = 'in_force';
         update grid_version set status = 'in_force' where id = ${grid}; commit`,
        );
      await inForce(1);
      expect((await ask(reader, second))[0]).toBe(200);
      await inForce(2);
      expect(await ask(reader, second)).toEqual([304, second]);

      await staff.post(`/admin/pages/${id}/publish`, { closes_at: inMinutes(1) });
      expect((await ask(reader))[0]).toBe(200);
      clock.pass(MINUTE_S);
      expect([(await ask(reader))[0], (await ask(writer))[0]]).toEqual([404, 404]);
      await staff.post(`/admin/pages/${id}/publish`, {});
      expect((await ask(reader))[0]).toBe(200);
      await staff.post(`/admin/pages/${id}/restore`, { from: 0 });

      const file = await reader.get('/v1/user/docs/download/1');
      const again = await reader.get('/v1/user/docs/download/1', { 'if-none-match': file.headers.get('etag') ?? '' });
      expect([file.status, again.status]).toEqual([200, 304]);
    },
  );

  it('can return to the shipped text, whatever staff wrote', async () => {
    const before = await pageNamed('cgu');
    expect(before).toMatchObject({ shipped: true, version: 1, updated_by: null });
    const body = { intro: 'Autre texte', sections: [] };
    expect((await changePage(before.id, { title: 'Autres conditions', body })).status).toBe(200);
    expect((await versions(`pages/${before.id}`)).map(({ id, written_by }) => [id, written_by])).toEqual([
      [1, null],
      [0, null],
    ]);
    expect((await staff.post(`/admin/pages/${before.id}/restore`, { from: 0 })).status).toBe(200);
    const after = await pageNamed('cgu');
    expect(after).toMatchObject({ title: before.title, body: before.body, version: 3 });
    expect(after.updated_by).toBe('Sophie Garnier');
  });

  it('is refused with an unknown amount, and the refusal lists the known ones', async () => {
    const { id, version } = await pageNamed('help');
    const body = { sections: [{ list: ['Le point vaut {{grid.valeur_du_point}}.'] }] };
    const refused = await changePage(id, { body });
    expect(refusalOf(refused)).toBe('422 donnees_invalides');
    const { fields } = errorOf(refused);
    expect(fields).toEqual({ body: expect.stringContaining('«\u00a0grid.valeur_du_point\u00a0»') });
    expect(fields).toEqual({ body: expect.stringContaining('grid.valeur_point, grid.date') });
    expect((await pageNamed('help')).version).toBe(version);
    const accepted = await changePage(id, { body: { sections: [{ list: ['{{grid.valeur_point}}'] }] } });
    expect(accepted.status).toBe(200);
    const page = payloadOf(wired(calls.page.answer), (await readers[1]?.get('/v1/user/page/help')) ?? accepted);
    expect(page.page_data.sections).toEqual([{ list: ['20,80\u00a0€'] }]);
    await staff.post(`/admin/pages/${id}/restore`, { from: 0 });
  });

  it('shows staff which facts of a page they still have to fill in', async () => {
    const { id } = await pageNamed('mention_legale');
    const missing = '[à compléter par la branche\u00a0: nom de l’hébergeur]';
    await changePage(id, { body: { sections: [{ paragraphs: [`Hébergement\u00a0: ${missing}.`] }] } });
    const listed = z.parse(editing.missingFacts.answer, (await staff.get('/admin/missing-facts')).body);
    expect(listed.find(({ name }) => name === 'mention_legale')?.to_complete).toEqual(['nom de l’hébergeur']);
    await changePage(id, { body: { sections: [{ paragraphs: ['Hébergement\u00a0: une société.'] }] } });
    const after = z.parse(editing.missingFacts.answer, (await staff.get('/admin/missing-facts')).body);
    expect(after.map(({ name }) => name)).not.toContain('mention_legale');
  });

  it('is listed to staff for every kind', async () => {
    for (const kind of ['pages', 'themes', 'articles', 'documents', 'webseries', 'videos']) {
      const { status, headers } = await staff.get(`/admin/${kind}?range=[0,1]`);
      expect([kind, status, headers.get('content-range')]).toEqual([kind, 200, expect.stringMatching(`^${kind} 0-1/`)]);
    }
  });
});
