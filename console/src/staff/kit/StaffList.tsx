/**
 * A staff list, based on the list of react-admin. It is a table if the window has room for the columns; otherwise it
 * consists of cards.
 */
import { useMediaQuery } from '@mui/material';
import { MOST_AT_ONCE } from '@valorisation/contract';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  Datagrid,
  List,
  SelectAllButton,
  useCanAccess,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { staffKit as kit } from '../../i18n/fr';
import { ErrorState } from '../../ui/State';
import { CardList, EmptyList } from './CardList';
import { Columns, useLeftOut } from './Columns';
import { Card, columnsOf, filtersOf, type StaffField } from './fields';
import { ListActions } from './ListActions';
import { SavedViews } from './SavedViews';
import { selectableRows } from './SelectableRows';
import { StaffTitle } from './StaffTitle';

export interface StaffListProps<Row extends RaRecord> {
  /** `noneText`: shown when the list has no record, with or without a filter. */
  words: {
    readonly title: string;
    readonly empty: string;
    readonly emptyText: string;
    readonly noneText?: string;
    /** The placeholder of the search field. Without it there is no search field. */
    readonly search?: string;
    /** The button for a new record, when it has words of its own. */
    readonly create?: string;
  };
  fields: readonly StaffField<Row>[];
  sort: SortPayload;
  filters?: readonly ReactElement<{ alwaysOn?: boolean }>[];
  filterDefaultValues?: Readonly<Record<string, unknown>>;
  /** Acts on the selected rows, for people who may use the acts of a row. */
  bulk?: ReactElement;
  /** The window width in px from which the table fits. */
  tableFrom: number;
  /** The card of a row, when it should not simply follow the order of the columns. */
  card?: (row: Row) => ReactNode;
}

export function StaffList<Row extends RaRecord>(props: StaffListProps<Row>) {
  const { words, sort, filterDefaultValues = {}, tableFrom } = props;
  const { canAccess: mayEdit } = useCanAccess({ resource: useResourceContext() ?? '', action: 'edit' });
  const fields = props.fields.filter(({ isAct }) => isAct !== true || mayEdit === true);
  const { card = (row: Row) => <Card fields={fields} row={row} /> } = props;
  const filters = [...filtersOf(words.search, fields), ...(props.filters ?? [])];
  const bulk = fields.length === props.fields.length ? props.bulk : undefined;
  const [leftOut] = useLeftOut();
  const isWide = useMediaQuery(`(min-width: ${tableFrom}px)`, { noSsr: true });
  const { hasCreate = false } = useResourceDefinition();
  const empty = <Nothing words={words} />;
  const bulkToolbar = bulk !== undefined && <ChosenToolbar>{bulk}</ChosenToolbar>;
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
          create={hasCreate ? (words.create ?? kit.create) : null}
          columns={isWide && <Columns fields={fields} />}
          hasMoreFilters={filters.some(({ props: filter }) => filter.alwaysOn !== true)}
        />
      }
    >
      <SavedViews start={{ filter: filterDefaultValues, sort }} />
      {isWide ? (
        <Datagrid
          bulkActionButtons={bulk !== undefined}
          rowClick={false}
          empty={empty}
          {...(bulk !== undefined && { body: selectableRows, bulkActionsToolbar: bulkToolbar })}
        >
          {columnsOf(fields.filter(({ name }) => !leftOut.includes(name)))}
        </Datagrid>
      ) : (
        <>
          {bulkToolbar}
          <CardList<Row> card={card} empty={empty} isSelectable={bulk !== undefined} />
        </>
      )}
    </List>
  );
}

/** It distinguishes a filter without a match, a list without records, and a list that did not load. */
function Nothing({ words: { empty, emptyText, noneText = kit.noneText } }: Pick<StaffListProps<RaRecord>, 'words'>) {
  const list = useListContext();
  const error: unknown = list.error;
  if (error !== null && error !== undefined) {
    return <ErrorState error={error} onRetry={() => void list.refetch()} />;
  }
  const filter: unknown = list.filterValues;
  const isFiltered = typeof filter === 'object' && filter !== null && Object.keys(filter).length > 0;
  return <EmptyList title={empty} text={isFiltered ? emptyText : noneText} />;
}

/**
 * Limits the number of selected rows to what an act can take. react-admin's own toolbar would keep its buttons in the
 * keyboard order while it is folded.
 */
function ChosenToolbar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_AT_ONCE} />}>{children}</BulkActionsToolbar>;
}
