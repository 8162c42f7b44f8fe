/** The versions of the grid: where each stands, and from which day it counts. Only read. */
import { FunctionField, SelectInput } from 'react-admin';
import { formatDay } from '@valorisation/rules';
import { staffGrids as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { choicesOf } from '../kit/choices';
import { RecordLink } from '../kit/RecordLink';
import type { StaffResource } from '../kit/resource';
import { StaffList } from '../kit/StaffList';
import { confirmedOf, type GridRow } from './gridFacts';
import { GridShow } from './GridShow';

const { columns, statuses } = words;

const filters = [
  <SelectInput key="status" source="status" label={columns.status} choices={choicesOf(statuses)} alwaysOn />,
];

const Version = ({ row }: { row: GridRow }) => (
  <RecordLink to="show">{words.of(formatDay(row.effective_on))}</RecordLink>
);

const GridList = () => (
  <StaffList<GridRow>
    words={words}
    sort={{ field: 'id', order: 'DESC' }}
    filters={filters}
    tableFrom={700}
    card={(row) => (
      <>
        <Version row={row} />
        <span>
          {statuses[row.status]}, {confirmedOf(row)}
        </span>
        <Minor>{formatInstant(row.created_at)}</Minor>
      </>
    )}
  >
    <FunctionField<GridRow> source="id" label={columns.version} render={(row) => <Version row={row} />} />
    <FunctionField<GridRow> source="status" label={columns.status} render={({ status }) => statuses[status]} />
    <FunctionField<GridRow> label={columns.confirmed} sortable={false} render={confirmedOf} />
    <FunctionField<GridRow>
      source="created_at"
      label={columns.created}
      render={({ created_at: created }) => formatInstant(created)}
    />
  </StaffList>
);

export const grids: StaffResource = {
  name: 'grids',
  title: words.title,
  group: 'settings',
  tool: words.tool,
  icon: 'sliders',
  list: GridList,
  show: GridShow,
};
