import { Injectable } from '@nestjs/common';
import { findFunction, namedFunctions, OTHER_FUNCTION_ID, wordKey, type Grid } from '@valorisation/rules';
import type { Pace } from '../../../platform/process/pace.js';
import { FunctionNames, type NamesInUse } from '../../grids/index.js';
import type { Viewer } from '../../valuations/index.js';
import { refusedFile } from '../files/refused-file.js';
import { SheetFiles, type ReadPeopleSheet } from '../files/sheet-files.js';
import { inputColumns, quoted, shownHeadings, type Column } from '../mapping/columns.js';
import { functionsNamed } from '../mapping/function-cells.js';
import type { ImportSetting } from '../mapping/imported-row.js';
import { ImportMappings, type ImportMapping } from '../persistence/import-mappings.js';
import { NO_CHOICES, type ImportChoices } from '../reading/choices.js';
import type { FindFunction } from '../reading/found-function.js';
import { SHOWN, type Field, type OwnHeadings } from '../reading/heading-fields.js';
import type { PeopleFacts } from '../reading/people-sheet.js';
import type { ProposedColumn } from '../reading/propose-columns.js';
import { isOfPay } from '../reading/person-row.js';
import { plainWords, readingWords } from '../reading/reading-words.js';
import { readPeople, type PeopleReading } from '../reading/read-people.js';

export interface PeopleSource extends PeopleReading {
  readonly sheet: ReadPeopleSheet;
  /** What the columns of such a file became the last time; null the first time. */
  readonly remembered: readonly (Field | null)[] | null;
  readonly seesPay: boolean;
}

/** Reads the people of a file, whatever its columns are. */
@Injectable()
export class PeopleSources {
  constructor(
    private readonly files: SheetFiles,
    private readonly names: FunctionNames,
    private readonly mappings: ImportMappings,
  ) {}

  /** @throws 413, 415, 422 for a file in which no people are found */
  async read(
    { establishmentId, seesPay = false }: Viewer,
    file: Buffer,
    choices: ImportChoices,
    setting: ImportSetting,
    pace: Pace,
  ): Promise<PeopleSource> {
    const known = inputColumns(setting.words, setting.criteria);
    const own = ownHeadings(known, shownHeadings(setting.words));
    const wish = { file, own, sheet: choices.sheet, headingLine: choices.headingLine };
    const memory: { mapping: ImportMapping | null } = { mapping: null };
    const sheet = await this.files.readPeople(wish, async (facts) => {
      memory.mapping = await this.mappings.find(establishmentId, facts.signature);
      return chosenFields(facts, choices, memory.mapping?.fields, seesPay);
    });
    refuseOthers(sheet, choices);
    const { grid } = setting.gridInForce;
    const training = setting.criteria.find(({ kind }) => kind === 'training');
    const repairs = choices.repairs.filter(({ field }) => seesPay || !isOfPay(field));
    const reading = await readPeople(
      sheet,
      { ...choices, repairs },
      {
        today: setting.today,
        siret: await this.mappings.siretOf(establishmentId),
        grid,
        words: setting.words.words,
        trainingColumn: training === undefined ? null : `degree.${training.id}`,
        find: finderOf(await this.names.inUse()),
        remembered: memory.mapping?.answers ?? NO_CHOICES.answers,
      },
      pace,
    );
    const columns = seesPay ? sheet.columns : sheet.columns.map(withoutPay);
    return { ...reading, sheet: { ...sheet, columns }, remembered: memory.mapping?.fields ?? null, seesPay };
  }
}

/** The model's columns under the fields of the reading. */
const FIELD_OF: Readonly<Record<string, Field>> = { profile: 'name', pay: 'pay_mode' };

export function ownHeadings(known: readonly Column[], shown: ReadonlySet<string>): readonly OwnHeadings[] {
  const columns = known.map(({ id, heading, otherHeadings = [] }) => ({
    field: FIELD_OF[id] ?? id,
    keys: new Set([heading, ...otherHeadings].map(wordKey)),
  }));
  return [...columns, { field: SHOWN, keys: new Set([...shown].map(wordKey)) }];
}

/** Pay is read for those alone who may see it. */
const withoutPay = (column: ProposedColumn): ProposedColumn =>
  isOfPay(column.proposed) ? { ...column, isPersonal: true, samples: [] } : column;

