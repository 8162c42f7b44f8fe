/** The documents of the example: each named one is shipped, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { example } from '../../i18n/fr/example';
import { toolPictures } from '../../i18n/fr/toolPictures';

const FOLDER = new URL('../../../public/example/', import.meta.url);
const MOST_BYTES = 200_000;

describe('the example of an establishment', () => {
  it('has exactly its documents, as small PDF files', () => {
    const names = example.documents.map(({ name }) => `${name}.pdf`);
    expect(new Set(readdirSync(FOLDER))).toEqual(new Set(names));
    for (const name of names) {
      const file = readFileSync(new URL(name, FOLDER));
      expect([name, file.toString('latin1', 0, 5)]).toEqual([name, '%PDF-']);
      expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  it('shows pictures that the tool has', () => {
    const known = toolPictures.pictures.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...example.pictures]));
  });
});
