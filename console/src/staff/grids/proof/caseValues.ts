/** The typed values of a case, and their form for the server. Pure. */
import {
  dottedMessage,
  findFunction,
  formatHundredths,
  isConcerned,
  isFixedDaysAllowed,
  isHourlyAllowed,
  OTHER_FUNCTION_ID,
  parseHundredths,
  type CategoryLevel,
  type Criterion,
  type Grid,
} from '@valorisation/rules';
import type { GridCase, NewGridCase } from '@valorisation/contract';
import { staffGridProof } from '../../../i18n/fr';

const { form: words } = staffGridProof;

/** The values of a select: '' when nothing is chosen, `none` for not concerned. */
export const NOT_CONCERNED = 'none';

/** The values of the form. Numbers are kept as typed. */
export interface CaseValues {
  readonly title: string;
  readonly functionId: number | null;
  /** Used only for "autre fonction". */
  readonly categoryLevel: CategoryLevel;
  readonly degrees: Readonly<Record<string, string>>;
  readonly leaveWeeks: number;
  readonly seniorityYears: string;
  readonly shareHundredths: string;
  readonly hourly: boolean;
  readonly fixedDays: boolean;
  readonly guaranteedCents: string;
  readonly expectedIndex: string;
  readonly expectedCents: string;
  readonly expectedUnit: 'month' | 'hour';
  readonly source: string;
}

export const NEW_CASE: CaseValues = {
  title: '',
  functionId: null,
  categoryLevel: 0,
  degrees: {},
  leaveWeeks: 0,
  seniorityYears: '0',
  shareHundredths: '100',
  hourly: false,
  fixedDays: false,
  guaranteedCents: '',
  expectedIndex: '',
  expectedCents: '',
  expectedUnit: 'month',
  source: '',
};

export function valuesOf(one: GridCase): CaseValues {
  const degrees = Object.entries(one.degrees).map(([id, rank]): [string, string] => [
    id,
    rank === null ? NOT_CONCERNED : String(rank),
  ]);
  return {
    title: one.title,
    functionId: one.functionId,
    categoryLevel: one.categoryLevel,
    leaveWeeks: one.leaveWeeks,
    hourly: one.hourly,
    fixedDays: one.fixedDays,
    expectedUnit: one.expectedUnit,
    source: one.source,
    degrees: Object.fromEntries(degrees),
    seniorityYears: String(one.seniorityYears),
    shareHundredths: formatHundredths(one.shareHundredths),
    guaranteedCents: one.guaranteedCents === null ? '' : formatHundredths(one.guaranteedCents),
    expectedIndex: formatHundredths(one.expectedIndex),
    expectedCents: formatHundredths(one.expectedCents),
  };
}

/** Errors by the name of the field in the call. The name of a criterion's field is `degrees.<id>`. */
export type CaseErrors = Readonly<Record<string, string>>;

export function levelOf(grid: Grid, { functionId, categoryLevel }: CaseValues): CategoryLevel {
  const job = functionId === null ? undefined : findFunction(grid, functionId);
  return job?.categoryLevel ?? categoryLevel;
}

export function askedCriteria(grid: Grid, values: CaseValues): readonly Criterion[] {
  const job = values.functionId === null ? undefined : findFunction(grid, values.functionId);
  if (job === undefined) return [];
  return grid.criteria.filter((criterion) => isConcerned(criterion, job, levelOf(grid, values)));
}

export const maybeHourly = (grid: Grid, { functionId }: CaseValues): boolean =>
  functionId !== null && isHourlyAllowed(grid, functionId);

export const maybeFixedDays = (grid: Grid, values: CaseValues): boolean =>
  values.functionId !== null && isFixedDaysAllowed(levelOf(grid, values)) && !values.hourly;

export const isOther = ({ functionId }: CaseValues): boolean => functionId === OTHER_FUNCTION_ID;

const WHOLE = /^\d{1,2}$/;

function errorsOf(grid: Grid, values: CaseValues): CaseErrors {
  const isNumber = (text: string): boolean => typeof parseHundredths(text) === 'number';
  const wrong = (text: string): string => dottedMessage(text) ?? words.number;
  const checks: readonly (readonly [field: string, broken: boolean, message: string])[] = [
    ['title', values.title.trim() === '', words.required],
    ['functionId', values.functionId === null, words.required],
    ...askedCriteria(grid, values).map(
      ({ id }) => [`degrees.${id}`, (values.degrees[id] ?? '') === '', words.required] as const,
    ),
    ['seniorityYears', !WHOLE.test(values.seniorityYears.trim()), words.whole],
    ['shareHundredths', !isNumber(values.shareHundredths), wrong(values.shareHundredths)],
    [
      'guaranteedCents',
      values.guaranteedCents.trim() !== '' && !isNumber(values.guaranteedCents),
      wrong(values.guaranteedCents),
    ],
    ['expectedIndex', !isNumber(values.expectedIndex), wrong(values.expectedIndex)],
    ['expectedCents', !isNumber(values.expectedCents), wrong(values.expectedCents)],
    ['source', values.source.trim() === '', words.required],
  ];
  return Object.fromEntries(checks.filter(([, broken]) => broken).map(([field, , message]) => [field, message]));
}

export function readCase(
  grid: Grid,
  values: CaseValues,
): { readonly body: NewGridCase } | { readonly errors: CaseErrors } {
  const errors = errorsOf(grid, values);
  const { functionId } = values;
  if (functionId === null || Object.keys(errors).length > 0) return { errors };
  const rank = (chosen: string | undefined) => (chosen === NOT_CONCERNED ? null : Number(chosen));
  const number = (text: string): number => parseHundredths(text) ?? 0;
  return {
    body: {
      title: values.title.trim(),
      functionId,
      categoryLevel: levelOf(grid, values),
      degrees: Object.fromEntries(askedCriteria(grid, values).map(({ id }) => [String(id), rank(values.degrees[id])])),
      leaveWeeks: values.leaveWeeks,
      seniorityYears: Number(values.seniorityYears),
      shareHundredths: number(values.shareHundredths),
      hourly: values.hourly && maybeHourly(grid, values),
      fixedDays: values.fixedDays && maybeFixedDays(grid, values),
      guaranteedCents: values.guaranteedCents.trim() === '' ? null : number(values.guaranteedCents),
      expectedIndex: number(values.expectedIndex),
      expectedCents: number(values.expectedCents),
      expectedUnit: values.expectedUnit,
      source: values.source.trim(),
    },
  };
}

/** An error stays until its field is changed. */
export function withoutChanged(errors: CaseErrors, changed: Partial<CaseValues>): CaseErrors {
  const isMended = (field: string): boolean => {
    const [head = field, criterion] = field.split('.');
    if (!(head in changed)) return false;
    return criterion === undefined || (changed.degrees?.[criterion] ?? '') !== '';
  };
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isMended(field)));
}
