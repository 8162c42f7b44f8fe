/** "À verser au moins" as each surface tells it, read back to cents and unit. */
import { formatAmount, parseHundredths, toHundredths } from '@valorisation/rules';
import { z } from 'zod';
import { sheetWords } from '../../src/modules/exchange/files/sheet-words.js';
import { valuationPageResponse } from '../../src/modules/valuations/http/valuation-life.response.js';
import { profilePageResponse, savedProfilePageResponse } from '../../src/modules/valuations/http/valuation.response.js';
import { readPdf } from '../render/render-support.js';
import { payloadOf, type ApiClient } from './api-client.js';
import { valuationOf } from './classification.js';
import { centsOf, type Told, type ToldDue, type WireRow } from './due-oracle.js';
import { exported, fileOf, type Line } from './spreadsheets.js';

/** By the valuation's id; null: no amount is told. */
export type Surface<Due extends Told = ToldDue> = ReadonlyMap<number, Due | null>;
export type ListedProfile = z.infer<typeof profilePageResponse>['data'][number];

/** A downloaded sheet: the amount, and in the banner of a row of a former grid the one after its update. */
export interface Printed {
  readonly due: Told;
  readonly afterUpdate: number | null;
}

const { columns, words } = sheetWords();
const STATUSES = [0, 1, 2, 3, 4];
const SHEETS_A_CALL = 500;
const AT_ONCE = 4;

/** GET /v1/valor/list/all, every page. */
export async function listedProfiles(client: ApiClient, { light }: { readonly light: boolean }) {
  return everyPage(async (page) => {
    const path = `/v1/valor/list/all?div=100&p=${page}`;
    return light
      ? payloadOf(profilePageResponse, await client.get(`${path}&leger=1`))
      : payloadOf(savedProfilePageResponse, await client.get(path));
  });
}

/** GET /v1/valor/list/allvalors, every page. */
export async function flatRows(client: ApiClient): Promise<WireRow[]> {
  return everyPage(async (page) =>
    payloadOf(valuationPageResponse, await client.get(`/v1/valor/list/allvalors?div=100&p=${page}`)),
  );
}

/** GET /v1/valor/{id} of each. */
export async function results(client: ApiClient, ids: readonly number[]): Promise<WireRow[]> {
  const found: WireRow[] = [];
  const waiting = [...ids];
  const readAll = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) found.push(await valuationOf(client, id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readAll));
  return found;
}

async function everyPage<Row>(read: (page: number) => Promise<{ data: readonly Row[]; lastPage: number }>) {
  const { data, lastPage } = await read(1);
  const rows = [...data];
  for (let page = 2; page <= lastPage; page += 1) rows.push(...(await read(page)).data);
  return rows;
}

export function toldByRows(rows: readonly WireRow[]): Surface {
  return new Map(
    rows.map(({ valor_id, valor_a_verser, valor_a_verser_unit: unit, valor_a_verser_source: source }) => [
      valor_id,
      valor_a_verser === null || source === null ? null : { cents: centsOf(valor_a_verser), unit, source },
    ]),
  );
}

/** As the screens show the same rows: read from the wire by the rules, written in French, read back. */
export function shownOnScreens(rows: readonly WireRow[]): Surface<Told> {
  return new Map(
    rows.map(({ valor_id, valor_a_verser, valor_a_verser_unit }) => {
      const cents = valor_a_verser === null ? null : toHundredths(valor_a_verser);
      const unit = valor_a_verser_unit === 'heure' ? 'hour' : 'month';
      return [valor_id, cents === null ? null : toldBy(formatAmount({ cents, unit }))];
    }),
  );
}

/** The export, by one file for each status: a reader of files takes 5 000 lines at most. */
export async function exportedDues(client: ApiClient, format: 'csv' | 'xlsx'): Promise<Surface> {
  const files: Line[][] = [];
  for (const status of STATUSES) files.push(await exported(client, `&visa=${status}`, format));
  const lines = files.flat().filter((line) => line[columns.number] !== undefined);
  return new Map(lines.map((line) => [Number(line[columns.number]), dueOfLine(line)]));
}

const SOURCES: Readonly<Record<string, ToldDue['source']>> = {
  [words.dueSources.minimum]: 'minimum',
  [words.dueSources.hourly]: 'taux_horaire',
  [words.dueSources.majored]: 'indice_majore',
  [words.dueSources['fixed-amount']]: 'montant_fixe',
  [words.dueSources['branch-floor']]: 'plancher',
  [words.dueSources['minimum-wage']]: 'smic',
};
const UNITS: Readonly<Record<string, Told['unit']>> = { [words.perMonth]: 'mois', [words.perHour]: 'heure' };

function dueOfLine(line: Line): ToldDue | null {
  const due = line[columns.due];
  if (due === undefined) return null;
  const unit = UNITS[String(line[columns.dueUnit])];
  const source = SOURCES[String(line[columns.dueSource])];
  if (unit === undefined || source === undefined) throw new Error(`Unreadable: ${JSON.stringify(line)}`);
  return { cents: typeof due === 'number' ? centsOf(due) : frenchCents(due), unit, source };
}

const HEADLINE =
  /(?:À verser au moins|Au moins grille du [\d/]{10}|Montant enregistré) ([\d ]+,\d\d €(?: \/ h)?) brut, par (mois|heure)/i;
const AFTER_UPDATE = /Après mise à jour, à verser au moins : ([\d ]+,\d\d €(?: \/ h)?)\./;
const REFERENCE = /VAL-(\d+)-\d+-G\d+/;

/** The sheets of the valuations as they are printed, each found again by its reference. */
export async function printedDues(client: ApiClient, ids: readonly number[]): Promise<ReadonlyMap<number, Printed>> {
  const printed = new Map<number, Printed>();
  for (let first = 0; first < ids.length; first += SHEETS_A_CALL) {
    const asked = ids.slice(first, first + SHEETS_A_CALL);
    const file = fileOf(await client.post('/v1/valor/download/pdf/multiple', { ids: asked }));
    for (const [id, text] of sheetsOf((await readPdf(file)).pages)) printed.set(id, printedBy(id, text));
  }
  return printed;
}

/** Each page carries the reference of its sheet. */
function sheetsOf(pages: readonly string[]): ReadonlyMap<number, string> {
  const sheets = new Map<number, string>();
  for (const page of pages) {
    const id = Number(REFERENCE.exec(page)?.[1]);
    if (Number.isNaN(id)) throw new Error(`A page without a reference: ${page.slice(0, 300)}`);
    sheets.set(id, `${sheets.get(id) ?? ''} ${page}`);
  }
  return sheets;
}

function printedBy(id: number, text: string): Printed {
  const [, amount = '', unit] = HEADLINE.exec(text) ?? [];
  const due = toldBy(amount);
  if (due.unit !== unit) throw new Error(`The sheet of ${id} tells two units: ${text.slice(0, 600)}`);
  const after = AFTER_UPDATE.exec(text)?.[1];
  return { due, afterUpdate: after === undefined ? null : toldBy(after).cents };
}

/** '1 906,67 €', '27,44 € / h'. */
function toldBy(text: string): Told {
  const [, amount, perHour] = /^([\d\s]+,\d\d)\s€(\s\/\sh)?$/.exec(text) ?? [];
  if (amount === undefined) throw new Error(`No amount: ${text}`);
  return { cents: frenchCents(amount), unit: perHour === undefined ? 'mois' : 'heure' };
}

function frenchCents(text: string): number {
  const cents = parseHundredths(text);
  if (typeof cents !== 'number') throw new Error(`No amount: ${text}`);
  return cents;
}
