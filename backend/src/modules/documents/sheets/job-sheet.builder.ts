/** Builds the printed job sheet of a profile and its classified functions. Pure. */
import {
  type DueAmount,
  answerOf,
  bySection,
  DUE_SOURCE_NAMES,
  findCategory,
  findDegree,
  formatAmount,
  formatDay,
  formatMoney,
  formatPercent,
  formatPoints,
  FULL_SHARE_HUNDREDTHS,
  type Answers,
  type CategoryLevel,
  type Criterion,
  type Day,
  type DocumentReference,
  type DueRow,
  type Floors,
  formatReference,
  formatSiret,
  type Grid,
  isOfToday,
  type PersonDue,
  typeset,
  wageWords,
} from '@valorisation/rules';
import type { FunctionSheet } from '../../grids/index.js';
import type { PersonUpdate } from '../../valuations/index.js';
import { typesetAll } from './french-typography.js';
import type { Count, JobCriterionSheet, JobFunctionSheet, JobSheet, JobSheetSections } from './job-sheet.js';

export interface ClassifiedFunction {
  /** What is suggested for its job sheet; null for the free function. */
  readonly suggested: FunctionSheet | null;
  readonly title: string;
  readonly categoryLevel: CategoryLevel;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  readonly indexHundredths: number | null;
  /** The index of a guaranteed pay, which decides the amount; null without one. */
  readonly majoredIndexHundredths: number | null;
  readonly due: DueAmount | null;
  /** First day of the amount's grid, when it is not the grid in force. */
  readonly staleSince: Day | null;
  /** The seniority step that has passed and is not in the amount yet. */
  readonly seniorityPassedOn: Day | null;
  readonly dueAfterUpdate: DueAmount | null;
  readonly answers: Answers;
  readonly grid: Grid;
  readonly gridId: number;
}

export interface JobSheetInput {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly profileName: string;
  readonly functions: readonly ClassifiedFunction[];
  /** Over all functions that the viewer sees. */
  readonly person: Pick<PersonDue<DueRow>, 'cents' | 'complementCents' | 'hourlyRows' | 'uncomputedRows'>;
  readonly update: PersonUpdate;
  readonly partial: boolean;
  readonly floors: Floors;
  readonly references: readonly DocumentReference[];
  readonly sections: JobSheetSections;
  readonly grids: readonly { readonly id: number; readonly effectiveOn: Day; readonly confirmed: boolean }[];
  readonly printedOn: Day;
  /** The day on which these texts were first printed. */
  readonly versionOn: Day;
}

export function buildJobSheet({ sections, grids, ...input }: JobSheetInput): JobSheet {
  const dues = input.functions.flatMap((job) => job.due ?? []);
  const sheet = typesetAll<Omit<JobSheet, 'sections'>>({
    establishment: { name: input.establishment.name, siret: formatSiret(input.establishment.siret) },
    profileName: input.profileName,
    several: input.functions.length > 1,
    functions: input.functions.map(functionSheet),
    total: totalOf(input),
    amounts: {
      monthly: dues.some(({ unit }) => unit === 'month'),
      hourly: dues.some(({ unit }) => unit === 'hour'),
    },
    wage: wageOf(input, dues),
    partial: input.partial,
    references: input.references.map(formatReference),
    grids: grids.map(({ id, effectiveOn, confirmed }) => ({ id, effectiveOn: formatDay(effectiveOn), confirmed })),
    printedOn: formatDay(input.printedOn),
    versionOn: formatDay(input.versionOn),
  });
  return { ...sheet, sections: typesetSections(sections) };
}

export function functionSheet(job: ClassifiedFunction): JobFunctionSheet {
  const criteria = job.grid.criteria.filter(({ id }) => !answerOf(job.answers, id).notConcerned);
  return {
    title: job.title,
    category: findCategory(job.grid, job.categoryLevel)?.title ?? '',
    hourly: job.hourly,
    share: formatPercent(job.shareHundredths),
    fullTime: job.shareHundredths === FULL_SHARE_HUNDREDTHS,
    index: job.indexHundredths === null ? null : formatPoints(job.indexHundredths),
    majored: job.majoredIndexHundredths === null ? null : formatPoints(job.majoredIndexHundredths),
    amount: job.due === null ? null : formatAmount(job.due),
    staleSince: job.staleSince && formatDay(job.staleSince),
    heldToday:
      job.staleSince !== null && job.due !== null && isOfToday(job.due.source)
        ? DUE_SOURCE_NAMES[job.due.source]
        : null,
    seniorityPassedOn: job.seniorityPassedOn && formatDay(job.seniorityPassedOn),
    updated: job.dueAfterUpdate && formatAmount(job.dueAfterUpdate),
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

/** The sum of the lines and the complement, with what it leaves out, and the shares of all monthly functions. */
function totalOf({ functions, person, update }: Omit<JobSheetInput, 'sections' | 'grids'>): JobSheet['total'] {
  const monthly = functions.filter(({ hourly }) => !hourly);
  if (monthly.length < 2) return null;
  return {
    share: formatPercent(monthly.reduce((sum, { shareHundredths }) => sum + shareHundredths, 0)),
    amount: person.cents === null ? null : formatMoney(person.cents),
    complement: person.complementCents === 0 ? null : formatMoney(person.complementCents),
    behind: countOf(update.functions),
    updated: update.cents === null ? null : formatMoney(update.cents),
    hourly: countOf(person.hourlyRows),
    uncomputed: countOf(person.uncomputedRows),
  };
}

function countOf(count: number): Count | null {
  return count === 0 ? null : { count, several: count > 1 };
}

function wageOf(
  { floors: { wage }, person }: Omit<JobSheetInput, 'sections' | 'grids'>,
  dues: readonly DueAmount[],
): JobSheet['wage'] {
  const isUsed = person.complementCents > 0 || dues.some(({ source }) => source === 'minimum-wage');
  return wage === null || !isUsed ? [] : wageWords(wage);
}

/** Changes only the text between tags. */
function typesetSections(sections: JobSheetSections): JobSheetSections {
  return bySection((name) => typeset(sections[name]));
}
