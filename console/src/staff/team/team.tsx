/** The people of the employer body: staff read, admins invite and change. */
import { Typography } from '@mui/material';
import {
  Create,
  FunctionField,
  RadioButtonGroupInput,
  required,
  SearchInput,
  SelectInput,
  TextInput,
  useCanAccess,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import type { StaffMember } from '@valorisation/contract';
import { useUser } from '../../api/session';
import { staffTeam as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import type { StaffResource } from '../kit/resource';
import { StaffEdit } from '../kit/StaffEdit';
import { StaffForm, useOutcome } from '../kit/StaffForm';
import { StaffList } from '../kit/StaffList';
import { StaffTitle } from '../kit/StaffTitle';
import { TeamActions } from './TeamActions';
import { choicesOf } from '../kit/choices';

type Row = StaffMember & RaRecord<number>;

const roleChoices = choicesOf(words.roles);

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 300 } }} />,
  <SelectInput key="role" source="role" label={words.columns.role} alwaysOn choices={roleChoices} />,
];

const nameOf = ({ first_name, last_name }: StaffMember): string => `${first_name} ${last_name}`;

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

const codeOf = ({ totp_since }: StaffMember): string => (totp_since === null ? words.code.off : words.code.on);

function TeamList() {
  const { columns } = words;
  const { isPending, canAccess } = useCanAccess({ resource: 'staff', action: 'edit' });
  const mayAct = !isPending && canAccess === true;
  return (
    <StaffList<Row>
      words={words}
      filters={filters}
      sort={{ field: 'last_name', order: 'ASC' }}
      tableFrom={1200}
      card={(row) => (
        <>
          <div>
            <Person row={row} />
          </div>
          <span>
            {words.roles[row.role]}, {words.states[row.state]}
          </span>
          <span>
            {columns.code}&nbsp;: {codeOf(row).toLowerCase()}
          </span>
          <div>
            {columns.seen}&nbsp;: <Seen row={row} />
          </div>
          {mayAct && <TeamActions row={row} />}
        </>
      )}
    >
      <FunctionField<Row> source="last_name" label={columns.person} render={(row) => <Person row={row} />} />
      <FunctionField<Row> source="role" label={columns.role} render={(row) => words.roles[row.role]} />
      <FunctionField<Row> label={columns.state} sortable={false} render={(row) => words.states[row.state]} />
      <FunctionField<Row> label={columns.code} sortable={false} render={codeOf} />
      <FunctionField<Row> label={columns.seen} sortable={false} render={(row) => <Seen row={row} />} />
      {mayAct && (
        <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <TeamActions row={row} />} />
      )}
    </StaffList>
  );
}

function PersonInputs({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <>
      <TextInput source="first_name" label={words.firstName} validate={required()} />
      <TextInput source="last_name" label={words.lastName} validate={required()} />
      {!isOwn && (
        <RadioButtonGroupInput
          source="role"
          label={words.role}
          helperText={words.rolesHelp}
          choices={roleChoices}
          validate={required()}
          row={false}
        />
      )}
    </>
  );
}

function TeamCreate() {
  const outcome = useOutcome(words.invited);
  return (
    <Create title={<StaffTitle text={words.invite} />} mutationOptions={outcome}>
      <StaffForm>
        <Typography sx={{ maxWidth: 640, mb: 2 }}>{words.inviteText}</Typography>
        <TextInput source="email" type="email" label={words.email} validate={required()} />
        <PersonInputs />
      </StaffForm>
    </Create>
  );
}

function EditInputs() {
  const row = useRecordContext<Row>();
  const user = useUser();
  return row === undefined ? null : <PersonInputs isOwn={row.id === user?.id} />;
}

const TeamEdit = () => (
  <StaffEdit<Row> title={nameOf} saved={words.saved}>
    <EditInputs />
  </StaffEdit>
);

export const team: StaffResource = {
  name: 'staff',
  title: words.title,
  group: 'settings',
  tool: words.tool,
  icon: 'people',
  list: TeamList,
  create: TeamCreate,
  edit: TeamEdit,
  adminActs: ['create', 'edit'],
};
