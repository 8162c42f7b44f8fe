import { fieldMessage } from '../../../platform/errors/field-message.js';
import type { ReadPeopleSheet } from '../files/sheet-files.js';
import { isOfPay } from '../reading/person-row.js';
import type { LeftOutRow } from '../reading/read-people.js';

const MOST_LISTED = 20;

/** Which sheet was read, what it hides, which rows were left out, and what the calculation assumes for want of a column. */
export function sheetNotes(
  { sheet, sheets, columns, fields }: Pick<ReadPeopleSheet, 'sheet' | 'sheets' | 'columns' | 'fields'>,
  leftOut: readonly LeftOutRow[],
  otherUnits: readonly number[],
): readonly string[] {
  const linesOf = (...reasons: readonly LeftOutRow['why'][]): readonly number[] =>
    leftOut.filter(({ why }) => reasons.includes(why)).map(({ line }) => line);
  const unreadPay = columns
    .filter(({ isPersonal, proposed }) => isPersonal && isOfPay(proposed))
    .map(({ heading }) => heading);
  const hidden = columns.filter(({ isHidden, index }) => isHidden && fields[index] !== null);
  return [
    ...(sheet === null || sheets.length < 2 ? [] : [fieldMessage({ code: 'feuille_lue', params: { feuille: sheet } })]),
    ...listed('lignes_masquees', 'lignes', linesOf('hidden')),
    ...listed(
      'colonnes_masquees',
      'colonnes',
      hidden.map(({ heading }) => heading),
    ),
    ...listed('lignes_de_total', 'lignes', linesOf('total')),
    ...listed('lignes_de_titre', 'lignes', linesOf('title', 'heading')),
    ...listed('lignes_terminees', 'lignes', linesOf('ended')),
    ...listed('salaires_autre_unite', 'lignes', otherUnits),
    ...listed('salaires_non_lus', 'colonnes', unreadPay),
    ...(Object.values(fields).includes('leave') ? [] : [fieldMessage({ code: 'conges_non_dits' })]),
  ];
}

type Listed =
  | 'salaires_autre_unite'
  | 'salaires_non_lus'
  | 'lignes_masquees'
  | 'colonnes_masquees'
  | 'lignes_de_total'
  | 'lignes_de_titre'
  | 'lignes_terminees';

function listed(code: Listed, name: string, all: readonly (string | number)[]): readonly string[] {
  if (all.length === 0) return [];
  const more = all.length > MOST_LISTED ? '…' : '';
  return [fieldMessage({ code, params: { [name]: all.slice(0, MOST_LISTED).join(', ') + more } })];
}
