/** Commands on several valuations. The server takes 500 ids at a time, each call being one transaction. */
import type { LifeOutcome, UpdatesPreview as WirePreview, ValuationRow as WireRow } from './contract';
import { request } from './http';
import { toOutlooks, type UpdateOutlook } from './updateOutlooks';
import type { UpdateAction } from './updatePreview';
import { toValuationRow, type ValuationRow } from './valuation';

export type BulkCommand = 'show' | 'hide' | 'archive' | 'unarchive' | UpdateAction | 'duplicate' | 'delete';

/** Most ids that one call takes. */
export const MOST_IDS = 500;

interface Call {
  readonly path: string;
  readonly data?: Readonly<Record<string, number>>;
}

const CALLS: Readonly<Record<BulkCommand, Call>> = {
  show: { path: '/v1/valor/update/multiple', data: { valor_visible: 1 } },
  hide: { path: '/v1/valor/update/multiple', data: { valor_visible: 0 } },
  archive: { path: '/v1/valor/archive/multiple' },
  // The server finds the status that each valuation really comes back with.
  unarchive: { path: '/v1/valor/update/multiple', data: { valor_visa: 1 } },
  bringUpToDate: { path: '/v1/valor/update/multiple', data: { valor_visa: 1 } },
  anniversary: { path: '/v1/valor/update/valorIsBirth' },
  duplicate: { path: '/v1/valor/duplicate/multiple' },
  delete: { path: '/v1/valor/delete/multiple' },
};

/** Rows at the versions that an act of this person has made: its undo is refused once they have changed again. */
export type ActedRows = Pick<BulkOutcome, 'ids' | 'versions'>;

export interface BulkOutcome {
  readonly done: number;
  /** In the asked state already. */
  readonly skipped: number;
  /** Rows changed, made or deleted. */
  readonly ids: readonly number[];
  /** Their versions since then, in the order of the ids. */
  readonly versions: readonly number[];
  /** Why a later call failed, what the earlier ones did being done; null when all went through. */
  readonly stoppedBy: unknown;
}

export function packetsOf<Item>(items: readonly Item[], size = MOST_IDS): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** A read of many rows, whatever their number; the packets go together. */
async function readMany<Wire, Row>(
  path: string,
  ids: readonly number[],
  toRows: (answer: Wire) => readonly Row[],
): Promise<Row[]> {
  const answers = await Promise.all(
    packetsOf(ids).map((packet) => request<Wire>(path, { method: 'POST', body: { ids: packet } })),
  );
  return answers.flatMap(toRows);
}

async function sendActed(path: string, { ids, versions }: ActedRows, more: object = {}): Promise<void> {
  const rows = ids.map((id, index) => ({ id, version: versions[index] }));
  for (const packet of packetsOf(rows)) {
    const body = { ids: packet.map(({ id }) => id), versions: packet.map(({ version }) => version), ...more };
    await request<LifeOutcome>(path, { method: 'POST', body });
  }
}

export const bulkCalls = {
  /** The rows as they are now; those that the person no longer sees are left out. */
  async valuationsOf(ids: readonly number[]): Promise<ValuationRow[]> {
    return readMany<WireRow[], ValuationRow>('/v1/valor/list/selection', ids, (rows) => rows.map(toValuationRow));
  },
  /** @throws ApiError 404 naming an id that has gone. */
  async updateOutlooks(action: UpdateAction, ids: readonly number[]): Promise<UpdateOutlook[]> {
    const path = action === 'anniversary' ? '/v1/valor/update/valorIsBirth/preview' : '/v1/valor/update/preview';
    return readMany<WirePreview, UpdateOutlook>(`${path}/multiple`, ids, toOutlooks);
  },
  /** @throws ApiError 404 naming an id that has gone, 409 `transition_refusee`, 403; nothing of that call is done then. */
  async changeMany(command: BulkCommand, ids: readonly number[]): Promise<BulkOutcome> {
    const { path, data } = CALLS[command];
    const total = { done: 0, skipped: 0, ids: [] as number[], versions: [] as number[] };
    for (const [index, packet] of packetsOf(ids).entries()) {
      try {
        const body = { ids: packet, ...(data && { data }) };
        const outcome = await request<LifeOutcome>(path, { method: 'POST', body });
        total.done += outcome.done;
        total.skipped += outcome.skipped;
        total.ids.push(...outcome.ids);
        total.versions.push(...outcome.versions);
      } catch (error) {
        if (index === 0) throw error;
        return { ...total, stoppedBy: error };
      }
    }
    return { ...total, stoppedBy: null };
  },
  /** @throws ApiError 409 `archivage_definitif`, `version_perimee`; nothing of that call is done then. */
  async undoArchive(rows: ActedRows): Promise<void> {
    await sendActed('/v1/valor/archive/undo', rows);
  },
  /** @throws ApiError 409 `version_perimee`; nothing of that call is done then. */
  async undoVisibility(command: 'show' | 'hide', rows: ActedRows): Promise<void> {
    const { path, data } = CALLS[command === 'show' ? 'hide' : 'show'];
    await sendActed(path, rows, { data });
  },
};
