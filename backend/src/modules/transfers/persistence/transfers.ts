import { Injectable } from '@nestjs/common';
import { wordKey } from '@valorisation/rules';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { endOf, type Transfer } from '../domain/transfer.js';
import { transferEvent, type TransferEvent } from '../domain/transfer.events.js';

const READ = `
  select id, version, establishment_id as "sourceId", target_id as "targetId", state, ends_at as "endsAt"
    from people_transfer where id = $1`;

const OPEN = `
  select from people_transfer
   where establishment_id = $1 and target_id = $2 and state in ('asked', 'agreed') and ends_at > $3`;

const ASK = `
  insert into people_transfer (establishment_id, target_id, asked_by, asked_at, ends_at, profile_ids)
  values ($1, $2, $3, $4, $5, $6) returning id`;

/** People may move to an establishment only when it has an active head, who confirms. */
const TARGET = `
  select e.id from establishment e
   where e.siret = $1 and exists (select from member_account m
     where m.establishment_id = e.id and m.parent_id is null and m.state = 'active')`;

const wordsOf = (name: string): string => wordKey(name).split(' ').filter(Boolean).toSorted().join(' ');

const inSource = ({ id, version, sourceId }: Transfer) => ({ id, version, establishmentId: sourceId });

@Injectable()
export class Transfers {
  constructor(
    private readonly reader: TenantReader,
    private readonly journal: EventJournal,
  ) {}

  async targetOf(siret: string): Promise<number | undefined> {
    const query = { name: 'transfer-target', text: TARGET, values: [siret] };
    const [[row]] = await this.reader.across<[{ id: number }]>('members', [query]);
    return row?.id;
  }

  /** The establishment that the people of a transfer leave, for staff. @throws DomainError `introuvable` */
  async sourceOf(id: number): Promise<number> {
    const [[row]] = await this.reader.across<[Transfer]>('staff', [{ name: 'transfer', text: READ, values: [id] }]);
    if (row === undefined) throw notFound('transfer');
    return row.sourceId;
  }

  async hasOpen(tx: Transaction, targetId: number, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(OPEN, [tx.establishmentId, targetId, now]);
    return rows.length > 0;
  }

  /**
   * In one order, so that two transfers between the same establishments do not block each other.
   * @throws DomainError `introuvable` when one of them does not exist
   */
  async takeTurns({ manager }: Transaction, ids: readonly [number, number]): Promise<void> {
    const found: unknown[] = await manager.query(
      'select from establishment where id = any($1) order by id for no key update',
      [ids],
    );
    if (found.length < ids.length) throw notFound('establishment');
  }

  /** The acts on a transfer come one after the other, each in the turn of both establishments. */
  async take(tx: Transaction, id: number): Promise<Transfer | undefined> {
    const [seen]: Transfer[] = await tx.manager.query(READ, [id]);
    if (seen === undefined) return undefined;
    await this.takeTurns(tx, [seen.sourceId, seen.targetId]);
    const [taken]: Transfer[] = await tx.manager.query(`${READ} for update`, [id]);
    return taken;
  }

  async nameOf({ manager }: Transaction, establishmentId: number): Promise<string> {
    const [row]: { name: string }[] = await manager.query(
      'select company_name as name from establishment where id = $1',
      [establishmentId],
    );
    return row?.name ?? '';
  }

  /** In the source's transaction. */
  async ask(tx: Transaction, targetId: number, names: readonly string[], now: Date): Promise<Date> {
    const { manager, establishmentId, actorId } = tx;
    const endsAt = endOf(now);
    const named = await this.named(tx, names);
    const [row]: { id: number }[] = await manager.query(ASK, [establishmentId, targetId, actorId, now, endsAt, named]);
    const event = transferEvent.asked.of({ from: establishmentId ?? 0, to: targetId });
    await this.record(tx, { id: row?.id ?? 0, version: 0, establishmentId }, event, now);
    return endsAt;
  }

  /** The people of the source with one of the names. The order of its words, accents and capitals do not count. */
  private async named({ manager, establishmentId }: Transaction, names: readonly string[]): Promise<number[]> {
    const wanted = new Set(names.map(wordsOf));
    wanted.delete('');
    if (wanted.size === 0) return [];
    const people: { id: number; name: string }[] = await manager.query(
      'select id, name from profile where establishment_id = $1 order by id',
      [establishmentId],
    );
    return people.filter(({ name }) => wanted.has(wordsOf(name))).map(({ id }) => id);
  }

  /** The people that the source has chosen; notFound when one of them is not its own. */
  async agree(tx: Transaction, transfer: Transfer, profileIds: readonly number[], now: Date): Promise<void> {
    const { manager, establishmentId, actorId } = tx;
    const own: unknown[] = await manager.query('select from profile where establishment_id = $1 and id = any($2)', [
      establishmentId,
      profileIds,
    ]);
    if (own.length !== profileIds.length) throw notFound('person');
    await manager.query(
      `update people_transfer set state = 'agreed', version = version + 2, agreed_by = $2, profile_ids = $3 where id = $1`,
      [transfer.id, actorId, profileIds],
    );
    await this.record(tx, inSource(transfer), transferEvent.agreed.of({ profileIds: [...profileIds] }), now);
    const offer = { id: transfer.id, version: transfer.version + 1, establishmentId: transfer.targetId };
    await this.record(tx, offer, transferEvent.offered.of({}), now);
  }

  async close(tx: Transaction, transfer: Transfer, state: 'refused' | 'withdrawn', now: Date): Promise<void> {
    await tx.manager.query(`update people_transfer set state = $2, version = version + 1 where id = $1`, [
      transfer.id,
      state,
    ]);
    await this.record(tx, inSource(transfer), transferEvent[state].of({}), now);
  }

  async noteDone(tx: Transaction, transfer: Transfer, profileIds: readonly number[], now: Date): Promise<void> {
    await this.record(tx, inSource(transfer), transferEvent.done.of({ profileIds: [...profileIds] }), now);
  }

  /** In the journal of one of the two establishments, which tells its open screens. */
  private async record(
    tx: Transaction,
    { id, version, establishmentId }: Pick<Transfer, 'id' | 'version'> & { readonly establishmentId: number | null },
    event: TransferEvent,
    now: Date,
  ): Promise<void> {
    const inOne = await enterEstablishment(tx, establishmentId);
    await this.journal.append(inOne, {
      aggregateType: 'transfer',
      aggregateId: id,
      firstVersion: version + 1,
      events: [event],
      gridId: null,
      occurredAt: now,
    });
    await enterEstablishment(tx, tx.establishmentId);
  }
}
