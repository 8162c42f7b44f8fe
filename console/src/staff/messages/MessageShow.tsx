import { Button, MenuItem, TextField } from '@mui/material';
import { useGetList, type RaRecord } from 'react-admin';
import { messageCalls as calls, type AnswerTemplate, type Message, type MessageThread } from '@valorisation/contract';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffMessages as words } from '../../i18n/fr';
import { FactList } from '../../ui/FactList';
import { Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { StaffShow } from '../kit/StaffShow';
import { useStaffAct } from '../kit/useStaffAct';
import { FirstAnswer, inWords } from './messageFacts';
import styles from './Messages.module.css';
import { Thread } from './Thread';
import { WritingForm } from './WritingForm';

type Row = Message & RaRecord<number>;

const MOST_TEMPLATES = 100;
const NOBODY = 'nobody';

const given = ({ id }: Pick<Message, 'id'>) => ({ params: { id } });

function Facts({ row }: { row: Message }) {
  const { page } = words;
  return (
    <FactList
      className={styles.facts}
      facts={[
        [page.from, `${row.name}, ${row.email}`],
        ...(row.company_name === null ? [] : [[page.company, row.company_name] as const]),
        [page.receivedOn, inWords(row.created_at)],
        [page.firstAnswer, <FirstAnswer key="answer" row={row} />],
        [page.handling, words.states[row.state]],
      ]}
    />
  );
}

function Assignment({ row, staff }: { row: Message; staff: MessageThread['staff'] }) {
  const { run, busy } = useStaffAct();
  return (
    <TextField
      select
      size="small"
      label={words.assign.label}
      value={row.assigned_to ?? NOBODY}
      disabled={busy}
      sx={{ maxWidth: 360 }}
      onChange={({ target }) => {
        const to = staff.find(({ id }) => id === Number(target.value))?.id ?? null;
        void run(
          async () => call(calls.assign, { ...given(row), body: { to, version: row.version } }),
          words.assign.done,
        );
      }}
    >
      <MenuItem value={NOBODY}>{words.assign.nobody}</MenuItem>
      {staff.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Templates({ insert }: { insert: (text: string) => void }) {
  const { data = [] } = useGetList<AnswerTemplate & RaRecord<number>>('answer-templates', {
    pagination: { page: 1, perPage: MOST_TEMPLATES },
    sort: { field: 'title', order: 'ASC' },
  });
  if (data.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={words.answer.template}
      value=""
      sx={{ maxWidth: 360 }}
      onChange={({ target }) => insert(data.find(({ id }) => id === Number(target.value))?.body ?? '')}
    >
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Answer({ row }: { row: Message }) {
  const { run, busy } = useStaffAct();
  const { answer } = words;
  const send = (closes: boolean) => async (text: string) =>
    run(async () => call(calls.answer, { ...given(row), body: { text, closes, version: row.version } }), answer.done);
  return (
    <>
      <h2>{answer.title}</h2>
      <WritingForm
        place={`${row.id}.answer`}
        words={answer}
        rows={6}
        isBusy={busy}
        acts={[
          { label: answer.send, send: send(false) },
          { label: answer.sendAndClose, send: send(true) },
        ]}
      >
        {(insert) => <Templates insert={insert} />}
      </WritingForm>
      <Notice>{words.page.replies}</Notice>
    </>
  );
}

function Note({ row }: { row: Message }) {
  const { run, busy } = useStaffAct();
  const { note } = words;
  const send = async (text: string) => run(async () => call(calls.note, { ...given(row), body: { text } }), note.done);
  return (
    <>
      <h2>{note.title}</h2>
      <WritingForm place={`${row.id}.note`} words={note} rows={2} isBusy={busy} acts={[{ label: note.add, send }]} />
    </>
  );
}

function MessagePage({ row }: { row: Row }) {
  const { data: thread, error } = useCall(calls.thread, given(row));
  return (
    <Stack gap={4} className={styles.page}>
      <Facts row={row} />
      {row.doubtful && <Notice tone="wheat">{words.doubtfulHelp}</Notice>}
      {row.state !== 'closed' && thread !== undefined && <Assignment row={row} staff={thread.staff} />}
      <h2>{words.page.thread}</h2>
      {error !== null && <p>{messageOf(error)}</p>}
      {thread !== undefined && <Thread message={row} entries={thread.entries} />}
      {row.state !== 'closed' && <Answer row={row} />}
      <Note row={row} />
      <p>{words.page.kept}</p>
    </Stack>
  );
}

function CloseOrReopen({ row }: { row: Row }) {
  const { run, busy } = useStaffAct();
  const [label, act, done] =
    row.state === 'closed'
      ? ([words.reopen, calls.reopen, words.reopened] as const)
      : ([words.close, calls.close, words.closed] as const);
  const send = async () => call(act, { ...given(row), body: { version: row.version } });
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void run(send, done)}>
      {label}
    </Button>
  );
}

export const MessageShow = () => (
  <StaffShow<Row> title={({ subject }) => subject} acts={(row) => <CloseOrReopen row={row} />}>
    {(row) => <MessagePage row={row} />}
  </StaffShow>
);
