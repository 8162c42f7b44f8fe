/** The versions of the grid: state, first day, author, and the version before. */
import { FunctionField, SelectInput, TextInput } from 'react-admin';
import { formatDay } from '@valorisation/rules';
import { staffGrids as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Minor } from '../kit/CardList';
import { choicesOf } from '../kit/choices';
import { RecordLink } from '../kit/RecordLink';
import type { StaffResource } from '../kit/resource';
import { StaffList } from '../kit/StaffList';
import { AmountsButton } from './AmountsButton';
import { DraftEdit } from './draft/DraftEdit';
import { baseOf, confirmedOf, createdOf, nameOf, updatedOf, type GridRow } from './gridFacts';
import styles from './Grids.module.css';
import { GridShow } from './GridShow';
import { PrepareButton } from './PrepareButton';
import { VersionStatus } from './publication/VersionStatus';

const { columns, statuses } = words;

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="status" source="status" label={columns.status} choices={choicesOf(statuses)} alwaysOn />,
];

const Version = ({ row }: { row: GridRow }) => <RecordLink to="show">{nameOf(row)}</RecordLink>;

function Created({ row }: { row: GridRow }) {
  const base = baseOf(row);
  return (
    <>
      {createdOf(row)}
      {base !== null && <Minor>{words.from(base)}</Minor>}
    </>
  );
}

const GridList = () => (
  <>
    <AmountsButton />
    <StaffList<GridRow>
      words={words}
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      tableFrom={1200}
      card={(row) => (
        <>
          <Version row={row} />
          <span>
            <VersionStatus row={row} />
          </span>
          <Minor>{confirmedOf(row)}</Minor>
          <Minor>{updatedOf(row)}</Minor>
          <PrepareButton row={row} />
        </>
      )}
    >
      <FunctionField<GridRow>
        source="title"
        label={columns.version}
        cellClassName={cx(styles.version)}
        render={(row) => <Version row={row} />}
      />
      <FunctionField<GridRow> source="status" label={columns.status} render={(row) => <VersionStatus row={row} />} />
      <FunctionField<GridRow>
        label={columns.effective}
        sortable={false}
        render={({ effective_on: day }) => formatDay(day)}
      />
      <FunctionField<GridRow> label={columns.confirmed} sortable={false} render={confirmedOf} />
      <FunctionField<GridRow> source="created_at" label={columns.created} render={(row) => <Created row={row} />} />
      <FunctionField<GridRow> source="updated_at" label={columns.updated} render={updatedOf} />
      <FunctionField<GridRow> label="" sortable={false} render={(row) => <PrepareButton row={row} />} />
    </StaffList>
  </>
);

export const grids: StaffResource = {
  name: 'grids',
  title: words.title,
  group: 'settings',
  tool: words.tool,
  icon: 'sliders',
  list: GridList,
  show: GridShow,
  edit: DraftEdit,
};
