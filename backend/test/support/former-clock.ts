import { Clock } from '../../src/platform/clock/clock.js';

const DAYS = 731;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Two years ago, so that many amounts computed then have another seniority today. */
export class FormerClock extends Clock {
  now(): Date {
    return new Date(Date.now() - DAYS * DAY_MS);
  }
}
