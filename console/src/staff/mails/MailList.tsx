/** The mails of the product: what went out, what waits, what failed for good and may be tried again. */
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  DateField,
  FunctionField,
  NumberField,
  SelectInput,
  useNotify,
  useRefresh,
  type RaRecord,
} from 'react-admin';
import type { Mail } from '@valorisation/contract';
import { messageOf } from '../../api/errors';
import { staffFollow } from '../../api/staffFollow';
import { staffMails as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { StaffList } from '../kit/StaffList';
import styles from './Mails.module.css';

type Row = Mail & RaRecord<number>;

/** Narrower, the columns do not stand side by side. */
const TABLE_FROM = 1000;

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={words.columns.state}
    alwaysOn
    choices={Object.entries(words.states).map(([id, name]) => ({ id, name }))}
  />,
];

const wordOf = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key;
const kindOf = ({ kind }: Mail): string => wordOf(words.kinds, kind);

function State({ row }: { row: Mail }) {
  return (
    <>
      <span className={row.state === 'failed' ? styles.failed : undefined}>{words.states[row.state]}</span>
      {row.error_code !== null && <Minor>{words.reasons[row.error_code]}</Minor>}
    </>
  );
}

function Retry({ row }: { row: Mail }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (row.state !== 'failed') return null;

  async function retry(): Promise<void> {
    setBusy(true);
    try {
      await staffFollow.retryMails([row.id]);
      notify(words.retried, { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      variant="outlined"
      disabled={busy}
      aria-label={words.retryOf(kindOf(row), row.recipient)}
      onClick={() => void retry()}
    >
      {words.retry}
    </Button>
  );
}

function MailCard({ row }: { row: Mail }) {
  return (
    <>
      <Minor>
        {words.columns.date} {new Date(row.created_at).toLocaleString('fr-FR')}
      </Minor>
      <strong>{kindOf(row)}</strong>
      <span>{row.recipient}</span>
      <div>
        <State row={row} />
      </div>
      <Retry row={row} />
    </>
  );
}

export function MailList() {
  const { columns } = words;
  return (
    <StaffList<Row>
      words={words}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      tableFrom={TABLE_FROM}
      card={(row) => <MailCard row={row} />}
    >
      <DateField source="created_at" label={columns.date} locales="fr-FR" showTime />
      <FunctionField<Row> source="kind" label={columns.kind} render={kindOf} />
      <FunctionField<Row> label={columns.recipient} sortable={false} render={({ recipient }) => recipient} />
      <FunctionField<Row> source="state" label={columns.state} render={(row) => <State row={row} />} />
      <NumberField source="attempts" label={columns.attempts} sortable={false} />
      <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <Retry row={row} />} />
    </StaffList>
  );
}
