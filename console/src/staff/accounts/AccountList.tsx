/** The accounts: the person, the establishment, the state, the last use. */
import { FunctionField, SearchInput, SelectArrayInput, SelectInput, type RaRecord } from 'react-admin';
import type { Account } from '@valorisation/contract';
import { staffAccounts as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { RecordLink } from '../kit/RecordLink';
import { ofEstablishment } from '../kit/ofEstablishment';
import { StaffList } from '../kit/StaffList';
import { AccountActions } from './AccountActions';
import { Company, nameOf, Place, SignIn, State } from './AccountFacts';
import { choicesOf, severalOf } from '../kit/choices';

type Row = Account & RaRecord<number>;

const TABLE_FROM = 1200;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 380 } }} />,
  <SelectInput key="kind" source="kind" label={words.columns.place} alwaysOn choices={choicesOf(words.kinds)} />,
  <SelectArrayInput
    key="state"
    source="state"
    label={words.columns.state}
    alwaysOn
    format={severalOf}
    choices={choicesOf(words.states)}
  />,
  ofEstablishment(words.columns.company),
  <SelectInput key="role" source="user_role" label={words.role} alwaysOn choices={choicesOf(words.roles)} />,
];

function Person({ row }: { row: Account }) {
  return (
    <>
      <RecordLink>
        <strong>{nameOf(row)}</strong>
      </RecordLink>
      <Minor>{row.user_email}</Minor>
    </>
  );
}

function AccountCard({ row }: { row: Account }) {
  return (
    <>
      <div>
        <Person row={row} />
      </div>
      <div>
        <Company row={row} />
        <Minor>
          <Place row={row} />
        </Minor>
      </div>
      <div>
        <State row={row} />
        <Minor>
          {words.columns.signIn}&nbsp;: <SignIn row={row} />
        </Minor>
      </div>
      <AccountActions row={row} />
    </>
  );
}

export function AccountList() {
  const { columns } = words;
  return (
    <StaffList<Row>
      words={words}
      filters={filters}
      sort={{ field: 'user_lastname', order: 'ASC' }}
      tableFrom={TABLE_FROM}
      card={(row) => <AccountCard row={row} />}
    >
      <FunctionField<Row> source="user_lastname" label={columns.person} render={(row) => <Person row={row} />} />
      <FunctionField<Row> label={columns.company} sortable={false} render={(row) => <Company row={row} />} />
      <FunctionField<Row> label={columns.place} sortable={false} render={(row) => <Place row={row} />} />
      <FunctionField<Row> label={columns.state} sortable={false} render={(row) => <State row={row} />} />
      <FunctionField<Row> source="last_sign_in_at" label={columns.signIn} render={(row) => <SignIn row={row} />} />
      <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <AccountActions row={row} />} />
    </StaffList>
  );
}
