/** From a profile and its classified functions to its printed job sheet. Pure. */
import {
  answerOf,
  findCategory,
  findDegree,
  formatAmount,
  formatDay,
  formatMoney,
  formatPercent,
  formatPoints,
  FULL_SHARE_HUNDREDTHS,
  JOB_SHEET_SECTIONS,
  type Answers,
  type CategoryLevel,
  type Criterion,
  type Day,
  type Grid,
  type JobSheetSection,
} from '@valorisation/rules';
import { typeset, typesetAll } from './french-typography.js';
import type { JobCriterionSheet, JobFunctionSheet, JobSheet, JobSheetSections } from './job-sheet.js';
import { formatSiret } from './sheet-format.js';

/** A function as it is classified, on its own grid. */
export interface ClassifiedFunction {
  readonly title: string;
  readonly categoryLevel: CategoryLevel;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  readonly indexHundredths: number | null;
  readonly displayed: { readonly cents: number; readonly unit: 'month' | 'hour' } | null;
  readonly answers: Answers;
  readonly grid: Grid;
}

export interface JobSheetInput {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly profileName: string;
  readonly functions: readonly ClassifiedFunction[];
  readonly sections: JobSheetSections;
  readonly grids: readonly { readonly id: number; readonly effectiveOn: Day; readonly confirmed: boolean }[];
  readonly printedOn: Day;
}

export function buildJobSheet({ sections, grids, ...input }: JobSheetInput): JobSheet {
  const displayed = input.functions.flatMap((job) => job.displayed ?? []);
  const sheet = typesetAll<Omit<JobSheet, 'sections'>>({
    establishment: { name: input.establishment.name, siret: formatSiret(input.establishment.siret) },
    profileName: input.profileName,
    several: input.functions.length > 1,
    functions: input.functions.map(functionSheet),
    total: totalOf(input.functions),
    amounts: {
      monthly: displayed.some(({ unit }) => unit === 'month'),
      hourly: displayed.some(({ unit }) => unit === 'hour'),
    },
    grids: grids.map(({ id, effectiveOn, confirmed }) => ({ id, effectiveOn: formatDay(effectiveOn), confirmed })),
    printedOn: formatDay(input.printedOn),
  });
  return { ...sheet, sections: typesetSections(sections) };
}

/** A function's facts as texts; the prefill is written from them too. */
export function functionSheet(job: ClassifiedFunction): JobFunctionSheet {
  const criteria = job.grid.criteria.filter(({ id }) => !answerOf(job.answers, id).notConcerned);
  return {
    title: job.title,
    category: findCategory(job.grid, job.categoryLevel)?.title ?? '',
    hourly: job.hourly,
    share: formatPercent(job.shareHundredths),
    fullTime: job.shareHundredths === FULL_SHARE_HUNDREDTHS,
    index: job.indexHundredths === null ? null : formatPoints(job.indexHundredths),
    amount: job.displayed === null ? null : formatAmount(job.displayed),
    criteria: criteria.map((criterion) => criterionSheet(criterion, job)),
  };
}

function criterionSheet(criterion: Criterion, { answers, categoryLevel }: ClassifiedFunction): JobCriterionSheet {
  const { degree } = answerOf(answers, criterion.id);
  const chosen = degree === null ? undefined : findDegree(criterion, categoryLevel, degree);
  return {
    id: criterion.id,
    title: criterion.title,
    answered: degree !== null,
    degree: degree === null || criterion.kind === 'training' ? null : String(degree),
    text: chosen?.text ?? null,
  };
}

/** No total while a function is still to be computed: a sum that lacks one would mislead. */
function totalOf(functions: readonly ClassifiedFunction[]): JobSheet['total'] {
  const monthly = functions.filter(({ hourly }) => !hourly);
  if (monthly.length < 2) return null;
  const cents = monthly.map(({ displayed }) => displayed?.cents ?? null);
  return {
    share: formatPercent(monthly.reduce((sum, { shareHundredths }) => sum + shareHundredths, 0)),
    amount: cents.some((value) => value === null)
      ? null
      : formatMoney(cents.reduce<number>((sum, value) => sum + (value ?? 0), 0)),
  };
}

/** Between the tags only: a tag holds no text. */
function typesetSections(sections: JobSheetSections): JobSheetSections {
  const written = JOB_SHEET_SECTIONS.map((name) => [name, typeset(sections[name])] as const);
  return Object.fromEntries(written) as Record<JobSheetSection, string>;
}
