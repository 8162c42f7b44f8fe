/**
 * The lines of a DSN as blocks. Only the rubrics named here are kept: number of social security, sex, birth, address
 * and net pay are dropped while the line is read.
 */

/** The rubrics that are read, by block. */
const KEPT: Readonly<Record<string, string>> = {
  'S10.G00.00': '005',
  'S20.G00.05': '001 002 003 005',
  'S21.G00.06': '001',
  'S21.G00.11': '001',
  'S21.G00.30': '002 003 004 019',
  'S21.G00.40': '001 002 006 007 008 009 011 012 013 017 041',
  'S21.G00.41': '001',
  'S21.G00.62': '001',
  'S21.G00.51': '001 010 011 013',
  'S90.G00.90': '001 002',
};
const KEPT_RUBRICS: ReadonlySet<string> = new Set(
  Object.entries(KEPT).flatMap(([block, rubrics]) => rubrics.split(' ').map((rubric) => `${block}.${rubric}`)),
);

export interface DsnBlock {
  readonly name: string;
  readonly values: ReadonlyMap<string, string>;
}

export interface DsnLines {
  readonly blocks: readonly DsnBlock[];
  /** The number of rubrics, kept or not. */
  readonly rubrics: number;
}

/** A value may contain a comma or an apostrophe, without any escape. */
const LINE = /^(S\d\d\.G\d\d\.\d\d)\.(\d{3}),'(.*)'$/;

/** Null if a line is not one of a DSN. */
export function readBlocks(text: string): DsnLines | null {
  const blocks: DsnBlock[] = [];
  let values = new Map<string, string>();
  let name = '';
  let last = '';
  let rubrics = 0;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, block, rubric, value] = LINE.exec(line) ?? [];
    if (block === undefined || rubric === undefined || value === undefined) return null;
    // The rubrics of a block rise: one that does not begins the next block of the same kind.
    if (block !== name || rubric <= last) {
      values = new Map();
      blocks.push({ name: block, values });
    }
    if (KEPT_RUBRICS.has(`${block}.${rubric}`)) values.set(rubric, value);
    [name, last, rubrics] = [block, rubric, rubrics + 1];
  }
  return { blocks, rubrics };
}
