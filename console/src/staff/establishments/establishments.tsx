import type { ReactNode } from 'react';
import { TextInput, type RaRecord } from 'react-admin';
import { formatSiret } from '@valorisation/rules';
import type { Establishment } from '@valorisation/contract';
import { staffEstablishments as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { furtherDays, oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { Badge } from '../../ui/Badge';
import { formatInstant } from '../../ui/instant';
import { EstablishmentEdit } from './EstablishmentEdit';
import { EstablishmentShow } from './EstablishmentShow';

type Row = Establishment & RaRecord<number>;

const STATUSES = ['in_progress', 'up_to_date', 'to_update', 'to_redo', 'archived'] as const;

function Name({ row }: { row: Establishment }) {
  return (
    <>
      <RecordLink>
        <strong>{row.company_name}</strong>
      </RecordLink>
      <Minor>{formatSiret(row.siret)}</Minor>
      {row.is_idle && <Badge tone="wheat">{words.idleSince(formatInstant(row.created_at))}</Badge>}
      {row.deletion_planned_on !== null && (
        <Badge tone="wheat">{words.deletionOn(formatInstant(row.deletion_planned_on))}</Badge>
      )}
    </>
  );
}

function Valuations({ row: { figures }, none }: { row: Establishment; none: ReactNode }) {
  const held = STATUSES.filter((status) => figures[status] > 0);
  if (held.length === 0) return none;
  return held.map((status) => <Minor key={status}>{words.count(words.figures[status], figures[status])}</Minor>);
}

function EstablishmentCard({ row }: { row: Establishment }) {
  const { columns, count } = words;
  return (
    <>
      <div>
        <Name row={row} />
        <Minor>{count(columns.department, row.department ?? words.unknownDepartment)}</Minor>
      </div>
      <div>
        <Minor>{count(columns.accounts, row.figures.accounts)}</Minor>
        <Minor>{count(columns.people, row.figures.people)}</Minor>
        <Minor>{count(columns.below, row.figures.below_minimum)}</Minor>
        <Valuations row={row} none={<Minor>{count(columns.valuations, 0)}</Minor>} />
      </div>
      <Minor>{count(columns.seen, formatInstant(row.last_seen_at))}</Minor>
    </>
  );
}

const { columns } = words;

export const establishments = plainResource<Row>({
  name: 'establishments',
  group: 'members',
  words,
  fields: [
    { name: 'company_name', label: columns.company, read: (row) => <Name row={row} />, isSorted: true },
    {
      name: 'department',
      label: columns.department,
      read: (row) => row.department ?? words.unknownDepartment,
      isSorted: true,
    },
    { name: 'accounts', label: columns.accounts, read: ({ figures }) => figures.accounts, isNumber: true },
    { name: 'people', label: columns.people, read: ({ figures }) => figures.people, isNumber: true },
    { name: 'valuations', label: columns.valuations, read: (row) => <Valuations row={row} none={0} /> },
    { name: 'below_minimum', label: columns.below, read: ({ figures }) => figures.below_minimum, isNumber: true },
    { name: 'last_seen_at', label: columns.seen, read: (row) => formatInstant(row.last_seen_at), isSorted: true },
  ],
  card: (row) => <EstablishmentCard row={row} />,
  filters: [
    <TextInput key="department" source="department" label={words.department} helperText={false} alwaysOn resettable />,
    oneOf('is_idle', words.activity, [{ id: true, name: words.activities.idle }]),
    ...furtherDays,
  ],
  views: [{ label: words.activities.idle, filter: { is_idle: true } }],
  sort: { field: 'company_name', order: 'ASC' },
  tableFrom: 1200,
  show: EstablishmentShow,
  edit: EstablishmentEdit,
});
