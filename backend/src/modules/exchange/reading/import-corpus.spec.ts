import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../../../platform/config/paths.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { readCorpusFile, type CorpusCase, type CorpusResult } from './testing/read-corpus.js';

const FOLDER = projectPath('backend', 'test', 'fixtures', 'import-corpus');
const cases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as CorpusCase);

async function differencesOf(given: CorpusCase): Promise<readonly string[]> {
  try {
    return differences(given, await readCorpusFile(readFileSync(`${FOLDER}/${given.file}`)));
  } catch (error) {
    const isNamed = error instanceof DomainError && error.details.fields?.['fichier']?.code === 'fichier_format';
    return given.may_refuse !== undefined && isNamed ? [] : [String(error)];
  }
}

function differences({ people, ask, refuse, questions }: CorpusCase, read: CorpusResult): readonly string[] {
  const found: string[] = [];
  const rows = new Map(read.rows.map((row) => [row.line, row]));
  for (const person of people) {
    const row = rows.get(person.row);
    if (row === undefined) {
      found.push(`row ${person.row} is missing`);
      continue;
    }
    const same = (what: string, expected: unknown, actual: unknown): void => {
      if (expected !== actual)
        found.push(`row ${person.row}: ${what} ${String(actual)} instead of ${String(expected)}`);
    };
    same('name', folded(person.name), folded(row.name));
    same('function', person.function, row.functionId);
    same('share', person.share_percent, row.sharePercent);
    same('seniority', person.seniority, row.seniority);
    same('hourly', person.hourly, row.isHourly);
    if (person.matricule !== undefined) same('matricule', person.matricule, row.matricule);
    same('paid', person.hourly ? person.hour_euros : person.paid_month_euros, row.paid);
  }
  const asked = read.questions.toSorted().join(', ');
  if (asked !== questions.toSorted().join(', ')) found.push(`asked about columns: ${asked}`);
  const expectedRows = new Set([...people.map(({ row }) => row), ...refuse.map(({ row }) => row)]);
  for (const { line } of read.rows) if (!expectedRows.has(line)) found.push(`row ${line} is no person`);
  for (const { row } of refuse) if (rows.get(row)?.isRefused !== true) found.push(`row ${row} is not refused`);
  for (const { row, column, why } of ask) {
    if (row === undefined) continue;
    const there = rows.get(row);
    if (there === undefined ? !read.leftOut.includes(row) : !there.isAsked)
      found.push(`row ${row} is not asked: ${column ?? ''} ${why}`);
  }
  return found;
}

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

describe('a file as schools have it', () => {
  it.each(cases.map((one) => [one.file, one] as const))('%s is read as a careful person would', async (_, one) => {
    expect(await differencesOf(one)).toEqual([]);
  });
});
