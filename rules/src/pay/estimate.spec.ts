import { describe, expect, it } from '@jest/globals';
import { floors, functionById, gridInForce, knownFunctions, payInput, TRAINING } from '../testing/builders.js';
import { ValuationStatus } from '../valuation/status.js';
import { amountDue } from './amount-due.js';
import { computePay } from './compute-pay.js';
import { estimatePay } from './estimate.js';
import type { PayInput } from './pay.js';

const TEACHER = 4;

/** The calculation of a member's completed row, for a person without another function. */
function ofMember(input: PayInput) {
  const pay = computePay(gridInForce, input);
  const row = { ...input, status: ValuationStatus.UpToDate, computed: pay };
  return { pay, due: amountDue(row, floors, { alone: !input.hourly }) };
}

describe('an estimate', () => {
  it('is what a member’s row of every function gives with its planned degrees', () => {
    const differing = knownFunctions.filter((job) => {
      const { pay, due } = ofMember(payInput(job));
      const estimate = estimatePay(gridInForce, floors, payInput(job, { answers: {} }));
      return estimate.due.cents !== due?.cents || estimate.pay.indexHundredths !== pay.indexHundredths;
    });
    expect(differing).toEqual([]);
  });

  it('counts no Formations until a diploma is given, and says so', () => {
    const teacher = functionById(TEACHER);
    const { pay } = estimatePay(gridInForce, floors, payInput(teacher, { answers: {} }));
    expect(pay.uncounted).toEqual([TRAINING]);
    expect(pay.planned).not.toContain(TRAINING);
  });
});
