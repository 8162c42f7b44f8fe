import { Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import type { Mail } from '@valorisation/contract';
import { staffMails as words } from '../../i18n/fr';
import { days, oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { MailBulk } from './MailBulk';
import { kindOf, MailState, recipientOf, titleOf } from './mailFacts';
import { formatSecond } from '../../ui/instant';
import { MailShow } from './MailShow';

type Row = Mail & RaRecord<number>;

const { columns } = words;

export const mails = plainResource<Row>({
  name: 'mails',
  group: 'exchange',
  words,
  fields: [
    {
      name: 'created_at',
      label: columns.date,
      read: (row) => formatSecond(row.created_at),
      isSorted: true,
      card: 'labelled-minor',
    },
    { name: 'subject', label: columns.subject, read: (row) => <RecordLink>{titleOf(row)}</RecordLink>, card: 'strong' },
    { name: 'kind', label: columns.kind, read: kindOf, isSorted: true, card: 'minor' },
    { name: 'recipient', label: columns.recipient, read: recipientOf },
    { name: 'state', label: columns.state, read: (row) => <MailState row={row} />, isSorted: true },
    {
      name: 'attempts',
      label: columns.attempts,
      read: ({ attempts }) => attempts,
      isNumber: true,
      card: null,
      isExtra: true,
    },
  ],
  filters: [oneOf('state', columns.state, words.states), oneOf('kind', columns.kind, words.kinds), ...days],
  views: [
    { label: words.states.failed, filter: { state: 'failed' } },
    { label: words.states.waiting, filter: { state: 'waiting' } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  bulk: <MailBulk />,
  tableFrom: 1000,
  above: <Typography sx={{ mt: 2, maxWidth: 720 }}>{words.bounces}</Typography>,
  show: MailShow,
});
