import { Button, TextField } from '@mui/material';
import { campaignCalls, type Campaign } from '@valorisation/contract';
import { useState } from 'react';
import { Create, useGetRecordId, useRedirect, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { call } from '../../api/call';
import { staffCampaigns as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { fromParisField, tomorrowMorning } from '../content/parisTime';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { FormDialog } from '../kit/FormDialog';
import { StaffEdit } from '../kit/StaffEdit';
import { StaffForm, useOutcome } from '../kit/StaffForm';
import { StaffTitle } from '../kit/StaffTitle';
import { useStaffAct } from '../kit/useStaffAct';
import { FIRST_STATE } from './campaignForm';
import { CampaignInputs } from './CampaignInputs';

type Row = Campaign & RaRecord<number>;

/** A new draft leads to its page, where it is tried and sent. */
export function CampaignCreate() {
  const redirect = useRedirect();
  const outcome = useOutcome<Row>(words.saved, ({ id }) => redirect('edit', 'campaigns', id));
  return (
    <Create<Row> title={<StaffTitle text={words.newTitle} />} record={FIRST_STATE} mutationOptions={outcome}>
      <StaffForm save={words.save} isWide>
        <CampaignInputs />
      </StaffForm>
    </Create>
  );
}

export function CampaignEdit() {
  const redirect = useRedirect();
  const id = useGetRecordId();
  return (
    <StaffEdit<Row>
      title={({ subject }) => subject}
      saved={words.saved}
      save={words.save}
      isWide
      onSaved={() => redirect('edit', 'campaigns', id)}
    >
      <CampaignInputs acts={(receiving) => <DraftActs id={Number(id)} receiving={receiving} />} />
    </StaffEdit>
  );
}

/** They act on the saved draft, so they wait until what is typed is saved. */
function DraftActs({ id, receiving }: { id: number; receiving: number }) {
  const { isDirty } = useFormState();
  const redirect = useRedirect();
  const { run, busy, refusal, forget } = useStaffAct();
  const [asked, setAsked] = useState<'send' | 'schedule' | null>(null);
  const [moment, setMoment] = useState(() => tomorrowMorning(new Date()));
  const params = { params: { id } };
  const close = () => {
    setAsked(null);
    forget();
  };
  const send = async () => {
    await call(campaignCalls.send, params);
    redirect('show', 'campaigns', id);
  };
  const schedule = async () => {
    await call(campaignCalls.schedule, { ...params, body: { sendsAt: fromParisField(moment) ?? '' } });
    redirect('show', 'campaigns', id);
  };
  return (
    <Stack gap={2}>
      <Button
        disabled={busy || isDirty}
        onClick={() => void run(async () => call(campaignCalls.test, params), words.tested)}
      >
        {words.test}
      </Button>
      <Button variant="contained" disabled={busy || isDirty || receiving === 0} onClick={() => setAsked('send')}>
        {words.send(receiving)}
      </Button>
      <Button disabled={busy || isDirty} onClick={() => setAsked('schedule')}>
        {words.schedule}
      </Button>
      {isDirty && <p className="quiet">{words.saveFirst}</p>}
      {asked === 'send' && (
        <ConfirmDialog
          {...words.sendAsk}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onConfirm={() => void run(send, words.sendAsk.done, close)}
        />
      )}
      {asked === 'schedule' && (
        <FormDialog
          {...words.scheduleAsk}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onSubmit={() => void run(schedule, words.scheduleAsk.done, close)}
        >
          <TextField
            fullWidth
            margin="normal"
            type="datetime-local"
            label={words.columns.sends_at}
            value={moment}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setMoment(target.value)}
          />
        </FormDialog>
      )}
    </Stack>
  );
}
