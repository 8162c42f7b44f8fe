import { mailCalls, type Mail } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffMails as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { useManyAct } from '../kit/useManyAct';

export const kindOf = ({ kind }: Mail): string => words.kinds[kind] ?? kind;

/** Its subject, or its kind once the subject is not kept any more. */
export const titleOf = (row: Mail): string => (row.subject === '' ? kindOf(row) : row.subject);

export const recipientOf = ({ recipient }: Mail): string => (recipient === '' ? words.forgotten : recipient);

export function MailState({ row }: { row: Mail }) {
  const { state, server_reason: reason, error_code: failure } = row;
  return (
    <>
      <span className={state === 'failed' ? 'clay-700 strong' : undefined}>{words.states[state]}</span>
      {reason !== null && <Minor>{words.serverReasons[reason]}</Minor>}
      {reason === null && failure !== null && <Minor>{words.reasons[failure]}</Minor>}
    </>
  );
}

export function useMailRetry() {
  const { busy, run } = useManyAct();
  const retry = async (ids: readonly number[]) =>
    run(async () => call(mailCalls.retryMany, { body: { ids } }), words.retriedMany);
  return { busy, retry };
}
