/** The people of the employer body: staff read, admins invite and change. */
import { Typography } from '@mui/material';
import { RadioButtonGroupInput, required, TextInput, useRecordContext, type RaRecord } from 'react-admin';
import type { StaffMember } from '@valorisation/contract';
import { useUser } from '../../api/session';
import { staffTeam as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { choicesOf } from '../kit/choices';
import { Labelled, type StaffField } from '../kit/fields';
import { plainForms, plainResource } from '../kit/plainResource';
import { TeamActions } from './TeamActions';

type Row = StaffMember & RaRecord<number>;

const { columns } = words;

const nameOf = ({ first_name, last_name }: StaffMember): string => `${first_name} ${last_name}`;
const codeOf = ({ totp_since }: StaffMember): string => (totp_since === null ? words.code.off : words.code.on);

function Person({ row }: { row: StaffMember }) {
  return (
    <>
      <strong>{nameOf(row)}</strong>
      <Minor>{row.email}</Minor>
    </>
  );
}

function Seen({ row: { last_seen_at, sessions } }: { row: StaffMember }) {
  return (
    <>
      {last_seen_at === null ? words.never : formatInstant(last_seen_at)}
      {sessions > 0 && <Minor>{words.sessions(sessions)}</Minor>}
    </>
  );
}

/** A person cannot change their own role. */
function RoleInput() {
  const row = useRecordContext<Row>();
  const user = useUser();
  if (row !== undefined && row.id === user?.id) return null;
  return (
    <RadioButtonGroupInput
      source="role"
      label={words.role}
      helperText={words.rolesHelp}
      choices={choicesOf(words.roles)}
      validate={required()}
      row={false}
    />
  );
}

const fields: readonly StaffField<Row>[] = [
  { name: 'last_name', label: columns.person, read: (row) => <Person row={row} />, isSorted: true },
  { name: 'first_name', label: words.firstName, input: 'line', isRequired: true },
  { name: 'last_name', label: words.lastName, input: 'line', isRequired: true },
  {
    name: 'role',
    label: columns.role,
    read: (row) => words.roles[row.role],
    isSorted: true,
    card: (row) => `${words.roles[row.role]}, ${words.states[row.state]}`,
    filter: words.roles,
    input: <RoleInput key="role" />,
  },
  { name: 'state', label: columns.state, read: (row) => words.states[row.state], card: null },
  {
    name: 'totp_since',
    label: columns.code,
    read: codeOf,
    card: (row) => <Labelled label={columns.code}>{codeOf(row).toLowerCase()}</Labelled>,
  },
  { name: 'last_seen_at', label: columns.seen, read: (row) => <Seen row={row} />, card: 'labelled' },
  { name: 'acts', label: columns.actions, read: (row) => <TeamActions row={row} />, isAct: true },
];

export const team = plainResource<Row>({
  name: 'staff',
  group: 'settings',
  icon: 'people',
  words,
  fields,
  search: words.search,
  sort: { field: 'last_name', order: 'ASC' },
  tableFrom: 1200,
  adminActs: ['create', 'edit'],
  ...plainForms<Row>(fields, {
    titleOf: nameOf,
    saved: words.saved,
    newTitle: words.invite,
    created: words.invited,
    first: (
      <>
        <Typography sx={{ maxWidth: 640, mb: 2 }}>{words.inviteText}</Typography>
        <TextInput source="email" type="email" label={words.email} validate={required()} />
      </>
    ),
  }),
});
