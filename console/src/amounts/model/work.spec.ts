import { describe, expect, it } from '@jest/globals';
import { mergeInputs } from './work';

describe('two saves as one', () => {
  it('keep the values of both, and prefer the second', () => {
    expect(mergeInputs({ shareHundredths: 5_000, leaveWeeks: 1 }, { leaveWeeks: 2 })).toEqual({
      shareHundredths: 5_000,
      leaveWeeks: 2,
    });
  });

  it('drop the category and the title of a function that was changed before it was saved', () => {
    const other = { functionId: 0, categoryLevel: 3, otherFunction: 'Chargée de projet', leaveWeeks: 1 } as const;
    expect(mergeInputs(other, { functionId: 28 })).toEqual({ functionId: 28, leaveWeeks: 1 });
    expect(mergeInputs(other, { leaveWeeks: 2 })).toEqual({ ...other, leaveWeeks: 2 });
  });
});
