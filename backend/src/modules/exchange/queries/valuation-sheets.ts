import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  CATEGORY_LEVELS,
  choosableDegrees,
  defaultDegree,
  findCategory,
  fromHundredths,
  OTHER_FUNCTION_ID,
  STATUS_NAMES,
  VALUATION_STATUSES,
  type Grid,
} from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { GridCatalogue } from '../../grids/index.js';
import { GatherValuations, viewerOf } from '../../valuations/index.js';
import type { Value, WrittenSheet } from '../files/sheet.js';
import { INPUT_KEYS, sheetWords, type SheetWords } from '../files/sheet-words.js';
import { criteriaOf, inputColumns, shownColumns, type Column, type ColumnId } from '../mapping/columns.js';
import { exportedRow } from '../mapping/exported-row.js';

const WIDE = 60;
const MEDIUM = 34;
const NARROW = 12;

@Injectable()
export class ValuationSheets {
  constructor(
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
  ) {}

  /** The requested rows that the viewer sees. @throws 404 naming an id that the viewer may not see */
  async exported(actor: Member, gathering: GatherValuations['gathering']): Promise<WrittenSheet> {
    const viewer = viewerOf(actor);
    const { rows, setting } = await this.queries.execute(new GatherValuations({ viewer, gathering }));
    const words = sheetWords();
    const inForce = await this.grids.inForce();
    const used = new Set(rows.flatMap(({ valuation }) => (valuation === null ? [] : [valuation.gridId])));
    const versions = await Promise.all([...used].map(async (id) => this.grids.byId(id)));
    const criteria = criteriaOf([inForce.grid, ...versions.map(({ grid }) => grid)]);
    const columns = [...inputColumns(words, criteria), ...shownColumns(words, viewer.seesPay)];
    const grids = new Map(versions.map(({ id, grid, effectiveOn }) => [id, { grid, effectiveOn }]));
    const values = function* (): Generator<readonly Value[]> {
      for (const row of rows) yield exportedRow(row, columns, { words, grids, setting });
    };
    return { name: words.sheetName, columns, rows: values() };
  }

  /** The headings with lists to choose from; then the help, the functions and the degrees of the grid in force. */
  async model(): Promise<readonly WrittenSheet[]> {
    const { grid } = await this.grids.inForce();
    const words = sheetWords();
    const functions = functionSheet(grid, words);
    const functionRows = grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID).length;
    const trainings = trainingSheet(grid, words);
    const choices = choicesOf(grid, words, functionRows);
    const columns = inputColumns(words, criteriaOf([grid])).map((column) => {
      const offered = choices[column.id];
      return offered === undefined ? column : { ...column, choices: offered };
    });
    return [
      { name: words.sheetName, columns, rows: [] },
      helpSheet(words),
      functions,
      trainings,
      degreeSheet(grid, words),
    ];
  }
}

type Choices = Partial<Record<ColumnId, NonNullable<Column['choices']>>>;

function choicesOf(grid: Grid, { words, functions, trainings }: SheetWords, functionRows: number): Choices {
  const options = trainingTexts(grid).length + 1;
  const diploma: NonNullable<Column['choices']> = { range: `'${trainings.sheetName}'!$A$2:$A$${options + 1}` };
  const training = grid.criteria.filter(({ kind }) => kind === 'training');
  return {
    ...Object.fromEntries(training.map(({ id }) => [`degree.${id}`, diploma])),
    function: { range: `'${functions.sheetName}'!$B$2:$B$${functionRows + 1}` },
    category: ['1', '2', '3', '4'],
    leave: grid.leaveSteps.map(({ weeks }) => String(weeks)),
    pay: [words.monthly, words.hourly],
    fixedDays: [words.yes, words.no],
    status: VALUATION_STATUSES.map((status) => STATUS_NAMES[status]),
    visibility: [words.visible, words.limited],
  };
}

function helpSheet({ columns, help }: SheetWords): WrittenSheet {
  const titles = INPUT_KEYS.map((key) => [columns[key], ...help.rows[key]]);
  return sheet(help.sheetName, help.headings, [MEDIUM, WIDE * 2, MEDIUM], [...titles, [help.after]]);
}

function functionSheet(grid: Grid, { functions }: SheetWords): WrittenSheet {
  const jobs = grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID);
  const ranked = grid.criteria.filter(({ kind }) => kind === 'degrees');
  const headings = [
    ...functions.headings,
    ...ranked.map(({ title }) => functions.defaultDegree.replace('{critere}', title)),
  ];
  const rows = jobs.map((job): readonly Value[] => [
    job.id,
    job.title,
    grid.families.find(({ id }) => id === job.familyId)?.title ?? null,
    job.categoryLevel === null ? null : (findCategory(grid, job.categoryLevel)?.title ?? null),
    ...ranked.map((criterion) => defaultDegree(criterion, job) || null),
  ]);
  return sheet(functions.sheetName, headings, [NARROW, WIDE, MEDIUM, MEDIUM], rows);
}

/** The options of Formations in the words of the diploma column, "none" last. */
function trainingSheet(grid: Grid, { trainings, words }: SheetWords): WrittenSheet {
  const functions = new Map(trainingTexts(grid).map((text) => [text, new Set<string>()]));
  for (const job of grid.functions) {
    for (const criterion of grid.criteria.filter(({ kind }) => kind === 'training')) {
      const { categoryLevel: level } = job;
      const options = level === null ? [] : choosableDegrees(criterion, job, level);
      for (const { text } of options) functions.get(text)?.add(job.title);
    }
  }
  const rows = [...functions].map(([text, titles]): readonly Value[] => [text, [...titles].join(', ')]);
  return sheet(trainings.sheetName, trainings.headings, [WIDE, WIDE * 2], [...rows, [words.noTraining, null]]);
}

function trainingTexts({ criteria }: Grid): readonly string[] {
  const degrees = criteria.filter(({ kind }) => kind === 'training').flatMap(({ columns }) => columns.flat());
  return [...new Set(degrees.map(({ text }) => text))];
}

function degreeSheet(grid: Grid, { degrees }: SheetWords): WrittenSheet {
  const rows = grid.criteria.flatMap(({ title, columns }) =>
    CATEGORY_LEVELS.flatMap((level) =>
      (columns[level] ?? []).map(({ rank, pointsHundredths, text }): readonly Value[] => [
        title,
        findCategory(grid, level)?.title ?? null,
        rank,
        fromHundredths(pointsHundredths),
        text,
      ]),
    ),
  );
  return sheet(degrees.sheetName, degrees.headings, [MEDIUM, MEDIUM, NARROW, NARROW, WIDE * 2], rows);
}

function sheet(
  name: string,
  headings: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly Value[])[],
): WrittenSheet {
  const columns = headings.map((heading, index) => {
    const isNumber = rows.some((row) => typeof row[index] === 'number');
    return { heading, kind: isNumber ? ('whole' as const) : ('text' as const), width: widths[index] ?? NARROW + 6 };
  });
  return { name, columns, rows };
}
