import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { networkOf } from './network.js';

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
const isMapped = (parts: readonly number[]) => parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('for %s is %s', (address, network) => {
    expect(networkOf(address).network).toBe(network);
  });

  it('is the given text when that is no address', () => {
    for (const text of ['unknown', '', 'a:b', '1.2.3', '2001:db8:::1', '1.2.3.4.5:80']) {
      expect(networkOf(text)).toEqual({ network: text, site: undefined });
    }
  });

  it('is the same for every address of a /64 in any notation, and lies in the site of its /48', () => {
    fc.assert(
      fc.property(groups, groups, (parts, others) => {
        fc.pre(!isMapped(parts));
        const neighbour = [...parts.slice(0, 4), ...others.slice(4)];
        fc.pre(!isMapped(neighbour));
        const { network, site } = networkOf(written(parts));
        expect(networkOf(written(neighbour).toUpperCase())).toEqual({ network, site });
        expect(networkOf(parts.map((part) => part.toString(16).padStart(4, '0')).join(':'))).toEqual({ network, site });
        expect(networkOf(new URL(`http://[${written(parts)}]`).hostname.slice(1, -1))).toEqual({ network, site });
        expect(site).toBe(`${written(parts.slice(0, 3))}::/48`);
      }),
    );
  });

  it('differs for addresses that differ in the first 64 bits, and so does the site in the first 48', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 0, max: 63 }), (parts, bit) => {
        const changed = parts.map((part, index) => (index === bit >> 4 ? part ^ (1 << (bit & 15)) : part));
        fc.pre(!isMapped(parts) && !isMapped(changed));
        const [one, other] = [networkOf(written(parts)), networkOf(written(changed))];
        expect(one.network).not.toBe(other.network);
        expect(one.site === other.site).toBe(bit >> 4 === 3);
      }),
    );
  });

  it('is an IPv4 address in any notation that carries one', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(networkOf(`::ffff:${address}`)).toEqual({ network: address, site: undefined });
        expect(networkOf(address)).toEqual({ network: address, site: undefined });
      }),
    );
  });
});
