/** A job sheet as screens work on it, and its calls. */
import { documentCalls, profileCalls, type JobDescriptionAnswer, type JobSheetAnswer } from '@valorisation/contract';
import { isActive, isDay, JOB_SHEET_SECTIONS, type Day, type JobSheetSection } from '@valorisation/rules';
import { call } from './call';

type Valued = JobDescriptionAnswer['profile']['valuations'][number];

export type SheetFunction = JobSheetAnswer['functions'][number] & {
  /** Limited to the main account and its author. */
  readonly limited: boolean;
};

/** HTML of the sections that people wrote; one that nobody wrote is not there. */
export type WrittenSections = Partial<Record<JobSheetSection, string>>;

/** The texts of the sheet as it would be printed, for this viewer. */
export interface JobSheet extends Pick<
  JobSheetAnswer,
  'establishment' | 'total' | 'amounts' | 'wage' | 'partial' | 'references' | 'grids' | 'printedOn'
> {
  readonly profileId: number;
  readonly version: number;
  readonly profileName: string;
  /** Archived ones are not on the sheet. */
  readonly functions: readonly SheetFunction[];
  /** Valuations of any status. */
  readonly hasValuations: boolean;
  /** Of the functions that are paid by the month, computed or not, in hundredths of a percent. */
  readonly shareHundredths: number;
  /** Days of seniority of the functions, each once, the earliest first. */
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
  const { establishment, functions, total, amounts, wage, partial, references, grids, printedOn, sections } = sheet;
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
    profileId: profile.id,
    version: profile.version,
    profileName: profile.name,
    functions: functions.map((job) => ({ ...job, limited: limited.has(job.id) })),
    hasValuations: profile.valuations.length > 0,
    shareHundredths: sheet.totalShareHundredths,
    seniorities: [...new Set(profile.valuations.flatMap(seniorityOf))].sort(),
    written,
    prefill: {
      missions: sections.missions.prefill,
      activities: sections.activities.prefill,
      relations: sections.relations.prefill,
      competences: sections.competences.prefill,
    },
  };
}

export const jobSheetCalls = {
  async jobSheet(profileId: number): Promise<JobSheet> {
    return toJobSheet(await call(documentCalls.jobDescription, { params: { id: profileId } }));
  },
  /** `written` is the whole sheet. @throws ApiError 422 naming `sheet.<section>`, 409 `version_perimee`. */
  async saveSheet(profileId: number, written: WrittenSections, version?: number): Promise<SavedSheet> {
    const body = { sheet: written, version };
    const saved = await call(profileCalls.change, { params: { id: profileId }, body }, { silent: true });
    return { version: saved.version, written: saved.sheet ?? {} };
  },
};
