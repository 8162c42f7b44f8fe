import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

const ADD = `
  insert into contact_message (establishment_id, account_id, name, email, subject, message, created_at, sender, copy_key,
                               doubtful)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const SENDER = `
  select trim(a.first_name || ' ' || a.last_name) as name, a.email, e.company_name as "companyName"
    from account a join establishment e on e.id = a.establishment_id where a.id = $1`;

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
}

export interface MemberSender {
  readonly accountId: number;
  /** Left part of the Message-ID of the sender's copy. */
  readonly copyKey: string;
}

@Injectable()
export class ContactMessages {
  constructor(private readonly clock: Clock) {}

  /** @param from `trapped`: from the public, perhaps by a program */
  async add(
    { manager, establishmentId }: Transaction,
    { name, email, subject, message }: ContactMessage,
    from: MemberSender | 'public' | 'trapped',
  ): Promise<void> {
    const member = typeof from === 'string' ? null : from;
    const written = [establishmentId, member?.accountId ?? null, name, email, subject, message, this.clock.now()];
    const sender = member === null ? 'public' : 'member';
    await manager.query(ADD, [...written, sender, member?.copyKey ?? null, from === 'trapped']);
  }

  async senderOf({ manager }: Transaction, accountId: number): Promise<Sender> {
    const [sender]: Sender[] = await manager.query(SENDER, [accountId]);
    if (sender === undefined) throw new DomainError('session_absente');
    return sender;
  }
}
