import { exchangeCalls as calls, sent, type Given, type ImportPreview } from '@valorisation/contract';
import type { DownloadRequest } from './useDownload';

export type { ImportPreview, ImportRecord } from '@valorisation/contract';

export type SheetFormat = 'xlsx' | 'csv';
export type AcceptedLine = ImportPreview['accepted'][number];
export type ReadColumn = ImportPreview['columns'][number];
export type ReadQuestion = ImportPreview['questions'][number];
export type RepairLine = ImportPreview['repairs'][number];
/** What goes with a file that is read again: columns, answers, repaired cells. */
export type ImportParts = NonNullable<Given<typeof calls.preview>['parts']>;

/** The server refuses a larger file. */
export const LARGEST_FILE = 5 * 1024 * 1024;

type ListQuery = Omit<NonNullable<Given<typeof calls.export>['query']>, 'format'>;

type CoherenceQuery = Omit<NonNullable<Given<typeof calls.exportCoherence>['query']>, 'format'>;

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
} as const;
