import { describe, expect, it } from '@jest/globals';
import { companyAdvice, prefilled } from './companyAdvice';

const company = { name: 'MFR', address: '1 rue des Champs', open: true, published: true, ofTheBranch: true };
const tonesOf = (change: object) =>
  companyAdvice({ status: 'found', company: { ...company, ...change } }).map(({ tone }) => tone);

describe('advice on an establishment', () => {
  it('is empty before the SIRET is complete', () => {
    expect(companyAdvice({ status: 'idle' })).toEqual([]);
  });

  it('is one sentence where all is well, and one for each thing to check', () => {
    expect(tonesOf({})).toEqual(['forest']);
    expect(tonesOf({ ofTheBranch: false })).toEqual(['wheat']);
    expect(tonesOf({ open: false, published: false, ofTheBranch: false })).toEqual(['wheat', 'wheat', 'wheat']);
  });

  it('allows typing by hand when the register is away or knows nothing', () => {
    for (const status of ['away', 'unknown'] as const) {
      expect(companyAdvice({ status })[0]?.text).toMatch(/Saisissez le nom et l’adresse/);
    }
  });
});

describe('a field that the register fills in', () => {
  it('takes the register’s text while it is untouched', () => {
    expect(prefilled('', null, 'MFR')).toBe('MFR');
    expect(prefilled('MFR', 'MFR', 'Lycée')).toBe('Lycée');
    expect(prefilled('MFR', 'MFR', null)).toBe('');
  });

  it('keeps a typed text', () => {
    expect(prefilled('Mon école', null, 'MFR')).toBe('Mon école');
    expect(prefilled('MFR du Bocage', 'MFR', 'Lycée')).toBe('MFR du Bocage');
  });
});
