/** Requests for accounts: the request, the public register's facts, and the answer. */
import { FunctionField, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import type { AccountRequest } from '@valorisation/contract';
import { staffRequests as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { StaffList } from '../kit/StaffList';
import { RequestBulk } from './RequestBulk';
import { RequestActions } from './RequestActions';
import { Applicant, Establishment, Finding, Outcome } from './RequestFacts';
import { formatInstant } from '../../ui/instant';
import { choicesOf } from '../kit/choices';

type Row = AccountRequest & RaRecord<number>;

/** Below this width the six columns do not fit. */
const TABLE_FROM = 1200;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 380 } }} />,
  <SelectInput key="state" source="state" label={words.columns.state} alwaysOn choices={choicesOf(words.states)} />,
];

function RequestCard({ row }: { row: AccountRequest }) {
  return (
    <>
      <Minor>
        {words.columns.date}&nbsp;: {formatInstant(row.created_at)}
      </Minor>
      <div>
        <Establishment row={row} isLinked />
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
  const { columns } = words;
  return (
    <StaffList<Row>
      words={words}
      filters={filters}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'created_at', order: 'DESC' }}
      bulk={<RequestBulk />}
      tableFrom={TABLE_FROM}
      card={(row) => <RequestCard row={row} />}
    >
      <FunctionField<Row> source="created_at" label={columns.date} render={(row) => formatInstant(row.created_at)} />
      <FunctionField<Row>
        source="company_name"
        label={columns.company}
        render={(row) => <Establishment row={row} isLinked />}
      />
      <FunctionField<Row> source="user_lastname" label={columns.person} render={(row) => <Applicant row={row} />} />
      <FunctionField<Row> label={columns.register} sortable={false} render={(row) => <Finding row={row} />} />
      <FunctionField<Row> source="state" label={columns.state} render={(row) => <Outcome row={row} />} />
      <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <RequestActions row={row} />} />
    </StaffList>
  );
}
