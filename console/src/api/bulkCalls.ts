/** Commands on several valuations. The server takes 500 ids at a time; each call is one transaction. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bulkCalls as calls,
  MOST_IDS,
  type LifeOutcome,
  type UpdateOutlook,
  type ValuationRow,
} from '@valorisation/contract';
import { ValuationStatus } from '@valorisation/rules';
import { call } from './call';
import { allRows, type ProfileFilter } from './memberDataProvider';
import { refreshRows } from './rows';
import type { UpdateAction } from './updatePreview';

export { MOST_IDS } from '@valorisation/contract';

type Ids = readonly number[];
/** One version for each row, when the server must compare the rows with what was read. */
type Versions = Ids | undefined;

const show = (visible: boolean) => (ids: Ids, versions?: Versions) =>
  call(calls.change, { body: { ids, versions, data: { visible } } });
// The server finds each valuation's status after unarchiving.
const toUpToDate = (ids: Ids) => call(calls.change, { body: { ids, data: { status: ValuationStatus.UpToDate } } });

const COMMANDS = {
  show: show(true),
  hide: show(false),
  archive: (ids: Ids) => call(calls.archive, { body: { ids } }),
  unarchive: toUpToDate,
  bringUpToDate: toUpToDate,
  anniversary: (ids: Ids) => call(calls.applyAnniversaries, { body: { ids } }),
  duplicate: (ids: Ids) => call(calls.duplicate, { body: { ids } }),
  delete: (ids: Ids) => call(calls.delete, { body: { ids } }),
} satisfies Readonly<Record<string, (ids: Ids) => Promise<LifeOutcome>>>;

export type BulkCommand = keyof typeof COMMANDS;

export interface BulkChange {
  readonly command: BulkCommand;
  readonly ids: Ids;
}

/** Rows with the versions that this person's act produced. Its undo is refused once a row has changed again. */
export type ActedRows = Pick<BulkOutcome, 'ids' | 'versions'>;

export interface BulkOutcome {
  readonly done: number;
  readonly skipped: number;
  readonly ids: readonly number[];
  readonly versions: readonly number[];
  /** Why a later call failed after earlier calls had succeeded; null when all succeeded. */
  readonly stoppedBy: unknown;
}

export function packetsOf<Item>(items: readonly Item[], size = MOST_IDS): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Splits the rows between people, so that the rows of one person stay in one packet. */
export function packetsByPerson<Row extends { readonly profileId: number }>(
  rows: readonly Row[],
  size = MOST_IDS,
): readonly (readonly Row[])[] {
  const people = new Map<number, Row[]>();
  for (const row of rows) {
    const own = people.get(row.profileId);
    if (own === undefined) people.set(row.profileId, [row]);
    else own.push(row);
  }
  const packets: Row[][] = [];
  for (const own of people.values()) {
    const last = packets.at(-1);
    if (last !== undefined && last.length + own.length <= size) last.push(...own);
    // A person with more functions than one call takes is split too.
    else packets.push(...packetsOf(own, size).map((packet) => [...packet]));
  }
  return packets;
}

export async function readMany<Row>(ids: Ids, read: (packet: Ids) => Promise<readonly Row[]>): Promise<Row[]> {
  return (await Promise.all(packetsOf(ids).map((packet) => read(packet)))).flat();
}

async function sendActed({ ids, versions }: ActedRows, send: (ids: Ids, versions: Ids) => Promise<LifeOutcome>) {
  const rows = ids.map((id, index) => ({ id, version: versions[index] ?? 0 }));
  for (const packet of packetsOf(rows)) {
    await send(
      packet.map(({ id }) => id),
      packet.map(({ version }) => version),
    );
  }
}

/** @throws ApiError 404 naming a deleted id, 409 `transition_refusee`, 403; the call then changes nothing */
async function changeMany({ command, ids }: BulkChange): Promise<BulkOutcome> {
  const total = { done: 0, skipped: 0, ids: [] as number[], versions: [] as number[] };
  for (const [index, packet] of packetsOf(ids).entries()) {
    try {
      const outcome = await COMMANDS[command](packet);
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
}

/** A command on several valuations. It settles once the lists on screen show the result. */
export function useBulkCommand() {
  const client = useQueryClient();
  return useMutation({ mutationFn: changeMany, onSettled: () => refreshRows(client) });
}

/** @throws ApiError 409 `archivage_definitif`, `version_perimee`; the call then changes nothing */
export const undoArchive = (rows: ActedRows): Promise<void> =>
  sendActed(rows, (ids, versions) => call(calls.undoArchive, { body: { ids, versions } }));

/** Deletes copies. @throws ApiError 409 `version_perimee`, 404; the call then changes nothing */
export const undoDuplicates = (rows: ActedRows): Promise<void> =>
  sendActed(rows, (ids, versions) => call(calls.delete, { body: { ids, versions } }));

/** @throws ApiError 409 `version_perimee`; the call then changes nothing */
export const undoVisibility = (command: 'show' | 'hide', rows: ActedRows): Promise<void> =>
  sendActed(rows, show(command === 'hide'));

/** Old and new amounts, requested each time the dialog is opened. 404 names an id that no longer exists. */
export function useUpdatesPreview(action: UpdateAction, ids: Ids) {
  const preview = action === 'anniversary' ? calls.previewAnniversaries : calls.preview;
  return useQuery({
    queryKey: ['updateOutlooks', action, ids],
    queryFn: (): Promise<UpdateOutlook[]> =>
      readMany(ids, async (packet) => (await call(preview, { body: { ids: packet } })).rows),
    gcTime: 0,
  });
}

/** The present state of selected rows, without rows that the person no longer sees. It is read again with lists. */
export function useValuationsOf(ids: Ids) {
  return useQuery({
    queryKey: ['valor', 'list', 'selection', ids],
    queryFn: (): Promise<ValuationRow[]> => readMany(ids, (packet) => call(calls.selection, { body: { ids: packet } })),
    enabled: ids.length > 0,
    gcTime: 0,
  });
}

export const useEveryRow = () =>
  useQuery({ queryKey: ['valor', 'list', 'every'], queryFn: () => allRows({}), gcTime: 0 });

export const useAllRows = () => useMutation({ mutationFn: (filter: ProfileFilter) => allRows(filter) });
