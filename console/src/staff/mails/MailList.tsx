/** The mails of the product: what went out, what waits, what failed for good and may be tried again. */
import { Button, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import {
  Datagrid,
  DateField,
  FunctionField,
  List,
  NumberField,
  SelectInput,
  useDataProvider,
  useNotify,
  useRefresh,
  type RaRecord,
} from 'react-admin';
import type { Mail } from '../../api/contract';
import { messageOf } from '../../api/errors';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffMails as words } from '../../i18n/fr';
import { CardList, EmptyList, Minor } from '../CardList';
import { StaffTitle } from '../StaffTitle';
import styles from './Mails.module.css';

type Row = Mail & RaRecord<number>;

/** Narrower, the columns of the table do not stand side by side. */
const TABLE = '(min-width: 1000px)';

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
  const calls = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (row.state !== 'failed') return null;

  async function retry(): Promise<void> {
    setBusy(true);
    try {
      await calls.retryMail(row.id);
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

const empty = <EmptyList title={words.empty} text={words.emptyText} />;

function MailTable() {
  const { columns } = words;
  return (
    <Datagrid bulkActionButtons={false} rowClick={false} empty={empty}>
      <DateField source="created_at" label={columns.date} locales="fr-FR" showTime />
      <FunctionField<Row> source="kind" label={columns.kind} render={kindOf} />
      <FunctionField<Row> label={columns.recipient} sortable={false} render={({ recipient }) => recipient} />
      <FunctionField<Row> source="state" label={columns.state} render={(row) => <State row={row} />} />
      <NumberField source="attempts" label={columns.attempts} sortable={false} />
      <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <Retry row={row} />} />
    </Datagrid>
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
  const isWide = useMediaQuery(TABLE, { noSsr: true });
  return (
    <List
      title={<StaffTitle text={words.title} />}
      actions={false}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      {isWide ? <MailTable /> : <CardList<Row> card={(row) => <MailCard row={row} />} empty={empty} />}
    </List>
  );
}
