import { describe, expect, it } from '@jest/globals';
import { floors, functionTitled, gridInForce, knownFunctions, payInput } from '../testing/builders.js';
import { ValuationStatus } from '../valuation/status.js';
import { amountDue } from './amount-due.js';
import { previewPay } from './compute-pay.js';
import type { PayInput } from './pay.js';
import { personDue } from './person-due.js';
import { readStep, sentStep, type SentStep } from './sent-trace.js';
import { STEP_INPUTS, type TraceStep } from './trace.js';

/** The steps of an amount and of the amount due. */
function traceOf(input: PayInput): readonly TraceStep[] {
  const pay = previewPay(gridInForce, input);
  const row = { ...input, status: ValuationStatus.UpToDate, computed: pay };
  return [...pay.trace, ...(amountDue(row, floors, { alone: !input.hourly })?.trace ?? [])];
}

const agent = payInput(functionTitled('Agent de service'), { shareHundredths: 5_000 });
const trainer = knownFunctions.find(({ teacher }) => teacher);
const executive = knownFunctions.find(({ categoryLevel }) => categoryLevel === 3);
if (trainer === undefined || executive === undefined) throw new Error('The grid has neither trainer nor executive');
const terms = { seniorityOn: '2018-09-01', leaveWeeks: 1, guaranteedCents: 500_000, shareHundredths: 8_000 };
const halfTime = { ...agent, status: ValuationStatus.UpToDate, computed: previewPay(gridInForce, agent) };
const complement = personDue([halfTime, halfTime], floors).complement;
const traces = [
  traceOf(payInput(trainer, { hourly: true, answers: {} })),
  traceOf(payInput(executive, { ...terms, fixedDays: true, fixedAmountCents: 210_000 })),
  complement === null ? [] : [complement],
];
const parsed = (steps: readonly SentStep[]): SentStep[] => JSON.parse(JSON.stringify(steps)) as SentStep[];

describe('a trace in JSON', () => {
  it('is read back as it was computed, whatever the rule', () => {
    expect(new Set(traces.flat().map(({ rule }) => rule))).toEqual(new Set(Object.keys(STEP_INPUTS)));
    for (const trace of traces) expect(parsed(trace.map(sentStep)).map(readStep)).toEqual(trace);
  });

  it('has points and EUR under names without a unit', () => {
    const month = traceOf(agent).find(({ rule }) => rule === 'full-time-month');
    expect(month && sentStep(month)).toMatchObject({
      inputs: { index: 1030, param: 0.208, months: 12 },
      value: 1785.33,
    });
  });

  it.each<readonly [what: string, change: Partial<Parameters<typeof readStep>[0]>]>([
    ['an unknown rule', { rule: 'premium' }],
    ['an input that lacks', { inputs: { weeks: 1 } }],
    ['an input of another kind', { inputs: { weeks: '1', yearlyHours: 1607 } }],
    ['a value that is no number', { value: Number.NaN }],
    ['an unknown unit', { unit: 'year' }],
  ])('is refused for %s', (_, change) => {
    const leave: SentStep = {
      rule: 'leave',
      inputs: { weeks: 1, yearlyHours: 1607 },
      value: 30,
      unit: 'points',
      article: '',
    };
    expect(readStep({ ...leave, ...change })).toBeNull();
    expect(readStep(leave)).not.toBeNull();
  });
});
