import { required, TextInput, type RaRecord } from 'react-admin';
import type { Account } from '@valorisation/contract';
import { signup, staffAccounts as words, staffKit } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { anyOf, Labelled, oneOf, type StaffField } from '../kit/fields';
import { ofEstablishment } from '../kit/ofEstablishment';
import { plainForms, plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { AccountActions } from './AccountActions';
import { AccountBulk } from './AccountBulk';
import { Company, nameOf, Place, SignIn, State } from './AccountFacts';
import { AccountShow } from './AccountShow';
import { PlaceInputs } from './OpenedAccount';

type Row = Account & RaRecord<number>;

const { columns } = words;

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

const fields: readonly StaffField<Row>[] = [
  { name: 'user_firstname', label: signup.firstName, input: 'line', isRequired: true },
  { name: 'user_lastname', label: signup.lastName, input: 'line', isRequired: true },
  {
    name: 'user_email',
    label: signup.email,
    input: <TextInput key="user_email" source="user_email" type="email" label={signup.email} validate={required()} />,
  },
  { name: 'user_lastname', label: columns.person, read: (row) => <Person row={row} />, isSorted: true },
  {
    name: 'company_name',
    label: columns.company,
    read: (row) => <Company row={row} />,
    card: (row) => (
      <>
        <Company row={row} />
        <Minor>
          <Place row={row} />
        </Minor>
      </>
    ),
  },
  { name: 'kind', label: columns.place, read: (row) => <Place row={row} />, card: null, filter: words.kinds },
  {
    name: 'state',
    label: columns.state,
    read: (row) => <State row={row} />,
    card: (row) => (
      <>
        <State row={row} />
        <Minor>
          <Labelled label={columns.signIn}>
            <SignIn row={row} />
          </Labelled>
        </Minor>
      </>
    ),
  },
  { name: 'last_sign_in_at', label: columns.signIn, read: (row) => <SignIn row={row} />, isSorted: true, card: null },
  { name: 'acts', label: staffKit.actions, read: (row) => <AccountActions row={row} /> },
];

const { create } = plainForms<Row>(fields, { titleOf: nameOf, words: words.opening, first: <PlaceInputs /> });

export const accounts = plainResource<Row>({
  name: 'accounts',
  group: 'members',
  words,
  fields,
  filters: [
    anyOf('state', columns.state, words.states),
    ofEstablishment(columns.company),
    oneOf('user_role', words.role, words.roles),
  ],
  sort: { field: 'user_lastname', order: 'ASC' },
  bulk: <AccountBulk />,
  tableFrom: 1200,
  show: AccountShow,
  create,
});
