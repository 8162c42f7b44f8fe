/** valor_data, which is the form of the answers on the wire. This module reads and writes it. */
import { fromHundredths } from '../exact/decimal.js';
import { NO_DEGREE } from '../forms/no-degree.js';
import type { CategoryLevel, Criterion, Grid, JobFunction } from '../grid/grid.js';
import { CATEGORY_LEVELS } from '../grid/grid.js';
import { columnOf, findDegree } from '../grid/lookup.js';
import type { AnswerChanges } from './answer-changes.js';
import type { Answers, CriterionAnswer } from './answers.js';
import { answerOf, answerPoints, defaultDegree } from './answers.js';

/** One criterion in valor_data. `v` and `d` are in points. */
export interface ValorDataEntry {
  /** The points of the answer; 0 when not concerned; null while unanswered. */
  readonly v: number | null;
  /** The chosen degree; 0 for not concerned and for no training held; null while unanswered. */
  readonly c: number | null;
  /**
   * The points of the degree that counts (the chosen one, otherwise the planned one) for the levels 0,1,2,3. A column
   * without this degree is empty.
   */
  readonly d: string;
  readonly critere: string;
  /** The texts of the degrees in the column of the category, in the order of their ranks. */
  readonly degres: readonly string[];
  /** The text of the degree that counts. */
  readonly deg: string;
  readonly nc: boolean;
  readonly reason: string | null;
  readonly evidence: string | null;
}

/** The entries by criterion id. */
export type ValorData = Readonly<Record<string, ValorDataEntry>>;

function points(hundredths: number | null): number | null {
  return hundredths === null ? null : fromHundredths(hundredths);
}

/** The degree that counts: the chosen one, otherwise the planned one. Without either, it is 0 and gives no points. */
function countedDegree(criterion: Criterion, job: JobFunction | undefined, { degree }: CriterionAnswer): number {
  return degree ?? (job === undefined || criterion.kind === 'training' ? 0 : defaultDegree(criterion, job));
}

function pointsByLevel(criterion: Criterion, rank: number): string {
  if (rank === 0) return CATEGORY_LEVELS.map(() => '0').join(',');
  const values = CATEGORY_LEVELS.map((level) => findDegree(criterion, level, rank)?.pointsHundredths);
  return values.map((value) => (value === undefined ? '' : String(fromHundredths(value)))).join(',');
}

function toEntry(
  criterion: Criterion,
  level: CategoryLevel,
  answer: CriterionAnswer,
  job: JobFunction | undefined,
): ValorDataEntry {
  const { degree, notConcerned, reason, evidence } = answer;
  const counted = countedDegree(criterion, job, answer);
  return {
    v: points(answerPoints(criterion, level, answer)),
    c: notConcerned ? 0 : degree,
    d: notConcerned ? '' : pointsByLevel(criterion, counted),
    critere: criterion.title,
    degres: columnOf(criterion, level).map((found) => found.text),
    deg: notConcerned ? '' : (findDegree(criterion, level, counted)?.text ?? NO_DEGREE),
    nc: notConcerned,
    reason,
    evidence,
  };
}

/** The full valor_data for answers, on the grid, category and function of the valuation. */
export function toValorData(grid: Grid, level: CategoryLevel, answers: Answers, job?: JobFunction): ValorData {
  return Object.fromEntries(
    grid.criteria.map((criterion) => [
      String(criterion.id),
      toEntry(criterion, level, answerOf(answers, criterion.id), job),
    ]),
  );
}

export type ParsedValorData =
  | { readonly ok: true; readonly changes: AnswerChanges }
  /** The keys that cannot be read. Empty when the value as a whole is not an object. */
  | { readonly ok: false; readonly fields: readonly string[] };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsedText(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}

function isDegree(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Refuses null characters and half surrogate pairs, because the database cannot store them. */
function isFreeText(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || (typeof value === 'string' && !/\0|\p{Surrogate}/u.test(value));
}

/** The change that one entry asks for; null when a field has the wrong type. */
function parseEntry(entry: unknown): Partial<CriterionAnswer> | null {
  if (!isFields(entry)) return null;
  const { c, nc, reason, evidence } = entry;
  if (c !== undefined && c !== null && !isDegree(c)) return null;
  if (nc !== undefined && nc !== null && typeof nc !== 'boolean') return null;
  if (!isFreeText(reason) || !isFreeText(evidence)) return null;
  return {
    ...(c === undefined ? {} : { degree: c }),
    ...(nc === undefined || nc === null ? {} : { notConcerned: nc }),
    ...(reason === undefined ? {} : { reason }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

/**
 * Reads the text or the object that a client has sent, at least {"<critere_id>": {"c": n}}. Only c, nc, reason and
 * evidence are used; points from a client are ignored. Apply the result with `changeAnswers`, then check it with
 * `answerIssues`.
 */
export function parseValorData(data: unknown): ParsedValorData {
  const entries = parsedText(data);
  if (!isFields(entries)) return { ok: false, fields: [] };
  const changes: Record<number, Partial<CriterionAnswer>> = {};
  const fields: string[] = [];
  for (const [key, entry] of Object.entries(entries)) {
    const change = /^[1-9]\d{0,8}$/.test(key) ? parseEntry(entry) : null;
    if (change) changes[Number(key)] = change;
    else fields.push(key);
  }
  return fields.length > 0 ? { ok: false, fields } : { ok: true, changes };
}

/** The answers in a stored valor_data. An entry that cannot be read counts as unanswered. */
export function readStoredValorData(data: unknown): Answers {
  const entries = parsedText(data);
  if (!isFields(entries)) return {};
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]): [string, CriterionAnswer] => {
      const { degree = null, notConcerned = false, reason = null, evidence = null } = parseEntry(entry) ?? {};
      return [key, { degree: notConcerned ? null : degree, notConcerned, reason, evidence }];
    }),
  );
}
