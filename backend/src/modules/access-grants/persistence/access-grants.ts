import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { AccessGrant, type AccessGrantState } from '../domain/access-grant.js';
import { AccessGrantRecord } from './access-grant.record.js';

/** Valid only while its author is the head, not suspended and not leaving, as the policies require (ADR 43). */
const OPEN = `
  select g.id, g.version, g.establishment_id as "establishmentId", g.granted_by as "grantedBy",
         g.granted_at as "grantedAt", g.expires_at as "expiresAt", g.withdrawn_at as "withdrawnAt"
    from access_grant g join account a on a.id = g.granted_by
   where g.establishment_id = $1 and g.withdrawn_at is null and g.expires_at > $2
     and a.parent_id is null and a.visa = 1
   limit 1 for update of g`;

const HEAD = `
  select a.email, e.company_name as "companyName"
    from account a join establishment e on e.id = a.establishment_id where a.id = $1`;

export interface GrantingHead {
  readonly email: string;
  readonly companyName: string;
}

@Injectable()
export class AccessGrants {
  constructor(
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /** Grants of an establishment are written one after the other: a waiting call sees the earlier grant. */
  async takeTurn(tx: Transaction): Promise<void> {
    await this.journal.takeTurn(tx);
  }

  async nextId({ manager }: Transaction): Promise<number> {
    const [row]: { id: number }[] = await manager.query(
      `select nextval(pg_get_serial_sequence('access_grant', 'id'))::integer as id`,
    );
    if (row === undefined) throw new Error('The sequence of the grants answers nothing');
    return row.id;
  }

  /** The valid grant of the present head, locked until the transaction ends. */
  async lockOpen({ manager, establishmentId }: Transaction, now: Date): Promise<AccessGrant | undefined> {
    const [row]: AccessGrantState[] = await manager.query(OPEN, [establishmentId, now]);
    return row && AccessGrant.restore(row);
  }

  async save(tx: Transaction, grant: AccessGrant): Promise<void> {
    const { state, loadedVersion, events } = grant;
    if (loadedVersion === 0) await tx.manager.insert(AccessGrantRecord, state);
    else {
      const loaded = { id: state.id, version: loadedVersion };
      const { affected } = await tx.manager.update(AccessGrantRecord, loaded, state);
      if (affected !== 1) throw new ConcurrencyConflict();
    }
    await this.journal.appendAside(tx, {
      aggregateType: 'access_grant',
      aggregateId: state.id,
      firstVersion: loadedVersion + 1,
      events,
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }

  async headOf({ manager }: Transaction, accountId: number): Promise<GrantingHead> {
    const [head]: GrantingHead[] = await manager.query(HEAD, [accountId]);
    if (head === undefined) throw new DomainError('session_absente');
    return head;
  }
}
