/** The job sheet of a profile: read, and saved as it is written. */
import type { JobSheetSection } from '@valorisation/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { JobSheet, SavedSheet } from './jobSheet';
import { useApi } from './memberHooks';
import { keys } from './memberKeys';

export function useJobSheet(profileId: number) {
  const api = useApi();
  return useQuery({ queryKey: keys.jobSheet(profileId), queryFn: () => api.jobSheet(profileId) });
}

/** Saves the named sections over those that were read last; null gives a section back to its prefill. */
export function useSaveSheet(profileId: number) {
  const api = useApi();
  const client = useQueryClient();
  return useCallback(
    async (changes: Partial<Record<JobSheetSection, string | null>>, version?: number): Promise<SavedSheet> => {
      const queryKey = keys.jobSheet(profileId);
      const read = await client.ensureQueryData({ queryKey, queryFn: () => api.jobSheet(profileId) });
      const next = Object.entries({ ...read.written, ...changes }).filter(([, text]) => text !== null);
      const saved = await api.saveSheet(profileId, Object.fromEntries(next), version);
      client.setQueryData<JobSheet>(queryKey, (sheet) => sheet && { ...sheet, ...saved });
      // The dashboard offers more once a sheet exists.
      void client.invalidateQueries({ queryKey: keys.profiles });
      return saved;
    },
    [api, client, profileId],
  );
}
