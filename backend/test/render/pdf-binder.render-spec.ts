import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { PdfBinder } from '../../src/platform/pdf/pdf-binder.js';
import { createRenderer, page, readPdf, readStructure } from './render-support.js';

const renderer = createRenderer();
afterAll(() => renderer.close());

const TABLE =
  '<table><thead><tr><th scope="col">Critère</th><th scope="col">Degré</th></tr></thead><tbody><tr><th scope="row">Autonomie</th><td>2</td></tr></tbody></table>';
/** Two pages each: headings, a table whose cells name their headings, a word unique to the document. */
const documentOf = (word: string): string =>
  page(
    `<h1>${word}</h1><h2>Situation</h2>${TABLE}<h2 style="break-before: page">Calcul</h2><p><strong>fin ${word}</strong></p>`,
  );

describe('bound documents', () => {
  const words = ['premier', 'deuxième', 'troisième'];
  let bound: Buffer;

  beforeAll(async () => {
    const binder = await PdfBinder.open({ title: 'Classements – été', language: 'fr' });
    for (const word of words) await binder.add(`Œuvre – ${word}`, await renderer.render(documentOf(word)));
    bound = Buffer.from(await binder.finish());
  });

  it('keep their pages, in order', async () => {
    const { pages } = await readPdf(bound);
    expect(pages).toEqual(
      words.flatMap((word) => [`${word} Situation Critère Degré Autonomie 2`, `Calcul fin ${word}`]),
    );
  });

  it('are one titled, tagged file in French', async () => {
    expect(await readPdf(bound)).toMatchObject({ title: 'Classements – été', language: 'fr', tagged: true });
  });

  it('have a bookmark each, which leads to the first page, with headings below it', async () => {
    const { outline, bookmarks } = await readPdf(bound);
    expect(outline).toEqual(words.flatMap((word) => [`Œuvre – ${word}`, 'Situation', 'Calcul']));
    expect(bookmarks).toEqual(words.map((word, index) => ({ title: `Œuvre – ${word}`, page: 2 * index + 1 })));
  });

  it('keep the tags of every page, without loss or mixing', async () => {
    const alone = await readStructure(await renderer.render(documentOf('premier')));
    const together = await readStructure(bound);
    expect(together).toHaveLength(2 * words.length);
    // The pages of the first document alone, three times; each document is a part of the whole.
    const parts = alone.map((roles) => roles.replace('Document', 'Document Part').replace('Strong', 'Span'));
    expect(together).toEqual([...parts, ...parts, ...parts]);
    expect(alone[0]).toContain('TH');
    expect(alone[1]).toContain('H2');
  });

  it('have unique names for table headings, and their cells refer to their own', async () => {
    const { context } = await PDFDocument.load(bound);
    const elements = context.enumerateIndirectObjects().map(([, object]) => String(object));
    const ids = elements.flatMap((text) => [...text.matchAll(/\/ID \(([^)]+)\)/g)].map(([, id]) => id));
    const named = elements.flatMap((text) =>
      [...text.matchAll(/\/Headers \[([^\]]*)\]/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/\(([^)]+)\)/g)].map(([, id]) => id),
      ),
    );
    expect(ids.length).toBeGreaterThan(words.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.length).toBeGreaterThan(words.length);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('documents on both sides of a sheet', () => {
  it('start on a right-hand page where required, with correct tags and bookmarks', async () => {
    const binder = await PdfBinder.open({ title: 'Essai', language: 'fr' });
    const one = await renderer.render(page('<h1>seule</h1><p>page</p>'));
    await binder.add('une', one, { onRight: true });
    await binder.add('deux', one, { onRight: true });
    await binder.add('trois', one);
    const bound = Buffer.from(await binder.finish());
    const { bookmarks, pages } = await readPdf(bound);
    expect(bookmarks.map((bookmark) => bookmark.page)).toEqual([1, 3, 4]);
    expect(pages).toEqual(['seule page', '', 'seule page', 'seule page']);
    expect((await readStructure(bound))[2]).toContain('H1');
  });
});

describe('a document without tags', () => {
  it('is still bound', async () => {
    const binder = await PdfBinder.open({ title: 'Essai', language: 'fr' });
    const plain = await PDFDocument.create();
    plain.addPage();
    await binder.add('sans balises', await plain.save());
    await binder.add('avec', await renderer.render(documentOf('avec')));
    const { pages, outline } = await readPdf(Buffer.from(await binder.finish()));
    expect(pages).toHaveLength(3);
    expect(outline).toEqual(['sans balises', 'avec', 'Situation', 'Calcul']);
  });
});
