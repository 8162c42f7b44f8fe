/**
 * Tests that kill a worker in the middle of its job: they take processes of their own and wait for the end of a lock.
 * `npm run test:faults` and `npm run test:long` run them, for each kind of job.
 */
import { it } from '@jest/globals';

/** Whether this run kills. A flow of which a kill is but a part goes its way without it otherwise. */
export const withKills = process.env['TEST_KILLS'] === 'all';

/** An `it` of which nothing is left without the kill. */
export function itKills(title: string, work: () => Promise<void>): void {
  if (withKills) it(title, work);
}
