import { describe, expect, it } from '@jest/globals';
import { formatInstant, formatMoment } from './instant';

describe('the day of an instant', () => {
  it('is the day in France, not in UTC', () => {
    expect(formatInstant('2026-01-31T23:30:00.000Z')).toBe('01/02/2026');
    expect(formatInstant('2026-07-01T21:59:00Z')).toBe('01/07/2026');
  });

  it('leaves a plain day unchanged', () => {
    expect(formatInstant('2026-01-31')).toBe('31/01/2026');
  });

  it('is empty for an invalid date', () => {
    expect(formatInstant('hier')).toBe('');
  });
});

describe('the moment of an instant', () => {
  it('has the hour in France', () => {
    expect(formatMoment('2026-01-31T23:30:00.000Z')).toBe('01/02/2026 à\u00a000:30');
    expect([formatMoment('2026-01-31'), formatMoment('hier')]).toEqual(['31/01/2026', '']);
  });
});
