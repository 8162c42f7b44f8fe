/**
 * The degrees and texts of a version as a workbook: for each criterion a line with its title and definition, then a
 * line for each degree. A criterion in the file is built from its lines; any other stays as it is.
 */
import { readFileSync } from 'node:fs';
import { CATEGORY_LEVELS, type CriterionRow, type DegreeRow, type GridDocument } from '@valorisation/rules';
import { z } from 'zod';
import { projectPath } from '../../../platform/config/paths.js';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { LONGEST_QUOTED_HEADING, shortened } from '../files/refused-file.js';
import {
  type Cell,
  type SheetRow,
  type Value,
  type ValueKind,
  type WrittenSheet,
  unreadableCode,
} from '../files/sheet.js';

const KEYS = ['criterionId', 'criterion', 'level', 'category', 'rank', 'points', 'text', 'family'] as const;
type Key = (typeof KEYS)[number];

const PROBLEMS = ['where', 'columns', 'criterion', 'level', 'rank', 'twice', 'empty'] as const;
type Problem = (typeof PROBLEMS)[number];

const words = z.object({
  sheetName: z.string(),
  fileName: z.string(),
  columns: z.record(z.enum(KEYS), z.string()),
  problems: z.record(z.enum(PROBLEMS), z.string()),
});

let known: z.infer<typeof words> | undefined;

export function degreesWords(): z.infer<typeof words> {
  known ??= words.parse(JSON.parse(readFileSync(projectPath('templates', 'sheets', 'grid-degrees.json'), 'utf8')));
  return known;
}

const COLUMNS: Readonly<Record<Key, readonly [ValueKind, number]>> = {
  criterionId: ['whole', 14],
  criterion: ['text', 30],
  level: ['whole', 15],
  category: ['text', 30],
  rank: ['whole', 10],
  points: ['decimal', 10],
  text: ['text', 110],
  family: ['text', 18],
};

const pointsValue = (value: DegreeRow['degre_value']): Value =>
  Number.isFinite(Number(value)) ? Number(value) : value;

export function degreesSheet(document: GridDocument): WrittenSheet {
  const { sheetName: name, columns } = degreesWords();
  const titles = new Map(document.cats.map((row) => [row.cat_level, row.cat_title]));
  const rows = document.criteres.flatMap((criterion): (readonly Value[])[] => [
    [criterion.critere_id, criterion.critere_title, null, null, null, null, criterion.definition, null],
    ...criterion.indices.flatMap(({ cat_level: level, degres }) =>
      degres.map((row): readonly Value[] => [
        criterion.critere_id,
        criterion.critere_title,
        level + 1,
        titles.get(level) ?? null,
        row.degre,
        pointsValue(row.degre_value),
        row.degre_level,
        row.public ?? null,
      ]),
    ),
  ]);
  const heads = KEYS.map((key) => ({ heading: columns[key], kind: COLUMNS[key][0], width: COLUMNS[key][1] }));
  return { name, columns: heads, rows };
}

export interface FileFault {
  readonly where: string;
  readonly text: string;
}

interface Line {
  readonly line: number;
  readonly of: (key: Key) => Cell | undefined;
}

const plainHeading = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .trim()
    .toLocaleLowerCase('fr');

/** The lines below the headings. The columns may have any order. */
function linesOf([header, ...rows]: readonly SheetRow[], faults: FileFault[]): readonly Line[] {
  const { columns, sheetName, problems } = degreesWords();
  const places = new Map(
    KEYS.map((key) => [
      key,
      (header?.cells ?? []).findIndex((cell) => plainHeading(cell) === plainHeading(columns[key])),
    ]),
  );
  const missing = KEYS.filter((key) => (places.get(key) ?? -1) < 0 && key !== 'category');
  const names = missing.map((key) => columns[key]).join(', ');
  if (missing.length > 0) faults.push({ where: sheetName, text: problems.columns.replace('{colonnes}', names) });
  else if (rows.length === 0) faults.push({ where: sheetName, text: problems.empty });
  if (missing.length > 0) return [];
  for (const { line, cells } of rows) {
    for (const cell of cells) {
      const code = cell === undefined ? null : unreadableCode(cell);
      if (code === null) continue;
      const text = fieldMessage({ code, params: { contenu: shortened(String(cell), LONGEST_QUOTED_HEADING) } });
      faults.push({ where: problems.where.replace('{ligne}', String(line)), text });
    }
  }
  return rows.map(({ line, cells }) => ({ line, of: (key) => cells[places.get(key) ?? -1] }));
}

const wholeOf = (cell: Cell | undefined): number => (cell === undefined ? Number.NaN : Number(cell));
const textOf = (cell: Cell | undefined): string => (cell === undefined ? '' : String(cell));

function degreeOf({ of }: Line): DegreeRow {
  const points = of('points');
  const family = textOf(of('family')).trim();
  return {
    degre: wholeOf(of('rank')),
    degre_value: typeof points === 'string' ? points.trim().replace(',', '.') : (points ?? ''),
    degre_level: textOf(of('text')),
    ...(family !== '' && { public: family }),
  };
}

function criterionOf(
  former: CriterionRow,
  lines: readonly Line[],
  tell: (line: Line, what: Problem) => void,
): CriterionRow {
  const [head] = lines.filter(({ of }) => of('level') === undefined && of('rank') === undefined);
  const degrees = lines.filter((line) => line !== head);
  const seen = new Set<string>();
  for (const line of degrees) {
    const [level, rank] = [wholeOf(line.of('level')), wholeOf(line.of('rank'))];
    if (!CATEGORY_LEVELS.some((one) => one + 1 === level)) tell(line, 'level');
    else if (!Number.isSafeInteger(rank) || rank < 1) tell(line, 'rank');
    else if (seen.has(`${level}-${rank}`)) tell(line, 'twice');
    seen.add(`${level}-${rank}`);
  }
  return {
    ...former,
    ...(head !== undefined && { critere_title: textOf(head.of('criterion')), definition: textOf(head.of('text')) }),
    indices: former.indices.map((column) => ({
      ...column,
      degres: degrees
        .filter(({ of }) => wholeOf(of('level')) === column.cat_level + 1)
        .map(degreeOf)
        .toSorted((one, other) => one.degre - other.degre),
    })),
  };
}

/** Applies a workbook to a document, and lists all faults. */
export function withDegrees(
  document: GridDocument,
  rows: readonly SheetRow[],
): { readonly document: GridDocument; readonly faults: readonly FileFault[] } {
  const faults: FileFault[] = [];
  const { problems } = degreesWords();
  const tell = ({ line }: Line, what: Problem): void => {
    faults.push({ where: problems.where.replace('{ligne}', String(line)), text: problems[what] });
  };
  const lines = linesOf(rows, faults);
  const ids = new Set(document.criteres.map(({ critere_id: id }) => id));
  for (const line of lines) if (!ids.has(wholeOf(line.of('criterionId')))) tell(line, 'criterion');
  const criteres = document.criteres.map((former) => {
    const own = lines.filter(({ of }) => wholeOf(of('criterionId')) === former.critere_id);
    return own.length === 0 ? former : criterionOf(former, own, tell);
  });
  return { document: { ...document, criteres }, faults };
}
