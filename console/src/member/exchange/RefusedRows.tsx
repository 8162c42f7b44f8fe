import { useState } from 'react';
import type { RefusedLine, SheetFormat } from '../../api/exchange';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { NumberCell, Table } from '../../ui/Table';
import { Cluster, Stack } from '../../ui/layout/primitives';
import styles from './Import.module.css';
import { lastPageOf, pageOf } from './pages';

const { refused: words } = exchange;

export interface RefusedRowsProps {
  rows: readonly RefusedLine[];
  busy: boolean;
  onDownload: (format: SheetFormat) => void;
}

/** The rows that will not be imported, each with its reasons; the same as a file, to be corrected. */
export function RefusedRows({ rows, busy, onDownload }: RefusedRowsProps) {
  const [page, setPage] = useState(1);
  return (
    <Stack>
      <h3>{words.title(rows.length)}</h3>
      <p>{words.text}</p>
      <Cluster rowGap={2}>
        <Button busy={busy} onClick={() => onDownload('xlsx')}>
          {words.xlsx}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => onDownload('csv')}>
          {words.csv}
        </Button>
      </Cluster>
      <Table label={words.title(rows.length)} className={styles.refused}>
        <thead>
          <tr>
            <th scope="col" className={styles.numbers}>
              {words.line}
            </th>
            <th scope="col">{words.profile}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.reason}</th>
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, page).flatMap(({ line, profileName, reasons }) =>
            reasons.map(({ column, message }, index) => (
              <tr key={`${line}-${column}-${message}`}>
                <NumberCell>{index === 0 && line}</NumberCell>
                <td>{index === 0 && (profileName || <em>{words.noName}</em>)}</td>
                <td>{column}</td>
                <td className={styles.reason}>{message}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
      <Pagination page={page} lastPage={lastPageOf(rows)} onPageChange={setPage} />
    </Stack>
  );
}
