import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { REGISTER_FINDINGS, publicRequestReceived, type PublicRequest } from '../domain/public-request.js';

const stored = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-reset'), content: z.object({ email: z.string(), network: z.string() }) }),
  z.object({
    kind: z.literal('registration'),
    content: z.object({
      siret: z.string(),
      companyName: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      postalAddress: z.string(),
      registerFinding: z.enum(REGISTER_FINDINGS),
      estimate: z.string().nullable().default(null),
      loginId: z.int().nullable().default(null),
    }),
  }),
  z.object({ kind: z.literal('activation-renewal'), content: z.object({ hash: z.string() }) }),
]);

/**
 * The inbox of public requests. A request is written in the same way whether or not its address has an account. The
 * worker finds out and answers by mail, so neither the answer nor its time reveals an account.
 */
@Injectable()
export class PublicRequests {
  constructor(
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async receive(transaction: Transaction, { kind, content }: PublicRequest): Promise<void> {
    const now = this.clock.now();
    const [row]: { id: number }[] = await transaction.manager.query(
      'insert into public_request (kind, content, created_at) values ($1, $2, $3) returning id',
      [kind, content, now],
    );
    if (row === undefined) throw new Error('The insert answered nothing');
    await this.journal.append(transaction, {
      aggregateType: 'public-request',
      aggregateId: row.id,
      firstVersion: 1,
      events: [publicRequestReceived.of({})],
      gridId: null,
      occurredAt: now,
    });
  }

  /** Takes a request out of the inbox; undefined when it is answered already. */
  async take({ manager }: Transaction, id: number): Promise<PublicRequest | undefined> {
    const [rows]: [unknown[]] = await manager.query(
      'delete from public_request where id = $1 returning kind, content',
      [id],
    );
    return rows[0] === undefined ? undefined : stored.parse(rows[0]);
  }
}
