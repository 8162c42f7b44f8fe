/** The fields of a staff resource. One list of fields makes its columns, cards, filters and form. */
import type { ReactElement, ReactNode } from 'react';
import {
  FunctionField,
  required,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  type RaRecord,
} from 'react-admin';
import { staffKit } from '../../i18n/fr';
import { Minor } from './CardList';
import { DayInput } from './DayField';
import styles from './fields.module.css';
import { choicesOf, severalOf, type Choices } from './choices';

type CardLook = 'strong' | 'labelled' | 'minor' | 'labelled-minor';

export interface StaffField<Row extends RaRecord> {
  readonly name: string;
  readonly label: string;
  /** What the list shows of a row. Without it, the field has no column. */
  readonly read?: (row: Row) => ReactNode;
  readonly isSorted?: boolean;
  readonly isNumber?: boolean;
  /** True: the cell shows all of its lines, because no page of the record does. */
  readonly isWhole?: boolean;
  /** True: a column only for people who have chosen it. */
  readonly isExtra?: boolean;
  /** The field's line on the card, when it is not just the cell. Null: no line. */
  readonly card?: CardLook | ((row: Row) => ReactNode) | null;
  readonly filter?: Choices;
  /** True: hidden from people who may not change the records. */
  readonly isAct?: boolean;
  /** The input in the form: one line, several lines, or an input of its own. */
  readonly input?: 'line' | 'lines' | ReactElement;
  /** The least number of lines of several. */
  readonly rows?: number;
  readonly isRequired?: boolean;
}

export function columnsOf<Row extends RaRecord>(fields: readonly StaffField<Row>[]): ReactElement[] {
  return fields.flatMap(({ name, label, read, isSorted = false, isNumber = false, isWhole = false }) =>
    read === undefined
      ? []
      : [
          <FunctionField<Row>
            key={name}
            label={label}
            render={read}
            sortable={isSorted}
            {...(isSorted && { source: name })}
            {...(isNumber && { textAlign: 'right' })}
            {...(isWhole && { cellClassName: 'wraps' })}
          />,
        ],
  );
}

export function Card<Row extends RaRecord>({ fields, row }: { fields: readonly StaffField<Row>[]; row: Row }) {
  return fields.map(
    (field) =>
      field.card !== null &&
      (field.read !== undefined || field.card !== undefined) && (
        <div key={field.name} className={styles.line}>
          {lineOf(field, row)}
        </div>
      ),
  );
}

function lineOf<Row extends RaRecord>({ label, read, card }: StaffField<Row>, row: Row): ReactNode {
  const content = typeof card === 'function' ? card(row) : read?.(row);
  switch (card) {
    case 'strong':
      return <strong>{content}</strong>;
    case 'labelled':
      return <Labelled label={label}>{content}</Labelled>;
    case 'minor':
      return <Minor>{content}</Minor>;
    case 'labelled-minor':
      return (
        <Minor>
          <Labelled label={label}>{content}</Labelled>
        </Minor>
      );
    default:
      return content;
  }
}

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      {label}&nbsp;: {children}
    </>
  );
}

/** In characters. A longer placeholder would be cut off at the usual width. */
const LONG_PLACEHOLDER = 30;

/** The search field, followed by one filter for each field with a closed list. */
export function filtersOf<Row extends RaRecord>(
  search: string | undefined,
  fields: readonly StaffField<Row>[],
): ReactElement<{ alwaysOn?: boolean }>[] {
  const chosen = fields.flatMap(({ name, label, filter }) =>
    filter === undefined ? [] : [oneOf(name, label, filter)],
  );
  if (search === undefined) return chosen;
  const minWidth = { md: search.length > LONG_PLACEHOLDER ? 340 : 280 };
  return [<SearchInput key="q" source="q" alwaysOn placeholder={search} sx={{ minWidth }} />, ...chosen];
}

export const oneOf = (source: string, label: string, choices: Choices) => (
  <SelectInput key={source} source={source} label={label} alwaysOn choices={choicesOf(choices)} />
);

/** The first and the last day of a list that the server limits by a time. */
const dayInputs = (alwaysOn: boolean) => [
  <DayInput key="from" source="from" label={staffKit.from} alwaysOn={alwaysOn} />,
  <DayInput key="to" source="to" label={staffKit.to} alwaysOn={alwaysOn} />,
];
export const days = dayInputs(true);
/** Shown once they are chosen, for lists that have other filters first. */
export const furtherDays = dayInputs(false);

export const anyOf = (source: string, label: string, choices: Choices) => (
  <SelectArrayInput
    key={source}
    source={source}
    label={label}
    alwaysOn
    format={severalOf}
    choices={choicesOf(choices)}
  />
);

export function inputsOf<Row extends RaRecord>(fields: readonly StaffField<Row>[]): ReactElement[] {
  return fields.flatMap(({ name, label, input, rows = 6, isRequired = false }) => {
    if (input === undefined) return [];
    if (typeof input !== 'string') return [input];
    return [
      <TextInput
        key={name}
        source={name}
        label={label}
        parse={typed}
        {...(isRequired && { validate: required() })}
        {...(input === 'lines' && { multiline: true, minRows: rows })}
      />,
    ];
  });
}

/** An empty field is stored as an empty text, never as null. */
export function typed(text: string | null): string {
  return text ?? '';
}
