/** The establishments' valuations as staff see them: their states, without names and texts. */
import type { StaffValuation } from '@valorisation/contract';
import { STATUS_NAMES, VALUATION_STATUSES } from '@valorisation/rules';
import { FunctionField, SelectArrayInput, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { staffDashboard, staffValuations as words } from '../../i18n/fr';
import { severalOf } from '../kit/choices';
import type { StaffResource } from '../kit/resource';
import { ofEstablishment } from '../kit/ofEstablishment';
import { RecordLink } from '../kit/RecordLink';
import { StaffList } from '../kit/StaffList';
import { categoryOf, DisplayedAmount, Establishment, functionOf, shareOf, statusOf } from './valuationFacts';
import { ValuationShow } from './ValuationShow';
import { formatInstant } from '../../ui/instant';

type Row = StaffValuation & RaRecord<number>;

const TABLE_FROM = 1100;

const { columns } = words;

const filters = [
  <SelectArrayInput
    key="status"
    source="status"
    label={columns.status}
    alwaysOn
    format={severalOf}
    choices={VALUATION_STATUSES.map((status) => ({ id: status, name: STATUS_NAMES[status] }))}
  />,
  <TextInput key="department" source="department" label={columns.department} alwaysOn />,
  <SelectInput
    key="below_minimum"
    source="below_minimum"
    label={columns.minimum}
    alwaysOn
    choices={[{ id: true, name: words.belowMinimum }]}
  />,
  ofEstablishment(columns.establishment),
  <SelectInput
    key="category"
    source="category"
    label={columns.category}
    choices={staffDashboard.categories.map((name, id) => ({ id, name }))}
  />,
];

function ValuationCard({ row }: { row: Row }) {
  return (
    <>
      <strong>
        {columns.id}&nbsp;: <RecordLink>{row.id}</RecordLink>
      </strong>
      <span>
        <Establishment row={row} />
      </span>
      <span>{functionOf(row)}</span>
      <span>
        {statusOf(row)}, {categoryOf(row)}, {shareOf(row)}
      </span>
      <span>
        <DisplayedAmount row={row} />
      </span>
    </>
  );
}

function ValuationList() {
  return (
    <StaffList<Row>
      words={words}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      tableFrom={TABLE_FROM}
      card={(row) => <ValuationCard row={row} />}
    >
      <FunctionField<Row> source="id" label={columns.id} render={({ id }) => <RecordLink>{id}</RecordLink>} />
      <FunctionField<Row>
        label={columns.establishment}
        sortable={false}
        render={(row) => <Establishment row={row} />}
      />
      <FunctionField<Row> label={columns.department} sortable={false} render={({ department }) => department} />
      <FunctionField<Row> label={columns.status} sortable={false} render={statusOf} />
      <FunctionField<Row> label={columns.category} sortable={false} render={categoryOf} />
      <FunctionField<Row> label={columns.function} sortable={false} render={functionOf} />
      <FunctionField<Row> label={columns.share} sortable={false} render={shareOf} />
      <FunctionField<Row> label={columns.displayed} sortable={false} render={(row) => <DisplayedAmount row={row} />} />
      <FunctionField<Row> label={columns.updated} sortable={false} render={(row) => formatInstant(row.updated_at)} />
    </StaffList>
  );
}

export const valuations: StaffResource = {
  name: 'valuations',
  title: words.title,
  group: 'follow',
  tool: words.tool,
  icon: 'list',
  list: ValuationList,
  show: ValuationShow,
};
