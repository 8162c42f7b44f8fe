/** The job sheet of a profile: read, and saved as it is written. */
import type { Day, JobSheetSection } from '@valorisation/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { JobSheet, SavedSheet } from './jobSheet';
import { useApi } from './memberHooks';
import { keys } from './memberKeys';

export function useJobSheet(profileId: number) {
  const api = useApi();
  return useQuery({ queryKey: keys.jobSheet(profileId), queryFn: () => api.jobSheet(profileId) });
}

const hasNoMonthlyFunction = ({ functions }: JobSheet) => functions.every(({ hourly }) => hourly);

/** What a person's sheet says of it; undefined for a person to be named yet, and as long as it is not known. */
function useOfSheet<Said>(profileId: number | undefined, said: (sheet: JobSheet) => Said): Said | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: keys.jobSheet(profileId ?? 0),
    queryFn: () => api.jobSheet(profileId ?? 0),
    enabled: profileId !== undefined,
    select: said,
  });
  return data;
}

/**
 * Whether a new function would be the person's only one paid by the month, as far as one sees: true for a person to be
 * named yet, false as long as it is not known.
 */
export function useIsAlone(profileId: number | undefined): boolean {
  return useOfSheet(profileId, hasNoMonthlyFunction) ?? profileId === undefined;
}

/** What a person's other functions say of one that is added. */
export interface OtherFunctions {
  /** Together, of those paid by the month. */
  readonly shareHundredths: number;
  readonly seniorities: readonly Day[];
}

const othersOf = ({ shareHundredths, seniorities }: JobSheet): OtherFunctions => ({ shareHundredths, seniorities });

/** Undefined for a person to be named yet, and as long as it is not known. */
export const useOtherFunctions = (profileId: number | undefined) => useOfSheet(profileId, othersOf);

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
