import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.js';
import { SetClock } from '../../../test/support/set-clock.js';
import { pageOf } from './cached-pages.js';
import { KEPT_MS, KeptPages, PublicState } from './kept-pages.js';

const KEPT_S = KEPT_MS / 1000;

class GivenState extends PublicState {
  word = 'first';
  asked = 0;

  async key(): Promise<string> {
    this.asked += 1;
    return this.word;
  }
}

describe('a kept page', () => {
  let state: GivenState;
  let clock: SetClock;
  let kept: KeptPages;
  let rendered: string[];
  /** The record is no longer public. */
  let isGone: boolean;
  let isWhole: boolean;

  beforeEach(() => {
    state = new GivenState();
    clock = new SetClock();
    kept = new KeptPages(state, clock);
    rendered = [];
    isGone = false;
    isWhole = true;
  });

  const read = async () => {
    const made = await kept.get('/page', async () => {
      rendered.push(state.word);
      return isGone ? null : { status: 200, type: 'text/html', isWhole, page: await pageOf([state.word]) };
    });
    return made && made.page.plain.toString();
  };

  it('is answered from memory without a query, and rendered once while its content stays the same', async () => {
    for (const _ of [1, 2, 3]) expect(await read()).toBe('first');
    expect([rendered, state.asked]).toEqual([['first'], 1]);
    clock.pass(KEPT_S);
    expect(await read()).toBe('first');
    expect([rendered, state.asked]).toEqual([['first'], 2]);
  });

  it('is renewed in the background while readers get the kept version', async () => {
    await read();
    state.word = 'second';
    clock.pass(KEPT_S - 1);
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
    await eventually(async () => expect(await read()).toBe('second'));
    expect(rendered).toEqual(['first', 'second']);
  });

  it('is rendered once for simultaneous readers', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(['first', 'first', 'first']);
    expect(rendered).toEqual(['first']);
  });

  it('is never served beyond its longest age or after a known change', async () => {
    await read();
    state.word = 'second';
    clock.pass(KEPT_S);
    expect(await read()).toBe('second');
    clock.pass(1);
    state.word = 'third';
    kept.changed();
    expect(await read()).toBe('third');
    clock.pass(-1);
    state.word = 'fourth';
    expect(await read()).toBe('fourth');
  });

  it('is rendered again soon when it lacks the state of the service', async () => {
    isWhole = false;
    for (const _ of [1, 2]) await read();
    expect(rendered).toHaveLength(1);
    isWhole = true;
    clock.pass(KEPT_S);
    for (const _ of [1, 2]) await read();
    expect(rendered).toHaveLength(2);
  });

  it('is dropped when it is no longer public', async () => {
    await read();
    isGone = true;
    state.word = 'second';
    clock.pass(KEPT_S - 1);
    expect(await read()).toBe('first');
    await eventually(async () => expect(await read()).toBeNull());
  });
});
