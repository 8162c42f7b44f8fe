import { describe, expect, it } from '@jest/globals';
import { EMPTY_ROW, readTakeOver } from './takeOver';

describe('cases that are taken over', () => {
  it('are sent where both values are typed; empty ones are left for later', () => {
    expect(readTakeOver({ 4: { index: 103_000, amount: 181_108 }, 5: EMPTY_ROW }, ' Avenant ')).toEqual({
      body: { cases: [{ id: 4, expectedIndex: 103_000, expectedCents: 181_108 }], source: 'Avenant' },
    });
  });

  it('name each value that is missing or not a number, and the source of all of them', () => {
    const read = readTakeOver({ 4: { index: 103_000, amount: null }, 5: { index: undefined, amount: 1 } }, ' ');
    expect('errors' in read && Object.keys(read.errors)).toEqual(['4.amount', '5.index', 'source']);
  });

  it('are not sent when nothing is typed', () => {
    const read = readTakeOver({ 4: EMPTY_ROW }, 'Avenant');
    expect('errors' in read && Object.keys(read.errors)).toEqual(['rows']);
  });
});
