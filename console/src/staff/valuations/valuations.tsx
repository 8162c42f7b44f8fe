import type { StaffValuation } from '@valorisation/contract';
import { STATUS_NAMES, VALUATION_STATUSES } from '@valorisation/rules';
import { SelectInput, TextInput, type RaRecord } from 'react-admin';
import { staffDashboard, staffValuations as words } from '../../i18n/fr';
import { anyOf, furtherDays, Labelled, oneOf } from '../kit/fields';
import { ofEstablishment } from '../kit/ofEstablishment';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { categoryOf, DisplayedAmount, Establishment, functionOf, shareOf, statusOf } from './valuationFacts';
import { ValuationShow } from './ValuationShow';
import { formatInstant } from '../../ui/instant';

type Row = StaffValuation & RaRecord<number>;

const { columns } = words;

const filters = [
  anyOf(
    'status',
    columns.status,
    VALUATION_STATUSES.map((status) => ({ id: status, name: STATUS_NAMES[status] })),
  ),
  <TextInput key="department" source="department" label={columns.department} alwaysOn />,
  oneOf('below_minimum', columns.minimum, [{ id: true, name: words.belowMinimum }]),
  ofEstablishment(columns.establishment),
  <SelectInput
    key="category"
    source="category"
    label={columns.category}
    choices={staffDashboard.categories.map((name, id) => ({ id, name }))}
  />,
  ...furtherDays,
];

export const valuations = plainResource<Row>({
  name: 'valuations',
  group: 'members',
  words,
  fields: [
    {
      name: 'id',
      label: columns.id,
      read: ({ id }) => <RecordLink>{id}</RecordLink>,
      isSorted: true,
      card: ({ id }) => (
        <strong>
          <Labelled label={columns.id}>
            <RecordLink>{id}</RecordLink>
          </Labelled>
        </strong>
      ),
    },
    { name: 'establishment', label: columns.establishment, read: (row) => <Establishment row={row} /> },
    { name: 'department', label: columns.department, read: ({ department }) => department, card: null },
    { name: 'status', label: columns.status, read: statusOf, card: null },
    { name: 'category', label: columns.category, read: categoryOf, card: null },
    { name: 'function', label: columns.function, read: functionOf },
    {
      name: 'share',
      label: columns.share,
      read: shareOf,
      card: (row) => `${statusOf(row)}, ${categoryOf(row)}, ${shareOf(row)}`,
    },
    { name: 'displayed', label: columns.displayed, read: (row) => <DisplayedAmount row={row} /> },
    { name: 'updated_at', label: columns.updated, read: (row) => formatInstant(row.updated_at), card: null },
  ],
  filters,
  views: [{ label: words.belowMinimum, filter: { below_minimum: true } }],
  sort: { field: 'id', order: 'DESC' },
  tableFrom: 1100,
  show: ValuationShow,
});
