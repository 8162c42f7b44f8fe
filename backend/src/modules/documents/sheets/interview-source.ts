import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { formatMoney, isActive, typeset, wageWords } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { GatherValuations, personAfterUpdate, type PersonUpdate, type Viewer } from '../../valuations/index.js';
import { buildConclusionSheet, type ConclusionInput } from './conclusion-sheet.builder.js';
import type { ConclusionSheet } from './conclusion-sheet.js';
import { ConclusionSource } from './conclusion-source.js';
import { JobSheetPrefill } from './job-sheet-prefill.js';
import { JobSheetSource, type JobDescription } from './job-sheet-source.js';
import type { JobFunctionSheet, JobSheet, JobTotalSheet } from './job-sheet.js';

/**
 * The folder for the interview with a person: the classification, the sources of the amount, and the job sheet. The
 * words are in templates/pdf/interview.
 */
type InterviewSheet = Omit<JobSheet, 'functions'> & {
  readonly functions: readonly InterviewFunctionSheet[];
  /** True while the job sheet holds the proposed texts alone, not read over by the school. */
  readonly isProposed: boolean;
};

/** A classified function; without `result` while nothing is computed. */
type InterviewFunctionSheet = JobFunctionSheet & {
  /** True when the function is one of several whose total is due. Its own amount is part of the total. */
  readonly inTotal: boolean;
  readonly result: ConclusionSheet | null;
};

/** Collects the folder from the job sheet and the results, with the amounts due on its day. */
@Injectable()
export class InterviewSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly jobSheet: JobSheetSource,
    private readonly conclusions: ConclusionSource,
    private readonly prefill: JobSheetPrefill,
  ) {}

  /**
   * The people of the selected valuations, each once, in the order of names.
   * @throws 404 `introuvable`, 409 `profil_sans_fonction` for a person whose selected rows are all archived; both name
   * an id
   */
  async people(viewer: Viewer, ids: readonly number[]): Promise<number[]> {
    const { rows } = await this.queries.execute(new GatherValuations({ viewer, gathering: { ids } }));
    const valuations = rows.flatMap(({ valuation }) => valuation ?? []);
    const people = new Set(valuations.filter(({ status }) => isActive(status)).map(({ profileId }) => profileId));
    const archived = valuations.find(({ profileId }) => !people.has(profileId));
    if (archived !== undefined) {
      const fields = { ids: { code: 'id_sans_fonction', params: { id: archived.id } } } as const;
      throw new DomainError('profil_sans_fonction', { fields });
    }
    return [...people];
  }

  async sheet(viewer: Viewer, description: JobDescription): Promise<InterviewSheet> {
    const { detail, rows, written } = description;
    const update = personAfterUpdate(detail.profile.everyRow, detail.setting);
    const several = rows.filter(({ hourly }) => !hourly).length > 1;
    const inTotal = ({ hourly }: { readonly hourly: boolean }): boolean => several && !hourly;
    const results: (ConclusionInput | null)[] = [];
    for (const row of rows) {
      const request = { valuationId: row.id, shareHundredths: null };
      // The parts of a total are brought up to date together; otherwise they would not add up.
      const broughtToToday = !inTotal(row) || update.cents !== null;
      results.push(row.calculatedOn === null ? null : await this.conclusions.load(viewer, request, { broughtToToday }));
    }
    // The words about the work come from the grid of the amount.
    const jobs = description.functions.map((job, index) => {
      const result = results[index] ?? null;
      return result === null ? job : { ...job, grid: result.grid, gridId: result.gridVersion.id };
    });
    const sections = { ...this.prefill.sections(jobs, { toPerson: true }), ...written };
    const { functions, ...sheet } = await this.jobSheet.sheet(viewer, { ...description, functions: jobs, sections });
    const wage = results.find((result) => result !== null)?.floors.wage ?? null;
    return {
      ...sheet,
      isProposed: Object.keys(written).length === 0,
      // The folder shows the comparison with the minimum wage, so it names the wage even if another amount is due.
      wage: wage === null ? [] : wageWords(wage).map(typeset),
      total: sheet.total && totalOfToday(sheet.total, update),
      functions: functions.map((job, index) => {
        const result = results[index] ?? null;
        return { ...job, inTotal: inTotal(job), result: result && buildConclusionSheet({ ...result, toPerson: true }) };
      }),
    };
  }
}

/** The total after its functions are brought up to date, if it can be computed. */
function totalOfToday(total: JobTotalSheet, { cents, complementCents }: PersonUpdate): JobTotalSheet {
  if (cents === null) return total;
  const complement = complementCents === 0 ? null : typeset(formatMoney(complementCents));
  return { ...total, amount: typeset(formatMoney(cents)), complement, behind: null, updated: null };
}
