import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { withinSettings } from '../../../test/support/tenant-rows.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationConnection } from './database.js';

describe('the kept words of contents', () => {
  let database: TestDatabase;
  let app: pg.Client;

  const count = async (scope: string, from: string): Promise<number | null> =>
    withinSettings(app, { 'app.scope': scope }, async () => (await app.query(`select from ${from}`)).rowCount);

  beforeAll(async () => {
    database = await createTestDatabase();
    app = new pg.Client(applicationConnection({ ownerUrl: database.url }));
    await app.connect();
  });

  afterAll(async () => {
    await app.end();
    await database.drop();
  });

  it('are read by their view under the scope of staff alone, and never written by the application', async () => {
    for (const scope of ['tenant', 'members', '']) expect(await count(scope, 'staff_content_text')).toBe(0);
    expect(await count('staff', 'staff_content_text')).toBeGreaterThan(0);
    await expect(count('staff', 'content_text')).rejects.toThrow('permission denied');
    for (const table of ['content_text', 'staff_content_text']) {
      const change = withinSettings(app, { 'app.scope': 'staff' }, async () => app.query(`delete from ${table}`));
      await expect(change).rejects.toThrow('permission denied');
    }
  });

  it('follow a text, without its markup, accents and capitals', async () => {
    const found = await withinSettings(app, { 'app.scope': 'staff' }, async () => {
      const words = `select words from staff_content_text where kind = 'articles' and record_id = $1`;
      const made = await app.query<{ id: number }>(
        `insert into content_article (type, title, summary, body) values ('actualite', 'Été', '', '<p>Un <b>mot</b></p>')
         returning id`,
      );
      const id = made.rows[0]?.id;
      const first = (await app.query(words, [id])).rows;
      await app.query(`update content_article set body = '<p>Deux</p>' where id = $1`, [id]);
      return [first, (await app.query(words, [id])).rows];
    });
    expect(JSON.stringify(found).replaceAll(/ +/g, ' ')).toBe('[[{"words":"ete un mot "}],[{"words":"ete deux "}]]');
  });
});
