/** A list of staff records: react-admin's, as a table where its columns stand side by side, as cards where not. */
import { useMediaQuery } from '@mui/material';
import { MOST_AT_ONCE } from '@valorisation/contract';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  Datagrid,
  List,
  SelectAllButton,
  useResourceDefinition,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { CardList, EmptyList } from './CardList';
import { ListActions } from './ListActions';
import { selectableRows } from './SelectableRows';
import { StaffTitle } from './StaffTitle';

export interface StaffListProps<Row extends RaRecord> {
  words: { readonly title: string; readonly empty: string; readonly emptyText: string };
  sort: SortPayload;
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  filterDefaultValues?: object;
  /** Acts on the rows that are chosen. */
  bulk?: ReactElement;
  /** The width of the window, in px, from which the table fits. */
  tableFrom: number;
  /** The facts of a row, in the order of the columns. */
  card: (row: Row) => ReactNode;
  /** The columns. */
  children: ReactNode;
}

export function StaffList<Row extends RaRecord>(props: StaffListProps<Row>) {
  const { words, sort, filters = [], filterDefaultValues = {}, bulk, tableFrom, card, children } = props;
  const isWide = useMediaQuery(`(min-width: ${tableFrom}px)`, { noSsr: true });
  const { hasCreate = false } = useResourceDefinition();
  const empty = <EmptyList title={words.empty} text={words.emptyText} />;
  return (
    <List
      title={<StaffTitle text={words.title} />}
      filters={filters}
      filterDefaultValues={filterDefaultValues}
      sort={sort}
      perPage={25}
      exporter={false}
      empty={false}
      actions={
        <ListActions
          hasCreate={hasCreate}
          hasMoreFilters={filters.some(({ props: filter }) => filter.alwaysOn !== true)}
        />
      }
    >
      {isWide ? (
        <Datagrid
          bulkActionButtons={bulk !== undefined}
          bulkActionsToolbar={bulk !== undefined ? <BulkBar>{bulk}</BulkBar> : undefined}
          rowClick={false}
          empty={empty}
          {...(bulk !== undefined && { body: selectableRows })}
        >
          {children}
        </Datagrid>
      ) : (
        <>
          {bulk !== undefined && <BulkBar>{bulk}</BulkBar>}
          <CardList<Row> card={card} empty={empty} isSelectable={bulk !== undefined} />
        </>
      )}
    </List>
  );
}

/** Chooses no more rows at once than an act takes. */
const BulkBar = ({ children }: { children: ReactNode }) => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_AT_ONCE} />}>{children}</BulkActionsToolbar>
);
