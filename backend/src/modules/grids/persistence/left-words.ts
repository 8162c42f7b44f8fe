import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { recordEvent } from '../../../platform/rest/rest-events.js';

const COUNT = `
  insert into left_word (word, day) values ($1, $2) on conflict (word, day) do update set times = left_word.times + 1`;

/** Words that people searched for without choosing a function: word, day and count, nothing of who. */
@Injectable()
export class LeftWords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async count(word: string, correlationId: string): Promise<void> {
    const nobody = { establishmentId: null, actorId: null, correlationId };
    await this.unitOfWork.run(nobody, async ({ manager }) => {
      await manager.query(COUNT, [word, this.clock.today()]);
    });
  }

  /** The journal has who did it, and not the word. @throws `introuvable` for a word that is not shown */
  async dismiss(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(staffTransaction(actor), async (transaction) => {
      await takeLeftWord(transaction.manager, id);
      await this.journal.append(transaction, {
        aggregateType: 'left-words',
        aggregateId: id,
        firstVersion: 1,
        events: [recordEvent.deleted.of({ fields: ['word'], before: {}, after: {} })],
        gridId: null,
        occurredAt: this.clock.now(),
      });
    });
  }
}

/** Takes a word out of the list of staff, in their transaction. @throws `introuvable` for a word that is not shown */
export async function takeLeftWord(manager: EntityManager, id: number): Promise<void> {
  const [, taken]: [unknown, number] = await manager.query(
    'delete from left_word where word = (select word from frequent_left_word where id = $1)',
    [id],
  );
  if (taken === 0) throw notFound('leftWord');
}
