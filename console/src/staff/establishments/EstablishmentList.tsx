/** The establishments, with the numbers of their accounts and valuations. */
import { FunctionField, SearchInput, TextInput, type RaRecord } from 'react-admin';
import { formatSiret } from '@valorisation/rules';
import type { Establishment } from '@valorisation/contract';
import { staffEstablishments as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { RecordLink } from '../kit/RecordLink';
import { StaffList } from '../kit/StaffList';
import { Badge } from '../../ui/Badge';
import { formatInstant } from '../../ui/instant';

type Row = Establishment & RaRecord<number>;

const TABLE_FROM = 1200;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 320 } }} />,
  <TextInput key="department" source="department" label={words.department} helperText={false} alwaysOn resettable />,
];

const STATUSES = ['in_progress', 'up_to_date', 'to_update', 'to_redo', 'archived'] as const;

function Name({ row }: { row: Establishment }) {
  return (
    <>
      <RecordLink>
        <strong>{row.company_name}</strong>
      </RecordLink>
      <Minor>{formatSiret(row.siret)}</Minor>
      {row.deletion_planned_on !== null && (
        <Badge tone="wheat">{words.deletionOn(formatInstant(row.deletion_planned_on))}</Badge>
      )}
    </>
  );
}

/** By status, only existing ones. */
function Valuations({ row: { figures } }: { row: Establishment }) {
  const held = STATUSES.filter((status) => figures[status] > 0);
  if (held.length === 0) return 0;
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
        <Valuations row={row} />
      </div>
      <Minor>{count(columns.seen, formatInstant(row.last_seen_at))}</Minor>
    </>
  );
}

export function EstablishmentList() {
  const { columns } = words;
  return (
    <StaffList<Row>
      words={words}
      filters={filters}
      sort={{ field: 'company_name', order: 'ASC' }}
      tableFrom={TABLE_FROM}
      card={(row) => <EstablishmentCard row={row} />}
    >
      <FunctionField<Row> source="company_name" label={columns.company} render={(row) => <Name row={row} />} />
      <FunctionField<Row>
        source="department"
        label={columns.department}
        render={(row) => row.department ?? words.unknownDepartment}
      />
      <FunctionField<Row>
        textAlign="right"
        label={columns.accounts}
        sortable={false}
        render={({ figures }) => figures.accounts}
      />
      <FunctionField<Row>
        textAlign="right"
        label={columns.people}
        sortable={false}
        render={({ figures }) => figures.people}
      />
      <FunctionField<Row> label={columns.valuations} sortable={false} render={(row) => <Valuations row={row} />} />
      <FunctionField<Row>
        textAlign="right"
        label={columns.below}
        sortable={false}
        render={({ figures }) => figures.below_minimum}
      />
      <FunctionField<Row>
        source="last_seen_at"
        label={columns.seen}
        render={(row) => formatInstant(row.last_seen_at)}
      />
    </StaffList>
  );
}
