/** The rows of a staff list as cards, for windows where the table does not fit. The facts are the same. */
import { Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { staffKit as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';

interface CardListProps<Row extends RaRecord> {
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  isSelectable?: boolean;
  /** The class of a list of tiles, which stand beside each other. */
  tiles?: string | undefined;
}

export function CardList<Row extends RaRecord>({ card, empty, isSelectable = false, tiles }: CardListProps<Row>) {
  const { data, selectedIds, onToggleItem } = useListContext<Row>();
  if (data === undefined || data.length === 0) return empty;
  return (
    <ul className={tiles ?? 'unmarked lined'}>
      {data.map((row) => (
        <li key={row.id} className="flex align-start gap-2 pad-block-3 breakable">
          {isSelectable && (
            <Checkbox
              checked={selectedIds.includes(row.id)}
              slotProps={{ input: { 'aria-label': words.choose } }}
              onChange={() => onToggleItem(row.id)}
            />
          )}
          <Stack gap={1} align="start" className="grow shrinkable">
            <RecordContextProvider value={row}>{card(row)}</RecordContextProvider>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

/** A less important fact, on its own line. */
export function Minor({ children }: { children: ReactNode }) {
  return <small className="block quiet size-13">{children}</small>;
}
