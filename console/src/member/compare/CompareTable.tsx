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

function Head({ column, first }: { column: Column; first: Column | undefined }) {
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
    </th>
  );
}

function CellBody({ cell, difference, withMeaning }: { cell: Cell; difference: string | null; withMeaning: boolean }) {
  return (
    <td className={styles.cell}>
      <div className={styles.body}>
        <div className={styles.words}>
          {!cell.isNumber && <div>{cell.text}</div>}
          {withMeaning && cell.meaning !== null && <div className={styles.meaning}>{cell.meaning}</div>}
        </div>
        <div className={styles.figures}>
          {cell.isNumber && <div>{cell.text}</div>}
          {cell.details.map((detail) => (
            <div key={detail} className="quiet small">
              {detail}
            </div>
          ))}
          {difference !== null && <div className="strong">{difference}</div>}
        </div>
      </div>
    </td>
  );
}

function Line({ row }: { row: Row }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={cx(styles.label, 'strong')}>
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
              <>
                <Button
                  variant="quiet"
                  size="small"
                  flush="start"
                  className="unprinted"
                  aria-expanded={folding.open}
                  onClick={folding.onToggle}
                >
                  {folding.open ? words.sections.hideSame(rows.length) : words.sections.showSame(rows.length)}
                </Button>
                {!folding.open && <span className="printed regular">{rows.map(({ label }) => label).join(', ')}</span>}
              </>
            )}
          </Cluster>
        </th>
      </tr>
      {folding?.open !== false && rows.map((row) => <Line key={row.key} row={row} />)}
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
      className={cx(styles.table, 'readable-on-paper')}
      style={{ '--columns': columns.length } as CSSProperties}
      data-columns={columns.length}
    >
      <thead>
        <tr className={styles.heads}>
          <td className={styles.corner} />
          {columns.map((column) => (
            <Head key={`${column.kind}-${column.id}`} column={column} first={isAlone ? undefined : columns[0]} />
          ))}
        </tr>
        {/* A row of its own keeps the buttons at one height. */}
        <tr className={cx(styles.heads, 'unprinted')}>
          <td className={styles.corner} />
          {columns.map((column) => (
            <td key={`${column.kind}-${column.id}`}>
              <Button
                variant="quiet"
                size="small"
                flush="start"
                aria-label={words.removeNamed(`${column.title}, ${column.subtitle}`)}
                onClick={() => onRemove(column)}
              >
                {words.remove}
              </Button>
            </td>
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
