import { Injectable } from '@nestjs/common';
import { parisDay } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Publication } from '../domain/publication.js';

const LOCK_OPEN = `
  select id, content_version as "contentVersion", sha256, takes_force_at as "takesForceAt", announce,
         asked_by as "askedBy", confirmed_at as "confirmedAt"
    from grid_publication where grid_id = $1 and done_at is null and cancelled_at is null for update`;

const ASK = `
  insert into grid_publication (grid_id, content_version, sha256, takes_force_at, announce, reason, asked_by, asked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;

const SCHEDULE = `
  update grid_version set status = 'scheduled', confirmed = true, effective_on = $2, takes_force_at = $3, announced_at = $4
   where id = $1`;

const UNSCHEDULE = `
  update grid_version set status = 'draft', confirmed = false, takes_force_at = null, announced_at = null
   where id = $1 and status = 'scheduled'`;

const FINISH_VERSION = `
  update grid_version g
     set effective_on = $3, takes_force_at = coalesce(p.takes_force_at, $4),
         confirmed = g.restores is null or (select former.confirmed from grid_version former where former.id = g.restores)
    from grid_publication p where g.id = $1 and p.id = $2`;

const EARLIER_DRAFT = `
  select id from grid_version where status = 'draft' and restores = $1 and withdraws = $2 and version = 1
   order by id desc limit 1`;

const BRING_BACK = `
  insert into grid_version (status, effective_on, confirmed, document, title, based_on, restores, withdraws, created_at,
                            created_by, updated_at, updated_by)
  select 'draft', $3, confirmed, document, title, id, id, $2, $4, $5, $4, $5 from grid_version where id = $1
  returning id`;

export interface NewPublication extends Pick<Publication, 'contentVersion' | 'sha256' | 'takesForceAt' | 'announce'> {
  readonly gridId: number;
  readonly reason: string;
  readonly now: Date;
}

/** The publications; the actor is that of the transaction. */
@Injectable()
export class GridPublications {
  /** The publication that is neither done nor cancelled, locked. Lock its version first. */
  async lockOpen({ manager }: Transaction, gridId: number): Promise<Publication | undefined> {
    const [row]: Publication[] = await manager.query(LOCK_OPEN, [gridId]);
    return row;
  }

  async ask({ manager, actorId }: Transaction, publication: NewPublication): Promise<number> {
    const { gridId, contentVersion, sha256, takesForceAt, announce, reason, now } = publication;
    const values = [gridId, contentVersion, sha256, takesForceAt, announce, reason, actorId, now];
    return idOf(await manager.query(ASK, values));
  }

  async confirm({ manager, actorId }: Transaction, id: number, now: Date): Promise<void> {
    await manager.query('update grid_publication set confirmed_by = $2, confirmed_at = $3 where id = $1', [
      id,
      actorId,
      now,
    ]);
  }

  /** The version waits for its minute. If it is announced, the public may read it. */
  async schedule({ manager }: Transaction, gridId: number, publication: Publication, now: Date): Promise<void> {
    const { takesForceAt, announce } = publication;
    if (takesForceAt === null) throw new Error('A publication without a minute is not scheduled');
    await manager.query(SCHEDULE, [gridId, parisDay(takesForceAt), takesForceAt, announce ? now : null]);
  }

  /** Cancels the publication. Its version is a draft again. */
  async cancel({ manager, actorId }: Transaction, gridId: number, id: number, now: Date): Promise<void> {
    await manager.query('update grid_publication set cancelled_by = $2, cancelled_at = $3 where id = $1', [
      id,
      actorId,
      now,
    ]);
    await manager.query(UNSCHEDULE, [gridId]);
  }

  /** The version gets its day and counts as confirmed. A version that restores another one gets that one's state. */
  async finish({ manager }: Transaction, gridId: number, id: number, now: Date): Promise<void> {
    const done: [{ takesForceAt: Date | null }[], number] = await manager.query(
      'update grid_publication set done_at = $2 where id = $1 returning takes_force_at as "takesForceAt"',
      [id, now],
    );
    const day = parisDay(done[0][0]?.takesForceAt ?? now);
    await manager.query(FINISH_VERSION, [gridId, id, day, now]);
  }

  /** A draft that restores the version before the withdrawn one: the draft of an earlier request, or a new one. */
  async draftToRestore(
    { manager, actorId }: Transaction,
    { restores, withdraws }: { readonly restores: number; readonly withdraws: number },
    now: Date,
  ): Promise<number> {
    const [earlier]: { id: number }[] = await manager.query(EARLIER_DRAFT, [restores, withdraws]);
    if (earlier !== undefined) return earlier.id;
    return idOf(await manager.query(BRING_BACK, [restores, withdraws, parisDay(now), now, actorId]));
  }
}

function idOf([row]: readonly { id: number }[]): number {
  if (row === undefined) throw new Error('An insert answers its row');
  return row.id;
}
