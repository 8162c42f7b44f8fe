/** The rows of a staff list as cards, for windows where the table does not fit. The facts are the same. */
import { Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { staffKit as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';

interface CardListProps<Row extends RaRecord> {
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  isSelectable?: boolean;
}

export function CardList<Row extends RaRecord>({ card, empty, isSelectable = false }: CardListProps<Row>) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Row>();
  if (isPending) return null;
  if (data === undefined || data.length === 0) return empty;
  return (
    <ul className="unmarked lined">
      {data.map((row) => (
        <Stack key={row.id} as="li" gap={2} align="start" className="pad-block-4 breakable">
          {isSelectable && (
            <FormControlLabel
              label={words.choose}
              control={<Checkbox checked={selectedIds.includes(row.id)} onChange={() => onToggleItem(row.id)} />}
            />
          )}
          <RecordContextProvider value={row}>{card(row)}</RecordContextProvider>
        </Stack>
      ))}
    </ul>
  );
}

export function EmptyList({ title, text }: { title: string; text: string }) {
  return (
    <div className="pad-6">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** A less important fact, on its own line. */
export function Minor({ children }: { children: ReactNode }) {
  return <small className="block quiet size-13">{children}</small>;
}
