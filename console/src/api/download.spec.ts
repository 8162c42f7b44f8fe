import { describe, expect, it } from '@jest/globals';
import { fileNameOf } from './download';

describe('the name of a downloaded file', () => {
  it('is the UTF-8 one when there is one', () => {
    const disposition = `attachment; filename="Cl_ment.pdf"; filename*=UTF-8''Cl%C3%A9ment_Le_Goff.pdf`;
    expect(fileNameOf(disposition, 'valorisation.pdf')).toBe('Clément_Le_Goff.pdf');
  });

  it('is the plain one otherwise, also when the UTF-8 one is broken', () => {
    expect(fileNameOf('attachment; filename="fiche.pdf"', 'valorisation.pdf')).toBe('fiche.pdf');
    expect(fileNameOf(`attachment; filename=fiche.pdf; filename*=UTF-8''%E9`, 'valorisation.pdf')).toBe('fiche.pdf');
  });

  it('has a default when the server gives none', () => {
    expect(fileNameOf(null, 'valorisation.pdf')).toBe('valorisation.pdf');
    expect(fileNameOf('inline', 'valorisation.pdf')).toBe('valorisation.pdf');
  });
});
