/** Turns the rows of a people's sheet into rows of the model, with what a person must settle. */
import type { Day, Grid } from '@valorisation/rules';
import type { Pace } from '../../../platform/process/pace.js';
import type { ReadPeopleSheet } from '../files/sheet-files.js';
import type { Cell } from '../files/sheet.js';
import type { SheetWords } from '../files/sheet-words.js';
import type { ColumnId } from '../mapping/columns.js';
import type { Answers, ImportChoices } from './choices.js';
import { Questions, shareColumn, type ColumnQuestion, type ColumnValues } from './column-questions.js';
import { countedOn, isMonthFirst, takesEntry, takesNumbers } from './day-questions.js';
import { readDayCell } from './day-cell.js';
import { byRank, type FindFunction, type FoundFunction } from './found-function.js';
import { nameOf, orderShown, type NameOrder } from './names.js';
import { arePartial, payColumn } from './pay-questions.js';
import { PersonReader } from './person-cells.js';
import { SOURCES, type PayColumn, type PersonRow, type RowFields, type SheetContext } from './person-row.js';
import type { PeopleRow } from './people-sheet.js';
import { hasPhrase, isTeacher, plainWords, readingWords } from './reading-words.js';
import type { Aside } from './row-kinds.js';
import { namesOther } from './sirets.js';

export interface LeftOutRow {
  readonly line: number;
  readonly name: string;
  readonly why: Aside | 'ended' | 'chosen' | 'elsewhere';
}

export interface PeopleReading {
  readonly people: readonly PersonRow[];
  readonly questions: readonly ColumnQuestion[];
  readonly leftOut: readonly LeftOutRow[];
  readonly pay: PayColumn;
}

export interface ReadingSetting {
  readonly today: Day;
  /** That of the establishment the people are for. */
  readonly siret: string;
  readonly grid: Grid;
  readonly words: SheetWords['words'];
  readonly trainingColumn: ColumnId | null;
  readonly find: FindFunction;
  /** What was answered about an earlier file of this kind. */
  readonly remembered: Answers;
}

/** Rows that a person may take all the same. */
export const TAKEABLE: ReadonlySet<LeftOutRow['why']> = new Set(['hidden', 'ended', 'title', 'chosen']);

export async function readPeople(
  sheet: ReadPeopleSheet,
  choices: ImportChoices,
  setting: ReadingSetting,
  pace: Pace,
): Promise<PeopleReading> {
  const rows = sheet.rows.map((row) => fieldsOf(row, sheet.fields));
  const repaired = repairsByLine(choices, rows);
  const questions = new Questions(choices.answers, setting.remembered);
  const context = contextOf(
    sheet,
    rows.filter(({ aside }) => aside === undefined),
    questions,
    setting,
  );
  const isElsewhere = namesOther(sheet.sirets, setting.siret, questions);
  const people: PersonRow[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const row of rows) {
    await pace.step();
    const given = { ...row, repaired: repaired.get(row.line) ?? new Map<string, string>() };
    const why = whyLeftOut(given, row.aside, context, setting.today) ?? (isElsewhere ? 'elsewhere' : null);
    if (why === null) people.push(new PersonReader(given, context).read());
    else leftOut.push({ line: row.line, name: nameIn(row, context.nameOrder), why });
  }
  return { people: withEnded(people, leftOut), questions: questions.asked, leftOut, pay: context.pay };
}

/** Says beside a person that a line of an ended contract was left out. */
function withEnded(people: readonly PersonRow[], leftOut: readonly LeftOutRow[]): readonly PersonRow[] {
  const ended = new Set(leftOut.filter(({ why }) => why === 'ended').map(({ name }) => plainWords(name)));
  if (ended.size === 0) return people;
  return people.map((person) =>
    ended.has(plainWords(String(person.cells.get('profile') ?? '')))
      ? { ...person, notes: [...person.notes, { column: 'profile' as const, code: 'contrat_suivi' as const }] }
      : person,
  );
}

type FileRow = Omit<RowFields, 'repaired'> & Pick<PeopleRow, 'aside'>;

function fieldsOf({ line, cells, aside, days = [] }: PeopleRow, fields: ReadPeopleSheet['fields']): FileRow {
  const found = new Map<string, Cell>();
  const typed = new Set<string>();
  for (const [place, cell] of cells.entries()) {
    const field = fields[place];
    if (cell === undefined || field === undefined || field === null) continue;
    found.set(field, cell);
    if (days.includes(place)) typed.add(field);
  }
  return { line, cells: found, days: typed, ...(aside !== undefined && { aside }) };
}

/** The repairs of each row, also those that hold for all rows with the same words. */
function repairsByLine({ repairs }: ImportChoices, rows: readonly FileRow[]): ReadonlyMap<number, Map<string, string>> {
  const byLine = new Map<number, Map<string, string>>();
  const put = (line: number, field: string, value: string): void => {
    byLine.set(line, (byLine.get(line) ?? new Map<string, string>()).set(field, value));
  };
  const wordsIn = (row: FileRow | undefined, field: string): string => {
    const texts = [field, ...(SOURCES[field] ?? [])].map((one) => plainWords(String(row?.cells.get(one) ?? '')));
    return texts.find((text) => text !== '') ?? '';
  };
  // A whole row is asked about for its function or for its contract.
  const asked = (row: FileRow | undefined): string => {
    const words = wordsIn(row, 'function');
    return hasPhrase(words, readingWords().statePaid) ? words : wordsIn(row, 'contract');
  };
  const byNumber = new Map(rows.map((row) => [row.line, row]));
  // A repair of one row counts more than one of all rows alike.
  for (const { line, field, value } of repairs.filter(({ alike }) => alike)) {
    const wordsOf = (row: FileRow | undefined): string => (field === 'row' ? asked(row) : wordsIn(row, field));
    const words = wordsOf(byNumber.get(line));
    for (const row of rows) if (wordsOf(row) === words) put(row.line, field, value);
  }
  for (const { line, field, value } of repairs.filter(({ alike }) => !alike)) put(line, field, value);
  return byLine;
}

