import { describe, expect, it } from '@jest/globals';
import type { ValuationRow } from '../../../api/valuation';
import { aRow } from '../../../testing/builders';
import { newSelection, tickOf } from './selection';

const row = (id: number): ValuationRow => aRow({ id });
const [first, second, third] = [row(1), row(2), row(3)];

describe('the selection', () => {
  it('holds what is ticked on any page, each row once', () => {
    const selection = newSelection();
    selection.tick([first, second], true);
    selection.tick([second, third], true);
    selection.tick([first], false);
    expect([...selection.rows.get().keys()]).toEqual([2, 3]);
    selection.clear();
    expect(selection.rows.get().size).toBe(0);
  });

  it('is all, some or none of a list', () => {
    const selection = newSelection();
    expect(tickOf(selection.rows.get(), [1, 2])).toBe(false);
    selection.tick([first], true);
    expect(tickOf(selection.rows.get(), [1, 2])).toBe('mixed');
    selection.tick([second], true);
    expect(tickOf(selection.rows.get(), [1, 2])).toBe(true);
  });

  it('of an empty list is none, never all', () => {
    expect(tickOf(new Map(), [])).toBe(false);
  });

  it('keeps each row as it was last seen, and notifies only of changes', () => {
    const selection = newSelection();
    selection.tick([first], true);
    const before = selection.rows.get();
    selection.refresh([first, second]);
    expect(selection.rows.get()).toBe(before);
    const now = { ...first, version: 9 };
    selection.refresh([now]);
    expect([...selection.rows.get().values()]).toEqual([now]);
  });

  it('drops deleted rows', () => {
    const selection = newSelection();
    selection.tick([first, second], true);
    selection.drop([1]);
    expect([...selection.rows.get().keys()]).toEqual([2]);
  });
});
