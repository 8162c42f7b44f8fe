import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanRichText } from '../../src/platform/http/rich-text.js';
import { TemplateError } from '../../src/platform/templates/index.js';
import { groupsOf, INNOCENT } from '../support/harmless.js';
import { scaled } from '../support/scale.js';
import {
  createEngine,
  createRenderer,
  readActions,
  readExtent,
  readLastLines,
  readPdf,
  readStructure,
} from './render-support.js';

const engine = createEngine();
const renderer = createRenderer();
afterAll(() => renderer.close());

const TEXTS_AT_ONCE = 20;
/** All texts use the same engine; each template differs in where it puts them. */
const GROUPS = groupsOf(TEXTS_AT_ONCE).slice(0, scaled({ part: 1, all: Infinity }));

/** The number of pages that each template's sample fills. */
const PAGES: Readonly<Record<string, number>> = {
  conclusion: 1,
  'grid-outlook': 1,
  'guide-de-presentation': 2,
  'guide-entretien-de-classement': 1,
  interview: 2,
  'job-sheet': 2,
  'lire-un-resultat': 1,
  'trame-entretien': 1,
};

/** The sample with the text in place of each of its words. The sections of a job sheet are cleaned before. */
function filledWith(text: string, sample: unknown): unknown {
  if (typeof sample === 'string') return text;
  if (Array.isArray(sample)) return sample.map((one) => filledWith(text, one));
  if (typeof sample !== 'object' || sample === null) return sample;
  const fill = ([key, value]: [string, unknown]) => [
    key,
    filledWith(key === 'sections' ? cleanRichText(text) : text, value),
  ];
  return Object.fromEntries(Object.entries(sample).map(fill)) as unknown;
}

/** In points; the margin is that of print.css. */
const A4_WIDTH = 595.3;
const MARGIN = (17 * 72) / 25.4;
/** In points. */
const SMALLEST = 10;
const LONG_WORD = 'Donaudampfschiff'.repeat(10);
/** Fields with codes, not texts. */
const CODES = ['rule', 'kind'];

/** The sample with a long word after each text; amounts and figures are not typed, so they stay. */
function lengthened(sample: unknown, key = ''): unknown {
  if (typeof sample === 'string')
    return CODES.includes(key) || !/^[^€]*\p{L}[^€]*$/u.test(sample) ? sample : `${sample} ${LONG_WORD}`;
  if (Array.isArray(sample)) return sample.map((one) => lengthened(one));
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, lengthened(value, name)]));
}

/** The ends of all figures in a text, sorted: a column off the page would lack them. */
const figuresOf = (text: string): string[] => (text.match(/\d+,\d\d( €)?/g) ?? []).sort();

const SHIPPED = /^(Source(Sans3|Serif4)|DejaVuSans)/;

