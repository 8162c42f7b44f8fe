import { randomBytes } from 'node:crypto';

/** An opaque random token of 256 bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
