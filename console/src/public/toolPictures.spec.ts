/** The presentation's pictures: each named one exists, is small, has its size and a description. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pageBody } from '@valorisation/contract';
import { toolPictures } from '../i18n/fr/toolPictures';
import { placeKey } from './text/questionKey';

const FOLDER = new URL('../../public/pictures/', import.meta.url);
const PRESENTATION = new URL('../../../backend/content/pages/outils.json', import.meta.url);
const HOME = new URL('../../../backend/content/pages/home.json', import.meta.url);
const MOST_BYTES = 120_000;
/** Where a WebP file states its width and height, each less one, in 3 bytes. */
const [WIDTH_AT, HEIGHT_AT, SIZE_BYTES] = [24, 27, 3];

const described = [...toolPictures.pictures, ...Object.values(toolPictures.parts)];
const home = pageBody.parse(JSON.parse(readFileSync(HOME, 'utf8')));
const ofHome = home.sections
  .flatMap(({ cards = [] }) => cards)
  .flatMap(({ picture }) => picture ?? [])
  .map(({ src, ...picture }) => ({ ...picture, name: src.replace(/^\/pictures\/|\.webp$/g, '') }));
const all = [...described, ...ofHome];

describe('the pictures of the tool', () => {
  it('are exactly the files of the folder', () => {
    expect(new Set(readdirSync(FOLDER))).toEqual(new Set(all.map(({ name }) => `${name}.webp`)));
  });

  it.each(all)('$name has the proportions that the page reserves, and enough pixels for a fine screen', (one) => {
    const file = readFileSync(new URL(`${one.name}.webp`, FOLDER));
    expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    const [width, height] = [WIDTH_AT, HEIGHT_AT].map((at) => file.readUIntLE(at, SIZE_BYTES) + 1);
    const density = Number(width) / one.width;
    expect(density).toBeGreaterThanOrEqual(1.5);
    expect(height).toBe(one.height * density);
    expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(described)('$name has its own description in one sentence, without an amount', ({ alt, caption }) => {
    expect(alt.length).toBeGreaterThan(caption.length);
    expect(alt).toMatch(/^[^€]{60,300}\.$/);
    expect(described.filter((one) => one.alt === alt || one.caption === caption)).toHaveLength(1);
  });

  it('stand beside sections that the presentation has', () => {
    const text = JSON.parse(readFileSync(PRESENTATION, 'utf8')) as { sections: readonly { title: string }[] };
    const places = text.sections.map(({ title }) => placeKey(title));
    expect(places).toEqual(expect.arrayContaining(Object.keys(toolPictures.parts)));
  });
});
