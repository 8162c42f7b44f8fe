import { describe, expect, it } from '@jest/globals';
import { merged, mergesOf } from './mergeTexts';

const base = { title: 'Un', summary: 'Deux', body: { a: 1, b: 2 }, type: 'note' };

describe('two versions of one record', () => {
  const mine = { ...base, title: 'Mon titre', body: { b: 2, a: 1 }, type: 'guide' };
  const theirs = { ...base, title: 'Leur titre', summary: 'Leur résumé' };

  it('differ in the fields that either has changed, whatever the order of names', () => {
    expect(mergesOf(base, mine, theirs).map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['title', 'both'],
      ['summary', 'theirs'],
      ['type', 'mine'],
    ]);
  });

  it('lose nothing: a change on one side stays, a conflict is chosen', () => {
    const merges = mergesOf(base, mine, theirs);
    expect(merged(mine, merges, {})).toEqual({ ...mine, summary: 'Leur résumé' });
    expect(merged(mine, merges, { title: 'theirs', summary: 'mine' })).toEqual({ ...mine, title: 'Leur titre' });
  });
});
