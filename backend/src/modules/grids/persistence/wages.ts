import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { NewWage } from '../domain/wage-rules.js';

const PROPOSE = `
  insert into wage_proposal (territory, effective_on, month_cents, hour_cents, source, created_at, created_by, updated_at, updated_by)
  values ($1, $2, $3, $4, $5, $6, $7, $6, $7)
  on conflict (territory) where state = 'proposed' do nothing
  returning id`;

const LOCK = `
  select state, territory, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn", month_cents as "monthCents",
         hour_cents as "hourCents", source, created_by as "createdBy", version
    from wage_proposal where id = $1 for update`;

/** Adds the entry. Open pages are updated at once if it applies from today on. */
const ENTER = `
  with entered as (
    insert into minimum_wage (territory, effective_on, month_cents, hour_cents, source, confirmed, created_at)
    values ($1, $2, $3, $4, $5, true, $6) returning id)
  select id, pg_notify('wage_change', id::text) from entered`;

const DECIDE = `
  update wage_proposal set state = $2, wage_id = $3, decided_at = $4, decided_by = $5, version = version + 1,
                           updated_at = $4, updated_by = $5
   where id = $1`;

export interface LockedProposal extends NewWage {
  readonly state: 'proposed' | 'confirmed' | 'withdrawn';
  readonly createdBy: number | null;
  /** The version of its journal. */
  readonly version: number;
}

/** Proposals of the next minimum wage, and the entries that they become. */
@Injectable()
export class Wages {
  /** Answers its id. @throws 409 `smic_propose` while another proposal waits for the territory */
  async propose({ manager, actorId }: Transaction, wage: NewWage, now: Date): Promise<number> {
    const { territory, effectiveOn, monthCents, hourCents, source } = wage;
    const values = [territory, effectiveOn, monthCents, hourCents, source, now, actorId];
    const [made]: { id: number }[] = await manager.query(PROPOSE, values);
    if (made === undefined) throw new DomainError('smic_propose');
    return made.id;
  }

  /** Locks the proposal until the transaction ends. */
  async lock({ manager }: Transaction, id: number): Promise<LockedProposal | undefined> {
    const [found]: LockedProposal[] = await manager.query(LOCK, [id]);
    return found;
  }

  /** Adds the entry; answers its id. */
  async confirm(transaction: Transaction, id: number, wage: NewWage, now: Date): Promise<number> {
    const { territory, effectiveOn, monthCents, hourCents, source } = wage;
    const values = [territory, effectiveOn, monthCents, hourCents, source, now];
    const [entry]: { id: number }[] = await transaction.manager.query(ENTER, values);
    if (entry === undefined) throw new Error('An entry that was added has an id');
    await this.decide(transaction, id, 'confirmed', entry.id, now);
    return entry.id;
  }

  async withdraw(transaction: Transaction, id: number, now: Date): Promise<void> {
    await this.decide(transaction, id, 'withdrawn', null, now);
  }

  private async decide(
    { manager, actorId }: Transaction,
    id: number,
    state: 'confirmed' | 'withdrawn',
    wageId: number | null,
    now: Date,
  ): Promise<void> {
    await manager.query(DECIDE, [id, state, wageId, now, actorId]);
  }
}
