/** The words of schools and payroll programs: headings of columns, shares, months, modes of pay. */
import { readFileSync } from 'node:fs';
import { wordKey } from '@valorisation/rules';
import { z } from 'zod';
import { projectPath } from '../../../platform/config/paths.js';

/** What a column may become, in the order of the list on the screen. The fields of the model come after them. */
export const FIELDS = [
  'name',
  'name_first',
  'last_name',
  'birth_name',
  'first_name',
  'matricule',
  'function',
  'share',
  'hours',
  'seniority',
  'entry_date',
  'end_date',
  'leave',
  'pay_mode',
  'paid_base',
  'paid',
  'paid_hour',
  'rank',
  'contract',
  'diploma',
] as const;
export type KnownField = (typeof FIELDS)[number];

const headingWords = z.object({
  title: z.string(),
  /** Whole headings. */
  is: z.array(z.string()),
  /** Words inside a heading. */
  has: z.array(z.string()).default([]),
  /** Whole headings that may mean something else. */
  weak: z.array(z.string()).default([]),
  /** Words that rule the field out. */
  not: z.array(z.string()).default([]),
});
export type HeadingWords = z.infer<typeof headingWords>;

const words = z.object({
  fields: z.record(z.enum(FIELDS), headingWords),
  ownTitles: z.record(z.string(), z.string()),
  questions: z.record(
    z.string(),
    z.object({
      title: z.string(),
      choices: z.record(z.string(), z.string()),
      /** What a choice makes of a value that its row has to settle. */
      toSettle: z.string().optional(),
    }),
  ),
  /** What a choice makes of a value that it leaves out. */
  notTaken: z.string(),
  actions: z.object({ take: z.string(), leave: z.string(), changed: z.string(), added: z.string() }),
  leftOut: z.record(z.string(), z.string()),
  /** Words in headings of columns that are never read nor shown: identity, address, bank. */
  personal: z.array(z.string()),
  rank: z.object({ cadre: z.array(z.string()), other: z.array(z.string()) }),
  payModes: z.object({ month: z.array(z.string()), hour: z.array(z.string()) }),
  /** Words for a share, by its hundredths of a percent. */
  shares: z.record(z.string(), z.array(z.string())),
  /** The names of each month, and their short forms. */
  months: z.array(z.array(z.string())),
  /** Words in the heading of a name that counts more than the name of birth. */
  usedNames: z.array(z.string()),
  /** Short forms of words in headings. */
  abbreviations: z.record(z.string(), z.string()),
  /** Words that headings leave out. */
  smallWords: z.array(z.string()),
  titlesOfPeople: z.array(z.string()),
  particles: z.array(z.string()),
  lowerParticles: z.array(z.string()),
  totals: z.array(z.string()),
  /** Words in titles between groups of people. */
  sections: z.array(z.string()),
  /** Words that a person always chooses a function for, with the functions to choose among; 0 is « Autre fonction ». */
  unsureFunctions: z.record(z.string(), z.array(z.number())),
  teachers: z.array(z.string()),
  statePaid: z.array(z.string()),
  /** Contracts that are not lasting jobs: for a season, a training. */
  passing: z.array(z.string()),
});
export type ReadingWords = z.infer<typeof words>;

let known: ReadingWords | undefined;

export function readingWords(): ReadingWords {
  known ??= words.parse(JSON.parse(readFileSync(projectPath('templates', 'sheets', 'reading.json'), 'utf8')));
  return known;
}

const LONGEST_COMPARED = 200;

/** The words of a text without case, accents and signs: « Date d’ancienneté » is « date d anciennete ». */
export function plainWords(text: string): string {
  return wordKey(text.slice(0, LONGEST_COMPARED))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** True when one of the phrases stands in the words. Short ones must be whole words, longer ones begin a word. */
export function hasPhrase(plain: string, phrases: readonly string[]): boolean {
  const text = ` ${plain} `;
  return phrases.some((phrase) => text.includes(phrase.length <= SHORT ? ` ${phrase} ` : ` ${phrase}`));
}

/** A teacher's hours are hours of lessons. */
export const isTeacher = (functionWords: string): boolean =>
  hasPhrase(plainWords(functionWords), readingWords().teachers);

const SHORT = 3;
