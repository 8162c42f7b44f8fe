/** Recomputes every step of a trace from its inputs alone, in plain BigInt, apart from the code under test. */
import type { TraceStep } from '../pay/trace.js';

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? quotient + 1n : quotient;
}

function up(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator > 0n ? quotient + 1n : quotient;
}

function input(step: TraceStep, name: string): bigint {
  const value = step.inputs[name];
  if (typeof value !== 'number') throw new Error(`${step.rule} has no number ${name}`);
  return BigInt(value);
}

function sum(steps: readonly TraceStep[], rules: readonly string[]): bigint {
  return steps.filter((step) => rules.includes(step.rule)).reduce((total, step) => total + BigInt(step.value), 0n);
}

/** The step's value from its inputs and the steps before it; null for what the grid gives as it is. */
function replay(step: TraceStep, before: readonly TraceStep[]): bigint | null {
  switch (step.rule) {
    case 'seniority':
      return halfUp(sum(before, ['category-base', 'leave']) * input(step, 'ratePercent'), 100n);
    case 'total':
      return sum(before, ['category-base', 'leave', 'seniority', 'criterion']);
    case 'fixed-days':
      return halfUp(sum(before, ['total']) * input(step, 'factorTenThousandths'), 10_000n);
    case 'full-time-month':
    case 'majored-month':
      return halfUp(input(step, 'indexHundredths') * input(step, 'paramMicroEuros'), 120_000n);
    case 'share':
    case 'majored-share':
      return halfUp(input(step, 'fullTimeMonthCents') * input(step, 'shareHundredths'), 10_000n);
    case 'hourly':
      return halfUp(
        input(step, 'indexHundredths') * input(step, 'paramMicroEuros') * input(step, 'teachingPartTenThousandths'),
        input(step, 'yearlyTrainingHours') * 100_000_000n,
      );
    case 'majored':
      return (
        100n *
        up(
          input(step, 'guaranteedCents') * 12n * 100_000_000n,
          input(step, 'shareHundredths') * input(step, 'paramMicroEuros') * 100n,
        )
      );
    case 'minimum-check': {
      const missing = input(step, 'minimumIndexHundredths') - input(step, 'indexHundredths');
      return missing > 0n ? missing : 0n;
    }
    case 'branch-floor':
    case 'minimum-wage':
      return step.unit === 'hour'
        ? halfUp(
            input(step, 'fullTimeMonthCents') * 12n * input(step, 'teachingPartTenThousandths'),
            input(step, 'yearlyTrainingHours') * 10_000n,
          )
        : halfUp(input(step, 'fullTimeMonthCents') * input(step, 'shareHundredths'), 10_000n);
    case 'wage-complement':
      return (
        halfUp(input(step, 'fullTimeMonthCents') * input(step, 'shareHundredths'), 10_000n) - input(step, 'paidCents')
      );
    case 'category-base':
    case 'leave':
    case 'criterion':
    case 'due':
    case 'fixed-amount':
    case 'displayed':
      return null;
  }
}

/** The steps whose value does not follow from their inputs; empty when the trace re-adds. */
export function faultySteps(trace: readonly TraceStep[]): readonly TraceStep[] {
  return trace.filter((step, place) => {
    const value = replay(step, trace.slice(0, place));
    return value !== null && value !== BigInt(step.value);
  });
}

/** The value of the first step of a rule. */
export function stepValue(trace: readonly TraceStep[], rule: string): number | undefined {
  return trace.find((step) => step.rule === rule)?.value;
}
