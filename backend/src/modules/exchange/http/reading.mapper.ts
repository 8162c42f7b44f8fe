/** What an import reads of a file, for its reader. */
import { MOST_REFUSED_TOLD, type ImportPreview } from '@valorisation/contract';
import { findFunction, formatAmount, formatDay, isDay, parseHundredths, readDay, type Grid } from '@valorisation/rules';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { LONGEST_QUOTED_HEADING, shortened } from '../files/refused-file.js';
import type { Cell } from '../files/sheet.js';
import type { Fault } from '../mapping/cells.js';
import { sheetNotes } from '../mapping/sheet-notes.js';
import type { ImportPlan } from '../queries/import-plan.js';
import type { PeopleSource } from '../queries/people-source.js';
import { shownCell, type ColumnQuestion } from '../reading/column-questions.js';
import { nameOf } from '../reading/names.js';
import { isOfPay, SOURCES, type CellDoubt, type PersonRow } from '../reading/person-row.js';
import { TAKEABLE } from '../reading/read-people.js';
import { FIELDS, plainWords, readingWords } from '../reading/reading-words.js';

type Told = Pick<
  ImportPreview,
  | 'sheet'
  | 'sheets'
  | 'headingLines'
  | 'isRemembered'
  | 'fields'
  | 'columns'
  | 'questions'
  | 'repairRows'
  | 'repairs'
  | 'leftOut'
  | 'samePeople'
  | 'changes'
  | 'unchanged'
  | 'aboveFull'
  | 'notes'
  | 'ignoredColumns'
  | 'nearColumns'
>;

export function toldReading({
  source,
  otherUnits,
  grid,
  refused,
  changes,
  unchanged,
  aboveFull,
  samePeople,
}: ImportPlan): Told {
  const { sheet, questions, leftOut } = source;
  const words = readingWords();
  const unread = sheet.columns.filter(
    ({ index, heading, isShown }) => sheet.fields[index] === null && heading !== '' && !isShown,
  );
  const repairs = repairsOf(source, grid, refused);
  return {
    sheet: sheet.sheet,
    sheets: sheet.sheets.map(({ name, isHidden, people }) => ({ name, hidden: isHidden, people })),
    headingLines: sheet.headingLines,
    isRemembered: source.remembered !== null,
    fields: fieldTitles().filter(({ field }) => source.seesPay || !isOfPay(field)),
    columns: columnsOf(source, grid),
    questions: questions.map((question) => toldQuestion(question, source)),
    repairRows: new Set(repairs.map(({ line }) => line)).size,
    repairs: repairs.slice(0, MOST_REFUSED_TOLD),
    leftOut: leftOut.map(({ line, name, why }) => ({
      line,
      profileName: shortened(name, LONGEST_QUOTED_HEADING),
      reason: words.leftOut[why] ?? '',
      isTakeable: TAKEABLE.has(why),
    })),
    samePeople,
    changes,
    unchanged,
    aboveFull,
    notes: sheetNotes(sheet, leftOut, otherUnits),
    ignoredColumns: unread.map(({ heading }) => heading),
    nearColumns: unread.flatMap(({ heading, proposed, isPersonal }) =>
      proposed === null || isPersonal ? [] : [{ heading, column: titleOfField(proposed) }],
    ),
  };
}

const titleOfField = (field: string): string => fieldTitles().find((known) => known.field === field)?.title ?? field;

function fieldTitles(): Told['fields'] {
  const { fields, ownTitles } = readingWords();
  return [
    ...FIELDS.map((field) => ({ field, title: fields[field].title })),
    ...Object.entries(ownTitles).map(([field, title]) => ({ field, title })),
  ];
}

function columnsOf({ sheet, people, remembered, pay }: PeopleSource, grid: Grid): Told['columns'] {
  const byLine = new Map(people.map((person) => [person.line, person]));
  return sheet.columns.map((column) => {
    const field = sheet.fields[column.index] ?? null;
    const read =
      field === null
        ? []
        : sheet.rows.flatMap(({ line, cells }) => {
            const person = byLine.get(line);
            const cell = cells[column.index];
            return cell === undefined || person === undefined
              ? []
              : [[shownCell(cell), shownAs(field, cell, person, grid, pay) ?? shownCell(cell)] as const];
          });
    // Each different cell as its first row reads it.
    const readings = new Map<string, string>();
    for (const [shown, as] of read) if (!readings.has(shown)) readings.set(shown, as);
    const different = [...readings].slice(0, column.samples.length);
    const { index, heading, proposed, confidence, isHidden, isPersonal, samples } = column;
    return {
      index,
      heading,
      proposed,
      confidence,
      field,
      isHidden,
      isPersonal,
      isRemembered: remembered !== null && field !== null && remembered[index] === field,
      samples: different.length === 0 ? samples : different.map(([cell]) => cell),
      readAs: different.map(([, as]) => as),
    };
  });
}

