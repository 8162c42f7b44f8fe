/** What member screens ask of the API: queries and commands over ra-core's data provider, caches kept true. */
import { useMutation, useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ProfileSort } from '@valorisation/contract';
import { useDataProvider, useGetList } from 'ra-core';
import { keys, LIST_KEYS } from './memberKeys';
import type { MemberDataProvider, ProfileFilter, ValuationFile } from './memberDataProvider';
import type { Reference } from './reference';
import type { Profile, Valuation } from './valuation';
import type { ValuationInput } from '@valorisation/contract';
import { NEW_VALUATION } from '../routes';

/** The grid changes a few times a year: once per visit is enough. */
const REFERENCE_STALE_MS = 3_600_000;

export function useApi(): MemberDataProvider {
  return useDataProvider<MemberDataProvider>();
}

/** The grid in force, ready for the rules. */
export function useReference() {
  const api = useApi();
  return useQuery({ queryKey: keys.reference, queryFn: () => api.reference(), staleTime: REFERENCE_STALE_MS });
}

/** What a grid says never changes once it was in force. */
const gridQuery = (api: MemberDataProvider, id: number) => ({
  queryKey: keys.grid(id),
  queryFn: () => api.grid(id),
  staleTime: Infinity,
});

/** The grid that an amount was computed on: the one in force, at hand already, or an older one. */
export function useAmountGrid(gridId: number | undefined, inForce: Reference | undefined) {
  const api = useApi();
  const isAtHand = gridId === undefined || inForce === undefined || inForce.info.id === gridId;
  const older = useQuery({ ...gridQuery(api, gridId ?? 0), enabled: !isAtHand });
  const former = older.data && inForce && { ...older.data, floors: inForce.floors };
  return { error: older.error, refetch: older.refetch, data: isAtHand ? inForce : former };
}

export function useGrids(ids: readonly number[]) {
  const api = useApi();
  return useQueries({ queries: ids.map((id) => gridQuery(api, id)) });
}

const fileQuery = (api: MemberDataProvider, id: number) => ({
  queryKey: keys.valuation(id),
  queryFn: () => api.valuationFile(id),
});

/** A valuation with the grid it is read on; not asked for a valuation that does not exist yet. */
export function useValuationFile(id: number) {
  const api = useApi();
  return useQuery({ ...fileQuery(api, id), enabled: Number.isInteger(id) && id !== NEW_VALUATION });
}

/** A valuation as some screen has read it; nothing is asked. */
export function useKnownValuation(id: number): Valuation | undefined {
  const api = useApi();
  return useQuery({ ...fileQuery(api, id), enabled: false }).data?.valuation;
}

/** A few valuations, each with its own outcome: one that is gone leaves the others. */
export function useValuationFiles(ids: readonly number[]) {
  const api = useApi();
  return useQueries({ queries: ids.map((id) => fileQuery(api, id)) });
}

/** The page that was answered, as the data provider tells it beside the list. */
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
 * A page of profiles with their valuations; the former page stays shown while the next one comes. `page` is the one that
 * was answered, an earlier one than was asked for when the list has become shorter; undefined until then.
 */
export function useProfileList({ page, perPage, sort, filter }: ProfileListQuery) {
  const list = useGetList<Profile & { id: number }>(
    'profiles',
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: (previous) => previous },
  );
  return { ...list, page: list.isPlaceholderData ? undefined : pageOf(list.meta) };
}

export function useStatusTotals() {
  const api = useApi();
  return useQuery({ queryKey: keys.statusTotals, queryFn: () => api.statusTotals() });
}

/** What waits for someone, as the dashboard's filters list it. */
export function useToDo() {
  const api = useApi();
  return useQuery({ queryKey: keys.toDo, queryFn: () => api.toDo() });
}

export function useTotals() {
  const api = useApi();
  return useQuery({ queryKey: keys.totals, queryFn: () => api.totals() });
}

/** The establishment in figures, within what the signed-in person sees. */
export function useFigures() {
  const api = useApi();
  return useQuery({ queryKey: keys.figures, queryFn: () => api.figures() });
}

/** All functions of the establishment by criterion, within what the signed-in person sees. */
export function useCoherence() {
  const api = useApi();
  return useQuery({ queryKey: keys.coherence, queryFn: () => api.coherence() });
}

/** A person with all their functions, archived ones too. */
export function useProfile(id: number) {
  const api = useApi();
  return useQuery({ queryKey: keys.profile(id), queryFn: () => api.profile(id) });
}

export function useProfileNames() {
  const api = useApi();
  return useQuery({ queryKey: keys.profileNames, queryFn: () => api.profileNames() });
}

/** Asks every list anew; settles once those on screen have come. */
export function refreshLists(client: QueryClient): Promise<void[]> {
  return Promise.all(LIST_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** After a command: the answer is the truth of its valuation, and every list is asked anew. */
export function useKeepTrue() {
  const client = useQueryClient();
  return (saved: Valuation) => {
    client.setQueryData<ValuationFile>(keys.valuation(saved.id), (file) => file && { ...file, valuation: saved });
    void client.invalidateQueries({ queryKey: keys.story(saved.id) });
    void refreshLists(client);
  };
}

export interface SaveValuation {
  /** -1 creates. */
  id: number;
  input: ValuationInput;
}

/** Saves the named fields of a valuation; `mutateAsync` rejects with an `ApiError`. */
export function useSaveValuation() {
  const api = useApi();
  const onSuccess = useKeepTrue();
  return useMutation({ mutationFn: ({ id, input }: SaveValuation) => api.saveValuation(id, input), onSuccess });
}

/** Has the server compute the valuation; rejects with `criteres_manquants` while answers are missing. */
export function useCompleteValuation() {
  const api = useApi();
  const onSuccess = useKeepTrue();
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version?: number }) => api.completeValuation(id, version),
    onSuccess,
  });
}

export function useCreateProfile() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.createProfile(name),
    onSuccess: () =>
      Promise.all([keys.profiles, keys.profileNames].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
