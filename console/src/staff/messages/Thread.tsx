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
    <ol className="grid gap-3 unmarked">
      <li className="frame pad-4">
        <strong>{words.message}</strong>
        <Minor>
          {message.name}, {inWords(message.created_at)}
        </Minor>
        <div className="as-typed">{message.message}</div>
      </li>
      {entries.map((entry) => (
        <li key={entry.id} className={cx('frame pad-4', styles[entry.kind])}>
          <strong>{words.kinds[entry.kind]}</strong>
          <Minor>
            {entry.author ?? words.gone}, {inWords(entry.created_at)}
          </Minor>
          <div className="as-typed">{entry.body}</div>
          <Sending entry={entry} />
        </li>
      ))}
    </ol>
  );
}

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
