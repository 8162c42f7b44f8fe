import { describe, expect, it } from '@jest/globals';
import { readDay, withSlashes } from './frenchInput';

describe('a typed day', () => {
  it.each(['01/09/2022', '1/9/2022', '01-09-2022', '01.09.2022', '01092022', ' 01/09/2022 ', '2022-09-01'])(
    'is read from %j',
    (text) => {
      expect(readDay(text)).toBe('2022-09-01');
    },
  );

  it('is absent when nothing is typed', () => {
    expect(readDay('  ')).toBeNull();
  });

  it.each(['31/02/2022', '01/13/2022', '01/09/22', '01/09', 'demain'])('is refused when it is %j', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it('gets its slashes while it is typed forwards, and lets them be erased', () => {
    expect(withSlashes('01', '0')).toBe('01/');
    expect(withSlashes('01/09', '01/0')).toBe('01/09/');
    expect(withSlashes('01//', '01/')).toBe('01/');
    expect(withSlashes('01', '01/')).toBe('01');
    expect(withSlashes('01/09/2022', '')).toBe('01/09/2022');
  });
});
