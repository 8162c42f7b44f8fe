import { describe, expect, it } from '@jest/globals';
import {
  amountDue,
  computePay,
  defaultAnswers,
  formatDay,
  formatMoney,
  formatPoints,
  isUnderMinimum,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  ValuationStatus,
  type Floors,
} from '@valorisation/rules';
import { pages } from '../i18n/fr';

const { example } = pages.home;
const plain = (text: string) => text.replace(/\s/g, ' ');

const grid = shippedGrids.find(({ status }) => status === 'in_force');
const wage = shippedMinimumWages.filter(({ territory }) => territory === 'metropole').at(-1);
if (grid === undefined || wage === undefined) throw new Error('No grid or no minimum wage is shipped');
const inForce = readGrid(grid.document);
const job = inForce.functions.find(({ title }) => title === 'Agent de service');
if (job?.categoryLevel === undefined || job.categoryLevel === null) throw new Error('The grid has no such function');

const terms = {
  functionId: job.id,
  categoryLevel: job.categoryLevel,
  leaveWeeks: 0,
  seniorityOn: null,
  calculatedOn: wage.from,
  answers: defaultAnswers(inForce, job, job.categoryLevel),
  shareHundredths: 10_000,
  hourly: false,
  fixedDays: false,
  guaranteedCents: null,
  fixedAmountCents: null,
};
const floors: Floors = { params: inForce.params, wage, territory: 'metropole' };
const pay = computePay(inForce, terms);
const due = amountDue({ ...terms, status: ValuationStatus.UpToDate, computed: pay }, floors, { alone: true });
if (due === null) throw new Error('Nothing is due');

function pointsOf(...rules: readonly string[]): string {
  const steps = pay.trace.filter(({ rule }) => rules.includes(rule));
  return formatPoints(steps.reduce((sum, { value }) => sum + value, 0));
}

describe('the example on the home page', () => {
  it('counts the points that the rules count', () => {
    expect(example.lines.map(({ value }) => plain(value))).toEqual(
      ['category-base', 'leave', 'seniority', 'criterion'].map((rule) => plain(pointsOf(rule))),
    );
    expect(plain(example.total.value)).toBe(plain(formatPoints(pay.indexHundredths)));
    expect(isUnderMinimum(floors, pay.indexHundredths)).toBe(true);
  });

  it('ends with what is to be paid at least, and says why it is more than what the agreement gives', () => {
    expect(plain(example.conventional.value)).toBe(plain(formatMoney(pay.minimumCents)));
    expect(plain(example.due.value)).toBe(plain(formatMoney(due.cents)));
    expect(due.source).toBe('minimum-wage');
    expect(example.reason).toContain(`Smic du ${formatDay(wage.from)}`);
    expect(example.reason.includes('à confirmer')).toBe(!wage.confirmed);
  });

  it('names the grid and the value of the point that it is computed with', () => {
    expect(plain(example.subtitle)).toContain(formatDay(grid.effectiveOn));
    const point = formatMoney(inForce.params.paramMicroEuros / 100);
    expect(plain(example.conventional.label)).toContain(plain(point));
  });
});
