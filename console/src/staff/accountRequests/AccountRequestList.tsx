/** Requests for accounts: what was asked, what the public register says of it, and the answer. */
import { useMediaQuery } from '@mui/material';
import { Datagrid, DateField, FunctionField, List, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import type { AccountRequest } from '../../api/contract';
import { staffRequests as words } from '../../i18n/fr';
import { CardList, EmptyList, Minor } from '../CardList';
import { StaffTitle } from '../StaffTitle';
import { RequestActions } from './RequestActions';
import { Applicant, Establishment, Finding, Outcome } from './RequestFacts';

type Row = AccountRequest & RaRecord<number>;

/** Narrower, the six columns of the table do not stand side by side. */
const TABLE = '(min-width: 1200px)';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { sm: 380 } }} />,
  <SelectInput
    key="state"
    source="state"
    label={words.columns.state}
    alwaysOn
    choices={Object.entries(words.states).map(([id, name]) => ({ id, name }))}
  />,
];

const empty = <EmptyList title={words.empty} text={words.emptyText} />;

function RequestTable() {
  const { columns } = words;
  return (
    <Datagrid bulkActionButtons={false} rowClick={false} empty={empty}>
      <DateField source="created_at" label={columns.date} locales="fr-FR" />
      <FunctionField<Row> source="company_name" label={columns.company} render={(row) => <Establishment row={row} />} />
      <FunctionField<Row> source="user_lastname" label={columns.person} render={(row) => <Applicant row={row} />} />
      <FunctionField<Row> label={columns.register} sortable={false} render={(row) => <Finding row={row} />} />
      <FunctionField<Row> source="state" label={columns.state} render={(row) => <Outcome row={row} />} />
      <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <RequestActions row={row} />} />
    </Datagrid>
  );
}

function RequestCard({ row }: { row: AccountRequest }) {
  return (
    <>
      <Minor>
        {words.columns.date} {new Date(row.created_at).toLocaleDateString('fr-FR')}
      </Minor>
      <div>
        <Establishment row={row} />
      </div>
      <div>
        <Applicant row={row} />
      </div>
      <div>
        <Finding row={row} />
      </div>
      <div>
        <Outcome row={row} />
      </div>
      <RequestActions row={row} />
    </>
  );
}

export function AccountRequestList() {
  const isWide = useMediaQuery(TABLE, { noSsr: true });
  return (
    <List
      title={<StaffTitle text={words.title} />}
      actions={false}
      filters={filters}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      {isWide ? <RequestTable /> : <CardList<Row> card={(row) => <RequestCard row={row} />} empty={empty} />}
    </List>
  );
}
