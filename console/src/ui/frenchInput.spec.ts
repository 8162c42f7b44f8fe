import { describe, expect, it } from '@jest/globals';
import { readDay, readHundredths, withSlashes } from './frenchInput';

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

describe('a typed number', () => {
  it.each([
    ['80', 8000],
    ['33,33', 3333],
    ['33.5', 3350],
    ['1 785,33 €', 178533],
    ['80\u00a0%', 8000],
  ])('reads %j as %i hundredths', (text, expected) => {
    expect(readHundredths(text)).toBe(expected);
  });

  it('is absent when nothing is typed and refused when it is no number', () => {
    expect(readHundredths(' ')).toBeNull();
    expect(readHundredths('33,333')).toBeUndefined();
    expect(readHundredths('tout')).toBeUndefined();
  });
});
