/** Reads a file as an import does, with the shipped grid and names, and says what it gives for each row. */
import {
  functionSearch,
  FULL_SHARE_HUNDREDTHS,
  isShare,
  parseHundredths,
  readDay,
  readGrid,
  seniorityIssue,
  shippedFunctionNames,
  shippedGrids,
} from '@valorisation/rules';
import { Pace } from '../../../../platform/process/pace.js';
import { SheetWork } from '../../files/sheet-work.js';
import { sheetWords } from '../../files/sheet-words.js';
import { unreadableCode } from '../../files/sheet.js';
import { cellsOfPerson } from '../../mapping/cells.js';
import { criteriaOf, inputColumns, shownHeadings } from '../../mapping/columns.js';
import { readTerms } from '../../mapping/term-columns.js';
import { chosenFields, finderOf, ownHeadings } from '../../queries/people-source.js';
import { NO_CHOICES } from '../choices.js';
import { readPeople } from '../read-people.js';
import type { PeopleRow } from '../people-sheet.js';
import type { PersonRow } from '../person-row.js';

export interface CorpusCase {
  readonly file: string;
  readonly kind: string;
  readonly may_refuse?: string;
  readonly people: readonly {
    readonly row: number;
    readonly name: string;
    readonly function: number | null;
    readonly share_percent: number | null;
    readonly seniority: string | null;
    readonly paid_month_euros: number | null;
    readonly hourly: boolean;
    readonly hour_euros?: number;
    readonly matricule?: string;
  }[];
  readonly refuse: readonly { readonly row: number }[];
  /** The questions about a column or the whole sheet: « share_unit Quotité », « no_share ». */
  readonly questions: readonly string[];
  readonly ask: readonly { readonly row?: number; readonly column?: string; readonly why: string }[];
}

export interface CorpusResult {
  readonly rows: readonly {
    readonly line: number;
    readonly name: string;
    readonly functionId: number | null;
    readonly sharePercent: number | null;
    readonly seniority: string | null;
    readonly paid: number | null;
    readonly matricule: string | null;
    readonly isHourly: boolean;
    readonly isRefused: boolean;
    readonly isAsked: boolean;
  }[];
  readonly leftOut: readonly number[];
  readonly questions: readonly string[];
}

const grids = shippedGrids.map(({ document }) => readGrid(document));
const TODAY = '2026-11-27';

export async function readCorpusFile(file: Uint8Array): Promise<CorpusResult> {
  const grid = grids.at(-1);
  if (grid === undefined) throw new Error('No grid is shipped');
  const words = sheetWords();
  const own = ownHeadings(inputColumns(words, criteriaOf(grids)), shownHeadings(words));
  const work = new SheetWork();
  const facts = await work.answer({
    people: file,
    words: { yes: 'Oui', no: 'Non' },
    own,
    sheet: null,
    headingLine: null,
  });
  if (facts === null || !('columns' in facts)) throw new Error('No people');
  const fields = chosenFields(facts, NO_CHOICES);
  await work.answer({ take: fields });
  const rows: PeopleRow[] = [];
  for (;;) {
    const next = await work.answer({ more: true });
    if (next === null || !('rows' in next) || next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  const setting = {
    today: TODAY,
    siret: '77500000300019',
    grid,
    words: words.words,
    trainingColumn: 'degree.6' as const,
    remembered: NO_CHOICES.answers,
    find: finderOf({ grid, names: shippedFunctionNames, search: functionSearch(grid, shippedFunctionNames) }),
  };
  const { people, leftOut, questions } = await readPeople({ ...facts, fields, rows }, NO_CHOICES, setting, new Pace());
  return {
    rows: people.map((person) => {
      const { line, cells, doubts, notes, paid, matricule } = person;
      const share = parseHundredths(String(cells.get('share') ?? ''));
      const id = cells.get('functionId');
      const isRefused =
        isBeyondRules(person, words.words) || [...cells.values()].some((cell) => unreadableCode(cell) !== null);
      const isHourly = cells.get('pay') === words.words.hourly;
      return {
        line,
        name: String(cells.get('profile') ?? ''),
        functionId: id === undefined ? null : Number(id),
        sharePercent: share === null || share === undefined ? null : share / 100,
        seniority: readDay(String(cells.get('seniority') ?? '')) ?? null,
        paid: paid === null ? null : paid.cents / 100,
        matricule,
        isHourly,
        isRefused,
        isAsked: isRefused || doubts.length > 0 || notes.length > 0 || (share === undefined && cells.has('share')),
      };
    }),
    leftOut: leftOut.map(({ line }) => line),
    questions: questions.map(({ kind, column }) =>
      column === null ? kind : `${kind} ${facts.columns[column]?.heading ?? ''}`,
    ),
  };
}

/** The rules refuse the values of a row after its reading: a share of 110 %, a day to come. */
function isBeyondRules(person: PersonRow, words: ReturnType<typeof sheetWords>['words']): boolean {
  const cells = cellsOfPerson({ ...person, doubts: [] });
  const { shareHundredths = FULL_SHARE_HUNDREDTHS, seniorityOn = null } = readTerms(
    (column) => cells.at(column),
    words,
  );
  return (
    cells.faults.length > 0 ||
    !isShare(shareHundredths) ||
    (seniorityOn !== null && seniorityIssue(seniorityOn, TODAY) !== undefined)
  );
}
