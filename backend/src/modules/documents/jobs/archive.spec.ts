import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { archiveNames, ZipArchive } from './zip-archive.js';

const part = (...names: string[]) => ({ names });

describe('the names in an archive', () => {
  it('state the person and the job', () => {
    expect(archiveNames([part('Anne Martin', 'Secrétaire-comptable')])).toEqual([
      'Classement_Anne_Martin_Secrétaire-comptable.pdf',
    ]);
  });

  it('are unique, also when case is ignored', () => {
    const twice = [part('Anne', 'Accueil'), part('Anne', 'Accueil'), part('ANNE', 'accueil')];
    expect(archiveNames(twice)).toEqual([
      'Classement_Anne_Accueil.pdf',
      'Classement_Anne_Accueil_2.pdf',
      'Classement_ANNE_accueil_3.pdf',
    ]);
  });

  it('cannot lead out of the folder', () => {
    const [name = ''] = archiveNames([part('../../racine', '..\\C:')]);
    expect(name).toBe('Classement_racine_C.pdf');
  });
});

describe('an archive', () => {
  it('returns the files under their names, accents included', () => {
    const archive = new ZipArchive();
    archive.add('Hélène.pdf', Buffer.from('un'));
    archive.add('Œuvre.pdf', Buffer.from('deux'));
    const files = unzipSync(archive.finish());
    expect(Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString()])).toEqual([
      ['Hélène.pdf', 'un'],
      ['Œuvre.pdf', 'deux'],
    ]);
  });
});
