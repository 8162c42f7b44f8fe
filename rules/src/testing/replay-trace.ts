/** Computes every step of a trace again from its inputs, in plain BigInt. It does not use the code under test. */
import type { StepInputs, TraceStep } from '../pay/trace.js';

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? quotient + 1n : quotient;
}

function up(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator > 0n ? quotient + 1n : quotient;
}

function sum(steps: readonly TraceStep[], rules: readonly string[]): bigint {
  return steps.filter((step) => rules.includes(step.rule)).reduce((total, step) => total + BigInt(step.value), 0n);
}

/** A full-time month that is converted to a share, or to the training hour. */
function brought({
  fullTimeMonthCents,
  shareHundredths,
  teachingPartTenThousandths = 0,
  yearlyTrainingHours = 0,
}: StepInputs<'branch-floor'> | StepInputs<'minimum-wage'>): bigint {
  return shareHundredths === undefined
    ? halfUp(
        BigInt(fullTimeMonthCents) * 12n * BigInt(teachingPartTenThousandths),
        BigInt(yearlyTrainingHours) * 10_000n,
      )
    : atShare({ fullTimeMonthCents, shareHundredths });
}

function atShare({ fullTimeMonthCents, shareHundredths }: StepInputs<'share'>): bigint {
  return halfUp(BigInt(fullTimeMonthCents) * BigInt(shareHundredths), 10_000n);
}

/** The value of the step, from its inputs and the steps before it. Null for a step whose value the grid gives. */
function replay(step: TraceStep, before: readonly TraceStep[]): bigint | null {
  switch (step.rule) {
    case 'seniority':
      return halfUp(sum(before, ['category-base', 'leave']) * BigInt(step.inputs.ratePercent), 100n);
    case 'total':
      return sum(before, ['category-base', 'leave', 'seniority', 'criterion']);
    case 'fixed-days':
      return halfUp(sum(before, ['total']) * BigInt(step.inputs.factorTenThousandths), 10_000n);
    case 'full-time-month':
    case 'majored-month':
      return halfUp(BigInt(step.inputs.indexHundredths) * BigInt(step.inputs.paramMicroEuros), 120_000n);
    case 'share':
    case 'majored-share':
      return atShare(step.inputs);
    case 'hourly': {
      const { indexHundredths, paramMicroEuros, teachingPartTenThousandths, yearlyTrainingHours } = step.inputs;
      const year = BigInt(indexHundredths) * BigInt(paramMicroEuros) * BigInt(teachingPartTenThousandths);
      return halfUp(year, BigInt(yearlyTrainingHours) * 100_000_000n);
    }
    case 'majored': {
      const { guaranteedCents, shareHundredths, paramMicroEuros } = step.inputs;
      const year = BigInt(guaranteedCents) * 12n * 100_000_000n;
      return 100n * up(year, BigInt(shareHundredths) * BigInt(paramMicroEuros) * 100n);
    }
    case 'minimum-check': {
      const missing = BigInt(step.inputs.minimumIndexHundredths - step.inputs.indexHundredths);
      return missing > 0n ? missing : 0n;
    }
    case 'branch-floor':
    case 'minimum-wage':
      return brought(step.inputs);
    case 'wage-complement':
      return atShare(step.inputs) - BigInt(step.inputs.paidCents);
    case 'category-base':
    case 'leave':
    case 'criterion':
    case 'due':
    case 'fixed-amount':
    case 'displayed':
      return null;
  }
}

/** The steps whose value does not follow from their inputs. Empty when the whole trace is consistent. */
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
