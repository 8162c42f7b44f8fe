/** What staff ask of versions of the grid beside their list. */
import {
  sent,
  staffGridCalls as calls,
  type GridChange,
  type GridDraftHead,
  type GridImport,
  type WholeGrid,
} from '@valorisation/contract';
import type { GridDocument } from '@valorisation/rules';
import { call } from './call';
import { fetchFile, saveFile } from './download';

export type { GridImport, WholeGrid } from '@valorisation/contract';
export type GridFileKind = 'json' | 'xlsx';

interface DraftOrigin {
  readonly title: string;
  readonly effectiveOn: string;
}

export interface DraftEdit {
  readonly version: number;
  readonly title?: string;
  readonly effectiveOn?: string;
  readonly parts?: Partial<Omit<GridDocument, 'source'>>;
}

export const staffGrids = {
  /** What the later version changes of the earlier one. */
  async difference(id: number, otherId: number): Promise<readonly GridChange[]> {
    return call(calls.difference, { params: { id, otherId } });
  },
  async document(id: number): Promise<WholeGrid> {
    return call(calls.document, { params: { id } });
  },
  /** Answers the draft's id. */
  async prepare(id: number, body: DraftOrigin): Promise<number> {
    return (await call(calls.prepare, { params: { id }, body })).id;
  },
  async prepareAmounts(body: DraftOrigin & { pointValueHundredths: number; branchFloor: number }): Promise<number> {
    return (await call(calls.prepareAmounts, { body })).id;
  },
  async edit(id: number, { parts, ...head }: DraftEdit): Promise<GridDraftHead> {
    return call(calls.edit, { params: { id }, body: { ...head, ...(parts !== undefined && { parts }) } });
  },
  async discard(id: number, version: number): Promise<void> {
    await call(calls.discard, { params: { id }, body: { version } });
  },
  async read(id: number, kind: GridFileKind, file: Blob): Promise<GridImport> {
    const called = kind === 'json' ? calls.importFile : calls.importDegrees;
    return call(called, { params: { id }, file });
  },
  /** To the browser's downloads. */
  async download(id: number, kind: GridFileKind): Promise<void> {
    const called = kind === 'json' ? calls.file : calls.degrees;
    saveFile(await fetchFile(sent(called, { params: { id } }), `grille-${id}.${kind}`));
  },
};
