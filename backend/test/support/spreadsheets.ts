/** Sends and reads spreadsheets over HTTP, as a person with a spreadsheet program would. */
import type pg from 'pg';
import { z } from 'zod';
import { readTable } from '../../src/modules/exchange/files/sheet-work.js';
import { payloadOf, type Answer, type ApiClient } from './api-client.js';
import { emailOf, signIn } from './role-clients.js';
import { importPreviewResponse, importResponse } from './wire-schemas.js';

export type Preview = z.infer<typeof importPreviewResponse>;
export type Import = z.infer<typeof importResponse>;
export type Line = Readonly<Record<string, string | number>>;

export const IMPORT = '/v1/valor/import';
export const EXPORT = '/v1/valor/export';

/** Headings of the columns of the first three criteria. */
export const DEGREE_HEADINGS = [
  'Autonomie responsabilisante',
  'Relationnel professionnel',
  'Expertise et technicité',
].map((title) => `${title} : degré`);

const BOOK_WORDS = { yes: 'Oui', no: 'Non' };

/** The bytes of a download that succeeded. */
export function fileOf(answer: Answer): Buffer {
  if (answer.status !== 200 || !Buffer.isBuffer(answer.body)) {
    throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

/** The lines of a file by their headings; blank cells are absent. */
export async function linesOf(file: Buffer): Promise<Line[]> {
  const [header, ...rows] = (await readTable(file, BOOK_WORDS)).rows;
  const headings = Array.from(header?.cells ?? [], String);
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.flatMap((cell, place) => (cell === undefined ? [] : [[headings[place] ?? '', cell]]))),
  );
}

/** The filtered list of the dashboard as a file. */
export async function exported(client: ApiClient, query = '', format = 'xlsx'): Promise<Line[]> {
  return linesOf(fileOf(await client.get(`${EXPORT}?format=${format}${query}`)));
}

export async function send(
  client: ApiClient,
  path: string,
  file: Uint8Array | string,
  type = 'application/octet-stream',
): Promise<Answer> {
  return client.call(path, { method: 'POST', body: new Blob([Buffer.from(file)]), headers: { 'content-type': type } });
}

/** The parts of a form beside its file, by their names on the wire. */
export type Parts = Readonly<Record<string, unknown>>;

async function sendWith(client: ApiClient, path: string, file: Uint8Array | string, parts?: Parts): Promise<Answer> {
  if (parts === undefined) return send(client, path, file);
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, JSON.stringify(part));
  form.append('file', new Blob([Buffer.from(file)]), 'personnel');
  return client.call(path, { method: 'POST', body: form });
}

export async function preview(client: ApiClient, file: Uint8Array | string, parts?: Parts): Promise<Preview> {
  return payloadOf(importPreviewResponse, await sendWith(client, `${IMPORT}/preview`, file, parts));
}

export async function confirm(
  client: ApiClient,
  file: Uint8Array | string,
  { key, digest }: Pick<Preview, 'key' | 'digest'>,
  parts?: Parts,
): Promise<Answer> {
  return sendWith(client, `${IMPORT}/confirm?${new URLSearchParams({ key, digest }).toString()}`, file, parts);
}

/** Previews the import, then confirms it. */
export async function importAll(client: ApiClient, file: Uint8Array | string, parts?: Parts): Promise<Import> {
  return payloadOf(importResponse, await confirm(client, file, await preview(client, file, parts), parts));
}

export function csv(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const quoted = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;
  return [headings, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n');
}

let establishments = 0;

/** A new establishment without a profile, and its signed-in head. */
export async function anEmptyEstablishment(owner: pg.Pool, url: string): Promise<ApiClient> {
  establishments += 1;
  const email = `vide${establishments}@demo.example`;
  await owner.query(
    `with added as (
       insert into establishment (siret, company_name, created_at) values ($1, 'Vide', now()) returning id)
     insert into account (establishment_id, role, visa, email, password_hash, first_name, last_name, postal_address, created_at)
     select added.id, 'member', 1, $2, a.password_hash, 'Vide', 'Vide', '', now()
       from added, account a where a.email = $3`,
    [String(90_000_000_000_000 + establishments), email, emailOf('main')],
  );
  return signIn(url, email);
}
