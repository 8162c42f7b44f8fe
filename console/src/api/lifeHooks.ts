/** What screens ask about a valuation's life: commands, preview, journal, past states. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from './errors';
import type { LifeCommand, LifeTarget, ProfileChoice } from './lifeCalls';
import { refreshLists, useApi, useKeepTrue } from './memberHooks';
import { keys } from './memberKeys';
import type { UpdateAction } from './updatePreview';
import type { Valuation } from './valuation';

/** A refusal because the thing has changed or gone: the screens are brought to its present state. */
function useRefreshWhenOutdated() {
  const client = useQueryClient();
  return (error: unknown, { id }: Pick<LifeTarget, 'id'>) => {
    if (!isApiError(error) || (error.status !== 409 && error.status !== 404)) return;
    void client.invalidateQueries({ queryKey: keys.valuation(id) });
    void client.invalidateQueries({ queryKey: keys.story(id) });
    void refreshLists(client);
  };
}

export interface LifeChange extends LifeTarget {
  command: LifeCommand;
  /** For whom a copy is, unless it is the same one. */
  person?: ProfileChoice;
}

/** A command on one valuation; answers the valuation, or its copy. */
export function useLifeCommand() {
  const api = useApi();
  const onSuccess = useKeepTrue();
  const onError = useRefreshWhenOutdated();
  return useMutation({
    mutationFn: ({ command, person, ...target }: LifeChange) => api.changeLife(command, target, person),
    onSuccess,
    onError,
  });
}

/** Carries an update out; answers the valuation with its new amount. */
export function useUpdate(action: UpdateAction) {
  const api = useApi();
  const onSuccess = useKeepTrue();
  const onError = useRefreshWhenOutdated();
  return useMutation({
    mutationFn: async (target: LifeTarget): Promise<Valuation> => {
      if (action === 'bringUpToDate') return api.changeLife(action, target);
      await api.applyAnniversary(target);
      return (await api.valuationFile(target.id)).valuation;
    },
    onSuccess,
    onError,
  });
}

export function useDeleteValuation() {
  const api = useApi();
  const client = useQueryClient();
  const onError = useRefreshWhenOutdated();
  return useMutation({
    mutationFn: (target: LifeTarget) => api.deleteValuation(target),
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: keys.valuation(id) });
      client.removeQueries({ queryKey: keys.story(id) });
      void refreshLists(client);
    },
    onError,
  });
}

/** Old and new amount of a valuation; asked again each time it is opened. */
export function useUpdatePreview(action: UpdateAction, id: number) {
  const api = useApi();
  return useQuery({
    queryKey: keys.updatePreview(action, id),
    queryFn: () => api.updatePreview(action, id),
    gcTime: 0,
  });
}

export function useJournal(id: number) {
  const api = useApi();
  return useQuery({ queryKey: keys.journal(id), queryFn: () => api.journal(id) });
}

/** The valuation as it was at an instant; not asked while none is chosen. */
export function usePastValuation(id: number, instant: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: keys.past(id, instant ?? ''),
    queryFn: () => api.pastValuation(id, instant ?? ''),
    enabled: instant !== null,
    placeholderData: keepPreviousData,
  });
}

/** Settles once the lists show the new name. */
export function useRenameProfile() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...target }: LifeTarget & { name: string }) => api.renameProfile(target, name),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keys.valuations });
      await refreshLists(client);
    },
    // The refusal is told once the new state is there, so that saving again is held against it.
    onError: async (error) => {
      if (isApiError(error) && error.status === 409) await refreshLists(client);
    },
  });
}

export function useDeleteProfile() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.deleteProfile({ id }),
    onSettled: () => void refreshLists(client),
  });
}
