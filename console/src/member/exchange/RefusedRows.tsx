import { useState } from 'react';
import type { RefusedLine } from '../../api/exchange';
import { exchange } from '../../i18n/fr';
import { Pagination } from '../../ui/Pagination';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Stack } from '../../ui/layout/primitives';
import styles from './Import.module.css';
import { lastPageOf, pageOf } from './pages';
import { RefusedFile } from './RefusedFile';

const { refused: words } = exchange;

export interface RefusedRowsProps {
  rows: readonly RefusedLine[];
  /** Number of all refused rows; the list shows only the first ones. */
  count: number;
  file: File;
}

/** The rows that will not be imported, with their reasons; also as a file, for correction. */
export function RefusedRows({ rows, count, file }: RefusedRowsProps) {
  const [page, setPage] = useState(1);
  return (
    <Stack>
      <h3>{words.title(count)}</h3>
      <p>{words.text}</p>
      {rows.length < count && <p>{words.first(rows.length)}</p>}
      <RefusedFile file={file} />
      <Table label={words.title(count)} className={styles.refused}>
        <thead>
          <tr>
            <NumberHead>{words.line}</NumberHead>
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
