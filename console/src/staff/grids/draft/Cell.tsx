/** The fields of a draft, small enough for tables. Errors are shown below the fields. */
import { useState, type ReactNode } from 'react';
import type { DecimalValue, GridPart } from '@valorisation/rules';
import { staffGridDraft as words } from '../../../i18n/fr';
import { cx } from '../../../ui/cx';
import { Field, type ControlProps } from '../../../ui/Field';
import styles from './Draft.module.css';
import { useProblem } from './problemsAt';

export interface CellPlace {
  readonly part: GridPart;
  readonly place: number;
  readonly field: string;
  readonly label: string;
  /** True: the label is shown above the field. Otherwise it is only for screen readers. */
  readonly isTitled?: boolean;
  readonly hint?: string;
}

interface CellFieldProps {
  at: CellPlace;
  issue?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** An error here is not announced, because the errors of the whole draft are announced above it. */
function CellField({ at: { part, place, field, label, isTitled = false, hint }, issue, children }: CellFieldProps) {
  const problem = useProblem(part, place, field);
  return (
    <Field
      className={cx(styles.cell)}
      label={label}
      hideLabel={!isTitled}
      hint={hint}
      error={issue ?? problem}
      quietError
      optional="silent"
    >
      {children}
    </Field>
  );
}

interface TextCellProps {
  at: CellPlace;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

export function TextCell({ at, value, onChange, rows }: TextCellProps) {
  return (
    <CellField at={at}>
      {(control) =>
        rows === undefined ? (
          <input {...control} type="text" value={value} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <textarea {...control} rows={rows} value={value} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </CellField>
  );
}

interface NumberCellProps {
  at: CellPlace;
  value: DecimalValue;
  onChange: (value: DecimalValue) => void;
}

/** A number when the text is the number's normal form; otherwise the text as typed. */
function storedOf(typed: string, former: DecimalValue): DecimalValue {
  const text = typed.trim().replace(',', '.');
  return typeof former === 'number' && text !== '' && String(Number(text)) === text ? Number(text) : text;
}

/** A field for a decimal with a comma. An invalid number is kept as typed and gets an error. */
export function DecimalCell({ at, value, onChange }: NumberCellProps) {
  // The field stays a number field while its text is not a number yet: « 12, ».
  const [first] = useState(value);
  return (
    <CellField at={at}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={String(value).replace('.', ',')}
          className={cx(control.className, 'amounts right')}
          onChange={({ target }) => onChange(storedOf(target.value, first))}
        />
      )}
    </CellField>
  );
}

interface WholeCellProps {
  at: CellPlace;
  value: number;
  onChange: (value: number) => void;
}

/** A field for a whole number. An invalid number gets an error, and is dropped when the focus leaves the field. */
export function WholeCell({ at, value, onChange }: WholeCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <CellField at={at} issue={typed === null ? undefined : words.whole}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          className={cx(control.className, 'amounts right')}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            const isWhole = /^\d{1,6}$/.test(target.value.trim());
            setTyped(isWhole ? null : target.value);
            if (isWhole) onChange(Number(target.value));
          }}
        />
      )}
    </CellField>
  );
}

interface ChoiceCellProps {
  at: CellPlace;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function ChoiceCell({ at, value, choices, onChange }: ChoiceCellProps) {
  return (
    <CellField at={at}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      )}
    </CellField>
  );
}
