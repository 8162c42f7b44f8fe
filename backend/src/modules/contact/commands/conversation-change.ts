import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Changed } from '../domain/conversation.js';
import { Conversations, type HeldConversation, type NewEntry } from '../persistence/conversations.js';

interface Step extends Changed {
  readonly entry?: NewEntry;
}

/** Changes one message, its answers and notes, and its events in one transaction, under the staff scope. */
@Injectable()
export class ConversationChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly conversations: Conversations,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `introuvable`, `version_perimee` with the message's version, and the refusals of `change` */
  async run(
    actor: Actor,
    { id, version: asked }: MessageTarget,
    change: (held: HeldConversation, now: Date, tx: Transaction) => Step | Promise<Step>,
  ): Promise<void> {
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      const held = await this.conversations.lock(tx, id);
      if (held === undefined) throw notFound('message');
      const { version } = held;
      if (asked !== undefined && asked !== version) {
        throw new DomainError('version_perimee', { version, subject: 'message' });
      }
      const now = this.clock.now();
      const { conversation, events, entry } = await change(held, now, tx);
      if (events.length === 0) return;
      await this.conversations.save(tx, id, version + events.length, conversation);
      if (entry !== undefined) await this.conversations.add(tx, id, entry, now);
      await this.journal.append(tx, {
        aggregateType: 'messages',
        aggregateId: id,
        firstVersion: version + 1,
        events,
        gridId: null,
        occurredAt: now,
      });
    });
  }
}

export interface MessageTarget {
  readonly id: number;
  /** The version that the writer has read; without it any version is accepted. */
  readonly version?: number | undefined;
}
