import { required, TextInput, type RaRecord } from 'react-admin';
import type { Account } from '@valorisation/contract';
import { formatSiret } from '@valorisation/rules';
import { signup, staffAccounts as words, staffKit } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { anyOf, furtherDays, Labelled, oneOf, type StaffField } from '../kit/fields';
import { ofEstablishment } from '../kit/ofEstablishment';
import { plainForms, plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { formatInstant } from '../../ui/instant';
import { AccountActions } from './AccountActions';
import { AccountBulk } from './AccountBulk';
import { Company, nameOf, Place, SignIn, State } from './AccountFacts';
import { AccountShow } from './AccountShow';
import { PlaceInputs } from './OpenedAccount';

type Row = Account & RaRecord<number>;

const { columns } = words;

const fields: readonly StaffField<Row>[] = [
  { name: 'user_firstname', label: signup.firstName, input: 'line', isRequired: true },
  { name: 'user_lastname', label: signup.lastName, input: 'line', isRequired: true },
  {
    name: 'user_lastname',
    label: columns.person,
    read: (row) => (
      <RecordLink>
        <strong>{nameOf(row)}</strong>
      </RecordLink>
    ),
    isSorted: true,
  },
  {
    name: 'user_email',
    label: signup.email,
    read: ({ user_email: email }) => email,
    card: 'minor',
    input: (
      <TextInput
        key="user_email"
        source="user_email"
        type="email"
        label={signup.email}
        helperText={words.opening.emailHelp}
        validate={required()}
      />
    ),
  },
  {
    name: 'company_name',
    label: columns.company,
    read: (row) => <Company row={row} />,
    card: (row) => (
      <>
        <Company row={row} isFull />
        <Minor>
          <Place row={row} />
        </Minor>
      </>
    ),
  },
  { name: 'kind', label: columns.place, read: (row) => <Place row={row} />, card: null, filter: words.kinds },
  {
    name: 'siret',
    label: signup.siret,
    read: ({ siret }) => siret !== null && formatSiret(siret),
    card: null,
    isExtra: true,
  },
  { name: 'last_sign_in_at', label: columns.signIn, read: (row) => <SignIn row={row} />, isSorted: true, card: null },
  {
    name: 'created_at',
    label: words.facts.created,
    read: (row) => formatInstant(row.created_at),
    card: null,
    isExtra: true,
  },
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
    ...furtherDays,
  ],
  views: [
    { label: words.states.invited, filter: { state: ['invited'] } },
    { label: words.states.suspended, filter: { state: ['suspended'] } },
    { label: words.team, filter: { kind: 'staff' } },
  ],
  sort: { field: 'user_lastname', order: 'ASC' },
  bulk: <AccountBulk />,
  tableFrom: 1200,
  show: AccountShow,
  create,
});
