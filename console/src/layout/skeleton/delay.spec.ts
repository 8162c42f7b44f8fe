import { describe, expect, it } from '@jest/globals';
import { delayLeft, pageArrived } from './delay';

describe('a skeleton', () => {
  it('shows itself at once in a document that is being opened, and a moment after a click later on', () => {
    expect(delayLeft(800)).toBe(0);
    pageArrived();
    expect(delayLeft(5000)).toBe(100);
  });

  it('goes on from the one before it, so that none disappears again', () => {
    pageArrived();
    delayLeft(1000);
    expect(delayLeft(1040)).toBe(60);
    expect(delayLeft(1200)).toBe(0);
  });
});
