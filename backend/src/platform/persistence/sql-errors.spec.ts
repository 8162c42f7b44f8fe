import { describe, expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseAway } from './sql-errors.js';

const coded = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('a database that is away', () => {
  it.each([
    '08006',
    '28000',
    '28P01',
    '53000',
    '53100',
    '53200',
    '53300',
    '57P01',
    '57P02',
    '55P03',
    '25P03',
    '57P03',
    '58030',
    'ECONNREFUSED',
    'EPIPE',
  ])('is recognised by %s, directly or through TypeORM', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true);
    expect(isDatabaseAway(new QueryFailedError('select 1', [], coded(code)))).toBe(true);
  });

  it('is recognised by a connection that ended during a unit of work', () => {
    expect(isDatabaseAway(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isDatabaseAway(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
    expect(isDatabaseAway(new QueryFailedError('select 1', [], new Error('Connection terminated')))).toBe(true);
  });

  it.each(['23505', '42P01', '22021', '40001', '57014', 'ENOENT'])('is not assumed for %s', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(false);
    expect(isDatabaseAway(new QueryFailedError('select 1', [], coded(code)))).toBe(false);
  });

  it('is not assumed for a fault of the product', () => {
    expect(isDatabaseAway(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseAway(new Error('no code'))).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
  });
});
