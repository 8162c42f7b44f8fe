/** "À verser au moins" as each place shows it, read back to cents and unit. */
import { DUE_SOURCE_NAMES, formatAmount, parseHundredths, toHundredths, VALUATION_STATUSES } from '@valorisation/rules';
import { z } from 'zod';
import { sheetWords } from '../../src/modules/exchange/files/sheet-words.js';
import { readPages } from '../render/render-support.js';
import type { ApiClient } from './api-client.js';
import { centsOf, dueRowResponse, type Told, type ShownDue, type WireRow } from './due-oracle.js';
import { exported, fileOf, type Line } from './spreadsheets.js';
import { profilePageResponse } from './wire-schemas.js';

/** By the valuation's id; null when no amount is shown. */
export type Surface<Due extends Told = ShownDue> = ReadonlyMap<number, Due | null>;
export type ListedProfile = z.infer<typeof listedPage>['payload']['data'][number];

/** A downloaded sheet: its amount and, in the banner of a former grid, the amount after its update. */
export interface Printed {
  readonly due: Told;
  readonly afterUpdate: number | null;
}

const { columns, words } = sheetWords();
const SHEETS_A_CALL = 500;
const AT_ONCE = 4;

const listedPage = z.object({ payload: profilePageResponse });
const flatPage = z.object({ payload: z.object({ data: z.array(dueRowResponse), lastPage: z.int() }) });
const single = z.object({ payload: z.object({ valors: z.array(dueRowResponse).length(1) }) });

/** The persons by the amount due to them, highest first. */
export const DUE_LIST = 'list/all?div=100&key=profile_a_verser&order=desc';

/** GET /v1/valor/list/all, every page. */
export async function listedProfiles(client: ApiClient, { full = false } = {}): Promise<ListedProfile[]> {
  return everyPage(client, listedPage, `${DUE_LIST}${full ? '' : '&leger=1'}`);
}

/** The rows of the light list, which is the cheapest way to read all. */
export async function listedRows(client: ApiClient): Promise<WireRow[]> {
  return (await listedProfiles(client)).flatMap(({ valors }) => valors);
}

/** GET /v1/valor/list/allvalors, every page. */
export async function flatRows(client: ApiClient): Promise<WireRow[]> {
  return everyPage(client, flatPage, 'list/allvalors?div=100');
}

