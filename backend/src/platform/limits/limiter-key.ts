import { createHash } from 'node:crypto';

/** Counters know hashes only. */
export function limiterKey(...parts: readonly string[]): string {
  return createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\n'))
    .digest('base64url');
}
