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
  it('opens a draft at once where no beginning is given', () => {
    const published = publish(draft, { opensAt: null, closesAt: null }, NOW);
    expect(published).toEqual({ state: 'published', opensAt: NOW, closesAt: null });
  });

  it('schedules what begins later', () => {
    const scheduled = publish(draft, { opensAt: at(14), closesAt: at(20) }, NOW);
    expect(scheduled).toEqual({ state: 'scheduled', opensAt: at(14), closesAt: at(20) });
  });

  it('leaves the first day of what is published already', () => {
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
  ] as const)('refuses %s, and says why', (_, before, dates, field, code) => {
    const refused = expect.objectContaining({ details: { fields: { [field]: { code } } } });
    expect(() => publish(before, dates, NOW)).toThrow(refused);
  });

  it('changes the first day of what is public to an earlier one: nothing appears by it', () => {
    const published: Publication = { state: 'published', opensAt: at(9), closesAt: null };
    expect(publish(published, { opensAt: at(7), closesAt: null }, NOW)).toMatchObject({ opensAt: at(7) });
  });
});

describe('archive', () => {
  it('keeps the dates, and refuses what is archived already', () => {
    const archived = archive(draft);
    expect(archived).toEqual({ ...draft, state: 'archived' });
    expect(() => archive(archived)).toThrow('contenu_archive');
  });
});

describe('unpublish', () => {
  it('makes a draft of what is published, scheduled or archived, and refuses a draft', () => {
    for (const state of ['published', 'scheduled', 'archived'] as const) {
      expect(unpublish({ ...draft, state })).toEqual(draft);
    }
    expect(() => unpublish(draft)).toThrow('contenu_brouillon');
  });
});

describe('cancelSchedule', () => {
  const scheduled: Publication = { state: 'scheduled', opensAt: at(14), closesAt: null };

  it('brings back what is public meanwhile, and makes a draft of what never was', () => {
    const standing: Publication = { state: 'published', opensAt: at(9), closesAt: null };
    expect(cancelSchedule(scheduled, standing, NOW)).toEqual(standing);
    expect(cancelSchedule(scheduled, null, NOW)).toEqual({ ...scheduled, state: 'draft' });
  });

  it('refuses what is not scheduled, or open by now', () => {
    for (const before of [draft, { ...scheduled, opensAt: NOW }]) {
      expect(() => cancelSchedule(before, null, NOW)).toThrow('contenu_non_programme');
    }
  });
});

describe('what the public reads', () => {
  const scheduled: Publication = { state: 'scheduled', opensAt: at(12), closesAt: at(14) };

  it('comes at its beginning and is gone at its end', () => {
    const hours = [11, 12, 13, 14].map((hour) => isPublic(scheduled, at(hour)));
    expect(hours).toEqual([false, true, true, false]);
  });

  it('is never a draft, nor what is archived', () => {
    for (const state of ['draft', 'archived'] as const) expect(isPublic({ ...scheduled, state }, at(13))).toBe(false);
  });
});

describe('what stands beside a record that opens later', () => {
  const published: Publication = { state: 'published', opensAt: at(9), closesAt: null };
  const later: Publication = { state: 'scheduled', opensAt: at(14), closesAt: null };

  it('is the record as it was, when the public read it', () => {
    expect(standingBeside(published, later, NOW)).toBe('as it was');
    expect(standingBeside({ ...later, opensAt: at(10) }, later, NOW)).toBe('as it was');
  });

  it('is what stood there already, when it waits itself', () => {
    expect(standingBeside(later, { ...later, opensAt: at(15) }, NOW)).toBe('as before');
    expect(standingBeside(draft, later, NOW)).toBe('as before');
  });

  it('is nothing beside what opens at once, or is taken away', () => {
    for (const after of [published, unpublish(published), archive(published)]) {
      expect(standingBeside(published, after, NOW)).toBe('nothing');
    }
  });
});
