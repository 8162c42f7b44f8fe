import { describe, expect, it } from '@jest/globals';
import type { DirectoryContactGroup, DirectoryEntry } from '@valorisation/contract';
import { callable, searchDepartments, searchEntries, siteName } from './directorySearch';

const numbers = (typed: string) => searchDepartments(typed).map(({ number }) => number);

describe('the search of a department', () => {
  it('works by number, and offers all departments before anything is typed', () => {
    expect(numbers('')).toHaveLength(102);
    expect(numbers('35')).toEqual(['35']);
    expect(numbers('2a')).toEqual(['2A']);
    expect(numbers('97')).toEqual(['971', '972', '973', '974', '975', '976']);
  });

  it('works by words of the name, ignoring accents, hyphens and apostrophes', () => {
    expect(numbers('cote d or')).toEqual(['21']);
    expect(numbers('Vendee')).toEqual(['85']);
    expect(numbers('loire mar')).toEqual([]);
    expect(numbers('maine loire')).toEqual(['49']);
    expect(numbers('zz')).toEqual([]);
  });
});

const noContacts: DirectoryContactGroup = { women: [], men: [] };
const entry = (name: string, city: string, lastName: string): DirectoryEntry => ({
  name,
  city,
  phone: null,
  fax: null,
  web: null,
  address: null,
  postalCode: '35000',
  country: null,
  contacts: {
    president: noContacts,
    other: noContacts,
    director: { men: [], women: [{ lastName, firstName: 'Inès', position: null, email: null, isDeputy: false }] },
  },
});

describe('the search of an establishment', () => {
  const entries = [entry('Lycée de l’Étang', 'Rennes', 'Guérin'), entry('Maison des prés', 'Redon', 'Martin')];
  const names = (typed: string) => searchEntries(entries, typed).map(({ name }) => name);

  it('finds names, towns and people', () => {
    expect(names('')).toHaveLength(2);
    expect(names('etang')).toEqual(['Lycée de l’Étang']);
    expect(names('redon')).toEqual(['Maison des prés']);
    expect(names('ines guerin')).toEqual(['Lycée de l’Étang']);
    expect(names('35000 maison')).toEqual(['Maison des prés']);
    expect(names('xylophone')).toEqual([]);
  });
});

describe('the contacts in the directory', () => {
  it('are a number that a phone can call and a readable site', () => {
    expect(callable('02 61 91 00 01')).toBe('0261910001');
    expect(callable('+33 (0)2.61.91.00.01')).toBe('+33261910001');
    expect(siteName('https://www.lycee.example/')).toBe('lycee.example');
    expect(siteName('https://lycee.example/contact')).toBe('lycee.example/contact');
  });
});
