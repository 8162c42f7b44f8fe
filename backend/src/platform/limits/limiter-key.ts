import type { LinkKey } from '../links/link-key.js';
import { networkOf } from './network.js';

/** The hashed key of a counter. Without the secret, the database does not reveal whether an address was counted. */
export function limiterKey(key: LinkKey, ...parts: readonly string[]): string {
  return key.tokenOf(['limit', ...parts.map((part) => part.trim().toLowerCase())].join('\n'));
}

/** The hashed key of an address's network. */
export function networkKey(key: LinkKey, remoteAddress: string): string {
  return limiterKey(key, 'network', networkOf(remoteAddress).network);
}
