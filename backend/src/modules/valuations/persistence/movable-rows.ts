import { Injectable } from '@nestjs/common';
import { isActionAllowed, VALUATION_STATUSES } from '@valorisation/rules';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridEvent } from '../domain/valuation.new-grid.js';
import { inputsOf, isResult, resultOf } from '../domain/valuation.payloads.js';
import { NO_TEXTS, type ValuationState, type ValuationTexts } from '../domain/valuation.state.js';
import { SELECT_EFFECT } from './effect.columns.js';
import type { ValuationRecord } from './valuation.record.js';

/** What a move reads of a row. */
export interface MovableRow extends Pick<
  ValuationState,
  'id' | 'version' | 'gridId' | 'status' | 'inputs' | 'answers' | 'result'
> {
  readonly texts: ValuationTexts;
  /** The grid that is withdrawn outdated it, and nothing happened to it since. */
  readonly isPutAside: boolean;
}

export interface MovableBatch {
  readonly rows: readonly MovableRow[];
  /** Whether it is the last of its establishment. */
  readonly isLast: boolean;
}

/** Rows that one event happens to, with the same payload. */
export interface GridChange {
  readonly event: GridEvent;
  readonly rows: readonly Pick<MovableRow, 'id' | 'version' | 'gridId'>[];
}

type StoredRow = ValuationRecord & Pick<MovableRow, 'isPutAside'> & { readonly texts: ValuationTexts | null };

const BATCH = 500;

/** The statuses that a new grid can change. */
const MOVABLE = VALUATION_STATUSES.filter(
  (status) => isActionAllowed('grid-values-changed', status) || isActionAllowed('grid-choice-gone', status),
);

/** And those that a grid published by error may have given. */
const MOVABLE_BACK = VALUATION_STATUSES.filter(
  (status) => MOVABLE.includes(status) || isActionAllowed('grid-withdrawn', status),
);

/** One more than a batch tells whether another follows. Nothing happened to a row since the event of its version. */
const NEXT_ROWS = `
  select ${SELECT_EFFECT}, x.content as texts,
         exists (select from grid_move m
                   join domain_event e on e.aggregate_type = 'valuation' and e.aggregate_id = v.id
                                      and e.aggregate_version = v.version
                  where m.grid_id = $5 and e.establishment_id = $1 and e.type = 'valuation.outdated'
                    and e.occurred_at >= m.started_at) as "isPutAside"
    from valuation v left join personal_text x on x.id = v.text_id
   where v.establishment_id = $1 and v.id > $2 and v.grid_id <> $3 and v.status = any($4::smallint[])
   order by v.id limit ${BATCH + 1}`;

const CHANGE_STATUS = `
  update valuation v set status = $2, version = r.version + 1, updated_at = $3
    from unnest($4::integer[], $5::integer[]) as r (id, version)
   where v.id = r.id and v.establishment_id = $1 and v.version = r.version`;

/** The rows of an establishment that a grid may move: read without what the rules do not ask for, written by their event. */
@Injectable()
export class MovableRows {
  constructor(private readonly journal: EventJournal) {}

  /** Those of the transaction's establishment, after a valuation, that still stand on another grid. */
  async next(
    { manager, establishmentId }: Transaction,
    after: number,
    { id, withdrawnGridId }: { readonly id: number; readonly withdrawnGridId: number | null },
  ): Promise<MovableBatch> {
    const statuses = withdrawnGridId === null ? MOVABLE : MOVABLE_BACK;
    const found: StoredRow[] = await manager.query(NEXT_ROWS, [establishmentId, after, id, statuses, withdrawnGridId]);
    return { rows: found.slice(0, BATCH).map(toRow), isLast: found.length <= BATCH };
  }

  /**
   * One update and one insert, whatever the number of rows. Totals stay as they are: a grid moves rows between statuses that
   * count as active, and changes no amount.
   * @throws ConcurrencyConflict when a row is no longer at the version that was read.
   */
  async change(transaction: Transaction, { event, rows }: GridChange, now: Date): Promise<void> {
    const { manager, establishmentId } = transaction;
    await this.journal.takeTurn(transaction);
    const [, written]: [unknown, number] = await manager.query(CHANGE_STATUS, [
      establishmentId,
      event.payload.status,
      now,
      rows.map(({ id }) => id),
      rows.map(({ version }) => version),
    ]);
    if (written !== rows.length) throw new ConcurrencyConflict();
    const aggregates = rows.map(({ id, version, gridId }) => ({ id, version: version + 1, gridId }));
    await this.journal.appendAlike(transaction, { aggregateType: 'valuation', event, aggregates, occurredAt: now });
  }
}

function toRow(row: StoredRow): MovableRow {
  const { id, version, gridId, status, answers, texts, isPutAside } = row;
  const result = resultOf(row);
  return {
    id,
    version,
    gridId,
    status,
    inputs: inputsOf(row),
    answers,
    result: isResult(result) ? result : null,
    texts: texts ?? NO_TEXTS,
    isPutAside,
  };
}