const withoutSections = (html: string): string => html.replace(/<div class="written">.*?<\/div>/gs, '');
/** Without attribute values, which are quoted and cannot be broken out of. */
const tagsOf = (html: string): string[] =>
  (withoutSections(html).match(/<[^<>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, '=""'));

it('every template has its number of pages in this test', () => {
  expect(Object.keys(PAGES)).toEqual(engine.names);
});

describe.each(engine.names)('the template %s, with its sample', (name) => {
  const sample = engine.sample(name);
  let file: Buffer;

  beforeAll(async () => {
    file = await renderer.render(engine.render(name, sample).html);
  });

  it('gives an A4 document of its pages, tagged, in French, titled, numbered', async () => {
    const { title } = engine.render(name, sample);
    const pdf = await readPdf(file);
    expect(pdf.pages).toHaveLength(PAGES[name] ?? 0);
    expect(pdf).toMatchObject({ title, language: 'fr-FR', tagged: true });
    expect(pdf.outline.length).toBeGreaterThan(0);
    pdf.pages.forEach((text, index) => expect(text).toContain(`page ${index + 1} / ${pdf.pages.length}`));
    const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file.toString('latin1')) ?? [];
    expect(Number(width)).toBeCloseTo(595, 0);
    expect(Number(height)).toBeCloseTo(842, 0);
  });

  it('has one title, bookmarks for all headings, whose levels have no gap, tables with headers and named pictures', async () => {
    const tags = (await readStructure(file)).join(' ');
    const levels = (tags.match(/\bH[1-6]\b/g) ?? []).map((tag) => Number(tag.slice(1)));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => {
      expect(level).toBeGreaterThan(1);
      expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
    });
    const { outline } = await readPdf(file);
    expect(outline).toHaveLength(levels.length);
    expect(
      tags
        .split(/\bTable\b/)
        .slice(1)
        .filter((table) => !/\bTH\b/.test(table)),
    ).toEqual([]);
    const pictures = engine.render(name, sample).html.match(/<(img|svg)\b[^>]*>/g) ?? [];
    expect(pictures.filter((picture) => !/ (alt|aria-label)="[^"]/.test(picture))).toEqual([]);
  });

  it('embeds the shipped fonts only', async () => {
    const pdf = await readPdf(file);
    expect(pdf.fonts.length).toBeGreaterThan(1);
    expect(pdf.fonts.filter((font) => !SHIPPED.test(font))).toEqual([]);
  });

  it('is self-contained: only data: addresses, no script', () => {
    const { html } = engine.render(name, sample);
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    const addresses = [...html.matchAll(/(?:src=|href=|url\()["']?([^"')\s>]{0,20})/g)].map(([, address]) => address);
    expect(addresses.filter((address) => address?.startsWith('data:') !== true)).toEqual([]);
  });

  it('contains nothing active when hostile texts replace each of its words', async () => {
    const fill = (text: string) => engine.render(name, filledWith(text, sample) as object).html;
    const [first, ...others] = GROUPS.map(fill);
    const expected = tagsOf(fill(INNOCENT));
    for (const html of [first, ...others]) expect(tagsOf(html ?? '')).toEqual(expected);
    expect(await readActions(await renderer.render(first ?? ''))).toEqual([]);
  });

  it('keeps its margins, sizes and figures, however long the typed words are', async () => {
    const hostile = await renderer.render(engine.render(name, lengthened(sample) as object).html);
    const [usual, long] = [await readExtent(file), await readExtent(hostile)];
    expect(long.left).toBeCloseTo(usual.left, 0);
    expect(long.right).toBeLessThan(A4_WIDTH - MARGIN + 1);
    expect(long.bottom).toBeGreaterThan(0);
    expect(long.sizes).toEqual(usual.sizes);
    expect(usual.sizes[0]).toBeGreaterThanOrEqual(SMALLEST);
    expect(figuresOf((await readPdf(hostile)).text)).toEqual(figuresOf((await readPdf(file)).text));
  });

  it.each(Object.keys(sample))('fails when %s is missing', (key) => {
    const rest = Object.fromEntries(Object.entries(sample).filter(([other]) => other !== key));
    expect(() => engine.render(name, rest)).toThrow(TemplateError);
  });

  it('has a hash that does not change with the data, and a content key that does', () => {
    const { templateHash } = engine.render(name, sample);
    expect(engine.render(name, { ...sample, printedOn: '01/01/2030' }).templateHash).toBe(templateHash);
    expect(engine.contentKey(name, sample)).toBe(engine.contentKey(name, { ...sample }));
    expect(engine.contentKey(name, { ...sample, printedOn: '01/01/2030' })).not.toBe(engine.contentKey(name, sample));
  });
});

/** By how much a page is longer than the one before. */
const STEP_POINTS = scaled({ part: 80, all: 40 });

/** Moves the text of a document down, so that its pages end elsewhere. */
const movedDown = (html: string, points: number): string =>
  html.replace('<main>', `<div style="height: ${points}pt"></div><main>`);

/** Without the form that is filled in by hand, because its last heading has an empty box below it. */
const written = engine.names.filter((name) => name !== 'trame-entretien');

describe('a heading', () => {
  it.each(written)('of %s and the head of a table have their text below them, wherever a page ends', async (name) => {
    const { html } = engine.render(name, engine.sample(name));
    const headings = new Set((await readPdf(await renderer.render(html))).outline);
    let ends = 0;
    for (let points = 20; points <= 620; points += STEP_POINTS) {
      const last = (await readLastLines(await renderer.render(movedDown(html, points)))).slice(0, -1);
      ends += last.length;
      for (const line of last) {
        expect(headings).not.toContain(line);
        expect(line).not.toMatch(/^Critère ?Degré|^Personne ?Fonction|Source ?(Points|Euros)$/);
      }
    }
    expect(ends).toBeGreaterThan(scaled({ part: 4, all: 8 }));
  });
});

it('prints missing characters by a shipped font or a mark: in texts, titles and the footer', async () => {
  const signs = 'Αθήνα Киев → ✓ ≥ 😀 İǅ 🎓 李 \uf0b7';
  const printed = 'Αθήνα Киев → ✓ ≥ 😀 İǅ □U+1F393 □U+674E □U+F0B7';
  const texts = { profileName: signs, functionTitle: signs, reference: signs };
  const file = await renderer.render(engine.render('conclusion', { ...engine.sample('conclusion'), ...texts }).html);
  const { text, fonts } = await readPdf(file);
  expect(text.split(printed)).toHaveLength(1 + 4);
  expect(fonts.filter((font) => !SHIPPED.test(font))).toEqual([]);
});
