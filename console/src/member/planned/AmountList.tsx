import { useState } from 'react';
import type { PlannedRow } from '../../api/planned';
import { planned as words } from '../../i18n/fr';
import { amountDue } from '../../i18n/fr/amountDue';
import { Pagination } from '../../ui/Pagination';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Inline, Stack, Text } from '../../ui/layout/primitives';
import { RowAmount } from '../dashboard/RowAmount';
import { lastPageOf, pageOf } from '../exchange/pages';
import { titleOf } from '../life/names';

interface AmountListProps {
  /** Id of the section's title. */
  id: string;
  title: string;
  text: string;
  rows: readonly PlannedRow[];
}

/** The amounts of the dashboard, each with a link to its explanation. */
export function AmountList({ id, title, text, rows }: AmountListProps) {
  const [page, setPage] = useState(1);
  const lastPage = lastPageOf(rows);
  const shownPage = Math.min(page, lastPage);
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Text reading>{text}</Text>
      <Table label={title}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <NumberHead>{amountDue.label}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, shownPage).map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.profileName}
                <Inline tone="hint" className="block regular">
                  {titleOf(row)}
                </Inline>
              </th>
              <NumberCell>
                <RowAmount row={row} />
              </NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination page={shownPage} lastPage={lastPage} onPageChange={setPage} />
    </Stack>
  );
}
