/** The settings, which decide what the product does by itself. Staff can read them and admins can change them. */
import { Typography } from '@mui/material';
import {
  BooleanInput,
  NumberInput,
  RadioButtonGroupInput,
  TextInput,
  useCanAccess,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { LONGEST_MAINTENANCE_MESSAGE, LONGEST_PAY_SOURCE, type Setting } from '@valorisation/contract';
import { PAY_PART_NAMES } from '@valorisation/rules';
import { staffKit, staffSettings as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { EditLink } from '../kit/EditLink';
import { plainResource } from '../kit/plainResource';
import { StaffEdit } from '../kit/StaffEdit';
import { DemoInput } from './DemoInput';
import { InitialValue } from './InitialValue';
import { SettingHistory } from './SettingHistory';
import { settingChecks } from './settingChecks';
import { emptyText, initialOf, valueOf } from './settingWords';
import { formatMoment } from '../../ui/instant';

type Row = Setting & RaRecord<number>;

const { columns } = words;

const titleOf = ({ key }: Setting): string => words.settings[key].title;

function Changed({ row }: { row: Setting }) {
  if (row.updated_by === null) return words.never;
  return (
    <>
      {formatMoment(row.updated_at)}
      <Minor>{staffKit.by(row.updated_by)}</Minor>
    </>
  );
}

function Initial({ row }: { row: Setting }) {
  const initial = initialOf(row);
  return initial === null ? null : <Minor>{words.initial.of(initial)}</Minor>;
}

const Change = ({ row }: { row: Row }) =>
  row.value === 'none' ? null : (
    <EditLink row={row} label={staffKit.edit} name={staffKit.of(staffKit.edit, titleOf(row))} />
  );

function ReadOnly() {
  const { isPending, canAccess } = useCanAccess({ resource: 'settings', action: 'edit' });
  if (isPending || canAccess === true) return null;
  return <Typography sx={{ mt: 2, maxWidth: 640 }}>{words.readOnly}</Typography>;
}

function SettingInputs() {
  const row = useRecordContext<Row>();
  if (row === undefined) return null;
  return (
    <>
      <Typography sx={{ maxWidth: 640, mb: 2 }}>{words.settings[row.key].effect}</Typography>
      <ValueInputs name={row.key} />
      <InitialValue row={row} />
      <SettingHistory row={row} />
    </>
  );
}

function WholeInput({ what }: { what: 'cases' | 'months' | 'days' | 'pace' }) {
  const { label, help } = words[what];
  return (
    <NumberInput source="value" label={label} helperText={help} validate={settingChecks[what]} isRequired step={1} />
  );
}

function ValueInputs({ name }: { name: Setting['key'] }) {
  const { maintenance, modes } = words;
  switch (name) {
    case 'maintenance':
      return (
        <>
          <BooleanInput source="value.on" label={maintenance.flag} />
          <TextInput
            source="value.message"
            label={maintenance.message}
            helperText={maintenance.messageHelp}
            parse={emptyText}
            multiline
            slotProps={{ htmlInput: { maxLength: LONGEST_MAINTENANCE_MESSAGE } }}
          />
        </>
      );
    case 'paid_parts':
      return (
        <>
          {(['complement', 'bonus', 'thirteenth', 'benefit'] as const).map((part) => (
            <TextInput
              key={part}
              source={`value.${part}`}
              label={PAY_PART_NAMES[part]}
              helperText={words.paidParts.help}
              parse={emptyText}
              slotProps={{ htmlInput: { maxLength: LONGEST_PAY_SOURCE } }}
            />
          ))}
        </>
      );
    case 'demo_data':
      return <DemoInput />;
    case 'registration_mode':
      return (
        <RadioButtonGroupInput
          source="value"
          label={modes.label}
          choices={[
            { id: 'moderated', name: modes.moderated },
            { id: 'open', name: modes.open },
          ]}
          row={false}
        />
      );
    case 'totp_required':
      return (
        <RadioButtonGroupInput
          source="value"
          label={words.totp.label}
          choices={[
            { id: 'off', name: words.totp.off },
            { id: 'admin', name: words.totp.admin },
            { id: 'staff', name: words.totp.staff },
          ]}
          row={false}
        />
      );
    case 'campaign_mails_per_minute':
      return <WholeInput what="pace" />;
    case 'proof_signed_cases':
      return <WholeInput what="cases" />;
    case 'retention_months':
      return <WholeInput what="months" />;
    case 'retention_warning_days':
      return <WholeInput what="days" />;
  }
}

const SettingEdit = () => (
  <StaffEdit<Row> title={titleOf} saved={words.saved}>
    <SettingInputs />
  </StaffEdit>
);

export const settings = plainResource<Row>({
  name: 'settings',
  group: 'administration',
  words,
  fields: [
    { name: 'key', label: columns.setting, read: titleOf, card: 'strong' },
    { name: 'value', label: columns.value, read: valueOf },
    { name: 'initial', label: columns.initial, read: initialOf, card: (row) => <Initial row={row} /> },
    { name: 'updated_at', label: columns.changed, read: (row) => <Changed row={row} />, isSorted: true },
    { name: 'acts', label: staffKit.actions, read: (row) => <Change row={row} />, isAct: true },
  ],
  sort: { field: 'key', order: 'ASC' },
  tableFrom: 1100,
  above: <ReadOnly />,
  edit: SettingEdit,
  adminActs: ['edit'],
});
