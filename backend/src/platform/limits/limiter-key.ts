import type { LinkKey } from '../links/link-key.js';
import { networkOf } from './network.js';

/** Of what a counter counts by. Without the key nobody finds out from the database whether an address was counted. */
export function limiterKey(key: LinkKey, ...parts: readonly string[]): string {
  return key.tokenOf(['limit', ...parts.map((part) => part.trim().toLowerCase())].join('\n'));
}

/** Of the network that an address lies in. */
export function networkKey(key: LinkKey, remoteAddress: string): string {
  return limiterKey(key, 'network', networkOf(remoteAddress).network);
}
