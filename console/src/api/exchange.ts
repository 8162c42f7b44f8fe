/** Spreadsheets over the API: exports, the model, and imports, whose file goes along with each call. */
import {
  exchangeCalls as calls,
  sent,
  type Given,
  type ImportDetail,
  type ImportPreview,
  type ImportRecord,
} from '@valorisation/contract';
import { call } from './call';
import type { DownloadRequest } from './useDownload';

export type { ImportPreview, ImportRecord } from '@valorisation/contract';

export type SheetFormat = 'xlsx' | 'csv';
export type AcceptedLine = ImportPreview['accepted'][number];
export type RefusedLine = ImportPreview['refused'][number];

export interface ImportUndo {
  readonly id: number;
  /** Valuations that were changed since, too. */
  readonly withChanged: boolean;
}

/** More is refused by the server. */
export const LARGEST_FILE = 5 * 1024 * 1024;

export const exchangeCalls = {
  /** Writes nothing. @throws ApiError 413, 415, 422, whose field `fichier` says what is wrong with the file. */
  previewImport: (file: Blob, signal: AbortSignal): Promise<ImportPreview> => call(calls.preview, { file }, { signal }),
  /** Sent twice, it writes once. @throws ApiError 409 `apercu_perime` when the plan is no longer the one shown. */
  confirmImport: (file: Blob, { key, digest }: ImportPreview): Promise<ImportRecord> =>
    call(calls.confirm, { file, query: { key, digest } }),
  imports: (): Promise<readonly ImportRecord[]> => call(calls.list),
  /** With the ids of its valuations. @throws ApiError 404. */
  importDetail: (id: number): Promise<ImportDetail> => call(calls.detail, { params: { id } }),
  /** @throws ApiError 409 `import_annule`, 404. */
  undoImport: ({ id, withChanged }: ImportUndo): Promise<ImportRecord> =>
    call(calls.undo, { params: { id }, body: { withChanged } }),
} as const;

type ListQuery = Omit<NonNullable<Given<typeof calls.export>['query']>, 'format'>;

type CoherenceQuery = Omit<NonNullable<Given<typeof calls.exportCoherence>['query']>, 'format'>;

/** Downloads of spreadsheets, for useDownload and the like. */
export const sheets = {
  list: (query: ListQuery, format: SheetFormat, name: string): DownloadRequest => ({
    call: sent(calls.export, { query: { ...query, format } }),
    name: `${name}.${format}`,
  }),
  rows: (ids: readonly number[], format: SheetFormat, name: string): DownloadRequest => ({
    call: sent(calls.exportChosen, { body: { ids, format } }),
    name: `${name}.${format}`,
  }),
  coherence: (query: CoherenceQuery, format: SheetFormat, name: string): DownloadRequest => ({
    call: sent(calls.exportCoherence, { query: { ...query, format } }),
    name: `${name}.${format}`,
  }),
  model: (format: SheetFormat, name: string): DownloadRequest => ({
    call: sent(calls.model, { query: { format } }),
    name: `${name}.${format}`,
  }),
  refused: (file: Blob, format: SheetFormat, name: string): DownloadRequest => ({
    call: sent(calls.refused, { query: { format }, file }),
    name: `${name}.${format}`,
  }),
} as const;
