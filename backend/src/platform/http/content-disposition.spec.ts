import { describe, expect, it } from '@jest/globals';
import { contentDisposition } from './content-disposition.js';

describe('contentDisposition', () => {
  it('gives a plain name, and the real one encoded', () => {
    expect(contentDisposition('Hélène_Œuvrard.pdf')).toBe(
      `attachment; filename="Helene_Oeuvrard.pdf"; filename*=UTF-8''H%C3%A9l%C3%A8ne_%C5%92uvrard.pdf`,
    );
  });

  it('encodes the characters that would end an encoded name', () => {
    expect(contentDisposition("L'Étable.pdf")).toContain("filename*=UTF-8''L%27%C3%89table.pdf");
  });

  it('cannot be broken out of', () => {
    expect(contentDisposition('a"\r\nX: y.pdf')).not.toMatch(/[\r\n]|"[^;]*"[^;]*"/);
  });
});
