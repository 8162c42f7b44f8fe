/** Tests that a machine cannot run state why in their title; the reporter has the French words. */
import { describe, it } from '@jest/globals';

/** What is missing; its reason is in jest/messages.mjs. */
export type Lack =
  | 'no-redis'
  | 'no-mount'
  | 'no-faketime'
  | 'no-promtool'
  | 'no-haproxy'
  | 'no-pgbouncer'
  | 'no-buildah'
  | 'no-openssl'
  | 'no-storage'
  | 'not-asked';

const skippedFor = (title: string, lack: Lack): string => `${title} (skipped: ${lack})`;

/** `describe` where nothing is missing, otherwise a skipped block that states the reason. */
export function describeUnless(lack: Lack | undefined, title: string, block: () => void): void {
  if (lack === undefined) describe(title, block);
  else describe.skip(skippedFor(title, lack), block);
}

/** `it` in the same way. */
export function itUnless(lack: Lack | undefined, title: string, test: () => Promise<void>): void {
  if (lack === undefined) it(title, test);
  else it.skip(skippedFor(title, lack), test);
}
