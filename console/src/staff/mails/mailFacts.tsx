import type { Mail } from '@valorisation/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../../api/errors';
import { staffFollow } from '../../api/staffFollow';
import { staffMails as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import styles from './Mails.module.css';

export const kindOf = ({ kind }: Mail): string => words.kinds[kind] ?? kind;

export const recipientOf = ({ recipient }: Mail): string => (recipient === '' ? words.forgotten : recipient);

/** How it went, and why not. */
export function MailState({ row }: { row: Mail }) {
  const { state, server_reason: reason, error_code: failure } = row;
  return (
    <>
      <span className={state === 'failed' ? styles.failed : undefined}>{words.states[state]}</span>
      {reason !== null && <Minor>{words.serverReasons[reason]}</Minor>}
      {reason === null && failure !== null && <Minor>{words.reasons[failure]}</Minor>}
    </>
  );
}

/** Tries mails again by one call, and says what came of it. */
export function useRetry() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);

  async function retry(ids: readonly number[]): Promise<void> {
    setIsBusy(true);
    try {
      const { retried, left } = await staffFollow.retryMails(ids);
      const told = [
        ...(retried.length > 0 ? [words.retriedMany(retried.length)] : []),
        ...(left.length > 0 ? [words.left(left.length)] : []),
      ];
      notify(told.join(' '), { type: left.length > 0 ? 'warning' : 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return { retry, isBusy };
}
