import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { LinkKey } from '../links/link-key.js';
import { PublicLimits } from './public-limits.js';

describe('limits of what the public asks for', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let limits: PublicLimits;

  /** How many of these callers are let through. */
  const allowed = async (addresses: readonly string[], act: 'contact' | 'registration' = 'registration') => {
    let count = 0;
    for (const address of addresses) {
      try {
        await limits.take(act, address, address);
        count += 1;
      } catch {
        // Refused: it is counted by not being counted.
      }
    }
    return count;
  };
  const many = (count: number, address: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => address(at));

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
    limits = new PublicLimits(pool, new LinkKey('test'));
  });

  beforeEach(async () => pool.query('delete from rate_limit'));

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it.each<[string, number, (at: number) => string]>([
    ['the addresses of one /64, as one', 20, (at) => `2001:db8:1:2::${at.toString(16)}`],
    ['the same, however they are written', 20, (at) => `2001:0DB8:0001:0002:${at.toString(16).padStart(4, '0')}::`],
    ['the networks of one /48, up to four times as much', 80, (at) => `2001:db8:1:${at.toString(16)}::1`],
    ['sites one by one', 90, (at) => `2001:db8:${at.toString(16)}::1`],
    ['IPv4 addresses one by one', 90, (at) => `192.0.2.${at}`],
    ['one IPv4 address in IPv6, as itself', 20, (at) => (at % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1')],
    ['one IPv4 address of several ports', 20, (at) => `192.0.2.1:${5000 + at}`],
  ])('count %s', async (_, most, address) => {
    expect(await allowed(many(90, address))).toBe(most);
  });

  it('leave the others of a site alone until all of it has asked too often', async () => {
    expect(await allowed(many(30, () => '2001:db8:1:1::1'))).toBe(20);
    expect(await allowed(['2001:db8:1:2::1'])).toBe(1);
  });

  it('bound the mails to one subject apart from another, and apart from those of known networks', async () => {
    const mailed = async (quota: 'password-reset' | 'known-password-reset', ...subject: string[]) => {
      const answers: boolean[] = [];
      for (let at = 0; at < 7; at += 1) answers.push(await limits.mayMail(quota, ...subject));
      return answers.filter(Boolean).length;
    };
    expect(await mailed('password-reset', 'account 1')).toBe(5);
    expect(await mailed('password-reset', 'account 2')).toBe(5);
    expect(await mailed('known-password-reset', 'account 1', 'home')).toBe(5);
    expect(await mailed('known-password-reset', 'account 1', 'school')).toBe(5);
  });
});
