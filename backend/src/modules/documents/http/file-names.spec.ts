import { describe, expect, it } from '@jest/globals';
import { fileNamePart } from '../sheets/file-name-part.js';
import { bundleFileName, conclusionFileName, jobSheetFileName } from './file-names.js';

const now = new Date('2026-07-31T22:05:09Z');

describe('the name of a download', () => {
  it('names the profile for one valuation', () => {
    expect(conclusionFileName('Anne Martin')).toBe('Classement_Anne_Martin.pdf');
  });

  it('states the time in Paris for several valuations', () => {
    expect(bundleFileName('merged', now)).toBe('Classements_20260801000509.pdf');
    expect(bundleFileName('zip', now)).toBe('Classements_20260801000509.zip');
  });

  it('is the profile’s name with underscores, then the time, for a job sheet', () => {
    expect(jobSheetFileName('Anne  Martin accueil', now)).toBe('Anne_Martin_accueil_20260801000509.pdf');
    expect(jobSheetFileName(' ?? ', now)).toBe('Nouvelle profile_20260801000509.pdf');
  });
});

describe('a name inside a file name', () => {
  it.each([
    [' Anne  Martin / accueil: "été" ', 'Anne_Martin_accueil_été'],
    ['../../etc/passwd', 'etcpasswd'],
    ['C:\\temp\\x', 'Ctempx'],
    ['.htaccess', 'htaccess'],
    ['Anne.', 'Anne'],
    ['Anne\u202efdp.exe', 'Annefdp.exe'],
    ['ligne\r\nsuivante\0', 'lignesuivante'],
    ['e\u0301te\u0301', 'été'],
    ['?*', ''],
  ])('%p becomes %p', (name, part) => expect(fileNamePart(name)).toBe(part));

  it('is cut where a file system would cut it', () => {
    expect(fileNamePart('é'.repeat(150))).toBe('é'.repeat(60));
  });
});
