/** A job sheet as screens work on it, and its calls. */
import { JOB_SHEET_SECTIONS, type JobSheetSection } from '@valorisation/rules';
import type { JobDescription as WireDescription, JobSheet as WireSheet, PrintedPage, SavedProfile } from './contract';
import { request } from './http';

export type SheetFunction = WireSheet['functions'][number] & {
  /** Limited to the main account and its author. */
  readonly limited: boolean;
};

/** HTML of the sections that people wrote; one that nobody wrote is not there. */
export type WrittenSections = Partial<Record<JobSheetSection, string>>;

/** The texts of the sheet as it would be printed, for this viewer. */
export interface JobSheet extends Pick<
  WireSheet,
  'establishment' | 'total' | 'amounts' | 'wage' | 'partial' | 'references' | 'grids' | 'printedOn'
> {
  readonly profileId: number;
  readonly version: number;
  readonly profileName: string;
  /** Archived ones are not on the sheet. */
  readonly functions: readonly SheetFunction[];
  /** Valuations of any status. */
  readonly hasValuations: boolean;
  /** Of the functions that are paid by the month, computed or not, in %. */
  readonly totalShare: number;
  readonly written: WrittenSections;
  readonly prefill: Readonly<Record<JobSheetSection, string>>;
}

export interface SavedSheet {
  readonly version: number;
  readonly written: WrittenSections;
}

export function toJobSheet({ profile, sheet }: WireDescription): JobSheet {
  const { establishment, functions, total, amounts, wage, partial, references, grids, printedOn, sections } = sheet;
  const limited = new Set(profile.valors.filter((row) => row.valor_visible === 0).map((row) => row.valor_id));
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
    profileId: profile.profile_id,
    version: profile.version,
    profileName: profile.profile_name,
    functions: functions.map((job) => ({ ...job, limited: limited.has(job.valor_id) })),
    hasValuations: profile.valors.length > 0,
    totalShare: sheet.total_share,
    written,
    prefill: {
      missions: sections.missions.prefill,
      activities: sections.activities.prefill,
      relations: sections.relations.prefill,
      competences: sections.competences.prefill,
    },
  };
}

/** The server's own text of a saved sheet. */
function toWritten(data: string | null): WrittenSections {
  const parsed: unknown = JSON.parse(data ?? '{}');
  const texts = new Map(Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {}));
  const written: WrittenSections = {};
  for (const name of JOB_SHEET_SECTIONS) {
    const text: unknown = texts.get(name);
    if (typeof text === 'string') written[name] = text;
  }
  return written;
}

export const jobSheetCalls = {
  async jobSheet(profileId: number): Promise<JobSheet> {
    return toJobSheet(await request<WireDescription>(`/v1/job/description/${profileId}`));
  },
  /** `written` is the whole sheet. @throws ApiError 422 naming `profile_data.<section>`, 409 `version_perimee`. */
  async saveSheet(profileId: number, written: WrittenSections, version?: number): Promise<SavedSheet> {
    const body = { profile_data: written, version };
    const path = `/v1/user/profile/update/one/${profileId}`;
    const saved = await request<SavedProfile>(path, { method: 'POST', body, silent: true });
    return { version: saved.version, written: toWritten(saved.profile_data) };
  },
};

/** A document as the worker prints it. @throws ApiError 404, 409 while there is nothing to print. */
export async function printedPage(path: string, query: Readonly<Record<string, string>> = {}): Promise<PrintedPage> {
  return request<PrintedPage>(path, { query });
}
