import { describe, expect, it } from '@jest/globals';
import { readSchedule } from './schedule';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const read = (from: string, until = '', isPublic = false) => readSchedule(from, until, { isPublic, now: NOW });

describe('the dates of a publication', () => {
  it('are sent as instants', () => {
    const dates = { opensAt: '2026-11-21T07:00:00.000Z', closesAt: '2026-12-01T17:00:00.000Z' };
    expect(read('2026-11-21T08:00', '2026-12-01T18:00')).toEqual({ dates });
    expect(read('2026-11-21T08:00')).toEqual({ dates: { ...dates, closesAt: null } });
  });

  it.each([
    ['', '', 'opensAt', 'Indiquez le jour et l’heure.'],
    ['2025-11-21T08:00', '', 'opensAt', 'Cette date est passée. Choisissez-en une à venir.'],
    ['2026-11-21T08:00', '2026-11-21T', 'closesAt', 'Indiquez le jour et l’heure.'],
    ['2026-11-21T08:00', '2026-11-21T07:00', 'closesAt', 'La fin vient après le début. Changez l’une des deux dates.'],
  ])('from "%s" to "%s" are refused beside %s', (from, until, field, message) => {
    expect(read(from, until)).toEqual({ faults: { [field]: message } });
  });

  it('may start in the past for a public record, but not end there', () => {
    expect(read('2026-11-01T08:00', '', true)).toHaveProperty('dates');
    expect(read('2026-11-01T08:00', '2026-11-02T08:00', true)).toHaveProperty('faults.closesAt');
  });
});
