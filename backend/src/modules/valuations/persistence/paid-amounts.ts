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

interface Versioned {
  readonly id: number;
  readonly version: number;
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
    await this.enterAll(tx, viewer, [{ valuationId, amount }]);
  }

  /**
   * When two amounts are for the same function and day, the last one counts.
   * @param importId the import that enters them, so that it can take them back
   */
  async enterAll(
    tx: Transaction,
    viewer: Viewer,
    all: readonly { readonly valuationId: number; readonly amount: PaidAmount }[],
    importId: number | null = null,
  ): Promise<void> {
    if (all.length === 0) return;
    const given = [...new Map(all.map((one) => [`${one.valuationId} ${one.amount.from}`, one])).values()];
    await this.journal.takeTurn(tx);
    const rows: (Parameters<typeof dueUnit>[0] & { readonly id: number })[] = await tx.manager.query(
      `select v.id, v.hourly, v.remuneration_value_cents::float8 as "remunerationValueCents" from valuation v
        where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::integer[])`,
      [tx.establishmentId, viewer.accountId, given.map(({ valuationId }) => valuationId)],
    );
    const unitOf = new Map(rows.map((row) => [row.id, dueUnit(row)]));
    for (const { valuationId, amount } of given) {
      const unit = unitOf.get(valuationId);
      if (unit === undefined) throw notFound('valuation');
      if (amount.unit === unit) continue;
      throw refuseFields({ unit: { code: unit === 'hour' ? 'paye_a_l_heure' : 'paye_au_mois' } });
    }
    const changed: Versioned[] = await tx.manager.query(
      `insert into paid_amount as a (establishment_id, valuation_id, from_on, unit, parts, from_import)
       select $1, g."valuationId", g."from", g.unit, g.parts, $3
         from jsonb_to_recordset($2) as g ("valuationId" integer, "from" date, unit text, parts jsonb)
       on conflict on constraint paid_amount_day
       do update set unit = excluded.unit, parts = excluded.parts, version = a.version + 1, from_import = excluded.from_import,
                     former = case when excluded.from_import is not null
                                   then jsonb_build_object('unit', a.unit, 'parts', a.parts, 'importId', a.from_import) end
       returning a.id, a.version`,
      [
        tx.establishmentId,
        JSON.stringify(given.map(({ valuationId, amount }) => ({ valuationId, ...amount }))),
        importId,
      ],
    );
    await this.record(tx, changed, paidAmountEvent.entered.of({}));
  }

  /**
   * Undoes the amounts of an import. An amount that somebody has changed since stays. One that replaced an earlier amount is
   * replaced by it again; the others are removed.
   */
  async takeBack(tx: Transaction, importId: number): Promise<void> {
    await this.journal.takeTurn(tx);
    const values = [tx.establishmentId, importId];
    const [removed]: [Versioned[], number] = await tx.manager.query(
      `delete from paid_amount where establishment_id = $1 and from_import = $2 and former is null
       returning id, version + 1 as version`,
      values,
    );
    const [restored]: [Versioned[], number] = await tx.manager.query(
      `update paid_amount set unit = former ->> 'unit', parts = former -> 'parts', version = version + 1, former = null,
              from_import = (former ->> 'importId')::integer
        where establishment_id = $1 and from_import = $2 returning id, version`,
      values,
    );
    await this.record(tx, removed, paidAmountEvent.removed.of({}));
    await this.record(tx, restored, paidAmountEvent.entered.of({}));
  }

  /**
   * Answers the valuation of the removed amount.
   * @throws 404 `introuvable`, 409 `version_perimee`
   */
  async remove(tx: Transaction, viewer: Viewer, id: number, version: number): Promise<number> {
    await this.journal.takeTurn(tx);
    const [found]: (Versioned & Pick<Counted, 'valuationId'>)[] = await tx.manager.query(
      `select a.id, a.version, a.valuation_id as "valuationId" from paid_amount a join valuation v on v.id = a.valuation_id
        where a.establishment_id = $1 and ${visibleRows(viewer, 'v')} and a.id = $3 for update of a`,
      [tx.establishmentId, viewer.accountId, id],
    );
    if (found === undefined) throw notFound('amount');
    if (found.version !== version) throw staleVersion('amount');
    await tx.manager.query('delete from paid_amount where id = $1', [id]);
    await this.record(tx, [{ id, version: version + 1 }], paidAmountEvent.removed.of({}));
    return found.valuationId;
  }

  private async record(
    tx: Transaction,
    changed: readonly Versioned[],
    event: ReturnType<(typeof paidAmountEvent)[keyof typeof paidAmountEvent]['of']>,
  ): Promise<void> {
    const aggregates = changed.map(({ id, version }) => ({ id, version, gridId: null }));
    await this.journal.appendAlike(tx, {
      aggregateType: 'paid_amount',
      event,
      aggregates,
      occurredAt: this.clock.now(),
    });
  }
}
