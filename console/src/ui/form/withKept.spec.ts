import { describe, expect, it } from '@jest/globals';
import { withKept } from './withKept';

const START = { subject: '', consent: false, website: '' };
const NAMES = ['subject', 'consent'];

describe('a form that was begun before', () => {
  it('continues with what was typed, in the visible fields', () => {
    const kept = { subject: 'Une question', consent: true, website: 'robot', other: 1 };
    expect(withKept(START, NAMES, kept)).toEqual({ subject: 'Une question', consent: true, website: '' });
  });

  it.each([null, 'texte', 3, { subject: 4 }])('starts unchanged when %j was kept', (kept) => {
    expect(withKept(START, NAMES, kept)).toEqual(START);
  });
});
