/** Searches everything that an installation stores: each row of each table, the queue's included, and each file. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestBench } from './test-bench.js';

/** Where the strings occur, as `table: string` or `file: string`, ignoring case. */
export async function findStoredStrings({ owner, dataDir }: TestBench, strings: readonly string[]): Promise<string[]> {
  const wanted = strings.map((text) => text.toLowerCase());
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ wanted: string }>(
      `select distinct wanted from ${name} t, unnest($1::text[]) wanted where position(wanted in lower(t::text)) > 0`,
      [wanted],
    );
    found.push(...rows.map((row) => `${name}: ${row.wanted}`));
  }
  for (const path of await filesOf(dataDir)) {
    const content = `${path}\n${(await readFile(path)).toString('latin1')}\n${(await readFile(path)).toString('utf8')}`;
    found.push(...wanted.filter((text) => content.toLowerCase().includes(text)).map((text) => `${path}: ${text}`));
  }
  return found;
}

/** The store's files. */
export async function filesOf(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
