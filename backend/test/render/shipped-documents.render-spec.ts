/** The public files that the portal ships, printed from templates (`npm run documents`), must agree with the tool. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { receiptLines, typeset } from '@valorisation/rules';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { conclusionInput, grid } from './conclusion-cases.js';
import { createEngine, createRenderer, readPdf, readStructure } from './render-support.js';

const engine = createEngine();
const renderer = createRenderer();
afterAll(() => renderer.close());

const listed = z
  .array(z.object({ title: z.string(), file_name: z.string(), media_type: z.string() }))
  .parse(JSON.parse(readFileSync(projectPath('backend', 'content', 'documents.json'), 'utf8')))
  .filter(({ media_type }) => media_type === 'application/pdf')
  .map(({ title, file_name }) => ({ title, file: file_name, template: file_name.replace(/\.pdf$/, '') }));

const criteriaSchema = z.object({
  criteria: z.array(z.object({ title: z.string(), definition: z.string().optional() })),
});
const line = z.object({ label: z.string(), article: z.string() });
const linesSchema = z.object({ lines: z.array(line) });

const templatesWith = (part: string): string[] =>
  listed.map(({ template }) => template).filter((template) => part in engine.sample(template));

/** Any amount, in points too: all change with the grid and the minimum wage. */
const AMOUNT = /\d[\d\s]*(?:[.,]\d+)?\s*(?:€|euros?\b|points?\b)/i;

describe.each(listed)('the shipped document $file', ({ title, file, template }) => {
  it('matches its template: the same pages, words and tags', async () => {
    const committed = readFileSync(projectPath('backend', 'content', 'files', file));
    const printed = await renderer.render(engine.render(template, engine.sample(template)).html);
    const { pages, tagged, title: printedTitle, fonts } = await readPdf(printed);
    expect(await readPdf(committed)).toMatchObject({ pages, tagged, fonts, title: printedTitle });
    expect(await readStructure(committed)).toEqual(await readStructure(printed));
    expect(printedTitle).toBe(title);
  });

  it('contains no amount that the grid or the wage may change', async () => {
    const { text } = await readPdf(readFileSync(projectPath('backend', 'content', 'files', file)));
    expect(text).not.toMatch(AMOUNT);
  });
});

describe('the texts of the shipped documents', () => {
  it.each(templatesWith('criteria'))('in %s name the criteria as the grid does', (template) => {
    const { criteria } = criteriaSchema.parse(engine.sample(template));
    expect(criteria.map(({ title }) => title)).toEqual(grid.criteria.map(({ title }) => typeset(title)));
    const definitions = grid.criteria.map(({ definition }) => typeset(definition));
    criteria.forEach(({ definition }, index) => expect([undefined, definitions[index]]).toContain(definition));
  });

  it.each(templatesWith('lines'))('in %s name the lines of a result, their order and articles', (template) => {
    const { pay } = conclusionInput({ functionTitle: 'Agent de service' });
    const criteria = new Set(grid.criteria.map(({ title }) => typeset(title)));
    const lines = receiptLines(pay.trace, grid)
      .filter(({ rule }) => rule !== 'point-value' && rule !== 'displayed')
      .map(({ label, article }) => ({ label: criteria.has(label) ? 'Critères' : label, article }))
      .filter(({ label }, index, all) => all.findIndex((one) => one.label === label) === index);
    expect(linesSchema.parse(engine.sample(template)).lines).toEqual(lines);
  });

  it('start with the amount to pay at least, and the conventional amount below it', () => {
    for (const template of ['guide-de-presentation', 'lire-un-resultat', 'trame-entretien']) {
      const { html } = engine.render(template, engine.sample(template));
      const result = html.slice(html.indexOf('<main>'));
      const [due, conventional] = [result.search(/à verser au moins/i), result.search(/minimum conventionnel/i)];
      expect(due).toBeGreaterThan(0);
      expect(conventional).toBeGreaterThan(due);
    }
  });
});
