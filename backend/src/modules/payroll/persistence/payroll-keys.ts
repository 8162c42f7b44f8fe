import type { PayrollKey } from '@valorisation/contract';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Member } from '../../../platform/access/actor.js';
import { KeyLookup, type KeyHolder } from '../../../platform/access/key-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { payrollEvent } from '../domain/payroll.events.js';
import { PayrollKeyRecord } from './payroll-key.record.js';

const KEY_BYTES = 32;
/** Tells a person, and a scanner of leaked secrets, what the text opens. */
const KIND = 'paie_';
const SHOWN_SIGNS = KIND.length + 6;

type KeyRow = Omit<PayrollKey, 'createdAt' | 'usedAt'> & { readonly createdAt: Date; readonly usedAt: Date | null };

/** Finds a school by its key; only the key's hash is stored. */
@Injectable()
export class PayrollKeys extends KeyLookup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: TenantReader,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(key: string): Promise<KeyHolder | undefined> {
    const [found]: { id: number; establishment_id: number }[] = await this.dataSource.query(
      'select id, establishment_id from use_payroll_key($1, $2)',
      [tokenHash(key), this.clock.now()],
    );
    return found && { keyId: found.id, establishmentId: found.establishment_id };
  }

  /** Those that still open something, the latest first. */
  async valid(establishmentId: number): Promise<readonly PayrollKey[]> {
    const rows = await this.reader.rows<KeyRow>(establishmentId, {
      name: 'payroll-keys',
      text: `select id, name, prefix, created_at as "createdAt", used_at as "usedAt" from payroll_key
              where establishment_id = $1 and revoked_at is null order by id desc`,
      values: [establishmentId],
    });
    return rows.map(({ createdAt, usedAt, ...row }) => {
      return { ...row, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
    });
  }

  /** Answers the text of the key. Only its hash is stored, so the text cannot be shown a second time. */
  async create(
    tx: Transaction,
    { establishmentId, accountId: createdBy }: Member,
    name: string,
  ): Promise<{ readonly id: number; readonly secret: string }> {
    const secret = `${KIND}${randomBytes(KEY_BYTES).toString('base64url')}`;
    const record = { establishmentId, createdBy, name, prefix: secret.slice(0, SHOWN_SIGNS) };
    const { id } = await tx.manager.save(
      PayrollKeyRecord,
      tx.manager.create(PayrollKeyRecord, { ...record, keyHash: tokenHash(secret), createdAt: this.clock.now() }),
    );
    await this.record(tx, id, 1, payrollEvent.keyCreated.of({}));
    return { id, secret };
  }

  /** @throws 404 `introuvable` */
  async revoke(tx: Transaction, id: number): Promise<void> {
    const [revoked]: [{ id: number }[], number] = await tx.manager.query(
      'update payroll_key set revoked_at = $3 where establishment_id = $1 and id = $2 and revoked_at is null returning id',
      [tx.establishmentId, id, this.clock.now()],
    );
    if (revoked.length === 0) throw notFound('key');
    await this.record(tx, id, 2, payrollEvent.keyRevoked.of({}));
  }

  private async record(
    tx: Transaction,
    id: number,
    version: number,
    event: ReturnType<(typeof payrollEvent)['keyCreated' | 'keyRevoked']['of']>,
  ): Promise<void> {
    await this.journal.appendAside(tx, {
      aggregateType: 'payroll_key',
      aggregateId: id,
      firstVersion: version,
      events: [event],
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }
}
