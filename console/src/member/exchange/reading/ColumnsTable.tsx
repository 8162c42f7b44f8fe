/** The columns of the file: what each becomes, how its values are read, and how sure that is. */
import { useRef } from 'react';
import { importReading } from '../../../i18n/fr/importReading';
import type { ImportPreview, ReadColumn } from '../../../api/exchange';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/Icon';
import { Cluster, Inline, Stack, Text } from '../../../ui/layout/primitives';
import { Summary } from '../../../ui/Summary';
import styles from './Reading.module.css';

const { columns: words } = importReading;

export interface ColumnsTableProps {
  preview: ImportPreview;
  /** Columns whose field the person has chosen or confirmed. */
  chosen: ReadonlySet<number>;
  isWorkbook: boolean;
  onChoose: (index: number, field: string | null) => void;
}

const nameOf = ({ heading, index }: ReadColumn) => heading || words.noHeading(index);

interface RowProps {
  column: ReadColumn;
  /** A question below asks what the column means, so it is not confirmed here as well. */
  isAsked: boolean;
  fields: ImportPreview['fields'];
  isChosen: boolean;
  onChoose: ColumnsTableProps['onChoose'];
}

function Confidence({
  column,
  isAsked,
  isChosen,
  onConfirm,
}: Pick<RowProps, 'column' | 'isAsked' | 'isChosen'> & { onConfirm: () => void }) {
  const { field, isPersonal, confidence, isRemembered } = column;
  if (field === null) return <Inline tone="quiet">{isPersonal ? words.personal : words.unread}</Inline>;
  if (isAsked && !(isDoubtful(column) && isChosen)) return <span className={styles.likely}>{words.asked}</span>;
  if (isDoubtful(column) && !isChosen) {
    return (
      <Cluster gap={3} rowGap={1} align="center" justify="space-between">
        <span className={styles.likely}>{words.likely}</span>
        <Button size="small" aria-label={words.confirmOf(nameOf(column))} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </Cluster>
    );
  }
  const told = isRemembered ? words.remembered : words.sure;
  const toldNow = isChosen && confidence !== 'sure' ? words.chosen : told;
  return (
    <span className={styles.sure}>
      <Icon name="check" size={16} /> {toldNow}
    </span>
  );
}

const isDoubtful = ({ field, confidence, isRemembered }: ReadColumn) =>
  field !== null && confidence === 'likely' && !isRemembered;

/** The date of entry is taken as that of seniority by the answer to its question, and pay waits for its own. */
const isAskedBelow = (read: ReadColumn, { questions }: ImportPreview) =>
  questions.some(
    ({ kind, column, chosen }) =>
      column === read.index && (chosen === null || (kind === 'seniority_as' && isDoubtful(read))),
  );

const lettersOf = (cells: string) => cells.replaceAll(/[\s,]/g, '');

function Row({ column, isAsked, fields, isChosen, onChoose }: RowProps) {
  const select = useRef<HTMLSelectElement>(null);
  const { index, field, samples, isPersonal } = column;
  // The reading of a sample is empty until the question of its column is answered.
  const told = column.readAs.filter((one) => one !== '').join(', ');

  function confirm() {
    onChoose(index, field);
    // The clicked button disappears.
    select.current?.focus();
  }

  return (
    <tr className={cx(field === null && styles.unread, isDoubtful(column) && !isChosen && styles.doubtful)}>
      <th scope="row">{nameOf(column)}</th>
      <td className={styles.samples} title={samples.join(', ')}>
        {samples.join(', ')}
      </td>
      <td>
        <select
          ref={select}
          className={styles.select}
          aria-label={words.becomesOf(nameOf(column))}
          value={field ?? ''}
          disabled={isPersonal}
          onChange={(event) => onChoose(index, event.target.value || null)}
        >
          <option value="">{words.none}</option>
          {fields.map((one) => (
            <option key={one.field} value={one.field}>
              {one.title}
            </option>
          ))}
        </select>
      </td>
      <td
        className={cx(
          styles.readAs,
          isDoubtful(column) && lettersOf(told) !== lettersOf(samples.join()) && styles.differs,
        )}
        title={told}
      >
        {told}
      </td>
      <td>
        <Confidence column={column} isAsked={isAsked} isChosen={isChosen} onConfirm={confirm} />
      </td>
    </tr>
  );
}

function Rows({
  label,
  columns,
  ...rest
}: { label: string; columns: readonly ReadColumn[] } & Omit<ColumnsTableProps, 'isWorkbook'>) {
  const { preview, chosen, onChoose } = rest;
  return (
    <table className={styles.columns} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.heading}</th>
          <th scope="col">{words.samples}</th>
          <th scope="col">{words.becomes}</th>
          <th scope="col">{words.readAs}</th>
          <th scope="col">{words.confidence}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <Row
            key={column.index}
            column={column}
            isAsked={isAskedBelow(column, preview)}
            fields={preview.fields}
            isChosen={chosen.has(column.index)}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Columns that are not read are folded, unless the person has just chosen that. */
export function ColumnsTable({ isWorkbook, ...props }: ColumnsTableProps) {
  const { preview, chosen } = props;
  const isShown = ({ index, field }: ReadColumn) => field !== null || chosen.has(index);
  const shown = preview.columns.filter(isShown);
  const folded = preview.columns.filter(
    (column) => !isShown(column) && (column.heading !== '' || column.samples.length > 0),
  );
  const doubtful = shown.filter(
    (column) => isDoubtful(column) && !chosen.has(column.index) && !isAskedBelow(column, preview),
  ).length;
  const known = shown.filter(({ field }) => field !== null).length - doubtful;
  return (
    <Stack as="section" gap={2} aria-labelledby="colonnes">
      <Cluster gap={3} rowGap={0} align="baseline">
        <h2 id="colonnes" className={styles.title}>
          {words.title}
        </h2>
        <Inline tone="hint">{words.summary(known, doubtful)}</Inline>
      </Cluster>
      <Rows label={words.title} columns={shown} {...props} />
      {folded.length > 0 && (
        <details>
          <Summary>
            {words.unreadCount(folded.length)}
            <Inline tone="hint">{folded.map(nameOf).join(', ')}</Inline>
          </Summary>
          <Stack gap={2}>
            <Text tone="hint">{isWorkbook ? words.privacy.workbook : words.privacy.csv}</Text>
            <Rows label={words.unreadCount(folded.length)} columns={folded} {...props} />
          </Stack>
        </details>
      )}
    </Stack>
  );
}
