import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids, type Grid } from '@valorisation/rules';
import type { ValuationInput } from '@valorisation/contract';
import type { Reference } from '../../api/reference';
import type { Valuation } from '../../api/valuation';
import { isInPlace, previewResult, resultOf, type Worked } from './result';
import { applyInput, jobOf, payInputOf } from './work';

const CALCULATED_ON = '2024-01-15';
const [older, newer] = shippedGrids.slice(-2);
if (older === undefined || newer === undefined) throw new Error('Two grids are shipped');
const [former, inForce] = [readGrid(older.document), readGrid(newer.document)];

function referenceOf(grid: Grid, status: Reference['info']['status']): Reference {
  const info = { id: 1, status, effectiveOn: '2024-09-01', confirmed: true, pointValue: 20.8 };
  return { grid, info, floors: { params: inForce.params, wage: null, territory: 'mayotte' } };
}

const terms = { functionId: 43, shareHundredths: 6_500, seniorityOn: '2015-03-01' };
const row: object = { ...terms, displayed: { cents: 115_000, unit: 'month' }, calculatedOn: CALCULATED_ON };
const valuation = row as Valuation;

/** A row of the former grid that awaits its update and has unsaved values. */
function rowWith(unsaved: ValuationInput): Worked {
  const work = applyInput(inForce, applyInput(inForce, undefined, terms), unsaved);
  const job = work && jobOf(inForce, work);
  if (work === undefined || job === undefined) throw new Error('The function is of the grid');
  return {
    valuation,
    reference: referenceOf(inForce, 'in_force'),
    amountGrid: referenceOf(former, 'past'),
    saving: { hasUnsaved: true },
    inPlace: isInPlace(valuation, unsaved),
    payInput: payInputOf(work, '2026-11-21'),
    alone: true,
    job,
    work,
  };
}

describe('a stored amount, while a change of it is typed', () => {
  it('is shown on its own grid and day when the changed term is recomputed in place', () => {
    const worked = rowWith({ shareHundredths: 8_000 });
    const computed = previewResult(worked.amountGrid, { ...worked.payInput, calculatedOn: CALCULATED_ON });
    expect(resultOf(worked)).toEqual({ ...computed, kind: 'previous-grid' });
    expect(computed?.displayed).not.toEqual(previewResult(worked.reference, worked.payInput)?.displayed);
  });

  it('is replaced by the next calculation for any other change, but not for an unchanged value', () => {
    const worked = rowWith({ leaveWeeks: 2 });
    expect(resultOf(worked)).toEqual(previewResult(worked.reference, worked.payInput));
    expect(rowWith({ shareHundredths: 8_000, seniorityOn: '2016-03-01' }).inPlace).toBe(false);
    expect(rowWith({ shareHundredths: 8_000, seniorityOn: terms.seniorityOn }).inPlace).toBe(true);
  });
});
