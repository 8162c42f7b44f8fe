import { Button, Typography } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';
import type { Mail } from '@valorisation/contract';
import { staffMails as words } from '../../i18n/fr';
import { oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { kindOf, MailState, recipientOf, useMailRetry } from './mailFacts';
import { formatSecond } from '../../ui/instant';
import { MailShow } from './MailShow';

type Row = Mail & RaRecord<number>;

const { columns } = words;

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

export const mails = plainResource<Row>({
  name: 'mails',
  group: 'follow',
  icon: 'mail',
  words,
  fields: [
    {
      name: 'created_at',
      label: columns.date,
      read: (row) => formatSecond(row.created_at),
      isSorted: true,
      card: 'labelled-minor',
    },
    {
      name: 'kind',
      label: columns.kind,
      read: (row) => <RecordLink>{kindOf(row)}</RecordLink>,
      isSorted: true,
      card: 'strong',
    },
    { name: 'recipient', label: columns.recipient, read: recipientOf },
    { name: 'state', label: columns.state, read: (row) => <MailState row={row} />, isSorted: true },
    { name: 'attempts', label: columns.attempts, read: ({ attempts }) => attempts, isNumber: true, card: null },
  ],
  filters: [oneOf('state', columns.state, words.states), oneOf('kind', columns.kind, words.kinds)],
  sort: { field: 'created_at', order: 'DESC' },
  bulk: <RetryChosen />,
  tableFrom: 1000,
  above: <Typography sx={{ mt: 2, maxWidth: 720 }}>{words.bounces}</Typography>,
  show: MailShow,
});
