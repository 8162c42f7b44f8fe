/** The people of the employer body. Staff can read the list; admins invite people and change their accounts. */
import { Typography } from '@mui/material';
import {
  RadioButtonGroupInput,
  required,
  TextInput,
  useCreatePath,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { teamCalls, type StaffMember } from '@valorisation/contract';
import { call } from '../../api/call';
import { useUser } from '../../api/session';
import { staffKit, staffTeam as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { choicesOf } from '../kit/choices';
import { Labelled, type StaffField } from '../kit/fields';
import { plainForms, plainResource } from '../kit/plainResource';
import { RowActs, type RowAct } from '../kit/RowActs';

type Row = StaffMember & RaRecord<number>;
type Act = keyof typeof words.acts;

const { columns } = words;

const nameOf = ({ first_name, last_name }: StaffMember): string => `${first_name} ${last_name}`;
const codeOf = ({ totp_since }: StaffMember): string => (totp_since === null ? words.code.off : words.code.on);

/** For an account that is not activated yet, suspending is called `withdraw`. */
function actsOn({ state, sessions, totp_since }: StaffMember, isOwn: boolean): Act[] {
  if (state === 'invited') return ['resend', 'withdraw'];
  if (state === 'expired') return ['resend'];
  const own: Act[] = sessions > 0 ? ['endSessions'] : [];
  if (isOwn) return own;
  const code: Act[] = totp_since === null ? [] : ['resetSecondStep'];
  return [...own, ...code, state === 'suspended' ? 'reinstate' : 'suspend'];
}

function Acts({ row }: { row: Row }) {
  const user = useUser();
  const createPath = useCreatePath();
  const name = nameOf(row);
  const acts = actsOn(row, row.id === user?.id).map((act): RowAct => {
    const { label, text, done } = words.acts[act];
    return {
      label,
      isGrave: act === 'suspend' || act === 'withdraw',
      question: { title: label, text: text(name), confirm: label },
      send: async () => call(teamCalls[act === 'withdraw' ? 'suspend' : act], { params: { id: row.id } }),
      done,
    };
  });
  const edit = { label: staffKit.edit, to: createPath({ resource: 'staff', id: row.id, type: 'edit' }) };
  return <RowActs acts={[edit, ...acts]} name={name} />;
}

/** A person cannot change their own role. */
function RoleInput() {
  const row = useRecordContext<Row>();
  const user = useUser();
  if (row !== undefined && row.id === user?.id) return null;
  return (
    <RadioButtonGroupInput
      source="role"
      label={columns.role}
      helperText={words.rolesHelp}
      choices={choicesOf(words.roles)}
      validate={required()}
      row={false}
    />
  );
}

const fields: readonly StaffField<Row>[] = [
  {
    name: 'last_name',
    label: columns.person,
    read: (row) => (
      <>
        <strong>{nameOf(row)}</strong>
        <Minor>{row.email}</Minor>
      </>
    ),
    isSorted: true,
  },
  { name: 'first_name', label: words.firstName, input: 'line', isRequired: true },
  { name: 'last_name', label: words.lastName, input: 'line', isRequired: true },
  {
    name: 'role',
    label: columns.role,
    read: ({ role }) => words.roles[role],
    isSorted: true,
    card: ({ role, state }) => `${words.roles[role]}, ${words.states[state]}`,
    filter: words.roles,
    input: <RoleInput key="role" />,
  },
  { name: 'state', label: columns.state, read: ({ state }) => words.states[state], card: null },
  {
    name: 'totp_since',
    label: columns.code,
    read: codeOf,
    card: (row) => <Labelled label={columns.code}>{codeOf(row).toLowerCase()}</Labelled>,
  },
  {
    name: 'last_seen_at',
    label: columns.seen,
    read: ({ last_seen_at: seen, sessions }) => (
      <>
        {seen === null ? words.never : formatInstant(seen)}
        {sessions > 0 && <Minor>{words.sessions(sessions)}</Minor>}
      </>
    ),
    card: 'labelled',
  },
  { name: 'acts', label: staffKit.actions, read: (row) => <Acts row={row} />, isAct: true },
];

export const team = plainResource<Row>({
  name: 'staff',
  group: 'administration',
  words,
  fields,
  sort: { field: 'last_name', order: 'ASC' },
  tableFrom: 1200,
  adminActs: ['create', 'edit'],
  ...plainForms<Row>(fields, {
    titleOf: nameOf,
    words,
    first: (
      <>
        <Typography sx={{ maxWidth: 640, mb: 2 }}>{words.inviteText}</Typography>
        <TextInput source="email" type="email" label={words.email} validate={required()} />
      </>
    ),
  }),
});
