import { isIPv6 } from 'node:net';
import type { LinkKey } from '../links/link-key.js';

/** The networks by which limits count, instead of single addresses. */
interface Network {
  /** An IPv4 address, or the /64 of an IPv6 address: one household or school has all addresses in it. */
  readonly network: string;
  /** The /48 of an IPv6 address, the most that one customer gets: up to 65 536 networks. Undefined for IPv4. */
  readonly site: string | undefined;
}

/** A whole /48 may make this many times as many calls as one network. */
export const SITE_FACTOR = 4;

const MAPPED = ['0', '0', '0', '0', '0', 'ffff'];

const WITH_PORT = /^(?:\[([^\]]*)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d+)?$/;

/**
 * The network of an address from the connection or a trusted proxy. IPv4 in IPv6 (`::ffff:192.0.2.1`) is the IPv4
 * address. A port (`192.0.2.1:5012`) and a zone (`fe80::1%eth0`) do not count. An invalid address stands for itself.
 */
export function networkOf(address: string): Network {
  const told = address.trim();
  const [, bracketed, ported] = WITH_PORT.exec(told) ?? [];
  const [plain = ''] = (bracketed ?? ported ?? told).split('%');
  if (!isIPv6(plain)) return { network: plain.toLowerCase(), site: undefined };
  const groups = groupsOf(plain);
  if (MAPPED.every((group, index) => groups[index] === group)) {
    return { network: groups.slice(6).flatMap(bytesOf).join('.'), site: undefined };
  }
  return { network: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups of a valid address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // URL normalises every spelling of an address, dotted ends too.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const before = split(head);
  if (tail === undefined) return before;
  const after = split(tail);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

const split = (groups: string): string[] => (groups === '' ? [] : groups.split(':'));

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

/** The hashed key of a counter. Without the secret, the database does not reveal whether an address was counted. */
export function limiterKey(key: LinkKey, ...parts: readonly string[]): string {
  return key.tokenOf(['limit', ...parts.map((part) => part.trim().toLowerCase())].join('\n'));
}

export function networkKey(key: LinkKey, remoteAddress: string): string {
  return limiterKey(key, 'network', networkOf(remoteAddress).network);
}
