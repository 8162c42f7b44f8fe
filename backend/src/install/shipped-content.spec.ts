/** The content that the product ships for the public, in `backend/content`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  LIVE_AMOUNTS,
  minimumWageOn,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  unknownLiveAmounts,
} from '@valorisation/rules';
import { shippedContent } from '../platform/config/paths.js';

const files = readdirSync(shippedContent, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const texts = files.map((file) => ({ file, text: readFileSync(join(shippedContent, file), 'utf8') }));

/** A number before the sign or the word of an amount. */
const AMOUNT = /\d[\d\s]*(?:[.,]\d+)?\s*(?:€|euros?\b|points?\b|%)/gi;

/** Every live amount of the shipped grids, reduced to its figure. */
const figures = [
  ...new Set(
    shippedGrids.flatMap(({ document, effectiveOn }) => {
      const today = '2026-11-21';
      const wage = minimumWageOn(shippedMinimumWages, 'metropole', today);
      const sources = { grid: readGrid(document), effectiveOn, wage, today };
      return Object.values(LIVE_AMOUNTS).map(({ value }) => (value(sources) ?? '').replace(/[^\d,/]/g, ''));
    }),
  ),
].filter((figure) => figure.length > 2);

const repeated = (text: string): string[] => {
  const joined = text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  return figures.filter((figure) => new RegExp(`(?<![\\d,/-])${figure}(?![\\d,/])`).test(joined));
};

describe('the shipped texts', () => {
  it('are all checked', () => expect(files.length).toBeGreaterThan(10));

  it.each(texts)('in $file repeat no amount that the grid or the wage may change', ({ text }) => {
    expect(text.match(AMOUNT) ?? []).toEqual([]);
    expect(repeated(text)).toEqual([]);
  });

  it.each(texts)('in $file name only live amounts that exist', ({ text }) => {
    expect(unknownLiveAmounts(text)).toEqual([]);
  });

  it('are found when they break these rules', () => {
    expect('Le point vaut 20,80\u00a0€, soit 1\u00a0053 points.'.match(AMOUNT)).toHaveLength(2);
    expect(repeated('Smic de 1\u00a0867,02 et plancher de 1\u00a0053').sort()).toEqual(['1053', '1867,02']);
  });
});
