import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';

describe('slots', () => {
  it('are given in the order of waiting', async () => {
    const slots = new Slots(1);
    const order: number[] = [];
    await slots.take();
    const waiting = [1, 2, 3].map(async (number) => {
      await slots.take();
      order.push(number);
      slots.give();
    });
    slots.give();
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });

  it('alternate between owners, and no owner holds more than its share', async () => {
    const slots = new Slots(3, 2);
    const order: string[] = [];
    const waiting = ['one', 'one', 'one', 'one', 'two', 'two', 'three'].map(async (owner) => {
      await slots.take(undefined, owner);
      order.push(owner);
    });
    await Promise.all([waiting[0], waiting[1], waiting[4]]);
    for (const owner of ['two', 'one', 'one']) slots.give(owner);
    await Promise.all([waiting[5], waiting[2], waiting[6]]);
    expect(order).toEqual(['one', 'one', 'two', 'two', 'one', 'three']);
    expect(slots.waiting).toBe(1);
  });

  it('skip a waiter who gave up', async () => {
    const slots = new Slots(1);
    const impatient = new AbortController();
    await slots.take();
    const gaveUp = slots.take(impatient.signal);
    const next = slots.take();
    impatient.abort(new Error('too long'));
    await expect(gaveUp).rejects.toThrow('too long');
    slots.give();
    await next;
    slots.give();
    await slots.take();
  });

  it('are refused to a caller who has given up already', async () => {
    await expect(new Slots(1).take(AbortSignal.abort(new Error('no more')))).rejects.toThrow('no more');
  });
});
