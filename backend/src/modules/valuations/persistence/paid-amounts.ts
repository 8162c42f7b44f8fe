import type { PaidAmount as Counted } from '@valorisation/contract';
import { dueUnit, type PaidAmount } from '@valorisation/rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { paidAmountEvent } from '../domain/paid-amount.events.js';
import { staleVersion } from '../domain/valuation.errors.js';
import { visibleRows, type Viewer } from '../queries/viewer.js';

/** An amount with its row's id and version. */
export type StoredPay = PaidAmount & Pick<Counted, 'id' | 'version' | 'valuationId'>;

const AMOUNT = `a.id, a.version, a.valuation_id as "valuationId", to_char(a.from_on, 'YYYY-MM-DD') as from, a.unit, a.parts`;

interface Changed {
  readonly id: number;
  readonly version: number;
  readonly valuationId: number;
}

/** What people are paid. The database opens the rows only to the scope of pay, and only of the own establishment. */
@Injectable()
export class PaidAmounts {
  constructor(
    private readonly reader: TenantReader,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /** The first one first. @throws 404 `introuvable` for a valuation that the viewer does not see */
  async of(viewer: Viewer, valuationId: number): Promise<readonly StoredPay[]> {
    const { establishmentId, accountId } = viewer;
    const rows = await this.reader.rows<StoredPay | { readonly id: null }>(
      establishmentId,
      {
        name: `paid-amounts-${viewer.associated ? 'associated' : 'main'}`,
        text: `select ${AMOUNT} from valuation v left join paid_amount a on a.valuation_id = v.id
                where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = $3
                order by a.from_on nulls first`,
        values: [establishmentId, accountId, valuationId],
      },
      ownScope(viewer),
    );
    if (rows.length === 0) throw notFound('valuation');
    return rows.filter((row) => row.id !== null);
  }

  /**
   * Enters what is paid from a day on. It takes the place of an amount of the same day.
   * @throws 404 `introuvable` for a valuation that the viewer does not see, 422 when the function is paid in another unit
   */
  async enter(tx: Transaction, viewer: Viewer, valuationId: number, amount: PaidAmount): Promise<void> {
    await this.journal.takeTurn(tx);
    const [row]: Parameters<typeof dueUnit> | [] = await tx.manager.query(
      `select v.hourly, v.remuneration_value_cents::float8 as "remunerationValueCents" from valuation v
        where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = $3`,
      [tx.establishmentId, viewer.accountId, valuationId],
    );
    if (row === undefined) throw notFound('valuation');
    const unit = dueUnit(row);
    if (amount.unit !== unit) {
      throw refuseFields({ unit: { code: unit === 'hour' ? 'paye_a_l_heure' : 'paye_au_mois' } });
    }
    const [changed]: [Pick<Changed, 'id' | 'version'>] = await tx.manager.query(
      `insert into paid_amount as a (establishment_id, valuation_id, from_on, unit, parts) values ($1, $2, $3, $4, $5)
       on conflict on constraint paid_amount_day
       do update set unit = excluded.unit, parts = excluded.parts, version = a.version + 1
       returning a.id, a.version`,
      [tx.establishmentId, valuationId, amount.from, amount.unit, amount.parts],
    );
    await this.record(tx, changed, paidAmountEvent.entered.of({}));
  }

  /**
   * Answers the valuation of the removed amount.
   * @throws 404 `introuvable`, 409 `version_perimee`
   */
  async remove(tx: Transaction, viewer: Viewer, id: number, version: number): Promise<number> {
    await this.journal.takeTurn(tx);
    const [found]: Changed[] = await tx.manager.query(
      `select a.id, a.version, a.valuation_id as "valuationId" from paid_amount a join valuation v on v.id = a.valuation_id
        where a.establishment_id = $1 and ${visibleRows(viewer, 'v')} and a.id = $3 for update of a`,
      [tx.establishmentId, viewer.accountId, id],
    );
    if (found === undefined) throw notFound('amount');
    if (found.version !== version) throw staleVersion('amount');
    await tx.manager.query('delete from paid_amount where id = $1', [id]);
    await this.record(tx, { ...found, version: version + 1 }, paidAmountEvent.removed.of({}));
    return found.valuationId;
  }

  private async record(
    tx: Transaction,
    { id, version }: Pick<Changed, 'id' | 'version'>,
    event: ReturnType<(typeof paidAmountEvent)[keyof typeof paidAmountEvent]['of']>,
  ): Promise<void> {
    await this.journal.append(tx, {
      aggregateType: 'paid_amount',
      aggregateId: id,
      firstVersion: version,
      events: [event],
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }
}
