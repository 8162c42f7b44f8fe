import type { RaRecord } from 'react-admin';
import type { Message } from '@valorisation/contract';
import { staffMessages as words } from '../../i18n/fr';
import { formatSecond } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { FirstAnswer, Handling, inWords, Sender } from './messageFacts';
import { MessagePeriod } from './MessagePeriod';
import styles from './Messages.module.css';
import { MessageShow } from './MessageShow';
import { MessageViews, TO_DO } from './MessageViews';

type Row = Message & RaRecord<number>;

const { columns } = words;

function Subject({ row }: { row: Message }) {
  return (
    <>
      <RecordLink>{row.subject}</RecordLink>
      <Minor>
        <span className={styles.excerpt}>{row.message}</span>
      </Minor>
    </>
  );
}

export const messages = plainResource<Row>({
  name: 'messages',
  group: 'exchange',
  words,
  fields: [
    {
      name: 'created_at',
      label: columns.date,
      read: (row) => formatSecond(row.created_at),
      isSorted: true,
      card: (row) => <Minor>{inWords(row.created_at)}</Minor>,
    },
    {
      name: 'name',
      label: columns.from,
      read: (row) => <Sender row={row} />,
      isSorted: true,
      card: (row) => <Subject row={row} />,
    },
    {
      name: 'subject',
      label: columns.subject,
      read: (row) => <Subject row={row} />,
      isSorted: true,
      card: (row) => <Sender row={row} />,
    },
    { name: 'state', label: columns.state, read: (row) => <Handling row={row} /> },
    { name: 'answered_at', label: columns.answered, read: (row) => <FirstAnswer row={row} />, isSorted: true },
  ],
  filters: [
    <MessageViews key="view" source="view" alwaysOn />,
    oneOf('sender', words.sender, words.senders),
    oneOf('doubtful', words.doubtful, [
      { id: true, name: words.doubtfulOnly },
      { id: false, name: words.doubtfulNone },
    ]),
  ],
  filterDefaultValues: TO_DO,
  sort: { field: 'created_at', order: 'ASC' },
  tableFrom: 1100,
  above: <MessagePeriod />,
  show: MessageShow,
});
