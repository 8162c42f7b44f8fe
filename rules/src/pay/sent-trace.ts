/** A trace as JSON, the same in every answer and export: inputs lose the unit of their name and are plain numbers. */
import { fromHundredths, toHundredths } from '../exact/decimal.js';
import { STEP_INPUTS, TRACE_UNITS, type TraceRule, type TraceStep } from './trace.js';

export interface SentStep {
  readonly rule: string;
  readonly inputs: Readonly<Record<string, number | string>>;
  /** Points or EUR, with at most two decimals. */
  readonly value: number;
  readonly unit: string;
  /** '' where there is none. */
  readonly article: string;
}

const UNITS: readonly (readonly [suffix: string, per: number])[] = [
  ['Hundredths', 100],
  ['Cents', 100],
  ['MicroEuros', 1_000_000],
];

/** The name of an input in JSON, and what its value is divided by: `pointsHundredths` is sent as `points`, by 100. */
function plainName(name: string): readonly [sent: string, per: number] {
  const unit = UNITS.find(([suffix]) => name.endsWith(suffix));
  return unit === undefined ? [name, 1] : [name.slice(0, -unit[0].length), unit[1]];
}

export function sentStep({ rule, inputs, value, unit, article }: TraceStep): SentStep {
  const plain = Object.entries(inputs).map(([name, input]) => {
    const [sent, per] = plainName(name);
    return [sent, typeof input === 'number' ? input / per : input] as const;
  });
  return { rule, inputs: Object.fromEntries(plain), value: fromHundredths(value), unit, article: article ?? '' };
}

type ReadStep = Readonly<Record<keyof TraceStep, unknown>> & { readonly inputs: Readonly<Record<string, unknown>> };

function isRule(rule: string): rule is TraceRule {
  return Object.hasOwn(STEP_INPUTS, rule);
}

function isStep(step: ReadStep, rule: TraceRule): step is TraceStep {
  const checks = Object.entries(STEP_INPUTS[rule]);
  const { inputs, value, unit } = step;
  return (
    Number.isSafeInteger(value) &&
    TRACE_UNITS.some((known) => known === unit) &&
    checks.every(([name, check]) => check(inputs[name]))
  );
}

function readInput(inputs: SentStep['inputs'], name: string): readonly [string, number | string | undefined] {
  const [sent, per] = plainName(name);
  const value = inputs[sent];
  return [name, typeof value === 'number' ? Math.round(value * per) : value];
}

function readStep({ rule, inputs, value, unit, article }: SentStep): TraceStep {
  if (!isRule(rule)) throw new RangeError(`no rule of a trace: ${rule}`);
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
  if (!isStep(step, rule)) throw new RangeError(`not a step of the rule ${rule}`);
  return step;
}

/**
 * The only reader of a trace in JSON. Throws RangeError for a rule that is not known or a step that lacks one of its
 * inputs.
 */
export function readTrace(steps: readonly SentStep[]): readonly TraceStep[] {
  return steps.map(readStep);
}