/** The value of a field as it is read; '' for one that is settled first, undefined for one that stays as it is. */
function shownAs(
  field: string,
  cell: Cell,
  { cells, paid }: PersonRow,
  grid: Grid,
  pay: PeopleSource['pay'],
): string | undefined {
  if (field === 'name' || field === 'name_first') return String(cells.get('profile') ?? '');
  if (/name/.test(field)) return nameOf({ last: cell }, 'last_first');
  if (field === 'function') {
    const id = cells.get('functionId');
    return id === undefined ? '' : findFunction(grid, Number(id))?.title;
  }
  if (field === 'share' || field === 'hours') return String(cells.get('share') ?? '');
  if (field === 'seniority' || field === 'entry_date') return String(cells.get('seniority') ?? '');
  if (field === 'paid' || field === 'paid_base') return paid === null || field !== pay.field ? '' : formatAmount(paid);
  // A person paid by the month has an hourly rate in many files. It is not read.
  if (field === 'paid_hour') return paid?.unit === 'hour' ? formatAmount(paid) : '';
  return undefined;
}

function toldQuestion(question: ColumnQuestion, { sheet }: PeopleSource): Told['questions'][number] {
  const { notTaken, questions } = readingWords();
  const words = questions[question.kind];
  return {
    id: question.id,
    kind: question.kind,
    column: question.column,
    heading: question.column === null ? null : (sheet.columns[question.column]?.heading ?? null),
    title: words?.title ?? '',
    choices: question.choices.map(({ value, typed, effects }) => ({
      value,
      typed,
      title: words?.choices[value] ?? (isDay(value) ? formatDay(value) : value),
      effect: effects
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => `${from} → ${to ?? words?.toSettle ?? notTaken}`)
        .join(', '),
    })),
    chosen: question.chosen,
    typed: question.typed,
    isAnswered: question.isAnswered,
    isRemembered: question.isRemembered,
  };
}

function repairsOf({ people, sheet }: PeopleSource, grid: Grid, refused: ImportPlan['refused']): Told['repairs'] {
  const words = readingWords();
  const alike = new Map<string, number>();
  const keyOf = ({ field, content }: CellDoubt): string => `${field} ${plainWords(content)}`;
  for (const doubt of people.flatMap(({ doubts }) => doubts))
    alike.set(keyOf(doubt), (alike.get(keyOf(doubt)) ?? 0) + 1);
  const doubted = people.flatMap((person) =>
    person.doubts.map((doubt) => ({
      ...valuesOf(person, grid),
      field: doubt.field,
      heading: headingOf(doubt.field, sheet),
      value: shortened(doubt.content.trim(), LONGEST_QUOTED_HEADING),
      message: fieldMessage({
        code: doubt.code,
        params: { contenu: shortened(doubt.content.trim(), LONGEST_QUOTED_HEADING) },
      }),
      alike: alike.get(keyOf(doubt)) ?? 1,
      isBlocking: doubt.isBlocking,
      suggestions: doubt.proposals.map((value) => ({ value, title: suggestionTitle(doubt.field, value, grid) })),
    })),
  );
  const isChange = ({ code }: Fault): boolean => code === 'fonction_changee';
  const functionChanges = refused.filter(({ faults }) => faults.some(isChange)).length;
  const others = refused.flatMap(({ person, faults }) =>
    faults
      .filter(({ column }) => !person.doubts.some((doubt) => doubt.column === column))
      .map((fault) => {
        const field = isChange(fault) ? 'function_change' : (FIELD_OF_COLUMN[fault.column] ?? fault.column);
        return {
          ...valuesOf(person, grid),
          field,
          heading: headingOf(field, sheet),
          value: shortened(String(person.cells.get(fault.column) ?? '').trim(), LONGEST_QUOTED_HEADING),
          message: fieldMessage(fault),
          alike: isChange(fault) ? functionChanges : 1,
          isBlocking: true,
          suggestions: isChange(fault)
            ? (['changed', 'added'] as const).map((value) => ({ value, title: words.actions[value] }))
            : [],
        };
      }),
  );
  return [...doubted, ...others].toSorted((a, b) => a.line - b.line);
}

const FIELD_OF_COLUMN: Readonly<Record<string, string>> = { profile: 'name', pay: 'pay_mode' };

function headingOf(field: string, { fields, columns }: PeopleSource['sheet']): string | null {
  const index = [field, ...(SOURCES[field] ?? [])].map((known) => fields.indexOf(known)).find((place) => place >= 0);
  return index === undefined ? null : (columns[index]?.heading ?? null);
}

function valuesOf({ line, cells, paid }: PersonRow, grid: Grid) {
  const id = cells.get('functionId');
  const day = readDay(String(cells.get('seniority') ?? ''));
  return {
    line,
    profileName: shortened(String(cells.get('profile') ?? ''), LONGEST_QUOTED_HEADING),
    functionTitle: id === undefined ? null : (findFunction(grid, Number(id))?.title ?? null),
    shareHundredths: parseHundredths(String(cells.get('share') ?? '')) ?? null,
    seniorityOn: day ?? null,
    paidCents: paid?.cents ?? null,
  };
}

function suggestionTitle(field: string, value: string, grid: Grid): string {
  const { actions } = readingWords();
  if (field === 'function') return findFunction(grid, Number(value))?.title ?? value;
  return value === 'take' || value === 'leave' ? actions[value] : value;
}
