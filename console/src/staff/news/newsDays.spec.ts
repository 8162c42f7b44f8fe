import { describe, expect, it } from '@jest/globals';
import { newsDays, type NewsItem } from './newsDays';

const item = (id: number, at: string): NewsItem => ({ resource: 'messages', id, title: '', detail: '', at });

describe('the news', () => {
  const items = [
    item(3, '2026-11-28T08:00:00.000Z'),
    // Half an hour before midnight in Paris.
    item(2, '2026-11-27T22:30:00.000Z'),
    item(1, '2026-11-20T08:00:00.000Z'),
  ];
  const shown = (seen: string | null) =>
    newsDays({ seen_at: seen, items }, new Date('2026-11-28T09:00:00.000Z')).map(({ title, items: of }) => [
      title,
      of.map(({ id }) => id),
    ]);

  it('stand under their days, those that were seen last', () => {
    expect(shown('2026-11-21T00:00:00.000Z')).toEqual([
      ['Aujourd’hui', [3]],
      ['27/11/2026', [2]],
      ['Déjà vu', [1]],
    ]);
  });

  it('are all new to a person who has seen none', () => {
    expect(shown(null).map(([title]) => title)).toEqual(['Aujourd’hui', '27/11/2026', '20/11/2026']);
  });
});
