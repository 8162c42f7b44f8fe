import { describe, expect, it } from '@jest/globals';
import { withSlashes } from './frenchInput';

describe('a typed day', () => {
  it('gets its slashes during typing, and lets them be erased', () => {
    expect(withSlashes('01', '0')).toBe('01/');
    expect(withSlashes('01/09', '01/0')).toBe('01/09/');
    expect(withSlashes('01//', '01/')).toBe('01/');
    expect(withSlashes('01', '01/')).toBe('01');
    expect(withSlashes('01/09/2022', '')).toBe('01/09/2022');
  });
});
