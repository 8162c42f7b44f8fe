/**
 * Loads the product's texts and files for the public from `backend/content`. A later release replaces texts that staff
 * have not changed. Texts of staff stay.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageBody } from '@valorisation/contract';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { CONTENT_TABLES, type ContentKind } from '../modules/content/index.js';
import { projectPath, shippedContent } from '../platform/config/paths.js';
import { MailTemplates, shippedWording } from '../platform/templates/index.js';
import { shippedIdentity } from '../platform/settings/identity.js';
import { shippedMenus } from '../platform/settings/menus.js';
import { fingerprintOf } from '../platform/storage/file-store.js';

const keyed = { key: z.string(), title: z.string() };
const opens = z.iso.datetime();

const pageFile = z.object({ title: z.string() }).loose();
const themes = z.array(z.strictObject(keyed));
const documents = z.array(
  z.strictObject({
    ...keyed,
    type: z.string(),
    summary: z.string(),
    file_name: z.string(),
    media_type: z.string(),
    opens_at: opens,
  }),
);
const articles = z.array(
  z.strictObject({
    ...keyed,
    type: z.string(),
    theme: z.string(),
    summary: z.string(),
    body: z.string(),
    state: z.enum(['draft', 'published']),
    opens_at: opens,
    closes_at: opens.nullable(),
  }),
);
const episode = z.strictObject({
  ...keyed,
  subtitle: z.string(),
  transcript: z.string(),
  url: z.string(),
  opens_at: opens,
});
const series = z.array(z.strictObject({ ...keyed, summary: z.string(), opens_at: opens, episodes: z.array(episode) }));

/** Fields outside of the text. Restoring a version leaves them unchanged. */
const OF_THE_RECORD: ReadonlySet<string> = new Set(['key', 'name', 'state', 'opens_at', 'closes_at', 'created_at']);

type Row = Readonly<Record<string, unknown>> & { readonly key: string };

export async function loadContent(client: ClientBase): Promise<void> {
  await asStaff(client, async () => {
    for (const file of (await readdir(join(shippedContent, 'pages'))).sort()) {
      const { title, ...body } = pageFile.parse(await readJson('pages', file));
      const name = file.replace(/\.json$/, '');
      await keep(client, 'pages', { key: name, name, title, body: pageBody.parse(body), state: 'published' });
    }
    await keep(client, 'identity', { key: 'identity', ...shippedIdentity, state: 'published' });
    await nameMoved(client);
    await keep(client, 'menus', { key: 'menus', title: 'Menus', ...shippedMenus, state: 'published' });
    await loadWordings(client);
    for (const theme of themes.parse(await readJson('themes.json'))) {
      await keep(client, 'themes', { ...theme, state: 'published' });
    }
    for (const document of documents.parse(await readJson('documents.json'))) {
      const { byteLength, sha256 } = fingerprintOf(await readFile(join(shippedContent, 'files', document.file_name)));
      const file = { byte_length: byteLength, sha256, shipped: true, media_id: null };
      await keep(client, 'documents', { ...dated(document), ...file, state: 'published' });
    }
  });
}

/** News and videos that show the portal as it looks with the body's own content. */
export async function loadDemoContent(client: ClientBase): Promise<void> {
  await asStaff(client, async () => {
    for (const article of articles.parse(await readJson('demo', 'articles.json'))) {
      const theme = await idOf(client, 'themes', article.theme);
      await keep(client, 'articles', { ...dated(article), theme });
    }
    for (const { episodes, ...one } of series.parse(await readJson('demo', 'series.json'))) {
      await keep(client, 'webseries', { ...dated(one), state: 'published' });
      const seriesId = await idOf(client, 'webseries', one.key);
      for (const [index, video] of episodes.entries()) {
        const place = { series_id: seriesId, episode: index + 1, state: 'published' };
        await keep(client, 'videos', { ...dated(video), ...place });
      }
    }
  });
}

/** Only staff may write these tables, so the installation takes their scope. */
async function asStaff(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function readJson(...path: readonly string[]): Promise<unknown> {
  return JSON.parse(await readFile(join(shippedContent, ...path), 'utf8'));
}

/** Makes a row that opens on the day on which its text was written. */
function dated<Of extends { readonly opens_at: string }>(row: Of): Of & { readonly created_at: string } {
  return { ...row, created_at: row.opens_at };
}

/** Adds a row, or gives an unchanged row the text of this release. Staff can restore this text as version 0. */
async function keep(client: ClientBase, kind: ContentKind, row: Row): Promise<void> {
  const table = CONTENT_TABLES[kind];
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const changes = columns.map((column) => `${column} = excluded.${column}`);
  await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})
     on conflict (key) do update set ${changes.join(', ')} where ${table}.version = 1`,
    Object.values(row).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
  );
  const content = Object.fromEntries(Object.entries(row).filter(([column]) => !OF_THE_RECORD.has(column)));
  await client.query(
    `insert into content_version (kind, record_id, version, content, written_at)
     select $1, id, 0, $2, now() from ${table} where key = $3
     on conflict (kind, record_id, version) do update set content = excluded.content, written_at = excluded.written_at
      where content_version.content <> excluded.content`,
    [kind, JSON.stringify(content), row.key],
  );
}

/** What each text of a mail is belongs to the release, also beside words of staff. */
async function loadWordings(client: ClientBase): Promise<void> {
  const folder = projectPath('templates');
  const templates = new MailTemplates(folder);
  for (const name of templates.names) {
    const { texts, units } = shippedWording(
      folder,
      name,
      z.record(z.string(), z.unknown()).parse(templates.sample(name)),
    );
    await keep(client, 'wordings', {
      key: name,
      name,
      title: templates.titleOf(name),
      texts,
      units,
      state: 'published',
    });
    await client.query('update content_wording set units = $2 where key = $1 and units <> $2', [
      name,
      JSON.stringify(units),
    ]);
  }
}

/** Gives its names to an identity that a migration has made from the settings of staff. */
async function nameMoved(client: ClientBase): Promise<void> {
  const { title, site_name, short_name } = shippedIdentity;
  await client.query(`update content_identity set title = $1, site_name = $2, short_name = $3 where title = ''`, [
    title,
    site_name,
    short_name,
  ]);
}

async function idOf(client: ClientBase, kind: ContentKind, key: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(`select id from ${CONTENT_TABLES[kind]} where key = $1`, [key]);
  return rows[0]?.id ?? null;
}