/** What such a file is remembered by. A reader who may not see pay leaves its columns as they were proposed. */
export const fieldsToKeep = ({ sheet: { fields, columns }, seesPay }: PeopleSource): readonly (Field | null)[] =>
  fields.map((field, index) => {
    const proposed = columns[index]?.proposed ?? null;
    return field === null && !seesPay && isOfPay(proposed) ? proposed : field;
  });

/** A chosen field, or the remembered or proposed one unless another column was chosen for it. */
export function chosenFields(
  { columns }: PeopleFacts,
  choices: ImportChoices,
  remembered: readonly (Field | null)[] | null = null,
  seesPay = true,
): readonly (Field | null)[] {
  const taken = new Set([...choices.columns.values()].filter((field) => field !== null));
  return columns.map(({ index, proposed, isPersonal }) => {
    const chosen = choices.columns.get(index);
    const likely = remembered === null ? proposed : (remembered[index] ?? null);
    const field = chosen === undefined && likely !== null && taken.has(likely) ? null : (chosen ?? likely);
    const isLeftOut = chosen === null || isPersonal || (!seesPay && isOfPay(field));
    return isLeftOut ? null : field;
  });
}

/** @throws 422 `fichier_vide`, `fichier_sans_ligne`, `entetes_introuvables`, `colonne_double` */
function refuseOthers({ columns, fields, twice, rows }: ReadPeopleSheet, choices: ImportChoices): void {
  if (columns.length === 0) throw refusedFile('fichier_vide');
  if (twice.length > 0 && choices.columns.size === 0) throw refusedFile('colonne_double', { colonnes: listed(twice) });
  if (fields.every((field) => field === null) && choices.columns.size === 0) {
    throw refusedFile('entetes_introuvables', { entetes: listed(columns.map(({ heading }) => heading)) });
  }
  if (rows.length === 0) throw refusedFile('fichier_sans_ligne');
}

/** The most headings in one refusal. */
const MOST_LISTED = 12;

function listed(headings: readonly string[]): string {
  const named = headings.filter((heading) => heading.trim() !== '');
  const first = named.slice(0, MOST_LISTED).map((heading) => quoted(heading.trim()));
  return first.length === 0 ? 'aucune' : `${first.join(', ')}${named.length > MOST_LISTED ? '…' : ''}`;
}

/** One certain function, or the ones to choose among. « Autre fonction » is never proposed. */
export function finderOf({ grid, names, search }: Omit<NamesInUse, 'key'>): FindFunction {
  const named = namedFunctions(grid, names);
  return (words) => {
    const unsure = readingWords().unsureFunctions[plainWords(words)];
    if (unsure !== undefined) return { sure: null, choices: unsure, isByOtherWords: true };
    const whole = named(words);
    const exact = whole.length > 0 ? whole : namedByParts(words, named, grid);
    const [only, ...others] = exact;
    const isTitle = functionsNamed(grid, words).length > 0;
    if (only !== undefined)
      return { sure: others.length === 0 ? only : null, choices: exact, isByOtherWords: !isTitle };
    const found = search(words).functions.filter(({ functionId }) => functionId !== OTHER_FUNCTION_ID);
    const confident = found.filter((one) => one.confident);
    const [first, second] = confident;
    const choices = (confident.length > 0 ? confident : found).map(({ functionId }) => functionId);
    return {
      sure: first !== undefined && second === undefined ? first.functionId : null,
      choices,
      isByOtherWords: true,
    };
  };
}

const PARTS = /[;,/()]| [-–] /;

/**
 * « Responsable d’exploitation; élevage »: the first part names the function when the others only say more of its family.
 * Otherwise what any part names is to be chosen among.
 */
function namedByParts(words: string, named: (part: string) => readonly number[], grid: Grid): readonly number[] {
  const [first = [], ...others] = words
    .split(PARTS)
    .map(named)
    .filter((ids) => ids.length > 0);
  const familyOf = (id: number): number | null | undefined => findFunction(grid, id)?.familyId;
  const [only, ...more] = first;
  const saysMore = others.flat().every((id) => only !== undefined && familyOf(id) === familyOf(only));
  return only !== undefined && more.length === 0 && saysMore ? [only] : [...new Set([...first, ...others.flat()])];
}
