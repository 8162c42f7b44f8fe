import { describe, expect, it } from '@jest/globals';
import {
  archive,
  cancelSchedule,
  isPublic,
  publish,
  standingBeside,
  unpublish,
  type Publication,
} from './publication.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const NOW = at(12);
const draft: Publication = { state: 'draft', opensAt: at(8), closesAt: null };

describe('publish', () => {
  it('publishes a draft at once when no start is given', () => {
    const published = publish(draft, { opensAt: null, closesAt: null }, NOW);
    expect(published).toEqual({ state: 'published', opensAt: NOW, closesAt: null });
  });

  it('schedules a later start', () => {
    const scheduled = publish(draft, { opensAt: at(14), closesAt: at(20) }, NOW);
    expect(scheduled).toEqual({ state: 'scheduled', opensAt: at(14), closesAt: at(20) });
  });

  it('keeps the first day of a record that is already published', () => {
    const published: Publication = { state: 'published', opensAt: at(9), closesAt: null };
    const opened: Publication = { ...published, state: 'scheduled' };
    for (const before of [published, opened]) {
      expect(publish(before, { opensAt: null, closesAt: at(20) }, NOW)).toMatchObject({ opensAt: at(9) });
    }
    const ended = { ...published, closesAt: at(10) };
    expect(publish(ended, { opensAt: null, closesAt: null }, NOW)).toMatchObject({ opensAt: NOW });
  });

  it.each([
    [
      'a past beginning, which would be at once',
      draft,
      { opensAt: at(11), closesAt: null },
      'opensAt',
      'minute_passee',
    ],
    ['an end at the beginning', draft, { opensAt: at(14), closesAt: at(14) }, 'closesAt', 'fin_avant_debut'],
    ['a past end', { ...draft, state: 'published' }, { opensAt: at(8), closesAt: at(11) }, 'closesAt', 'minute_passee'],
  ] as const)('refuses %s with a reason', (_, before, dates, field, code) => {
    const refused = expect.objectContaining({ details: { fields: { [field]: { code } } } });
    expect(() => publish(before, dates, NOW)).toThrow(refused);
  });

  it('may move the first day of a public record back, since nothing new appears', () => {
    const published: Publication = { state: 'published', opensAt: at(9), closesAt: null };
    expect(publish(published, { opensAt: at(7), closesAt: null }, NOW)).toMatchObject({ opensAt: at(7) });
  });
});

describe('archive', () => {
  it('keeps the dates and refuses an archived record', () => {
    const archived = archive(draft);
    expect(archived).toEqual({ ...draft, state: 'archived' });
    expect(() => archive(archived)).toThrow('contenu_archive');
  });
});

describe('unpublish', () => {
  it('makes a published, scheduled or archived record a draft, and refuses a draft', () => {
    for (const state of ['published', 'scheduled', 'archived'] as const) {
      expect(unpublish({ ...draft, state })).toEqual(draft);
    }
    expect(() => unpublish(draft)).toThrow('contenu_brouillon');
  });
});

describe('cancelSchedule', () => {
  const scheduled: Publication = { state: 'scheduled', opensAt: at(14), closesAt: null };

  it('restores a record that was public, and makes any other a draft', () => {
    const standing: Publication = { state: 'published', opensAt: at(9), closesAt: null };
    expect(cancelSchedule(scheduled, standing, NOW)).toEqual(standing);
    expect(cancelSchedule(scheduled, null, NOW)).toEqual({ ...scheduled, state: 'draft' });
  });

  it('refuses a record that is not scheduled or has opened', () => {
    for (const before of [draft, { ...scheduled, opensAt: NOW }]) {
      expect(() => cancelSchedule(before, null, NOW)).toThrow('contenu_non_programme');
    }
  });
});

describe('what the public reads', () => {
  const scheduled: Publication = { state: 'scheduled', opensAt: at(12), closesAt: at(14) };

  it('appears at its start and disappears at its end', () => {
    const hours = [11, 12, 13, 14].map((hour) => isPublic(scheduled, at(hour)));
    expect(hours).toEqual([false, true, true, false]);
  });

  it('is never a draft or an archived record', () => {
    for (const state of ['draft', 'archived'] as const) expect(isPublic({ ...scheduled, state }, at(13))).toBe(false);
  });
});

describe('the public version while a later one is scheduled', () => {
  const published: Publication = { state: 'published', opensAt: at(9), closesAt: null };
  const later: Publication = { state: 'scheduled', opensAt: at(14), closesAt: null };

  it('is the previous record, when the public could read it', () => {
    expect(standingBeside(published, later, NOW)).toBe('as it was');
    expect(standingBeside({ ...later, opensAt: at(10) }, later, NOW)).toBe('as it was');
  });

  it('stays the previous one, when the record is scheduled already', () => {
    expect(standingBeside(later, { ...later, opensAt: at(15) }, NOW)).toBe('as before');
    expect(standingBeside(draft, later, NOW)).toBe('as before');
  });

  it('does not exist when the change applies at once or the record is withdrawn', () => {
    for (const after of [published, unpublish(published), archive(published)]) {
      expect(standingBeside(published, after, NOW)).toBe('nothing');
    }
  });
});
