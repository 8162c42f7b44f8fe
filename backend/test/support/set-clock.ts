import { Clock } from '../../src/platform/clock/clock.js';

/** A clock that moves when it is told to. */
export class SetClock extends Clock {
  private time = Date.now();

  now(): Date {
    return new Date(this.time);
  }

  pass(seconds: number): void {
    this.time += seconds * 1000;
  }
}
