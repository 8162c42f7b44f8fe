/** Valuations and people in the cache: how they are read, and which of them become stale after an act. */
import {
  useQueries,
  useQueryClient,
  useQuery,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import {
  gridCalls,
  lifeCalls,
  profileCalls,
  valuationCalls,
  type MemberReference,
  type ProfileSort,
} from '@valorisation/contract';
import { useGetList, useGetOne } from 'ra-core';
import { NEW_VALUATION } from '../routes';
import { localError } from '../core/errors';
import type { ProfileFilter } from './memberDataProvider';
import { toGridVersion, toReference, type Reference } from './reference';
import { reading, useCall } from './useCall';
import { toValuation, type Profile, type Valuation } from './valuation';

export interface ValuationFile {
  readonly valuation: Valuation;
  readonly reference: Reference;
}

/** The grid changes a few times a year, so one read per visit is enough. */
const REFERENCE_STALE_MS = 3_600_000;

export const referenceReading = reading(
  valuationCalls.reference,
  {},
  { to: toReference, staleTime: REFERENCE_STALE_MS },
);

export const useReference = () => useQuery(referenceReading);

/** A grid's content never changes once the grid has come into force. */
const gridReading = (id: number) =>
  reading(gridCalls.one, { params: { id } }, { to: toGridVersion, staleTime: Infinity });

export function useAmountGrid(gridId: number | undefined, inForce: Reference | undefined) {
  const isAtHand = gridId === undefined || inForce === undefined || inForce.info.id === gridId;
  const older = useQuery({ ...gridReading(gridId ?? 0), enabled: !isAtHand });
  const former = older.data && inForce && { ...older.data, floors: inForce.floors };
  return { error: older.error, refetch: older.refetch, data: isAtHand ? inForce : former };
}

export const useGrids = (ids: readonly number[]) => useQueries({ queries: ids.map(gridReading) });

function toFile(answer: MemberReference): ValuationFile {
  const [found] = answer.valuations;
  if (found === undefined) throw localError('reponse_illisible');
  return { valuation: toValuation(found), reference: toReference(answer) };
}

export const fileReading = (id: number) => reading(valuationCalls.one, { params: { id } }, { to: toFile });

export const useValuationFile = (id: number) =>
  useQuery({ ...fileReading(id), enabled: Number.isInteger(id) && id !== NEW_VALUATION });

/** A few valuations. Each has its own outcome, so that a deleted one does not affect the others. */
export const useValuationFiles = (ids: readonly number[]) => useQueries({ queries: ids.map(fileReading) });

/** What happened to each of a few valuations, the latest first. */
export const useJournals = (ids: readonly number[]) =>
  useQueries({ queries: ids.map((id) => reading(lifeCalls.journal, { params: { id } })) });

export const useProfileNames = () => useCall(profileCalls.names, {});

/** A filtered list of ra-core has only some of a person's valuations, so the whole person has its own key. */
const WHOLE = { meta: 'whole' };

/** A person with all functions, archived ones included. */
export const useProfile = (id: number) => useGetOne<Profile & { id: number }>('profiles', { id, ...WHOLE });

function pageOf(meta: unknown): number | undefined {
  const page = typeof meta === 'object' && meta !== null && 'page' in meta ? meta.page : undefined;
  return typeof page === 'number' ? page : undefined;
}

export interface ProfileListQuery {
  page: number;
  perPage: number;
  sort: { field: ProfileSort; order: 'ASC' | 'DESC' };
  filter: ProfileFilter;
}

/**
 * A page of profiles with their valuations. The earlier page stays while the next one loads. `page` is the page that
 * was answered; it comes before the requested page when the list has become shorter. Undefined until the first answer.
 */
export function useProfileList({ page, perPage, sort, filter }: ProfileListQuery) {
  const list = useGetList<Profile & { id: number }>(
    'profiles',
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: (previous) => previous },
  );
  return { ...list, page: list.isPlaceholderData ? undefined : pageOf(list.meta) };
}

/** The reads that a change of any valuation or profile may affect. */
const LISTS: readonly QueryKey[] = [
  // The key that ra-core itself gives to the resource.
  ['profiles'],
  ['valor', 'list'],
  ['valor', 'figures'],
  ['valor', 'coherence'],
  ['valor', 'costs'],
  ['valor', 'outlook'],
  ['valor', 'import'],
  ['user', 'profiles'],
  ['user', 'notes'],
  ['pay'],
  ['payroll', 'outlook'],
  ['job', 'description'],
  ['proposals'],
  ['transfers'],
];

/** Reads every list again. Settles once the lists on screen are loaded. */
export function refreshLists(client: QueryClient): Promise<void[]> {
  return Promise.all(LISTS.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** All cached answers of one valuation: its file, its journal, and previews of its updates. */
const isOfRow =
  (id: number) =>
  ({ queryKey: [area, part, ...rest] }: Query): boolean =>
    area === 'valor' && (part === String(id) || (part === 'update' && rest.includes(String(id))));

export function refreshStory(client: QueryClient, id: number): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => query.queryKey.length > 2 && isOfRow(id)(query) });
}

/** Reads the screens of a valuation again. Settles once the lists are read. */
export function refreshRow(client: QueryClient, id: number): Promise<void[]> {
  void client.invalidateQueries({ predicate: isOfRow(id) });
  return refreshLists(client);
}

export function refreshRows(client: QueryClient): Promise<void[]> {
  const isOfAny = ({ queryKey: [area, part] }: Query) =>
    area === 'valor' && (part === 'update' || part === 'replay' || !Number.isNaN(Number(part)));
  void client.invalidateQueries({ predicate: isOfAny });
  return refreshLists(client);
}

/** Reads the list of collaborators again, after a call that is not a verb of ra-core. */
export const refreshAssociates = (client: QueryClient) => client.invalidateQueries({ queryKey: ['associates'] });

export function forgetRow(client: QueryClient, id: number): void {
  client.removeQueries({ predicate: isOfRow(id) });
}

export function useKeepTrue() {
  const client = useQueryClient();
  return (saved: Valuation) => {
    client.setQueryData(fileReading(saved.id).queryKey, (file) => file && { ...file, valuation: saved });
    void refreshStory(client, saved.id);
    void refreshLists(client);
  };
}
