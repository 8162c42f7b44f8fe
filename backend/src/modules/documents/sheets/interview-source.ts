import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isActive } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { GatherValuations, type Viewer } from '../../valuations/index.js';
import { buildConclusionSheet } from './conclusion-sheet.builder.js';
import type { ConclusionSheet } from './conclusion-sheet.js';
import { ConclusionSource } from './conclusion-source.js';
import { JobSheetSource, type JobDescription } from './job-sheet-source.js';
import type { JobFunctionSheet, JobSheet } from './job-sheet.js';

/**
 * The folder for the interview with a person: the classification in their name, what the amount rests on, and the job
 * sheet. Words are in templates/pdf/interview.
 */
type InterviewSheet = Omit<JobSheet, 'functions'> & { readonly functions: readonly InterviewFunctionSheet[] };

/** A function as it is classified; without `result` as long as nothing is computed. */
type InterviewFunctionSheet = JobFunctionSheet & { readonly result: ConclusionSheet | null };

/** Gathers the folder from the job sheet and the printed results, so that no amount differs from theirs. */
@Injectable()
export class InterviewSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly jobSheet: JobSheetSource,
    private readonly conclusions: ConclusionSource,
  ) {}

  /**
   * Whose folders a selection of valuations asks for, each person once, in the order of names.
   * @throws 404 `introuvable`, 409 `profil_sans_fonction` of a person whose selected rows are all archived; both name an id.
   */
  async people(viewer: Viewer, ids: readonly number[]): Promise<number[]> {
    const { rows } = await this.queries.execute(new GatherValuations(viewer, { ids }));
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
    const { functions, ...sheet } = await this.jobSheet.sheet(viewer, description);
    const results: (ConclusionSheet | null)[] = [];
    for (const { id, calculatedOn } of description.rows) {
      results.push(calculatedOn === null ? null : await this.result(viewer, id));
    }
    return { ...sheet, functions: functions.map((job, index) => ({ ...job, result: results[index] ?? null })) };
  }

  private async result(viewer: Viewer, valuationId: number): Promise<ConclusionSheet> {
    const input = await this.conclusions.load(viewer, { valuationId, shareHundredths: null });
    return buildConclusionSheet({ ...input, toPerson: true });
  }
}
