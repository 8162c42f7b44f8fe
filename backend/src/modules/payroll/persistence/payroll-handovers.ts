import type { PayrollReceipt } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { LineReference } from '../domain/line-references.js';
import { payrollEvent } from '../domain/payroll.events.js';
import { PayrollHandoverRecord } from './payroll-handover.record.js';

/** An associated account reads only receipts of visible functions, because a count may reveal limited ones. */
export interface ReceiptReader {
  readonly establishmentId: number;
  readonly visibleOnly: boolean;
}

export interface Handover {
  readonly id: number;
  readonly createdAt: Date;
  readonly format: PayrollReceipt['format'];
  readonly since: number | null;
  readonly visibleOnly: boolean;
  readonly references: readonly LineReference[];
  readonly sha256: string;
}

const MOST_LISTED = 100;
const READABLE = 'h.establishment_id = $1 and (h.visible_only or not $2::boolean)';

@Injectable()
export class PayrollHandovers {
  constructor(
    private readonly reader: TenantReader,
    private readonly journal: EventJournal,
  ) {}

  /** The latest first. */
  async latest(reader: ReceiptReader): Promise<readonly PayrollReceipt[]> {
    const rows = await this.reader.rows<Omit<PayrollReceipt, 'createdAt'> & { readonly createdAt: Date }>(
      reader.establishmentId,
      {
        name: 'payroll-receipts',
        text: `select h.id, h.created_at as "createdAt", h.format, h.since_id as since, h.line_count as lines,
                      h.visible_only as "isVisibleOnly", h.sha256,
                      nullif(trim(a.first_name || ' ' || a.last_name), '') as by
                 from payroll_handover h left join account_name a on a.id = h.account_id
                where ${READABLE} order by h.id desc limit ${MOST_LISTED}`,
        values: [reader.establishmentId, reader.visibleOnly],
      },
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** @throws 404 `introuvable` */
  async find(reader: ReceiptReader, id: number): Promise<Handover> {
    const [row] = await this.reader.rows<Handover>(reader.establishmentId, {
      name: 'payroll-receipt',
      text: `select h.id, h.created_at as "createdAt", h.format, h.since_id as since, h.visible_only as "visibleOnly",
                    h.line_references as references, h.sha256
               from payroll_handover h where ${READABLE} and h.id = $3`,
      values: [reader.establishmentId, reader.visibleOnly, id],
    });
    if (row === undefined) throw notFound('receipt');
    return row;
  }

  async add(
    tx: Transaction,
    { establishmentId, accountId }: Member,
    { references, since, ...made }: Omit<Handover, 'id'>,
    lines: number,
  ): Promise<number> {
    const record = {
      ...made,
      establishmentId,
      accountId,
      sinceId: since,
      lineCount: lines,
      lineReferences: references,
    };
    const { id } = await tx.manager.save(PayrollHandoverRecord, tx.manager.create(PayrollHandoverRecord, record));
    await this.journal.appendAside(tx, {
      aggregateType: 'payroll_handover',
      aggregateId: id,
      firstVersion: 1,
      events: [payrollEvent.handedOver.of({ format: made.format, since, lines })],
      gridId: null,
      occurredAt: made.createdAt,
    });
    return id;
  }
}
