import { describe, expect, it } from '@jest/globals';
import { otherDay, proposedMoment } from './draftDay';

const TODAY = '2026-11-26';

describe('the day stated by a draft', () => {
  it('is proposed when it lies ahead', () => {
    expect(proposedMoment('2027-01-01', TODAY)).toBe('2027-01-01T00:00');
    expect([proposedMoment(TODAY, TODAY), proposedMoment('2026-09-01', TODAY)]).toEqual([null, null]);
  });

  it.each([
    [
      null,
      'Le brouillon dit 01/01/2027\u00a0: la version entrerait en vigueur dès la confirmation, et non ce jour-là.',
    ],
    [
      '2027-03-01T00:00',
      'Le brouillon dit 01/01/2027\u00a0: la version entrerait en vigueur le 01/03/2027, et non ce jour-là.',
    ],
    ['2027-01-01T08:00', null],
    ['', null],
  ])('is shown beside another one: %s', (moment, told) => {
    expect(otherDay('2027-01-01', moment, TODAY)).toBe(told);
  });

  it('is not shown when it is today and the version comes into force at once', () => {
    expect(otherDay(TODAY, null, TODAY)).toBeNull();
  });
});
