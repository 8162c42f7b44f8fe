import { describe, expect, it } from '@jest/globals';
import { floors } from '../testing/builders.js';
import { isUnderMinimum } from './floors.js';

describe('the minimum wage flag', () => {
  it('is set below param_smic and not at it', () => {
    expect(isUnderMinimum(floors, 107_799)).toBe(true);
    expect(isUnderMinimum(floors, 107_800)).toBe(false);
  });

  it('uses only the branch floor where no minimum wage is known', () => {
    expect(isUnderMinimum({ ...floors, wage: null }, 105_299)).toBe(true);
    expect(isUnderMinimum({ ...floors, wage: null }, 105_300)).toBe(false);
  });
});
