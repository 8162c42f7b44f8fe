/** A trace as JSON. The names of inputs lose their unit, and the values become plain numbers. */
import { fromHundredths, toHundredths } from '../exact/decimal.js';
import { STEP_INPUTS, TRACE_UNITS, type StepInputs, type TraceRule, type TraceStep, type TraceUnit } from './trace.js';

type SentName<Name> = Name extends `${infer Base}${'Hundredths' | 'Cents' | 'MicroEuros'}` ? Base : Name;

interface SentStepOf<Rule extends TraceRule> {
  readonly rule: Rule;
  readonly inputs: { readonly [Name in keyof StepInputs<Rule> as SentName<Name>]: StepInputs<Rule>[Name] };
  /** In points or EUR, with at most two decimals. */
  readonly value: number;
  readonly unit: TraceUnit;
  /** '' when there is no article. */
  readonly article: string;
}

export type SentStep = { [Rule in TraceRule]: SentStepOf<Rule> }[TraceRule];

const UNITS: readonly (readonly [suffix: string, per: number])[] = [
  ['Hundredths', 100],
  ['Cents', 100],
  ['MicroEuros', 1_000_000],
];

/** The name in JSON, and the divisor of the value: `pointsHundredths` is sent as `points`, divided by 100. */
export function plainName(name: string): readonly [sent: string, per: number] {
  const unit = UNITS.find(([suffix]) => name.endsWith(suffix));
  return unit === undefined ? [name, 1] : [name.slice(0, -unit[0].length), unit[1]];
}

export function sentStep(step: TraceStep): SentStep;
export function sentStep({ rule, inputs, value, unit, article }: TraceStep): unknown {
  const plain = Object.entries(inputs).map(([name, input]) => {
    const [sent, per] = plainName(name);
    return [sent, typeof input === 'number' ? input / per : input] as const;
  });
  return { rule, inputs: Object.fromEntries(plain), value: fromHundredths(value), unit, article: article ?? '' };
}

type Values = Readonly<Record<string, unknown>>;
/** A step in JSON that is not checked yet. */
type AnyStep = Readonly<Record<'rule' | 'unit' | 'article', string>> & {
  readonly inputs: Values;
  readonly value: number;
};
type ReadStep = Readonly<Record<keyof TraceStep, unknown>> & { readonly inputs: Values };

function isRule(rule: string): rule is TraceRule {
  return Object.hasOwn(STEP_INPUTS, rule);
}

function isStep(step: ReadStep, rule: TraceRule): step is TraceStep {
  const checks = Object.entries(STEP_INPUTS[rule]);
  const { inputs, value, unit } = step;
  return (
    Number.isSafeInteger(value) &&
    TRACE_UNITS.some((known) => known === unit) &&
    checks.every(([name, kind]) => kind.is(inputs[name]))
  );
}

function readInput(inputs: Values, name: string): readonly [string, unknown] {
  const [sent, per] = plainName(name);
  const value = inputs[sent];
  return [name, typeof value === 'number' ? Math.round(value * per) : value];
}

/** Reads a step in JSON; no other code does. Null for an unknown rule or a missing input. */
export function readStep({ rule, inputs, value, unit, article }: AnyStep): TraceStep | null {
  if (!isRule(rule)) return null;
  const read = Object.keys(STEP_INPUTS[rule])
    .map((name) => readInput(inputs, name))
    .filter(([, input]) => input !== undefined);
  const step = {
    rule,
    inputs: Object.fromEntries(read),
    value: toHundredths(value) ?? Number.NaN,
    unit,
    article: article === '' ? null : article,
  };
  return isStep(step, rule) ? step : null;
}
