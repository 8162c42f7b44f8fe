import { describe, expect, it } from '@jest/globals';
import { readSettings } from './listSettings';

describe('what a person has chosen for the list', () => {
  it('is the calm list with its keys at first, and after anything unreadable', () => {
    const atFirst = { columns: [], singleKeys: true };
    for (const kept of [null, '', '{', 'null', '3', '{"columns":"count"}']) expect(readSettings(kept)).toEqual(atFirst);
  });

  it('is read back in the order of the columns, without those that no longer exist', () => {
    const kept = JSON.stringify({ columns: ['visibility', 'gone', 'count'], singleKeys: false });
    expect(readSettings(kept)).toEqual({ columns: ['count', 'visibility'], singleKeys: false });
  });
});
