import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '../../../platform/config/paths.js';
import { TERM_KEYS } from '../mapping/term-columns.js';

const helpRow = z.tuple([z.string(), z.string()]);

const COLUMN_KEYS = [
  'profile',
  'functionId',
  'function',
  'category',
  ...TERM_KEYS,
  'degree',
  'training',
  'reason',
  'evidence',
  'status',
  'visibility',
  'calculatedOn',
  'grid',
] as const;

/** Columns that only inform; an import does not read them. */
export const SHOWN_KEYS = [
  'index',
  'majored',
  'month',
  'hour',
  'conventional',
  'unit',
  'due',
  'dueUnit',
  'dueSource',
  'complement',
  'paid',
  'paidFrom',
  'gap',
  'updated',
  'fixedAmount',
  'belowMinimum',
  'nextChange',
  'number',
] as const;

const words = z.object({
  sheetName: z.string(),
  fileNames: z.object({ export: z.string(), model: z.string() }),
  columns: z.record(z.enum([...COLUMN_KEYS, ...SHOWN_KEYS]), z.string()),
  otherHeadings: z.partialRecord(z.enum(COLUMN_KEYS), z.array(z.string())),
  /** Headings of informing columns in earlier exports. */
  formerHeadings: z.array(z.string()),
  /** Common names of diplomas by their level in the French framework. */
  trainingLevels: z.record(z.string(), z.array(z.string())),
  words: z.object({
    yes: z.string(),
    no: z.string(),
    monthly: z.string(),
    hourly: z.string(),
    perMonth: z.string(),
    perHour: z.string(),
    visible: z.string(),
    limited: z.string(),
    notConcerned: z.string(),
    notConcernedInFull: z.string(),
    planned: z.string(),
    /** The earlier name of the planned degree in files. */
    plannedBefore: z.string(),
    noTraining: z.string(),
    noSeniority: z.string(),
  }),
  help: z.object({
    sheetName: z.string(),
    headings: z.array(z.string()),
    rows: z.record(z.enum(COLUMN_KEYS), helpRow),
    after: z.string(),
  }),
  functions: z.object({ sheetName: z.string(), headings: z.array(z.string()), defaultDegree: z.string() }),
  trainings: z.object({ sheetName: z.string(), headings: z.array(z.string()) }),
  degrees: z.object({ sheetName: z.string(), headings: z.array(z.string()) }),
});

export type SheetWords = z.infer<typeof words>;
export type InputKey = (typeof COLUMN_KEYS)[number];
export type ShownKey = (typeof SHOWN_KEYS)[number];

export const INPUT_KEYS: readonly InputKey[] = COLUMN_KEYS;

let known: SheetWords | undefined;

export function sheetWords(): SheetWords {
  known ??= words.parse(JSON.parse(readFileSync(projectPath('templates', 'sheets', 'valuations.json'), 'utf8')));
  return known;
}
