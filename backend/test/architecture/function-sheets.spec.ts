/** The shipped suggestions of the job sheets: each function of the grid has its own, for a head to print after changes. */
import { describe, expect, it } from '@jest/globals';
import { OTHER_FUNCTION_ID, shippedGrids } from '@valorisation/rules';
import { z } from 'zod';
import { sourceFiles } from './support/source-files.js';

const line = z.string().trim().min(1);
const suggestions = z.record(
  z.string(),
  z.strictObject({
    purpose: line,
    missions: z.array(line).min(3),
    activities: z
      .strictObject({ daily: z.array(line), monthly: z.array(line), yearly: z.array(line) })
      .refine(({ daily, monthly, yearly }) => daily.length + monthly.length + yearly.length >= 5),
    knowledge: z.array(line).min(2),
    know_how: z.array(line).min(2),
    soft_skills: z.array(line).min(2),
    relations: z.strictObject({ internal: line, external: line }),
    conditions: line,
    reporting: line,
    resources: line,
  }),
);

type Sheet = z.output<typeof suggestions>[string];

const files = sourceFiles(['templates/prefill/functions'], ['.json']).map(({ text }) =>
  suggestions.parse(JSON.parse(text)),
);
const sheets = files.flatMap((file) => Object.entries(file));

const linesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
};
/** Two sentences that differ in signs or capitals only are the same for a reader. */
const sentencesOf = (text: string): string[] =>
  text.split(/\.\s|\s;/u).map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  );

describe('the suggestions of the job sheets', () => {
  it('exist once for each function of every shipped grid', () => {
    const written = sheets.map(([id]) => Number(id)).sort((a, b) => a - b);
    for (const { document } of shippedGrids)
      expect(written).toEqual(
        document.metiers.map(({ metier_id }) => metier_id).filter((id) => id !== OTHER_FUNCTION_ID),
      );
  });

  it('end each paragraph with a full stop, and no line of a list', () => {
    const isClosed = (text: string) => text.endsWith('.');
    const lists = ({ missions, activities, knowledge, know_how, soft_skills }: Sheet) =>
      linesOf({ missions, activities, knowledge, know_how, soft_skills });
    const paragraphs = ({ purpose, relations, conditions, reporting, resources }: Sheet) =>
      linesOf({ purpose, relations, conditions, reporting, resources });
    expect(sheets.flatMap(([, sheet]) => lists(sheet)).filter(isClosed)).toEqual([]);
    expect(sheets.flatMap(([, sheet]) => paragraphs(sheet)).filter((text) => !isClosed(text))).toEqual([]);
  });

  it('share no sentence between two functions', () => {
    const owners = new Map<string, Set<string>>();
    for (const [id, sheet] of sheets)
      for (const sentence of linesOf(sheet).flatMap(sentencesOf))
        owners.set(sentence, (owners.get(sentence) ?? new Set()).add(id));
    expect(owners.size).toBeGreaterThan(1000);
    expect([...owners].filter(([, functions]) => functions.size > 1)).toEqual([]);
  });
});
