import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { aRow } from '../../testing/builders';
import { folderRows, lateReason } from './lateAmounts';

const { UpToDate, ToRedo, AwaitingUpdate, Archived } = ValuationStatus;

const today = aRow({ id: 1, status: UpToDate });
const uncomputed = aRow({ id: 2, displayed: null, due: null });
const behind = aRow({
  id: 3,
  status: AwaitingUpdate,
  dueAfterUpdate: { cents: 190_000, unit: 'month', source: 'minimum' },
});
const toRedo = aRow({ id: 4, status: ToRedo });

describe('an amount that a folder would not show as recorded', () => {
  it('is searched among all active functions of the chosen people', () => {
    const past = aRow({ id: 5, status: Archived });
    const colleague = aRow({ id: 6, profileId: 3 });
    expect(folderRows([today, toRedo, past, colleague], [today])).toEqual([today, toRedo]);
  });

  it.each([
    ['nothing, of an amount of today', today, [today, toRedo], null],
    ['that it does not exist', uncomputed, [uncomputed], 'uncomputed'],
    ['that it is updated', behind, [behind, today], 'behind'],
    [
      'that a step of seniority is brought in too',
      { ...behind, status: UpToDate, isBirthday: true },
      [behind],
      'behind',
    ],
    ['that it stays, where an update cannot be computed', toRedo, [toRedo], 'stuck'],
    ['that it stays, beside a function that cannot be updated', behind, [behind, toRedo], 'held'],
    ['that it is updated, beside a colleague’s', behind, [behind, { ...toRedo, profileId: 3 }], 'behind'],
    ['that it is updated, beside an hourly one', behind, [behind, { ...toRedo, hourly: true }], 'behind'],
  ] as const)('is explained by its reason: %s', (_case, row, rows, reason) => {
    expect(lateReason(row, rows)).toBe(reason);
  });
});
