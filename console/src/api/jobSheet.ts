import { useQuery, useQueryClient } from '@tanstack/react-query';
import { documentCalls, profileCalls, type JobDescriptionAnswer, type JobSheetAnswer } from '@valorisation/contract';
import { bySection, isActive, isDay, JOB_SHEET_SECTIONS, type Day, type JobSheetSection } from '@valorisation/rules';
import { useCallback } from 'react';
import { call } from './call';
import { reading, useCall } from './useCall';

type Valued = JobDescriptionAnswer['profile']['valuations'][number];

export type SheetFunction = JobSheetAnswer['functions'][number] & {
  /** Limited to the main account and its author. */
  readonly limited: boolean;
};

/** HTML of the typed sections. A section without a text is left out. */
export type WrittenSections = Partial<Record<JobSheetSection, string>>;

export interface JobSheet extends Pick<
  JobSheetAnswer,
  'establishment' | 'total' | 'amounts' | 'wage' | 'partial' | 'references' | 'grids' | 'printedOn' | 'versionOn'
> {
  readonly profileId: number;
  readonly version: number;
  readonly profileName: string;
  /** Without archived functions. */
  readonly functions: readonly SheetFunction[];
  readonly hasValuations: boolean;
  /** The sum over the monthly functions, computed or not, in hundredths of a percent. */
  readonly shareHundredths: number;
  /** The functions' first days of seniority, each once, the earliest first. */
  readonly seniorities: readonly Day[];
  readonly written: WrittenSections;
  readonly prefill: Readonly<Record<JobSheetSection, string>>;
}

export interface SavedSheet {
  readonly version: number;
  readonly written: WrittenSections;
}

const seniorityOf = ({ status, seniorityOn }: Valued): Day[] =>
  isActive(status) && seniorityOn !== null && isDay(seniorityOn) ? [seniorityOn] : [];

function toJobSheet({ profile, sheet }: JobDescriptionAnswer): JobSheet {
  const { establishment, functions, total, amounts, wage, partial, references, grids, printedOn, versionOn, sections } =
    sheet;
  const limited = new Set(profile.valuations.filter(({ visible }) => !visible).map(({ id }) => id));
  const written: WrittenSections = {};
  for (const name of JOB_SHEET_SECTIONS) {
    const text = sections[name].written;
    if (text !== null) written[name] = text;
  }
  return {
    establishment,
    total,
    amounts,
    wage,
    partial,
    references,
    grids,
    printedOn,
    versionOn,
    profileId: profile.id,
    version: profile.version,
    profileName: profile.name,
    functions: functions.map((job) => ({ ...job, limited: limited.has(job.id) })),
    hasValuations: profile.valuations.length > 0,
    shareHundredths: sheet.totalShareHundredths,
    seniorities: [...new Set(profile.valuations.flatMap(seniorityOf))].sort(),
    written,
    prefill: bySection((name) => sections[name].prefill),
  };
}

/** Read each time it is opened, because printing adds one. */
export const useSheetVersions = (profileId: number) =>
  useCall(documentCalls.jobSheetVersions, { params: { id: profileId } }, { gcTime: 0 });

const sheetReading = (profileId: number) =>
  reading(documentCalls.jobDescription, { params: { id: profileId } }, { to: toJobSheet });

export const useJobSheet = (profileId: number) => useQuery(sheetReading(profileId));

const hasNoMonthlyFunction = ({ functions }: JobSheet) => functions.every(({ hourly }) => hourly);

/** A fact from a person's sheet. Undefined for a person without a name yet, and while the sheet is loading. */
function useOfSheet<Said>(profileId: number | undefined, said: (sheet: JobSheet) => Said): Said | undefined {
  return useQuery({ ...sheetReading(profileId ?? 0), enabled: profileId !== undefined, select: said }).data;
}

/**
 * True when a new function would be the person's only monthly one, as far as the viewer sees. True for a person without
 * a name yet; false while the sheet is loading.
 */
export function useIsAlone(profileId: number | undefined): boolean {
  return useOfSheet(profileId, hasNoMonthlyFunction) ?? profileId === undefined;
}

export interface OtherFunctions {
  readonly shareHundredths: number;
  readonly seniorities: readonly Day[];
}

const othersOf = ({ shareHundredths, seniorities }: JobSheet): OtherFunctions => ({ shareHundredths, seniorities });

export const useOtherFunctions = (profileId: number | undefined) => useOfSheet(profileId, othersOf);

/**
 * Saves the named sections, with the others as they were last read. Null resets a section to its prefilled text.
 * Rejects with 422 naming `sheet.<section>`, 409 `version_perimee`.
 */
export function useSaveSheet(profileId: number) {
  const client = useQueryClient();
  return useCallback(
    async (changes: Partial<Record<JobSheetSection, string | null>>, version?: number): Promise<SavedSheet> => {
      const read = await client.ensureQueryData(sheetReading(profileId));
      const next = Object.entries({ ...read.written, ...changes }).flatMap(([name, text]): [string, string][] =>
        text === null ? [] : [[name, text]],
      );
      // The server expects the whole sheet.
      const given = { params: { id: profileId }, body: { sheet: Object.fromEntries(next), version } };
      const answer = await call(profileCalls.change, given, { silent: true });
      const saved = { version: answer.version, written: answer.sheet ?? {} };
      client.setQueryData(
        sheetReading(profileId).queryKey,
        (sheet) => sheet && { ...sheet, ...saved, versionOn: sheet.printedOn },
      );
      return saved;
    },
    [client, profileId],
  );
}
