/**
 * Tests that kill a worker during its job: they use their own processes and wait until a lock expires. `npm run
 * test:faults` and `npm run test:long` run them, for each kind of job.
 */
import { it } from '@jest/globals';

/** Whether this run kills. Otherwise a flow in which a kill is only a part runs without it. */
export const withKills = process.env['TEST_KILLS'] === 'all';

/** An `it` that makes no sense without the kill. */
export function itKills(title: string, work: () => Promise<void>): void {
  if (withKills) it(title, work);
}
