/** The conversations: who waits, who is responsible, how long the first answer took. */
import { FunctionField, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import type { Message } from '@valorisation/contract';
import { staffMessages as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { RecordLink } from '../kit/RecordLink';
import { StaffList } from '../kit/StaffList';
import { FirstAnswer, Handling, inWords, Sender } from './messageFacts';
import { MessagePeriod } from './MessagePeriod';
import styles from './Messages.module.css';
import { MessageViews, TO_DO } from './MessageViews';
import { formatSecond } from '../../ui/instant';
import { choicesOf } from '../kit/choices';

type Row = Message & RaRecord<number>;

/** Below this width the columns do not fit. */
const TABLE_FROM = 1100;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 320 } }} />,
  <MessageViews key="view" source="view" alwaysOn />,
  <SelectInput key="sender" source="sender" label={words.sender} alwaysOn choices={choicesOf(words.senders)} />,
  <SelectInput
    key="doubtful"
    source="doubtful"
    label={words.doubtful}
    alwaysOn
    choices={[
      { id: true, name: words.doubtfulOnly },
      { id: false, name: words.doubtfulNone },
    ]}
  />,
];

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

function MessageCard({ row }: { row: Message }) {
  return (
    <>
      <Minor>{inWords(row.created_at)}</Minor>
      <div>
        <Subject row={row} />
      </div>
      <div>
        <Sender row={row} />
      </div>
      <div>
        <Handling row={row} />
      </div>
      <FirstAnswer row={row} />
    </>
  );
}

export function MessageList() {
  const { columns } = words;
  return (
    <>
      <MessagePeriod />
      <StaffList<Row>
        words={words}
        filters={filters}
        filterDefaultValues={TO_DO}
        sort={{ field: 'created_at', order: 'ASC' }}
        tableFrom={TABLE_FROM}
        card={(row) => <MessageCard row={row} />}
      >
        <FunctionField<Row> source="created_at" label={columns.date} render={(row) => formatSecond(row.created_at)} />
        <FunctionField<Row> source="name" label={columns.from} render={(row) => <Sender row={row} />} />
        <FunctionField<Row> source="subject" label={columns.subject} render={(row) => <Subject row={row} />} />
        <FunctionField<Row> label={columns.state} sortable={false} render={(row) => <Handling row={row} />} />
        <FunctionField<Row> source="answered_at" label={columns.answered} render={(row) => <FirstAnswer row={row} />} />
      </StaffList>
    </>
  );
}
