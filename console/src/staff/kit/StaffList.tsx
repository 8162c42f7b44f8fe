/**
 * A staff list, based on the list of react-admin. It is a table if the window has room for the columns; otherwise it
 * consists of cards.
 */
import { Button, useMediaQuery } from '@mui/material';
import { MOST_AT_ONCE } from '@valorisation/contract';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  Datagrid,
  FunctionField,
  List,
  SelectAllButton,
  useCanAccess,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useStore,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { messageOf } from '../../core/errors';
import { staffKit as kit } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import { Segments } from '../../ui/Segments';
import { CardList } from './CardList';
import { ACTS, Columns, useColumns } from './Columns';
import { Card, columnsOf, filtersOf, type StaffField } from './fields';
import { HeadViews } from './HeadActs';
import { useFilterFold } from './FilterFold';
import { ListActions } from './ListActions';
import { Loaded } from './Loaded';
import { OpenRow } from './RecordLink';
import { SavedViews, type ListView } from './SavedViews';
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
    /** The name of the list as it opens, when that is not every row. */
    readonly all?: string;
  };
  /** Tabs above the rows, after the list as it opens. */
  views?: readonly ListView[];
  fields: readonly StaffField<Row>[];
  sort: SortPayload;
  filters?: readonly ReactElement<{ alwaysOn?: boolean }>[];
  filterDefaultValues?: Readonly<Record<string, unknown>>;
  /** Acts on the selected rows, for people who may use the acts of a row. */
  bulk?: ReactElement;
  /** The window width in px from which the table fits. */
  tableFrom: number;
  /** A second look of the list: tiles beside each other, with the class of their list. */
  tiles?: { readonly className: string | undefined; readonly tile: (row: Row) => ReactNode };
  /** The card of a row, when it should not simply follow the order of the columns. */
  card?: (row: Row) => ReactNode;
}

export function StaffList<Row extends RaRecord>(props: StaffListProps<Row>) {
  const { words, sort, filterDefaultValues = {}, tableFrom, views = [] } = props;
  const { canAccess: mayEdit } = useCanAccess({ resource: useResourceContext() ?? '', action: 'edit' });
  const fields = props.fields.filter(({ isAct }) => isAct !== true || mayEdit === true);
  const { card = (row: Row) => <Card fields={fields} row={row} /> } = props;
  const filters = useFilterFold([...filtersOf(words.search, fields), ...(props.filters ?? [])], filterDefaultValues);
  const bulk = fields.length === props.fields.length ? props.bulk : undefined;
  const columns = useColumns(fields);
  const [look, setLook] = useStore<'tiles' | 'rows'>(`${useResourceContext() ?? ''}.look`, 'tiles');
  const { tiles = null } = look === 'tiles' ? props : {};
  const isWide = useMediaQuery(`(min-width: ${tableFrom}px)`, { noSsr: true });
  const { hasCreate = false, hasShow = false, hasEdit = false } = useResourceDefinition();
  const empty = <Nothing words={words} />;
  const isOpened = (hasShow || hasEdit) && fields.every(({ name }) => name !== ACTS);
  const bulkToolbar = bulk !== undefined && <ChosenToolbar>{bulk}</ChosenToolbar>;
  return (
    <List
      title={<StaffTitle text={words.title} />}
      filters={[...filters]}
      filterDefaultValues={filterDefaultValues}
      sort={sort}
      perPage={25}
      exporter={false}
      empty={false}
      actions={
        <ListActions
          create={hasCreate ? (words.create ?? kit.create) : null}
          columns={
            <>
              {props.tiles !== undefined && <Looks look={look} onLook={setLook} />}
              {isWide && tiles === null && <Columns columns={columns} />}
            </>
          }
          hasMoreFilters={filters.some(({ props: filter }) => filter.alwaysOn !== true)}
        />
      }
    >
      <HeadViews>
        <SavedViews start={{ label: words.all ?? kit.views.all, filter: filterDefaultValues, sort }} views={views} />
      </HeadViews>
      <Loaded>
        {isWide && tiles === null ? (
          <Datagrid
            bulkActionButtons={bulk !== undefined}
            rowClick={false}
            empty={empty}
            {...(bulk !== undefined && { body: selectableRows, bulkActionsToolbar: bulkToolbar })}
          >
            {columnsOf(columns.shown)}
            {isOpened && <FunctionField label="" render={() => <OpenRow to={hasShow ? 'show' : 'edit'} />} />}
          </Datagrid>
        ) : (
          <>
            {bulkToolbar}
            <CardList<Row>
              card={tiles?.tile ?? card}
              empty={empty}
              isSelectable={bulk !== undefined}
              tiles={tiles?.className}
            />
          </>
        )}
      </Loaded>
    </List>
  );
}

const LOOKS = Object.entries(kit.looks).map(([value, label]) => ({ value, label }));

function Looks({ look, onLook }: { look: string; onLook: (look: 'tiles' | 'rows') => void }) {
  return (
    <Segments
      legend={kit.look}
      hidesLegend
      options={LOOKS}
      value={look}
      onValueChange={(next) => onLook(next === 'rows' ? 'rows' : 'tiles')}
    />
  );
}

/** It distinguishes a filter without a match, a list without records, and a list that did not load. */
function Nothing({ words: { empty, emptyText, noneText = kit.noneText } }: Pick<StaffListProps<RaRecord>, 'words'>) {
  const list = useListContext();
  const error: unknown = list.error;
  if (error !== null && error !== undefined) {
    const again = (
      <Button size="small" variant="outlined" onClick={() => void list.refetch()}>
        {kit.reread}
      </Button>
    );
    return (
      <Notice tone="clay" alert action={again}>
        {kit.unread} {messageOf(error)}
      </Notice>
    );
  }
  const filter: unknown = list.filterValues;
  const isFiltered = typeof filter === 'object' && filter !== null && Object.keys(filter).length > 0;
  return (
    <div className="pad-block-4">
      <h2>{empty}</h2>
      <p>{isFiltered ? emptyText : noneText}</p>
      {isFiltered && (
        <Button variant="outlined" onClick={() => list.setFilters({})}>
          {kit.unfilter}
        </Button>
      )}
    </div>
  );
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
