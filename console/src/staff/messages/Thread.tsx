/** What was written in a conversation, in the order of time. */
import type { Message, MessageEntry } from '@valorisation/contract';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffMessages } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Minor } from '../kit/CardList';
import { inWords } from './messageFacts';
import styles from './Messages.module.css';

const { page: words } = staffMessages;

export function Thread({ message, entries }: { message: Message; entries: readonly MessageEntry[] }) {
  return (
    <ol className={styles.thread}>
      <li className={styles.entry}>
        <strong>{words.message}</strong>
        <Minor>
          {message.name}, {inWords(message.created_at)}
        </Minor>
        <div className={styles.text}>{message.message}</div>
      </li>
      {entries.map((entry) => (
        <li key={entry.id} className={cx(styles.entry, styles[entry.kind])}>
          <strong>{words.kinds[entry.kind]}</strong>
          <Minor>
            {entry.author ?? words.gone}, {inWords(entry.created_at)}
          </Minor>
          <div className={styles.text}>{entry.body}</div>
          <Sending entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** How the mail of an answer went. */
function Sending({ entry: { mail_id: mailId, mail_state: state } }: { entry: MessageEntry }) {
  const createPath = useCreatePath();
  if (mailId === null || state === null) return null;
  return (
    <Minor>
      {words.mailStates[state]}.{' '}
      <Link to={createPath({ resource: 'mails', id: mailId, type: 'show' })}>{words.seeMail}</Link>
    </Minor>
  );
}
