import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readDsnFile } from './dsnFile';
import { dsnRows, type DsnRow } from './dsnRows';
import { paidPairs } from './paidPairs';

const FOLDER = new URL('../../../../../backend/test/fixtures/dsn/', import.meta.url);

async function rowsOf(name: string): Promise<readonly DsnRow[]> {
  const dsn = await readDsnFile(new File([readFileSync(new URL(`${name}.dsn`, FOLDER))], 'octobre.dsn'));
  if (typeof dsn === 'string') throw new Error(dsn);
  return dsnRows(dsn, '77500000300019');
}

describe('the contracts of a DSN', () => {
  it('tell the pay of the functions that they mean for certain, and say why another one is not to be entered', async () => {
    let id = 0;
    const job = (profileName: string, change: object = {}) => ({
      id: (id += 1),
      profileId: id,
      profileName,
      matricule: null,
      functionTitle: '',
      shareHundredths: 10_000,
      unit: 'month' as const,
      dueCents: null,
      paidCents: null,
      ...change,
    });
    const told = async (sample: string, ...jobs: readonly ReturnType<typeof job>[]) =>
      paidPairs(await rowsOf(sample), jobs).map(({ job: { profileName }, by, from, unfit }) => [
        profileName,
        by,
        from,
        unfit,
      ]);
    const day = '2026-10-01';
    expect(
      await told(
        '01-simple',
        job('D’Almeida Inès', { matricule: '00101' }),
        job('Solène Martin Dupré'),
        job('Inconnue Zoé'),
      ),
    ).toEqual([
      ['D’Almeida Inès', 'matricule', day, null],
      ['Solène Martin Dupré', 'name', day, null],
    ]);
    expect(await told('05-changes-and-absent', job('Weber Anaïs', { shareHundredths: 8000 }))).toEqual([
      ['Weber Anaïs', 'name', day, 'partOfMonth'],
    ]);
    const joly = (...shares: readonly number[]) =>
      told('03-shares', ...shares.map((shareHundredths) => job('Joly Camille', { profileId: 90, shareHundredths })));
    expect((await joly(4000, 6000)).map(([, , , unfit]) => unfit)).toEqual([null, null]);
    expect(await joly(6000, 6000)).toEqual([]);
    const namesakes = [job('Martin-Dupré Solène'), job('Martin-Dupré Solène')];
    expect(await told('01-simple', ...namesakes)).toEqual([]);
    const other = await told('01-simple', job('Martin-Dupré Solène', { shareHundredths: 5000 }));
    expect(other.map(([, , , unfit]) => unfit)).toEqual(['otherShare']);
  });
});
