import { describe, expect, it } from '@jest/globals';
import { archive, isPublic, publish, unpublish, type Publication } from './publication.js';

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
    expect(publish(published, { opensAt: null, closesAt: at(20) }, NOW)).toMatchObject({ opensAt: at(9) });
  });

  it('refuses an end before the beginning or in the past', () => {
    for (const dates of [
      { opensAt: at(14), closesAt: at(14) },
      { opensAt: at(8), closesAt: at(11) },
    ]) {
      expect(() => publish(draft, dates, NOW)).toThrow('donnees_invalides');
    }
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
