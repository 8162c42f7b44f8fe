import { describe, expect, it } from '@jest/globals';
import {
  defaultAnswers,
  findFunction,
  parseHundredths,
  previewPay,
  questions,
  readGrid,
  shippedGrids,
} from '@valorisation/rules';
import { fromRules, fromWire, receiptLines, type ReceiptContext } from './receipt';
import { applyInput, payInputOf } from './work';

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid = readGrid(document);
const TODAY = '2026-11-21';
const context: ReceiptContext = { categoryTitle: 'Catégorie', degreeText: () => null };

function payOf(title: string, terms: Parameters<typeof applyInput>[2] = {}) {
  const job = grid.functions.find((candidate) => candidate.title === title);
  const work = job && applyInput(grid, undefined, { ...terms, functionId: job.id });
  if (!job || !work) throw new Error(`The grid has no ${title}`);
  const answers = defaultAnswers(grid, job, work.categoryLevel);
  return previewPay(grid, payInputOf({ ...work, answers }, TODAY));
}

const linesOf = (...call: Parameters<typeof payOf>) => receiptLines(payOf(...call).trace.map(fromRules), context);
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the receipt', () => {
  it('adds up: base, leave, seniority and criteria make the index', () => {
    const lines = linesOf('Secrétaire-comptable', { leaveWeeks: 1, seniorityDay: '2018-09-01' });
    const total = lines.findIndex(({ rule }) => rule === 'total');
    const cents = lines.map(({ value }) => parseHundredths(value) ?? Number.NaN);
    const sum = cents.slice(0, total).reduce((one, other) => one + other, 0);
    expect(sum).toBe(cents[total]);
  });

  it('goes from the index through the point value to the month', () => {
    const lines = linesOf('Agent de service').map(({ rule, value }) => [rule, plain(value)]);
    expect(lines.slice(-4)).toEqual([
      ['total', '1 030,00 points'],
      ['point-value', '20,80 €'],
      ['full-time-month', '1 785,33 €'],
      ['displayed', '1 785,33 €'],
    ]);
  });

  it('leaves out what does not concern the job, and the share of a full-time one', () => {
    const lines = linesOf('Agent de service');
    expect(lines.filter(({ rule }) => rule === 'criterion')).toHaveLength(3);
    expect(lines.some(({ rule }) => rule === 'share')).toBe(false);
    expect(linesOf('Agent de service', { shareHundredths: 8000 }).some(({ rule }) => rule === 'share')).toBe(true);
  });

  it('reads the same from the server as from the rules', () => {
    const { trace } = payOf('Secrétaire-comptable', { seniorityDay: '2018-09-01', shareHundredths: 8000 });
    const wire = trace.map((step) => {
      const { rule, inputs, value, unit, article } = fromRules(step);
      return { rule, inputs, value: value / 100, unit, article: article ?? '' };
    });
    expect(receiptLines(wire.map(fromWire), context)).toEqual(receiptLines(trace.map(fromRules), context));
  });

  it('gives every line its rule in words and, but for a fixed amount, its article', () => {
    for (const line of linesOf('Secrétaire-comptable', { guaranteedMonthCents: 300_000 })) {
      expect(line.explanation).not.toBe('');
      expect(line.article).toMatch(/art|annexe|négociation/);
    }
  });

  it('shows an amount that the employer body fixed in place of the computed one', () => {
    const job = findFunction(grid, 1);
    const work = job && applyInput(grid, undefined, { functionId: job.id });
    if (!work) throw new Error('The grid has no function 1');
    const pay = previewPay(grid, payInputOf({ ...work, fixedAmountCents: 210_000 }, TODAY));
    const lines = receiptLines(pay.trace.map(fromRules), context);
    expect(pay.displayed).toMatchObject({ cents: 210_000, unit: 'month' });
    expect(lines.slice(-2).map(({ rule, value }) => [rule, plain(value)])).toEqual([
      ['fixed-amount', '2 100,00 €'],
      ['displayed', '2 100,00 €'],
    ]);
    expect(lines.at(-2)?.label).toContain('organisation d’employeurs');
  });

  it('tells planned degrees from criteria that still count nothing', () => {
    const job = findFunction(grid, 1);
    const work = job && applyInput(grid, undefined, { functionId: job.id });
    if (!work) throw new Error('The grid has no function 1');
    const lines = receiptLines(previewPay(grid, payInputOf(work, TODAY)).trace.map(fromRules), context);
    const kindsOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ criterionId }) => criterionId);
    const open = questions(grid, job, work.categoryLevel);
    expect(kindsOf('planned')).toEqual(open.filter(({ kind }) => kind === 'degrees').map(({ id }) => id));
    expect(kindsOf('pending')).toEqual(open.filter(({ kind }) => kind === 'training').map(({ id }) => id));
  });
});
