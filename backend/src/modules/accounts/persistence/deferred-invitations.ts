import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

const ADD = `
  insert into deferred_invitation (id, establishment_id, email, first_name, last_name, created_at, sent_at)
  values ($1, $2, $3, $4, $5, $6, $6)`;

const FIND = `
  select id, email, first_name as "firstName", last_name as "lastName" from deferred_invitation where id = $1 for update`;

export interface Invited {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The invitations to addresses that have an account elsewhere. The head sees, resends and withdraws them like any
 * other, and so learns nothing about strangers' accounts. A mail tells the address's holder what to do.
 */
@Injectable()
export class DeferredInvitations {
  async add({ manager, establishmentId }: Transaction, invited: Invited, now: Date): Promise<void> {
    const { id, email, firstName, lastName } = invited;
    await manager.query(ADD, [id, establishmentId, email, firstName, lastName, now]);
  }

  async find({ manager }: Transaction, id: number): Promise<Invited | undefined> {
    const [row]: Invited[] = await manager.query(FIND, [id]);
    return row;
  }

  /** Capital and small letters of the address count as the same. */
  async has({ manager }: Transaction, email: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('select 1 from deferred_invitation where lower(email) = lower($1)', [
      email,
    ]);
    return rows.length > 0;
  }

  async markSent({ manager }: Transaction, id: number, now: Date): Promise<void> {
    await manager.query('update deferred_invitation set sent_at = $2 where id = $1', [id, now]);
  }

  /** The person of the address has got an account of the establishment in another way. */
  async removeOf({ manager }: Transaction, email: string): Promise<void> {
    await manager.query('delete from deferred_invitation where lower(email) = lower($1)', [email]);
  }

  /** False when the invitation does not exist. */
  async remove({ manager }: Transaction, id: number): Promise<boolean> {
    const [removed]: { id: number }[] = await manager.query(
      `with removed as (delete from deferred_invitation where id = $1 returning id) select id from removed`,
      [id],
    );
    return removed !== undefined;
  }
}
