import { describe, expect, it } from '@jest/globals';
import { amountIssues, readAmounts } from './typedAmounts';

describe('the amounts of the branch as they are typed', () => {
  it('are read with or without spaces', () => {
    const typed = { pointValue: '21,30', branchFloor: '1\u00a0060' };
    expect([readAmounts(typed), amountIssues(typed)]).toEqual([{ pointValueHundredths: 2130, branchFloor: 1060 }, {}]);
  });

  it.each(['999999', '0', '10,5', '1.060', ''])('are refused with the limits of the floor: %p', (branchFloor) => {
    expect(amountIssues({ pointValue: '21,30', branchFloor })).toEqual({
      branchFloor: expect.stringMatching(/un nombre entier de points, de 1 à 99\u00a0999\.$/),
    });
  });

  it('are refused with the limits of the point value, or with how to write it', () => {
    const issue = (pointValue: string) => amountIssues({ pointValue, branchFloor: '1060' }).pointValueHundredths;
    expect(['2130', '21.300', '21.30'].map(issue)).toEqual([
      expect.stringContaining('entre 5 et 100'),
      expect.stringContaining('sans point'),
      undefined,
    ]);
  });
});
