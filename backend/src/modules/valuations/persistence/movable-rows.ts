import { Injectable } from '@nestjs/common';
import { isActionAllowed, VALUATION_STATUSES } from '@valorisation/rules';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { columnsOf, selectColumns } from '../../../platform/persistence/entity-columns.js';
import { prepared } from '../../../platform/persistence/database-client.js';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { ConcurrencyConflict, together, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridEvent } from '../domain/valuation.new-grid.js';
import { INPUT_FIELDS, inputsOf } from '../domain/valuation.payloads.js';
import type { ComparedRow } from '../domain/valuation.result.js';
import { NO_TEXTS, type ValuationState, type ValuationTexts } from '../domain/valuation.state.js';
import { ValuationRecord } from './valuation.record.js';

export interface MovableRow extends ComparedRow, Pick<ValuationState, 'id' | 'version' | 'gridId' | 'answers'> {
  readonly texts: ValuationTexts;
  /** True when the withdrawn grid changed the row's status and the row has not changed since. */
  readonly isPutAside: boolean;
}

/** Selects rows: those of the establishment after the valuation that are still on another grid. */
export interface Movable {
  readonly gridId: number;
  /** The grid published by mistake that it replaces. */
  readonly withdrawnGridId: number | null;
  readonly establishmentId: number;
  readonly after: number;
}

export interface GridChange {
  readonly event: GridEvent;
  readonly rows: readonly Pick<MovableRow, 'id' | 'version' | 'gridId'>[];
}

const READ = [
  'id',
  'version',
  'gridId',
  'status',
  ...INPUT_FIELDS,
  'answers',
  'calculatedOn',
  'indexHundredths',
  'displayedCents',
] as const satisfies readonly (keyof ValuationRecord)[];

type StoredRow = Pick<ValuationRecord, (typeof READ)[number]> &
  Pick<MovableRow, 'isPutAside'> & { readonly texts: ValuationTexts | null };

export const MOST_ROWS = 500;

const MOVABLE = VALUATION_STATUSES.filter(
  (status) => isActionAllowed('grid-values-changed', status) || isActionAllowed('grid-choice-gone', status),
);

/** Also the statuses that a grid published by mistake may have given. */
const MOVABLE_BACK = VALUATION_STATUSES.filter(
  (status) => MOVABLE.includes(status) || isActionAllowed('grid-withdrawn', status),
);

/** The row's latest event is its change by the withdrawn grid (`$5`), since the move of that grid began. */
const PUT_ASIDE = `
  exists (select from grid_move m
            join domain_event e on e.aggregate_type = 'valuation' and e.aggregate_id = v.id
                               and e.aggregate_version = v.version and e.establishment_id = $1
           where m.grid_id = $5 and e.type = 'valuation.outdated' and e.occurred_at >= m.started_at)`;

/** Reads one row more than a batch, to know whether another batch follows. */
const nextRows = (isPutAside: string): string => `
  select ${selectColumns(
    columnsOf(ValuationRecord).filter(({ property }) => READ.some((read) => read === property)),
    'v',
  )}, x.content as texts, ${isPutAside} as "isPutAside"
    from valuation v left join personal_text x on x.id = v.text_id
   where v.establishment_id = $1 and v.id > $2 and v.grid_id <> $3 and v.status = any($4::smallint[])
   order by v.id limit ${MOST_ROWS + 1}`;
const NEXT_ROWS = nextRows('false');
const NEXT_ROWS_BACK = nextRows(PUT_ASIDE);

const CHANGE_STATUS = prepared(
  'valuations-change-status',
  `update valuation v set status = $2, version = r.version + 1, updated_at = $3
     from unnest($4::integer[], $5::integer[]) as r (id, version)
    where v.id = r.id and v.establishment_id = $1 and v.version = r.version`,
);

/** The rows of an establishment that a grid may move. Reads only what the rules need, and writes by event. */
@Injectable()
export class MovableRows {
  constructor(
    private readonly reader: TenantReader,
    private readonly journal: EventJournal,
  ) {}

  /** Reads in its own snapshot. If a row changes before it is written, its version shows this. */
  async read(movable: Movable): Promise<readonly MovableRow[]> {
    return (await this.reader.rows<StoredRow>(movable.establishmentId, queryOf(movable))).map(toRow);
  }

  async readIn({ manager }: Transaction, movable: Movable): Promise<readonly MovableRow[]> {
    const { text, values } = queryOf(movable);
    const rows: StoredRow[] = await manager.query(text, [...values]);
    return rows.map(toRow);
  }

  /**
   * Uses one update and one insert for any number of rows. Totals do not change, because a grid moves rows only between
   * active statuses and changes no amount.
   * @throws ConcurrencyConflict when a row no longer has the version that was read
   */
  async change(transaction: Transaction, { event, rows }: GridChange, now: Date): Promise<void> {
    const { manager, establishmentId } = transaction;
    const aggregates = rows.map(({ id, version, gridId }) => ({ id, version: version + 1, gridId }));
    const [, [, written]] = await together([
      this.journal.takeTurn(transaction),
      manager.query<[unknown, number]>(CHANGE_STATUS, [
        establishmentId,
        event.payload.status,
        now,
        rows.map(({ id }) => id),
        rows.map(({ version }) => version),
      ]),
      this.journal.appendAlike(transaction, { aggregateType: 'valuation', event, aggregates, occurredAt: now }),
    ]);
    if (written !== rows.length) throw new ConcurrencyConflict();
  }
}

function queryOf({ gridId, withdrawnGridId, establishmentId, after }: Movable): NamedQuery {
  return withdrawnGridId === null
    ? { name: 'movable-rows', text: NEXT_ROWS, values: [establishmentId, after, gridId, MOVABLE] }
    : {
        name: 'movable-rows-back',
        text: NEXT_ROWS_BACK,
        values: [establishmentId, after, gridId, MOVABLE_BACK, withdrawnGridId],
      };
}

function toRow(row: StoredRow): MovableRow {
  const { id, version, gridId, status, answers, isPutAside, calculatedOn, indexHundredths, displayedCents, texts } =
    row;
  const isComputed = calculatedOn !== null && indexHundredths !== null && displayedCents !== null;
  return {
    id,
    version,
    gridId,
    status,
    answers,
    isPutAside,
    inputs: inputsOf(row),
    result: isComputed ? { calculatedOn, indexHundredths, displayedCents } : null,
    texts: texts ?? NO_TEXTS,
  };
}
