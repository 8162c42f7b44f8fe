import { describe, expect, it } from '@jest/globals';
import { formatTime } from '../../ui/instant';
import { endOfParisDay } from './parisDay';

describe('a day in France', () => {
  it.each([
    ['in winter', '2026-01-15', '2026-01-15T22:59:59.999Z'],
    ['in summer', '2026-07-14', '2026-07-14T21:59:59.999Z'],
    ['when summer time begins', '2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['when summer time ends', '2026-10-25', '2026-10-25T22:59:59.999Z'],
    ['on the last of the year', '2025-12-31', '2025-12-31T22:59:59.999Z'],
  ])('ends at midnight %s', (_, day, instant) => {
    expect(endOfParisDay(day)).toBe(instant);
  });

  it('gives the time of an instant there', () => {
    expect(formatTime('2026-01-15T22:30:00Z')).toBe('23:30');
    expect(formatTime(new Date('2026-07-14T10:05:00Z'))).toBe('12:05');
  });
});
