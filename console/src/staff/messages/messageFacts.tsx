import type { Message } from '@valorisation/contract';
import { useState } from 'react';
import { staffKit, staffMessages as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';

const MINUTE_MS = 60_000;

const minutesBetween = (from: string, to: string | number): number =>
  Math.max(0, Math.round((new Date(to).getTime() - Date.parse(from)) / MINUTE_MS));

export const inWords = (instant: string): string =>
  new Date(instant).toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'short' });

export function Sender({ row }: { row: Message }) {
  return (
    <>
      {row.name}
      <Minor>{row.company_name ?? words.senders[row.sender]}</Minor>
      {row.doubtful && <Minor>{words.doubtful}</Minor>}
    </>
  );
}

export function Handling({ row }: { row: Message }) {
  return (
    <>
      {words.states[row.state]}
      {row.assignee !== null && <Minor>{staffKit.by(row.assignee)}</Minor>}
    </>
  );
}

/** The time of the first answer, or how long the sender has been waiting for it. */
export function FirstAnswer({ row }: { row: Message }) {
  const { created_at: from, answered_at: answered, closed_at: closed } = row;
  const [now] = useState(() => Date.now());
  if (answered !== null) return words.answeredIn(minutesBetween(from, answered));
  if (closed !== null) return words.closedUnanswered;
  return <span className="wheat-700 strong">{words.waitingFor(minutesBetween(from, now))}</span>;
}
