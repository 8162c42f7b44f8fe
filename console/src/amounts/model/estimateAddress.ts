import type { EstimateInput, ValuationInput } from '@valorisation/contract';
import { answerIssues, findFunction, FULL_SHARE_HUNDREDTHS, mergeChange, termsIssues } from '@valorisation/rules';
import type { Day, Grid, JobFunction } from '@valorisation/rules';
import { readEstimateQuery, writeEstimateQuery } from './estimateQuery';
import type { Work } from './work';

type EstimateTerms = Omit<EstimateInput, 'department'>;

export interface HeldEstimate {
  readonly input: EstimateTerms;
  readonly work: Work;
  readonly job: JobFunction;
}

const UNSAID: Readonly<Partial<Record<keyof EstimateTerms, unknown>>> = {
  shareHundredths: FULL_SHARE_HUNDREDTHS,
  leaveWeeks: 0,
  hourly: false,
  fixedDays: false,
  otherFunction: '',
};

export interface ReadEstimate {
  /** The establishment's department, which decides the minimum wage. */
  readonly department: string | undefined;
  readonly given: EstimateTerms;
}

/** A value that is invalid or was edited by hand counts as missing. */
export function readEstimate(search: string): ReadEstimate {
  const { department, ...given } = readEstimateQuery(search);
  return { department, given };
}

export function estimateSearch(input: ValuationInput, department?: string): string {
  const { profileId: _id, profileName: _name, version: _version, ...all } = input;
  const said = Object.entries(all).filter(([name, value]) => {
    // That there is no seniority is a choice, which the address keeps.
    if (value === null) return name === 'seniorityOn';
    const isEmpty = value === undefined || (name === 'answers' && Object.keys(value).length === 0);
    return !isEmpty && UNSAID[name as keyof EstimateTerms] !== value;
  });
  const query: EstimateTerms = Object.fromEntries(said);
  return writeEstimateQuery(department === undefined ? query : { department, ...query });
}

function without<Of extends object>(values: Of, names: readonly string[]): Of {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Of;
}

/**
 * The estimate of these inputs. Inputs that the grid refuses are left out, because an address may be older than the
 * grid. Null without a function.
 */
export function estimateOf(grid: Grid, given: EstimateTerms, today: Day): HeldEstimate | null {
  const merged = mergeChange(grid, null, given);
  if (!merged.ok) {
    return merged.issue === 'category_fixed' ? estimateOf(grid, without(given, ['categoryLevel']), today) : null;
  }
  const { content } = merged;
  const job = findFunction(grid, content.functionId);
  if (job === undefined) return null;
  const terms = termsIssues(grid, { ...content, calculatedOn: today }).map(({ field }) => field);
  if (terms.some((field) => field in given)) return estimateOf(grid, without(given, terms), today);
  const answers = answerIssues(grid, job, content.categoryLevel, content.answers).map(({ field }) => field);
  const refused = answers.filter((id) => id in (given.answers ?? {}));
  if (refused.length > 0) return estimateOf(grid, { ...given, answers: without(given.answers ?? {}, refused) }, today);
  return { input: given, work: content, job };
}
