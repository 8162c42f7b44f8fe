/** The acts on a message, with their events. The functions are pure: each refuses, or answers the next state. */
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { messageEvent } from './conversation.events.js';

export interface Conversation {
  /** An account of staff; null when no member of staff is responsible. */
  readonly assignedTo: number | null;
  /** The time of the first answer. */
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
}

export interface Changed {
  readonly conversation: Conversation;
  readonly events: readonly DomainEvent[];
}

/** @throws DomainError `message_clos` */
export function assign(before: Conversation, to: number | null): Changed {
  refuseClosed(before);
  if (before.assignedTo === to) return { conversation: before, events: [] };
  return { conversation: { ...before, assignedTo: to }, events: [messageEvent.assigned.of({ to })] };
}

/** The author becomes responsible if there was no responsible person. @throws DomainError `message_clos` */
export function answer(before: Conversation, by: number, now: Date): Changed {
  const { conversation, events } =
    before.assignedTo === null ? assign(before, by) : { conversation: before, events: [] };
  refuseClosed(conversation);
  return {
    conversation: { ...conversation, answeredAt: conversation.answeredAt ?? now },
    events: [...events, messageEvent.answered.of({})],
  };
}

/** First words of a French greeting, without accents. */
const GREETINGS = 'bonjour bonsoir cher chere chers cheres madame mesdames monsieur messieurs'.split(' ');

/** True when an answer begins with a greeting: the mail then adds none. */
export function greets(text: string): boolean {
  const plain = text.trimStart().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [first = ''] = /^\p{L}+/u.exec(plain) ?? [];
  return GREETINGS.includes(first);
}

export function note(before: Conversation): Changed {
  return { conversation: before, events: [messageEvent.noted.of({})] };
}

/** @throws DomainError `message_clos` */
export function close(before: Conversation, now: Date): Changed {
  refuseClosed(before);
  return { conversation: { ...before, closedAt: now }, events: [messageEvent.closed.of({})] };
}

/** @throws DomainError `message_ouvert` */
export function reopen(before: Conversation): Changed {
  if (before.closedAt === null) throw new DomainError('message_ouvert');
  return { conversation: { ...before, closedAt: null }, events: [messageEvent.reopened.of({})] };
}

function refuseClosed({ closedAt }: Conversation): void {
  if (closedAt !== null) throw new DomainError('message_clos');
}
