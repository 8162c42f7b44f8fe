/** Rows that are not imported as they are: totals, titles, hidden rows, ended contracts, and those the person left out. */
import type { ImportPreview } from '../../../api/exchange';
import { importReading } from '../../../i18n/fr/importReading';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/layout/primitives';
import { Summary } from '../../../ui/Summary';
import { NumberCell, NumberHead, Table } from '../../../ui/Table';

const { leftOut: words } = importReading;

type LeftOutLine = ImportPreview['leftOut'][number];

export function LeftOut({ rows, onTake }: { rows: readonly LeftOutLine[]; onTake: (row: LeftOutLine) => void }) {
  if (rows.length === 0) return null;
  return (
    <details>
      <Summary>{words.title(rows.length)}</Summary>
      <Stack gap={2} above={2}>
        <Table label={words.title(rows.length)} className="cards-on-phone">
          <thead>
            <tr>
              <NumberHead>{words.line}</NumberHead>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.reason}</th>
              <th scope="col">
                <span className="visually-hidden">{words.take}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <NumberCell data-label={words.line}>{row.line}</NumberCell>
                <td>{row.profileName}</td>
                <td>{row.reason}</td>
                <td>
                  {row.isTakeable && (
                    <Button size="small" aria-label={words.takeOf(row.line)} onClick={() => onTake(row)}>
                      {words.take}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </details>
  );
}
