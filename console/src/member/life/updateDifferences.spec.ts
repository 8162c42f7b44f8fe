import { describe, expect, it } from '@jest/globals';
import { readGrid, readStep, shippedGrids, type ExplainedStep } from '@valorisation/rules';
import type { PreviewSide } from '../../api/updatePreview';
import { updateDifferences } from './updateDifferences';

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid = readGrid(document);
/** As received, without its words: the differences use those of the rules. */
function step(rule: string, value: number, unit: string, inputs: Readonly<Record<string, unknown>> = {}) {
  const read = readStep({ rule, value, unit, inputs, article: '1' });
  if (read === null) throw new Error(`Not a step: ${rule}`);
  return { ...read, label: '', detail: null, explanation: '' };
}
const base = step('category-base', 960, 'points', { categoryLevel: 1 });
const autonomy = step('criterion', 25, 'points', {
  criterionId: 1,
  criterion: 'Autonomie',
  kind: 'degrees',
  state: 'answered',
  degree: 2,
  defaultDegree: 2,
});
const month = (value: number, param: number) =>
  step('full-time-month', value, 'month', { index: 1030, param, months: 12 });
const result = (value: number) => step('displayed', value, 'month');
const side = (...trace: ExplainedStep[]): PreviewSide => ({
  gridId: 1,
  due: { cents: 0, unit: 'month', source: 'minimum' },
  displayed: { cents: 0, unit: 'month' },
  minimumCents: 0,
  hourlyCents: null,
  belowMinimum: false,
  calculatedOn: '2026-01-05',
  seniority: { years: 0, ratePercent: 0 },
  nextChangeOn: null,
  indexHundredths: 0,
  trace,
});
const differences = (current: PreviewSide, next: PreviewSide) => updateDifferences({ current, next }, grid);

describe('the differences of an update', () => {
  it('are the lines whose value changes, the point value included, without the result', () => {
    const found = differences(
      side(base, autonomy, month(1767.31, 0.2059), result(1767.31)),
      side(base, autonomy, month(1785.33, 0.208), result(1785.33)),
    );
    expect(found.map(({ key }) => key)).toEqual(['point-value', 'full-time-month']);
    expect(found[0]).toMatchObject({ label: 'Valeur du point', detail: null });
    expect(found[1]?.before).toMatch(/^1.767,31.€$/);
    expect(found[1]?.after).toMatch(/^1.785,33.€$/);
  });

  it('include a line that only one of the two calculations has', () => {
    const found = differences(
      side(base, autonomy),
      side(base, step('fixed-days', 1100, 'points', { index: 1000, factorTenThousandths: 11_000 })),
    );
    expect(found.map(({ key, before, after }) => [key, before !== null, after !== null])).toEqual([
      ['fixed-days', false, true],
      ['criterion.1', true, false],
    ]);
  });

  it('state what a changed line was computed with', () => {
    const seniority = (years: number, value: number) =>
      step('seniority', value, 'points', {
        seniorityYears: years,
        ratePercent: years,
        base: 960,
        seniorityOn: '2020-01-01',
        calculatedOn: '2026-01-05',
      });
    expect(differences(side(seniority(5, 48)), side(seniority(6, 57.6)))[0]?.detail?.before).toMatch(/^5.ans/);
  });

  it('are none when nothing changes', () => {
    expect(differences(side(base, result(1000)), side(base, result(1000)))).toEqual([]);
  });
});
