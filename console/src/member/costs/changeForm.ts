/** What is typed in the form of a change, what is wrong with it, and the change. Pure. */
import {
  addYears,
  defaultAnswers,
  findFunction,
  formatDay,
  FULL_SHARE_HUNDREDTHS,
  UNANSWERED,
  type Answers,
  type ChangeKind,
  type CostChange,
  type Day,
  type Grid,
  type JobFunction,
  type NewValue,
} from '@valorisation/rules';
import { costs } from '../../i18n/fr/costs';
import type { Faults } from '../../ui/form/useBoundForm';

const { form: words } = costs;

/** Undefined while the typed text is not a number or not a day. Choices are texts, empty before one is made. */
export interface ChangeValues {
  kind: ChangeKind;
  from: Day | null | undefined;
  unit: 'percent' | 'cents';
  percent: number | null | undefined;
  cents: number | null | undefined;
  position: string;
  share: number | null | undefined;
  weeks: string;
  criterion: string;
  degree: string;
  function: string;
  /** For a hiring: the chosen degree of each criterion. A criterion without one gets its planned degree. */
  degrees: Record<string, string>;
}

export const EVERYBODY = 'tous';
const YEARS = 3;

/** @param first the first day of the first month */
export function startOf(first: Day): ChangeValues {
  const year = Number(first.slice(0, 4));
  const september = `${year}-09-01`;
  return {
    kind: 'point-value',
    from: september > first ? september : `${year + 1}-09-01`,
    unit: 'percent',
    percent: null,
    cents: null,
    position: '',
    share: null,
    weeks: '',
    criterion: '',
    degree: '',
    function: '',
    degrees: {},
  };
}

const LIMITS = { 'point-value': [500, 10_000], wage: [50_000, 1_000_000] } as const;
const MOST_PERCENT = 10_000;
const LEAST_PERCENT = -5_000;

const isWithin = (value: number | null | undefined, [least, most]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= least && value <= most;

export function faultsOf(values: ChangeValues, first: Day): Faults<ChangeValues> {
  const { kind, from, unit, percent, cents, position, share, weeks, criterion, degree } = values;
  const end = addYears(first, YEARS);
  const isValue = kind === 'point-value' || kind === 'wage';
  const needsPosition = !isValue && kind !== 'hiring';
  const missing = (isMissing: boolean) => (isMissing ? words.missing : null);
  return {
    from:
      typeof from === 'string' && from >= first && from < end ? null : words.noDay(formatDay(first), formatDay(end)),
    percent:
      isValue && unit === 'percent' && !isWithin(percent, [LEAST_PERCENT, MOST_PERCENT]) ? words.noPercent : null,
    cents: isValue && unit === 'cents' && !isWithin(cents, LIMITS[kind]) ? words.noAmount[kind] : null,
    position: missing(needsPosition && position === ''),
    share:
      (kind === 'share' || kind === 'hiring') && !isWithin(share, [1, FULL_SHARE_HUNDREDTHS]) ? words.noShare : null,
    weeks: missing(kind === 'leave' && weeks === ''),
    criterion: missing(kind === 'degree' && criterion === ''),
    degree: missing(kind === 'degree' && degree === ''),
    function: missing(kind === 'hiring' && values.function === ''),
  };
}

/** The answers of a person who is hired: the planned degrees, with the chosen ones in their place. */
function hiredAnswers(grid: Grid, job: JobFunction, chosen: ChangeValues['degrees']): Answers {
  const planned = defaultAnswers(grid, job, job.categoryLevel ?? 0);
  const degrees = Object.entries(chosen).map(
    ([id, degree]) => [id, { ...UNANSWERED, degree: Number(degree) }] as const,
  );
  return { ...planned, ...Object.fromEntries(degrees) };
}

/** Null for values that `faultsOf` refuses. */
export function changeOf(values: ChangeValues, grid: Grid | undefined): CostChange | null {
  const { kind, from, unit, percent, cents, position, share, weeks, criterion, degree } = values;
  if (typeof from !== 'string') return null;
  const to: NewValue | null =
    unit === 'percent'
      ? typeof percent === 'number'
        ? { percentHundredths: percent }
        : null
      : typeof cents === 'number'
        ? { cents }
        : null;
  const positionId = Number(position);
  switch (kind) {
    case 'point-value':
    case 'wage':
      return to && { kind, from, to };
    case 'seniority':
      return { kind, from, positionId: position === EVERYBODY ? null : positionId };
    case 'share':
      return typeof share === 'number' ? { kind, from, positionId, shareHundredths: share } : null;
    case 'leave':
      return { kind, from, positionId, leaveWeeks: Number(weeks) };
    case 'degree':
      return { kind, from, positionId, criterionId: Number(criterion), degree: Number(degree) };
    case 'departure':
      return { kind, from, positionId };
    case 'hiring': {
      const job = grid && findFunction(grid, Number(values.function));
      if (job === undefined || grid === undefined || typeof share !== 'number' || job.categoryLevel === null)
        return null;
      const answers = hiredAnswers(grid, job, values.degrees);
      return { kind, from, functionId: job.id, categoryLevel: job.categoryLevel, answers, shareHundredths: share };
    }
  }
}