/** GET /v1/valor/{id} of each. */
export async function results(client: ApiClient, rows: readonly WireRow[]): Promise<WireRow[]> {
  const found: WireRow[] = [];
  const waiting = [...rows];
  const reader = async (): Promise<void> => {
    for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
      found.push(...(await read(client, single, String(row.valor_id))).payload.valors);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return found;
}

async function everyPage<Row>(
  client: ApiClient,
  page: z.ZodType<{ payload: { data: readonly Row[]; lastPage: number } }>,
  path: string,
): Promise<Row[]> {
  const { data: first, lastPage } = (await read(client, page, path)).payload;
  const data = [...first];
  for (let p = 2; p <= lastPage; p += 1) data.push(...(await read(client, page, `${path}&p=${p}`)).payload.data);
  return data;
}

/** Sent uncompressed, since hundreds of megabytes are read over the loopback. */
async function read<Schema extends z.ZodType>(client: ApiClient, schema: Schema, path: string) {
  const { status, body } = await client.get(`/v1/valor/${path}`, { 'accept-encoding': 'identity' });
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  return schema.parse(body);
}

export function duesOfRows(rows: readonly WireRow[]): Surface {
  return new Map(
    rows.map(({ valor_id, valor_a_verser, valor_a_verser_unit: unit, valor_a_verser_source: source }) => [
      valor_id,
      valor_a_verser === null || source === null ? null : { cents: centsOf(valor_a_verser), unit, source },
    ]),
  );
}

/** The same rows as on the screens: read by the rules, written in French, read back. */
export function shownOnScreens(rows: readonly WireRow[]): Surface<Told> {
  return new Map(
    rows.map(({ valor_id, valor_a_verser, valor_a_verser_unit }) => {
      const cents = valor_a_verser === null ? null : toHundredths(valor_a_verser);
      const unit = valor_a_verser_unit === 'heure' ? 'hour' : 'month';
      return [valor_id, cents === null ? null : dueOfText(formatAmount({ cents, unit }))];
    }),
  );
}

/** The export in one file for each status, since an import takes 5 000 lines at most. */
export async function exportedDues(client: ApiClient, format: 'csv' | 'xlsx'): Promise<Surface> {
  const files: Line[][] = [];
  for (const status of VALUATION_STATUSES) files.push(await exported(client, `&visa=${status}`, format));
  const lines = files.flat().filter((line) => line[columns.number] !== undefined);
  return new Map(lines.map((line) => [Number(line[columns.number]), dueOfLine(line)]));
}

const SOURCES: Readonly<Record<string, ShownDue['source']>> = {
  [DUE_SOURCE_NAMES.minimum]: 'minimum',
  [DUE_SOURCE_NAMES.hourly]: 'taux_horaire',
  [DUE_SOURCE_NAMES.majored]: 'indice_majore',
  [DUE_SOURCE_NAMES['fixed-amount']]: 'montant_fixe',
  [DUE_SOURCE_NAMES['branch-floor']]: 'plancher',
  [DUE_SOURCE_NAMES['minimum-wage']]: 'smic',
};
const UNITS: Readonly<Record<string, Told['unit']>> = { [words.perMonth]: 'mois', [words.perHour]: 'heure' };

function dueOfLine(line: Line): ShownDue | null {
  const due = line[columns.due];
  if (due === undefined) return null;
  const unit = UNITS[String(line[columns.dueUnit])];
  const source = SOURCES[String(line[columns.dueSource])];
  if (unit === undefined || source === undefined) throw new Error(`Unreadable: ${JSON.stringify(line)}`);
  return { cents: typeof due === 'number' ? centsOf(due) : frenchCents(due), unit, source };
}

const HEADLINE =
  /(?:À verser au moins|Au moins (?:(?:grille|ancienneté) du [\d/]{10}|à mettre à jour)|Montant enregistré) ([\d ]+,\d\d €(?: \/ h)?) brut par (mois|heure)/i;
const AFTER_UPDATE = /(?:Après mise à jour|Avec l’ancienneté du jour), à verser au moins : ([\d ]+,\d\d €(?: \/ h)?)\./;
const REFERENCE = /VAL-(\d+)-\d+-G\d+/;

/** The printed sheets of the valuations, each found by its reference. */
export async function printedDues(client: ApiClient, rows: readonly WireRow[]): Promise<ReadonlyMap<number, Printed>> {
  const printed = new Map<number, Printed>();
  for (let first = 0; first < rows.length; first += SHEETS_A_CALL) {
    const ids = rows.slice(first, first + SHEETS_A_CALL).map(({ valor_id }) => valor_id);
    const file = fileOf(await client.post('/v1/valor/download/pdf/multiple?recto_verso=0', { ids }));
    for (const [id, text] of sheetsOf(await readPages(file))) printed.set(id, printedBy(id, text));
  }
  return printed;
}

/** Each page shows the reference of its sheet. */
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
  const due = dueOfText(amount);
  if (due.unit !== unit) throw new Error(`The sheet of ${id} tells two units: ${text.slice(0, 600)}`);
  const after = AFTER_UPDATE.exec(text)?.[1];
  return { due, afterUpdate: after === undefined ? null : dueOfText(after).cents };
}

/** '1 906,67 €', '27,44 € / h'. */
function dueOfText(text: string): Told {
  const [, amount, perHour] = /^([\d\s]+,\d\d)\s€(\s\/\sh)?$/.exec(text) ?? [];
  if (amount === undefined) throw new Error(`No amount: ${text}`);
  return { cents: frenchCents(amount), unit: perHour === undefined ? 'mois' : 'heure' };
}

function frenchCents(text: string): number {
  const cents = parseHundredths(text);
  if (typeof cents !== 'number') throw new Error(`No amount: ${text}`);
  return cents;
}
