import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { sent } from './call.js';
import { estimateCalls, type EstimateInput } from './estimate.js';

const { one } = estimateCalls;
const addressOf = (query: EstimateInput) => sent(one, { query }).address;

describe('the query of an estimate', () => {
  it('has the names of a valuation, and degrees that an address need not escape', () => {
    const answers = { 1: { degree: 3, notConcerned: false }, 4: { notConcerned: true }, 6: { degree: 0 } };
    expect(addressOf({ functionId: 3, shareHundredths: 8050, hourly: true, answers })).toBe(
      '/v1/estimate?valor_c5=3&valor_c0=80.5&valor_remuneration=1&valor_data=1-3_4-nc_6-0',
    );
  });

  it('is read back as it was written', () => {
    const query = {
      functionId: 0,
      otherFunction: 'Régisseuse & régisseur',
      categoryLevel: 2,
      seniorityOn: '2019-09-01',
      leaveWeeks: 2,
      fixedDays: false,
      guaranteedCents: 201_050,
      answers: { 1: { degree: 3, notConcerned: false }, 4: { notConcerned: true } },
    } as const;
    const { searchParams } = new URL(addressOf(query), 'http://localhost');
    expect(z.parse(one.query, Object.fromEntries(searchParams))).toEqual(query);
  });

  it('refuses a guarantee whose decimals may be thousands', () => {
    const isTaken = (text: string) => z.safeParse(one.query, { valor_garantie: text }).success;
    expect(['1.600', '1,600', '1600.5', '1600,50'].map(isTaken)).toEqual([false, false, true, true]);
  });

  it.each(['3', '1-', '1-x', '1-3,2-2', '1-3__2-2', '-1-3', `${'1-3_'.repeat(60)}1-3`])(
    'refuses the degrees %s',
    (text) => {
      expect(z.safeParse(one.query, { valor_data: text }).success).toBe(false);
    },
  );
});
