/** Spreadsheets over the API: exports, the model, and imports, whose file goes along with each call. */
import { toHundredths, type DisplayedAmount, type ValuationStatus } from '@valorisation/rules';
import type { Import as WireImport, ImportPreview as WirePreview } from './contract';
import type { DownloadRequest } from './useDownload';
import { request, type CallOptions } from './http';

export type SheetFormat = 'xlsx' | 'csv';

/** More is refused by the server. */
export const LARGEST_FILE = 5 * 1024 * 1024;

export interface AcceptedLine {
  readonly line: number;
  readonly profileName: string;
  readonly isNewProfile: boolean;
  /** Null: a profile without a valuation. */
  readonly valuation: {
    readonly title: string;
    readonly status: ValuationStatus;
    readonly shareHundredths: number;
    readonly amount: DisplayedAmount | null;
    readonly isRepeated: boolean;
  } | null;
}

export interface RefusedLine {
  readonly line: number;
  readonly profileName: string;
  readonly reasons: readonly { readonly column: string; readonly message: string }[];
}

/** What a confirmation would write: shown first, and held against its digest when it comes. */
export interface ImportPreview {
  readonly key: string;
  readonly digest: string;
  readonly lines: number;
  readonly newProfiles: number;
  readonly existingProfiles: number;
  readonly valuations: number;
  readonly computed: number;
  readonly monthTotalCents: number;
  readonly ignoredColumns: readonly string[];
  readonly accepted: readonly AcceptedLine[];
  readonly refused: readonly RefusedLine[];
}

export interface ImportRecord {
  readonly id: number;
  readonly createdAt: string;
  readonly profiles: number;
  readonly valuations: number;
  readonly refused: number;
  readonly isOwn: boolean;
  readonly undone: { readonly archived: number; readonly kept: number } | null;
}

/** Cents of a JSON amount. */
const cents = (euros: number): number => toHundredths(euros) ?? Math.round(euros * 100);

function toAccepted(row: WirePreview['accepted'][number]): AcceptedLine {
  const { line, profile_name: profileName, profile_new: isNewProfile } = row;
  if (row.metier_title === null || row.valor_visa === null) return { line, profileName, isNewProfile, valuation: null };
  const amount: DisplayedAmount | null =
    row.valor_affiche === null
      ? null
      : { cents: cents(row.valor_affiche), unit: row.valor_affiche_unite === 'heure' ? 'hour' : 'month' };
  const valuation = {
    title: row.metier_title,
    // The server's own numbers are the statuses of the rules.
    status: row.valor_visa as ValuationStatus,
    shareHundredths: cents(row.valor_c0 ?? 0),
    amount,
    isRepeated: row.repeated,
  };
  return { line, profileName, isNewProfile, valuation };
}

function toPreview(wire: WirePreview): ImportPreview {
  return {
    key: wire.key,
    digest: wire.digest,
    lines: wire.lines,
    newProfiles: wire.profiles_new,
    existingProfiles: wire.profiles_existing,
    valuations: wire.valuations,
    computed: wire.computed,
    monthTotalCents: cents(wire.month_total),
    ignoredColumns: wire.ignored_columns,
    accepted: wire.accepted.map(toAccepted),
    refused: wire.refused.map(({ line, profile_name, reasons }) => ({ line, profileName: profile_name, reasons })),
  };
}

function toRecord(wire: WireImport): ImportRecord {
  const { import_id: id, created_at: createdAt, profiles, valuations, refused, own: isOwn, undone } = wire;
  return { id, createdAt, profiles, valuations, refused, isOwn, undone };
}

export const exchangeCalls = {
  /** Writes nothing. @throws ApiError 413, 415, 422, whose field `fichier` says what is wrong with the file. */
  async previewImport(file: Blob): Promise<ImportPreview> {
    return toPreview(await request<WirePreview>('/v1/valor/import/preview', { method: 'POST', file }));
  },
  /** Sent twice, it writes once. @throws ApiError 409 `apercu_perime` when the plan is no longer the one shown. */
  async confirmImport(file: Blob, { key, digest }: ImportPreview): Promise<ImportRecord> {
    const options = { method: 'POST', file, query: { key, digest } } as const;
    return toRecord(await request<WireImport>('/v1/valor/import/confirm', options));
  },
  async imports(): Promise<ImportRecord[]> {
    return (await request<WireImport[]>('/v1/valor/import')).map(toRecord);
  },
  /** @throws ApiError 409 `import_annule`, 404. */
  async undoImport(id: number): Promise<ImportRecord> {
    return toRecord(await request<WireImport>(`/v1/valor/import/${id}/undo`, { method: 'POST', body: {} }));
  },
} as const;

/** Downloads of spreadsheets, for useDownload and the like. */
export const sheets = {
  list: (query: NonNullable<CallOptions['query']>, format: SheetFormat, name: string): DownloadRequest => ({
    path: '/v1/valor/export',
    query: { ...query, format },
    name: `${name}.${format}`,
  }),
  rows: (ids: readonly number[], format: SheetFormat, name: string): DownloadRequest => ({
    path: '/v1/valor/export',
    method: 'POST',
    body: { ids, format },
    name: `${name}.${format}`,
  }),
  model: (format: SheetFormat, name: string): DownloadRequest => ({
    path: '/v1/valor/import/model',
    query: { format },
    name: `${name}.${format}`,
  }),
  refused: (file: Blob, format: SheetFormat, name: string): DownloadRequest => ({
    path: '/v1/valor/import/refused',
    method: 'POST',
    query: { format },
    file,
    name: `${name}.${format}`,
  }),
} as const;
