import { describe, expect, it } from '@jest/globals';
import { delayLeft, pageArrived } from './delay';

describe('a skeleton', () => {
  it('appears at once in a newly opened document, and a moment after later clicks', () => {
    expect(delayLeft(800)).toBe(0);
    pageArrived();
    expect(delayLeft(5000)).toBe(300);
  });

  it('continues the one before it, so that none disappears again', () => {
    pageArrived();
    delayLeft(1000);
    expect(delayLeft(1040)).toBe(260);
    expect(delayLeft(1300)).toBe(0);
  });
});