function whyLeftOut(
  row: RowFields,
  aside: Aside | undefined,
  { day, endsMonthFirst }: SheetContext,
  today: Day,
): LeftOutRow['why'] | null {
  const decided = row.repaired.get('row');
  if (decided === 'leave') return 'chosen';
  if (aside !== undefined) return decided === 'take' && TAKEABLE.has(aside) ? null : aside;
  const end = row.cells.get('end_date');
  if (end === undefined || decided === 'take') return null;
  const context = { ...day, isMonthFirst: endsMonthFirst, isTyped: row.days.has('end_date'), today };
  const { value } = readDayCell(end, context);
  return value !== undefined && value < today ? 'ended' : null;
}

const nameIn = ({ cells }: FileRow, order: NameOrder): string =>
  nameOf(
    {
      name: cells.get('name') ?? cells.get('name_first'),
      last: cells.get('last_name'),
      birth: cells.get('birth_name'),
      first: cells.get('first_name'),
    },
    order,
  );

function contextOf(
  { fields, columns, isOwn, titleDay, hasDayFirst, hasMonthFirst }: ReadPeopleSheet,
  rows: readonly FileRow[],
  questions: Questions,
  { today, grid, words, trainingColumn, find }: ReadingSetting,
): SheetContext {
  const valuesOf = (field: string): ColumnValues | null => {
    const index = fields.indexOf(field);
    if (index < 0) return null;
    const holders = rows.filter(({ cells }) => cells.has(field));
    const cellOf = ({ cells }: FileRow): Cell => cells.get(field) ?? '';
    return {
      index,
      field,
      heading: columns[index]?.heading ?? '',
      cells: holders.map(cellOf),
      texts: holders.filter(({ days }) => !days.has(field)).map(cellOf),
    };
  };
  const share = valuesOf('share') ?? valuesOf('hours');
  const seniority = valuesOf('seniority') ?? valuesOf('entry_date');
  const end = valuesOf('end_date');
  const file = { hasDayFirst, hasMonthFirst };
  if (share === null && !isOwn && fields.includes('function'))
    questions.ask({ kind: 'no_share', column: null, choices: ['full'], likely: 'full' });
  const shares = share && shareColumn(share, cellsOfTeachers(rows, share.field), questions);
  const knownFunctions = new Map<string, FoundFunction>();
  return {
    isOwn,
    today,
    share: shares,
    isPercentHeading: share !== null && /%/.test(share.heading),
    day: {
      isMonthFirst: seniority !== null && isMonthFirst(seniority, file, today, questions),
      takesNumbers: seniority !== null && takesNumbers(seniority, today, questions),
      ...(seniority === null
        ? { countedOn: null, countedMaybe: today }
        : countedOn(seniority, titleDay, today, questions)),
    },
    endsMonthFirst: end !== null && isMonthFirst(end, file, today, questions),
    takesSeniority: seniority?.field === 'entry_date' && takesEntry(seniority, today, questions),
    pay: payColumn(
      {
        gross: valuesOf('paid'),
        base: valuesOf('paid_base'),
        hour: valuesOf('paid_hour'),
        hasMode: fields.includes('pay_mode'),
        arePartial: arePartial(rows, shares),
      },
      questions,
    ),
    nameOrder: nameOrder(valuesOf('name'), isOwn, questions),
    trainingColumn,
    hourlyWord: words.hourly,
    monthlyWord: words.monthly,
    find: (text, rank) => {
      const found = knownFunctions.get(text) ?? find(text);
      knownFunctions.set(text, found);
      return byRank(found, rank, grid);
    },
  };
}

function cellsOfTeachers(rows: readonly FileRow[], field: string): ReadonlySet<Cell> {
  const [teachers, others] = [new Set<Cell>(), new Set<Cell>()];
  for (const { cells } of rows) {
    const cell = cells.get(field);
    if (cell !== undefined) (isTeacher(String(cells.get('function') ?? '')) ? teachers : others).add(cell);
  }
  return new Set([...teachers].filter((cell) => !others.has(cell)));
}

function nameOrder(names: ColumnValues | null, isOwn: boolean, questions: Questions): NameOrder {
  if (names === null || isOwn) return 'last_first';
  const shown = orderShown(names.cells.map(String));
  if (shown !== null) return shown;
  if (/\bnoms? (?:et )?prenoms?/.test(plainWords(names.heading))) return 'last_first';
  const { chosen } = questions.ask({
    kind: 'name_order',
    column: names.index,
    choices: ['last_first', 'first_last'],
    likely: 'last_first',
    samples: names.cells,
    show: (choice, cell) => nameOf({ name: cell }, choice === 'first_last' ? 'first_last' : 'last_first'),
  });
  return chosen === 'first_last' ? 'first_last' : 'last_first';
}
