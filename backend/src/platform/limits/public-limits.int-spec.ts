import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { LinkKey } from '../links/link-key.js';
import { PublicLimits } from './public-limits.js';

describe('the limits for the public', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let limits: PublicLimits;

  /** How many of these callers are admitted. */
  const allowed = async (addresses: readonly string[], act: Parameters<PublicLimits['take']>[0] = 'contact') => {
    let count = 0;
    for (const [at, address] of addresses.entries()) {
      try {
        await limits.take(act, address, `subject ${at}`);
        count += 1;
      } catch {
        // A refused call is not counted.
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
    ['the addresses of one /64, as one', 10, (at) => `2001:db8:1:2::${at.toString(16)}`],
    ['the same, however they are written', 10, (at) => `2001:0DB8:0001:0002:${at.toString(16).padStart(4, '0')}::`],
    ['the networks of one /48, up to four times as much', 40, (at) => `2001:db8:1:${at.toString(16)}::1`],
    ['sites one by one', 50, (at) => `2001:db8:${at.toString(16)}::1`],
    ['IPv4 addresses one by one', 50, (at) => `192.0.2.${at}`],
    ['one IPv4 address in IPv6, as itself', 10, (at) => (at % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1')],
    ['one IPv4 address of several ports', 10, (at) => `192.0.2.1:${5000 + at}`],
  ])('count %s', async (_, most, address) => {
    expect(await allowed(many(50, address))).toBe(most);
  });

  it('do not affect others of a site until the whole site has asked too often', async () => {
    expect(await allowed(many(50, () => '2001:db8:1:1::1'))).toBe(10);
    expect(await allowed(['2001:db8:1:2::1'])).toBe(1);
  });

  it.each([
    ['registration', 2],
    ['company-lookup', 8],
    ['activation-renewal', 2],
    ['password-reset', 1],
    ['associated-invitation', 6],
  ] as const)('admit %s from thirty heads behind one address, but no flood', async (act, times) => {
    expect(
      await allowed(
        many(30 * times, () => '192.0.2.1'),
        act,
      ),
    ).toBe(30 * times);
    await pool.query('update rate_limit set points = 1000');
    expect(await allowed(['192.0.2.1'], act)).toBe(0);
  });

  it('count public reads in the process while the database takes no rows, and admit nothing else', async () => {
    const full = new pg.Pool({
      connectionString: database.url,
      options: '-c default_transaction_read_only=on',
      max: 2,
    });
    try {
      const unwritten = new PublicLimits(full, new LinkKey('test'));
      for (let at = 0; at < 300; at += 1) await unwritten.take('content-download', '192.0.2.1');
      await expect(unwritten.take('content-download', '192.0.2.1')).rejects.toMatchObject({
        code: 'trop_de_tentatives',
      });
      await expect(unwritten.take('registration', '192.0.2.1')).rejects.toMatchObject({ code: '25006' });
    } finally {
      await full.end();
    }
  });

  it('count mails to one subject apart from other subjects and from known networks', async () => {
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
