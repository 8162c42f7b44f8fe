/** The steps of an amount. Each rule has its own variant with its own inputs. The words are in rules/src/explain. */
import { isDay, type Day } from '../exact/day.js';

/** What an input contains, for readers of JSON and for the API's description. */
export interface InputKind<Value = unknown> {
  readonly type: 'number' | 'text';
  /** The only texts that are allowed; null when any text is allowed. */
  readonly values: readonly string[] | null;
  /** True: the input is left out when it has no value. */
  readonly optional: boolean;
  is(value: unknown): value is Value;
}

const number: InputKind<number> = {
  type: 'number',
  values: null,
  optional: false,
  is: (value): value is number => typeof value === 'number' && Number.isFinite(value),
};
const text: InputKind<string> = {
  type: 'text',
  values: null,
  optional: false,
  is: (value): value is string => typeof value === 'string',
};
const day: InputKind<Day> = { ...text, is: isDay };

function oneOf<Value extends string>(...values: readonly Value[]): InputKind<Value> {
  return { ...text, values, is: (value): value is Value => values.some((known) => known === value) };
}

function optional<Value>(kind: InputKind<Value>): InputKind<Value | undefined> {
  return { ...kind, optional: true, is: (value): value is Value | undefined => value === undefined || kind.is(value) };
}

const monthOfIndex = { indexHundredths: number, paramMicroEuros: number, months: number };
const monthAtShare = { fullTimeMonthCents: number, shareHundredths: number };
/** A full-time month that is converted to the row: to its share, or to the training hour. */
const broughtToRow = {
  fullTimeMonthCents: number,
  shareHundredths: optional(number),
  teachingPartTenThousandths: optional(number),
  yearlyTrainingHours: optional(number),
};
const wage = { wageFrom: day, territory: oneOf('metropole', 'mayotte') };

/**
 * The inputs of each rule, in the order of the rules. Their names contain the unit: ...Hundredths, ...Cents,
 * ...MicroEuros, ...TenThousandths, ...Percent, ...Years.
 */
export const STEP_INPUTS = {
  'category-base': { categoryLevel: number },
  leave: { weeks: number, yearlyHours: number },
  seniority: {
    seniorityYears: number,
    ratePercent: number,
    baseHundredths: number,
    seniorityOn: optional(day),
    calculatedOn: day,
  },
  criterion: {
    criterionId: number,
    criterion: text,
    kind: oneOf('degrees', 'training'),
    /** `planned`: the criterion is not answered, and the function's planned degree counts for it. */
    state: oneOf('answered', 'planned', 'unanswered', 'not-concerned'),
    degree: number,
    defaultDegree: number,
  },
  total: {
    categoryBaseHundredths: number,
    leaveHundredths: number,
    seniorityHundredths: number,
    criteriaHundredths: number,
  },
  'fixed-days': { indexHundredths: number, factorTenThousandths: number },
  'full-time-month': monthOfIndex,
  share: monthAtShare,
  hourly: {
    indexHundredths: number,
    paramMicroEuros: number,
    teachingPartTenThousandths: number,
    yearlyTrainingHours: number,
  },
  majored: { guaranteedCents: number, shareHundredths: number, paramMicroEuros: number, indexHundredths: number },
  'majored-month': monthOfIndex,
  'majored-share': monthAtShare,
  'fixed-amount': {},
  /** The source is missing in old stored amounts whose steps are no longer known. */
  displayed: { source: optional(oneOf('fixed-amount', 'remuneration-value', 'hourly', 'minimum')) },
  'branch-floor': { floorHundredths: number, paramMicroEuros: number, ...broughtToRow },
  'minimum-wage': { ...wage, ...broughtToRow },
  due: { source: oneOf('minimum', 'hourly', 'majored', 'fixed-amount', 'branch-floor', 'minimum-wage') },
  'wage-complement': { ...wage, ...monthAtShare, paidCents: number },
  'minimum-check': {
    indexHundredths: number,
    minimumIndexHundredths: number,
    branchFloorPoints: number,
    minimumWageMonthCents: optional(number),
    wageFrom: optional(day),
  },
} as const;

type Kinds = typeof STEP_INPUTS;
type Held<Kind> = Kind extends InputKind<infer Value> ? Value : never;
type Inputs<Of> = {
  readonly [Name in keyof Of as undefined extends Held<Of[Name]> ? never : Name]: Held<Of[Name]>;
} & {
  readonly [Name in keyof Of as undefined extends Held<Of[Name]> ? Name : never]?: Exclude<Held<Of[Name]>, undefined>;
};

export type TraceRule = keyof Kinds;

/** `points`: hundredths of a point; `month` and `hour`: cents. */
export const TRACE_UNITS = ['points', 'month', 'hour'] as const;
export type TraceUnit = (typeof TRACE_UNITS)[number];

export type StepInputs<Rule extends TraceRule> = Inputs<Kinds[Rule]>;

export interface StepOf<Rule extends TraceRule> {
  readonly rule: Rule;
  readonly inputs: StepInputs<Rule>;
  readonly value: number;
  readonly unit: TraceUnit;
  /** The article of the agreement; null for an amount that a person has fixed. */
  readonly article: string | null;
}

export type TraceStep = { [Rule in TraceRule]: StepOf<Rule> }[TraceRule];

/** The name of a step inside its trace: the name of its rule and, for a criterion, its id. */
export function stepKey(step: TraceStep): string {
  return step.rule === 'criterion' ? `${step.rule}.${step.inputs.criterionId}` : step.rule;
}
