import { describe, expect, it } from '@jest/globals';
import type { WrittenSections } from '../../api/jobSheet';
import { mergeChanges, readChanges, textsOf, writtenByOthers } from './sheetChanges';

describe('the changes of a job sheet', () => {
  it('keep the last text of a section, and the text below the first change', () => {
    const merged = mergeChanges(
      { missions: { text: 'a', over: null }, relations: { text: 'r', over: 'avant' } },
      { missions: { text: 'ab', over: 'a' } },
    );
    expect(merged).toEqual({ missions: { text: 'ab', over: null }, relations: { text: 'r', over: 'avant' } });
    expect(textsOf(merged)).toEqual({ missions: 'ab', relations: 'r' });
  });

  it('return a section to its prefill if their text is null', () => {
    expect(textsOf({ missions: { text: null, over: 'a' } })).toEqual({ missions: null });
  });

  it('are saved without a question unless another person has written one of their sections, which are named', () => {
    const changes = { missions: { text: 'b', over: 'a' }, relations: { text: 'r', over: null } };
    const byOthers = (written: WrittenSections) => writtenByOthers(changes, written, new Map());
    expect(byOthers({ missions: 'a', competences: 'c' })).toEqual([]);
    expect(byOthers({ missions: 'autre' })).toEqual(['missions']);
    expect(byOthers({ missions: 'a', relations: 'autre' })).toEqual(['relations']);
    expect(byOthers({})).toEqual(['missions']);
    // The page was reloaded a moment after they were sent.
    expect(byOthers({ missions: 'b', relations: 'r' })).toEqual([]);
    const own = new Map([['missions', { sent: 'autre ', stored: 'autre' }]] as const);
    expect(writtenByOthers(changes, { missions: 'autre' }, own)).toEqual([]);
  });

  it.each([
    ['an empty line', '<p>b</p><p></p>', '<p>b</p>'],
    ['a fixed space', '<p>à 80&nbsp;%</p>', '<p>à 80\u{a0}%</p>'],
    ['a space at the end', '<p>b </p>', '<p>b</p>'],
    ['an unseen mark', '<p>\u{1f469}\u{200d}\u{1f33e}</p>', '<p>\u{1f469}\u{1f33e}</p>'],
  ])('are known as one’s own text when the server has removed %s', (_what, text, stored) => {
    const changes = { missions: { text, over: 'a' } };
    expect(writtenByOthers(changes, { missions: stored }, new Map())).toEqual([]);
    expect(writtenByOthers(changes, { missions: '<p>autre</p>' }, new Map())).toEqual(['missions']);
  });

  it.each([
    null,
    'x',
    3,
    {},
    { missions: 'x' },
    { missions: { text: 1, over: null } },
    { autre: { text: '', over: '' } },
  ])('are read as none from %j', (kept) => expect(readChanges(kept)).toBeUndefined());

  it('are read as they were stored', () => {
    const changes = { missions: { text: '<p>a</p>', over: null }, competences: { text: null, over: 'c' } };
    expect(readChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
  });
});
