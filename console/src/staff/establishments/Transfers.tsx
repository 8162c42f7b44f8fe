import { Autocomplete, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { formatSiret } from '@valorisation/rules';
import {
  staffAccountCalls,
  staffTransferCalls as calls,
  type Establishment,
  type StaffTransfer,
} from '@valorisation/contract';
import { call } from '../../api/call';
import { useCall } from '../../api/useCall';
import { staffTransfers as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { AskedButton } from '../kit/AskedButton';
import { Minor } from '../kit/CardList';
import { FormDialog } from '../kit/FormDialog';
import { HelpedField } from '../kit/HelpedField';
import { useStaffAct } from '../kit/useStaffAct';

type Target = Establishment & RaRecord<number>;

const SHOWN = { pagination: { page: 1, perPage: 20 }, sort: { field: 'company_name', order: 'ASC' } } as const;

interface TargetFieldProps {
  sourceId: number;
  value: Target | null;
  fault: string | undefined;
  onChange: (target: Target | null) => void;
}

/** Another establishment, found by its name or SIRET. */
function TargetField({ sourceId, value, fault, onChange }: TargetFieldProps) {
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useGetList<Target>('establishments', { ...SHOWN, filter: { q: typed.trim() } });
  const { asking } = words;
  return (
    <Autocomplete
      value={value}
      options={data.filter(({ id }) => id !== sourceId)}
      filterOptions={(options) => options}
      isOptionEqualToValue={({ id }, chosen) => id === chosen.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ company_name: name, siret }) => `${name}, ${formatSiret(siret)}`}
      loading={isFetching}
      loadingText={asking.loading}
      noOptionsText={asking.none}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, target) => onChange(target)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={asking.target}
          margin="normal"
          error={fault !== undefined}
          helperText={fault ?? asking.targetHelp}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': true },
          }}
        />
      )}
    />
  );
}

function AskDialog({ row: { id, company_name: name }, onClose }: { row: Establishment; onClose: () => void }) {
  const { busy, refusal, run } = useStaffAct();
  const [target, setTarget] = useState<Target | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [names, setNames] = useState('');

  function submit() {
    setIsChecked(true);
    if (target === null) return;
    const body = { siret: target.siret, names: names.split('\n').filter((line) => line.trim() !== '') };
    void run(async () => call(calls.ask, { params: { id }, body }), words.asking.done, onClose);
  }

  return (
    <FormDialog
      title={words.asking.title(name)}
      text={words.asking.text(name)}
      confirm={words.asking.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSubmit={submit}
    >
      <TargetField
        sourceId={id}
        value={target}
        fault={isChecked && target === null ? words.asking.required : undefined}
        onChange={setTarget}
      />
      <HelpedField
        label={words.asking.names}
        help={words.asking.namesHelp}
        fault={undefined}
        fullWidth
        margin="normal"
        multiline
        minRows={3}
        value={names}
        onText={setNames}
      />
    </FormDialog>
  );
}

function TransferLine({ of, transfer }: { of: number; transfer: StaffTransfer }) {
  const { id, source, target, state, people, asked_at } = transfer;
  const isOpen = state === 'asked' || state === 'agreed';
  return (
    <li>
      {source.id === of ? words.to(target.company_name) : words.from(source.company_name)}
      <Minor>{words.line(words.states[state], people, formatInstant(asked_at))}</Minor>
      {isOpen && (
        <AskedButton
          label={words.withdraw}
          words={words.withdrawing}
          send={async () => call(calls.withdraw, { params: { id } })}
        />
      )}
    </li>
  );
}

/** Transfers of people from and to the establishment. If they have emptied it, it can be closed. */
export function Transfers({ row }: { row: Establishment }) {
  const { id, figures, deletion_planned_on: leavesOn } = row;
  const { data = [] } = useCall(calls.list, { params: { id } });
  const [isAsking, setIsAsking] = useState(false);
  const isEmptied = figures.people === 0 && data.some(({ source, state }) => source.id === id && state === 'done');
  return (
    <Stack as="section" gap={2} align="start">
      <Typography variant="h6" component="h2">
        {words.title}
      </Typography>
      {isEmptied && leavesOn === null && (
        <>
          <Notice tone="wheat">{words.emptied}</Notice>
          <AskedButton
            label={words.close}
            isGrave
            words={words.closing}
            send={async () => call(staffAccountCalls.closeEstablishment, { params: { id } })}
          />
        </>
      )}
      {data.length === 0 && <Minor>{words.none}</Minor>}
      <Stack as="ul" gap={2}>
        {data.map((transfer) => (
          <TransferLine key={transfer.id} of={id} transfer={transfer} />
        ))}
      </Stack>
      {figures.people > 0 && leavesOn === null && (
        <Button onClick={() => setIsAsking(true)} variant="outlined">
          {words.ask}
        </Button>
      )}
      {isAsking && <AskDialog row={row} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}
