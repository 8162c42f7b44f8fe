/** The product's mails: sent, waiting, and failed for good, which can be retried. */
import { Button, Typography } from '@mui/material';
import { FunctionField, NumberField, SearchInput, SelectInput, useListContext, type RaRecord } from 'react-admin';
import type { Mail } from '@valorisation/contract';
import { staffMails as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { RecordLink } from '../kit/RecordLink';
import { StaffList } from '../kit/StaffList';
import { kindOf, MailState, recipientOf, useMailRetry } from './mailFacts';
import { formatSecond } from '../../ui/instant';
import { choicesOf } from '../kit/choices';

type Row = Mail & RaRecord<number>;

/** Below this width the columns do not fit. */
const TABLE_FROM = 1000;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 300 } }} />,
  <SelectInput key="state" source="state" label={words.columns.state} alwaysOn choices={choicesOf(words.states)} />,
  <SelectInput key="kind" source="kind" label={words.columns.kind} alwaysOn choices={choicesOf(words.kinds)} />,
];

function RetryChosen() {
  const { selectedIds, onUnselectItems } = useListContext<Row>();
  const { retry, busy } = useMailRetry();

  async function retryAll(): Promise<void> {
    if (await retry(selectedIds)) onUnselectItems();
  }

  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void retryAll()}>
      {words.retry}
    </Button>
  );
}

function MailCard({ row }: { row: Mail }) {
  return (
    <>
      <Minor>
        {words.columns.date}&nbsp;: {formatSecond(row.created_at)}
      </Minor>
      <strong>
        <RecordLink>{kindOf(row)}</RecordLink>
      </strong>
      <span>{recipientOf(row)}</span>
      <div>
        <MailState row={row} />
      </div>
    </>
  );
}

export function MailList() {
  const { columns } = words;
  return (
    <>
      <Typography sx={{ mt: 2, maxWidth: 720 }}>{words.bounces}</Typography>
      <StaffList<Row>
        words={words}
        filters={filters}
        sort={{ field: 'created_at', order: 'DESC' }}
        bulk={<RetryChosen />}
        tableFrom={TABLE_FROM}
        card={(row) => <MailCard row={row} />}
      >
        <FunctionField<Row> source="created_at" label={columns.date} render={(row) => formatSecond(row.created_at)} />
        <FunctionField<Row>
          source="kind"
          label={columns.kind}
          render={(row) => <RecordLink>{kindOf(row)}</RecordLink>}
        />
        <FunctionField<Row> label={columns.recipient} sortable={false} render={recipientOf} />
        <FunctionField<Row> source="state" label={columns.state} render={(row) => <MailState row={row} />} />
        <NumberField source="attempts" label={columns.attempts} sortable={false} />
      </StaffList>
    </>
  );
}
