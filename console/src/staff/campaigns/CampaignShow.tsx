import { Box, Button, useMediaQuery } from '@mui/material';
import { campaignCalls, type Campaign, type CampaignRecipient } from '@valorisation/contract';
import {
  Datagrid,
  FunctionField,
  Pagination,
  ReferenceManyField,
  SelectInput,
  FilterLiveForm,
  useGetOne,
  useRedirect,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../../api/call';
import { staffCampaigns as words } from '../../i18n/fr';
import { RichText } from '../../layout/RichText';
import { paths } from '../../routes';
import { formatMoment } from '../../ui/instant';
import { CardList, Minor } from '../kit/CardList';
import { choicesOf } from '../kit/choices';
import { StaffShow } from '../kit/StaffShow';
import { useStaffAct } from '../kit/useStaffAct';
import { AudienceCount } from './AudienceCount';
import { useCounted } from './campaignForm';

type Row = Campaign & RaRecord<number>;
type RecipientRow = CampaignRecipient & RaRecord<number>;

const { progress, recipients } = words;
const POLLED_MS = 3_000;

interface Part {
  readonly text: string;
  readonly count: number;
  readonly colour: string;
}

function partsOf({ sent, read, failed, left_out: leftOut, recipients: all }: Campaign): readonly Part[] {
  const waiting = all - sent - failed - leftOut;
  return [
    { text: progress.read, count: read, colour: 'primary.main' },
    { text: progress.received, count: Math.max(0, sent - read), colour: 'primary.light' },
    { text: progress.failed, count: failed, colour: 'error.main' },
    { text: progress.leftOut, count: leftOut, colour: 'text.secondary' },
    { text: progress.waiting, count: waiting, colour: 'divider' },
  ].filter(({ count }) => count > 0);
}

/** The same numbers as a bar and as a list; the bar is for the eye only. */
function Progress({ row }: { row: Campaign }) {
  const parts = partsOf(row);
  return (
    <>
      <p>
        <strong className="serif-title forest-800">{progress.sent(row.sent, row.recipients)}</strong>{' '}
        {progress.sentWord}
      </p>
      <Box aria-hidden sx={{ display: 'flex', height: 8, borderRadius: 1, overflow: 'hidden', my: 1 }}>
        {parts.map(({ text, count, colour }) => (
          <Box key={text} sx={{ flexGrow: count, bgcolor: colour }} />
        ))}
      </Box>
      <Box component="ul" className="unmarked" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {parts.map(({ text, count, colour }) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colour }} />
            <span>
              <strong>{count.toLocaleString('fr-FR')}</strong> {text}
            </span>
          </Box>
        ))}
      </Box>
    </>
  );
}

function mailOf({ mail_id: mail }: CampaignRecipient) {
  return mail === null ? null : <Link to={`${paths.adminList('mails')}/${mail}/show`}>{recipients.mail}</Link>;
}

function postedOf({ posted_at: at }: CampaignRecipient): string {
  return at === null ? '' : formatMoment(at);
}

function RecipientCard({ row }: { row: RecipientRow }) {
  return (
    <>
      <strong>{row.name}</strong>
      <Minor>{row.company_name}</Minor>
      <span>
        {stateOf(row)} <span className="quiet">{postedOf(row)}</span>
      </span>
      {mailOf(row)}
    </>
  );
}

/** A table where it fits, otherwise cards, like every list of staff. */
function Rows() {
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  if (!isWide) return <CardList<RecipientRow> card={(row) => <RecipientCard row={row} />} empty={null} />;
  return (
    <Datagrid bulkActionButtons={false} rowClick={false}>
      <FunctionField<RecipientRow> label={recipients.name} render={({ name }) => <strong>{name}</strong>} />
      <FunctionField<RecipientRow> label={recipients.company} render={(row) => row.company_name} />
      <FunctionField<RecipientRow> label={recipients.state} render={stateOf} />
      <FunctionField<RecipientRow> label={recipients.posted} render={postedOf} />
      <FunctionField<RecipientRow> label="" render={mailOf} />
    </Datagrid>
  );
}

function Recipients() {
  return (
    <>
      <h2 className="size-18 above-4">{recipients.title}</h2>
      <ReferenceManyField
        reference="campaign-recipients"
        target="campaign_id"
        sort={{ field: 'id', order: 'ASC' }}
        pagination={<Pagination />}
      >
        <FilterLiveForm>
          <SelectInput
            source="state"
            label={recipients.filter}
            choices={choicesOf(recipients.states)}
            emptyText={recipients.all}
            helperText={false}
            sx={{ maxWidth: 260 }}
          />
        </FilterLiveForm>
        <Rows />
      </ReferenceManyField>
    </>
  );
}

function stateOf({ state, read_at: at }: CampaignRecipient): string {
  return at === null ? recipients.states[state] : recipients.read;
}

/** Whom the filter would reach now; it is asked again when the message leaves. */
function Foreseen({ row }: { row: Row }) {
  return <AudienceCount sentence={words.sentence(row.audience)} counted={useCounted(row)} />;
}

function CampaignPage({ row }: { row: Row }) {
  const isScheduled = row.state === 'scheduled';
  const isMoving = isScheduled || (row.state !== 'suspended' && row.sent + row.failed + row.left_out < row.recipients);
  // Shares the answer with the page, so that its numbers move while the campaign is being sent.
  useGetOne<Row>('campaigns', { id: row.id }, { refetchInterval: isMoving ? POLLED_MS : false });
  return (
    <>
      {isScheduled && row.sends_at !== null && <p>{progress.scheduled(formatMoment(row.sends_at))}</p>}
      {isScheduled && <Foreseen row={row} />}
      <p>{progress.channels(row)}</p>
      {!isScheduled && (
        <>
          <p className="quiet">{words.sentence(row.audience)}</p>
          <Progress row={row} />
          <Recipients />
        </>
      )}
      <h2 className="size-18 above-4">{progress.message}</h2>
      <RichText html={row.body} />
    </>
  );
}

function Hold({ row }: { row: Row }) {
  const { run, busy } = useStaffAct();
  if (row.state !== 'sending' && row.state !== 'suspended') return null;
  const [act, label, done] =
    row.state === 'sending'
      ? [campaignCalls.suspend, progress.suspend, progress.suspended]
      : [campaignCalls.resume, progress.resume, progress.resumed];
  const send = async () => call(act, { params: { id: row.id } });
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void run(send, done)}>
      {label}
    </Button>
  );
}

function Withdraw({ row: { id, state } }: { row: Row }) {
  const { run, busy } = useStaffAct();
  const redirect = useRedirect();
  if (state !== 'scheduled') return null;
  const withdraw = async () => {
    await call(campaignCalls.withdraw, { params: { id } });
    redirect('edit', 'campaigns', id);
  };
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void run(withdraw, progress.withdrawn)}>
      {progress.withdraw}
    </Button>
  );
}

/** A new draft with the same words and the same filter. */
function Again({ row }: { row: Row }) {
  const { subject, body, audience, in_app, by_mail, is_duty } = row;
  const record = { subject, body, audience, in_app, by_mail, is_duty };
  return (
    <Button size="small" component={Link} to={`${paths.adminList('campaigns')}/create`} state={{ record }}>
      {progress.again}
    </Button>
  );
}

export const CampaignShow = () => (
  <StaffShow<Row>
    title={({ subject }) => subject}
    acts={(row) => (
      <>
        <Hold row={row} />
        <Withdraw row={row} />
        <Again row={row} />
      </>
    )}
  >
    {(row) => <CampaignPage row={row} />}
  </StaffShow>
);
