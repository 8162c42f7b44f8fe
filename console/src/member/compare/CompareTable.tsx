/** The columns side by side: amounts first, then the rows that differ, then the equal rows, folded. */
import { dueUnitWords } from '@valorisation/rules';
import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { compare as words } from '../../i18n/fr';
import { Amount } from '../../ui/Amount';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Table } from '../../ui/Table';
import { Term } from '../../ui/Term';
import type { Column } from './column';
import { Cluster, Inline } from '../../ui/layout/primitives';
import styles from './CompareTable.module.css';
import { amountDifference, compareColumns, type Cell, type Row } from './rows';

interface CompareTableProps {
  columns: readonly Column[];
  onRemove: (column: Column) => void;
}

function Head({ column, first, onRemove }: { column: Column; first: Column | undefined; onRemove: () => void }) {
  const { title, subtitle, notes, to, result, shareHundredths } = column;
  const difference = amountDifference(column, first);
  return (
    <th scope="col" className={styles.head}>
      <span className="forest-800 size-17 strong leading-130 breakable">
        {to === null ? title : <Link to={to}>{title}</Link>}
      </span>
      <span className={styles.subtitle}>{subtitle}</span>
      <Amount value={result.due} className={styles.amount} />
      <Inline tone="note" className="right">
        {dueUnitWords(result.due.unit, column.hourly, shareHundredths)}
      </Inline>
      {difference !== null && <span className="strong amounts right">{difference}</span>}
      <span className={styles.notes}>
        {column === first && <Badge>{words.reference}</Badge>}
        {notes.map((note) => (
          <Badge key={note} tone="wheat">
            {note}
          </Badge>
        ))}
      </span>
      <Button
        variant="quiet"
        size="small"
        flush="start"
        className="above-2"
        aria-label={words.removeNamed(`${title}, ${subtitle}`)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </th>
  );
}

function CellBody({ cell, difference, withMeaning }: { cell: Cell; difference: string | null; withMeaning: boolean }) {
  return (
    <td className={styles.cell}>
      <span className={cx('block', cell.isNumber && 'amounts right')}>{cell.text}</span>
      {cell.details.length > 0 && (
        <span className={styles.detail}>
          {cell.details.map((detail, index) => (
            <span key={detail} className="inline-block">
              {index === 0 ? `${detail}\u00a0` : `· ${detail}`}
            </span>
          ))}
        </span>
      )}
      {difference !== null && <span className="block strong amounts right">{difference}</span>}
      {withMeaning && cell.meaning !== null && <span className={styles.meaning}>{cell.meaning}</span>}
    </td>
  );
}

function Line({ row, folded = false }: { row: Row; folded?: boolean }) {
  return (
    <tr className={cx(styles.row, folded && styles.folded)}>
      <th scope="row" className={styles.label}>
        {row.term === null ? row.label : <Term name={row.term}>{row.label}</Term>}
      </th>
      {row.cells.map((cell, index) => (
        <CellBody key={index} cell={cell} difference={row.differences[index] ?? null} withMeaning={row.differs} />
      ))}
    </tr>
  );
}

interface SectionProps {
  title: string;
  rows: readonly Row[];
  width: number;
  folding?: { open: boolean; onToggle: () => void };
}

function Section({ title, rows, width, folding }: SectionProps) {
  return (
    <tbody>
      <tr className={styles.section}>
        <th scope="rowgroup" colSpan={width}>
          <Cluster as="span" gap={4} rowGap={1} align="center" className="min-24">
            {title}
            {folding && (
              <Button variant="quiet" size="small" aria-expanded={folding.open} onClick={folding.onToggle}>
                {folding.open ? words.sections.hideSame(rows.length) : words.sections.showSame(rows.length)}
              </Button>
            )}
          </Cluster>
        </th>
      </tr>
      {rows.map((row) => (
        <Line key={row.key} row={row} folded={folding?.open === false} />
      ))}
    </tbody>
  );
}

export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const [showsSame, setShowsSame] = useState(false);
  const { result, differing, same } = compareColumns(columns);
  const width = columns.length + 1;
  const isAlone = columns.length === 1;
  const { sections } = words;
  return (
    <Table
      label={words.tableLabel}
      className={styles.table}
      style={{ '--columns': columns.length } as CSSProperties}
      data-columns={columns.length}
    >
      <thead>
        <tr className={styles.heads}>
          <td className={styles.corner} />
          {columns.map((column) => (
            <Head
              key={`${column.kind}-${column.id}`}
              column={column}
              first={isAlone ? undefined : columns[0]}
              onRemove={() => onRemove(column)}
            />
          ))}
        </tr>
      </thead>
      <Section title={sections.result} rows={result} width={width} />
      {!isAlone && (
        <Section
          title={differing.length === 0 ? sections.nothingDiffers : sections.differs(differing.length)}
          rows={differing}
          width={width}
        />
      )}
      {same.length > 0 && (
        <Section
          title={isAlone ? sections.details : sections.same(same.length)}
          rows={same}
          width={width}
          {...(!isAlone && { folding: { open: showsSame, onToggle: () => setShowsSame(!showsSame) } })}
        />
      )}
    </Table>
  );
}
