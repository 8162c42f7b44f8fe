import type { GridCase, NewGridCase } from '../domain/grid-case.js';
import type { GridCaseRecord } from './grid.records.js';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

/** Rows in the record's form, for `toCase`. */
const SELECT_CASES = `
  select id, grid_id as "gridId", title, situation, expected_index as "expectedIndex", expected_cents as "expectedCents",
         expected_unit as "expectedUnit", source, cloned_from as "clonedFrom", taken_over as "takenOver", typed_by as "typedBy",
         typed_name as "typedName", typed_at as "typedAt", signed_by as "signedBy", signed_name as "signedName",
         signed_at as "signedAt", signed_version as "signedVersion", fingerprint, withdrawn_by as "withdrawnBy",
         withdrawn_name as "withdrawnName", withdrawn_at as "withdrawnAt", withdrawn_reason as "withdrawnReason"
    from grid_case`;

const CASES_OF_GRID = `${SELECT_CASES} where grid_id = $1 order by id`;

function toCase(row: GridCaseRecord): GridCase {
  const { id, gridId, title, situation, source, clonedFrom, takenOver, signedAt, fingerprint, withdrawnAt } = row;
  return {
    id,
    gridId,
    title,
    situation,
    expected: {
      indexHundredths: row.expectedIndex,
      amount: { cents: row.expectedCents, unit: row.expectedUnit },
    },
    source,
    clonedFrom,
    takenOver,
    typed: { accountId: row.typedBy, name: row.typedName, at: row.typedAt },
    signed:
      signedAt === null || fingerprint === null
        ? null
        : { accountId: row.signedBy, name: row.signedName, at: signedAt, fingerprint },
    withdrawn:
      withdrawnAt === null
        ? null
        : { accountId: row.withdrawnBy, name: row.withdrawnName, at: withdrawnAt, reason: row.withdrawnReason },
  };
}

/** The values of the inputs and expected answers, in the column order of `STATED`. */
function stated({ title, situation, expected: { indexHundredths, amount }, source }: NewGridCase): unknown[] {
  return [title, JSON.stringify(situation), indexHundredths, amount.cents, amount.unit, source];
}

const STATED = 'title, situation, expected_index, expected_cents, expected_unit, source';

/** The present name of the account `$1`. */
const NAME = `coalesce((select trim(concat_ws(' ', first_name, last_name)) from find_account_card($1)), '')`;

/** The person and time of an act. The name is kept as it is then. */
export interface CaseAct {
  readonly accountId: number;
  readonly at: Date;
}

@Injectable()
export class GridCases {
  /** All cases of a version, withdrawn ones included. */
  async within({ manager }: Transaction, gridId: number): Promise<readonly GridCase[]> {
    return (await manager.query<GridCaseRecord[]>(CASES_OF_GRID, [gridId])).map(toCase);
  }

  async find({ manager }: Transaction, id: number): Promise<GridCase | undefined> {
    const [row] = await manager.query<GridCaseRecord[]>(`${SELECT_CASES} where id = $1`, [id]);
    return row === undefined ? undefined : toCase(row);
  }

  async add({ manager }: Transaction, gridId: number, one: NewGridCase, { accountId, at }: CaseAct): Promise<number> {
    const [row] = await manager.query<{ id: number }[]>(
      `insert into grid_case (typed_by, typed_name, typed_at, grid_id, ${STATED})
       values ($1, ${NAME}, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [accountId, at, gridId, ...stated(one)],
    );
    if (row === undefined) throw new Error('The insert answered no id');
    return row.id;
  }

  /** Replaces the expected answers, typed for another version or by mistake, and drops the signature. */
  async restate({ manager }: Transaction, id: number, one: NewGridCase, { accountId, at }: CaseAct): Promise<void> {
    await manager.query(
      `update grid_case set (${STATED}) = ($4, $5, $6, $7, $8, $9), taken_over = cloned_from is not null,
              typed_by = $1, typed_name = ${NAME}, typed_at = $2,
              signed_by = null, signed_name = '', signed_at = null, signed_version = null, fingerprint = null
        where id = $3`,
      [accountId, at, id, ...stated(one)],
    );
  }

  async sign(
    { manager }: Transaction,
    id: number,
    { accountId, at }: CaseAct,
    { fingerprint, version }: { readonly fingerprint: string; readonly version: number },
  ): Promise<void> {
    await manager.query(
      `update grid_case set signed_by = $1, signed_name = ${NAME}, signed_at = $2, signed_version = $3, fingerprint = $4
        where id = $5`,
      [accountId, at, version, fingerprint, id],
    );
  }

  async withdraw({ manager }: Transaction, id: number, { accountId, at }: CaseAct, reason: string): Promise<void> {
    await manager.query(
      `update grid_case set withdrawn_by = $1, withdrawn_name = ${NAME}, withdrawn_at = $2, withdrawn_reason = $3
        where id = $4`,
      [accountId, at, reason, id],
    );
  }

  /** Copies the cases of a cloned version without withdrawn ones. They need new signatures. */
  async clone({ manager }: Transaction, fromGridId: number, toGridId: number): Promise<void> {
    await manager.query(
      `insert into grid_case (grid_id, ${STATED}, cloned_from, typed_by, typed_name, typed_at)
       select $2, ${STATED}, id, typed_by, typed_name, typed_at
         from grid_case where grid_id = $1 and withdrawn_at is null order by id`,
      [fromGridId, toGridId],
    );
  }
}

interface VersionMarks {
  /** The account that changed it last; null for a version as shipped. */
  readonly lastAuthorId: number | null;
  readonly unprovenReason: string | null;
}

/** Reads of the cases; `GridCases` writes them. */
@Injectable()
export class GridProofs {
  constructor(private readonly reader: TenantReader) {}

  /** All cases of a version, withdrawn ones included, in the order of typing. */
  async casesOf(gridId: number): Promise<readonly GridCase[]> {
    const query = { name: 'grid-cases', text: CASES_OF_GRID, values: [gridId] };
    return (await this.reader.global<GridCaseRecord>(query)).map(toCase);
  }

  async marksOf(gridId: number): Promise<VersionMarks> {
    const [row] = await this.reader.global<VersionMarks>({
      name: 'grid-marks',
      text: `select coalesce(updated_by, created_by) as "lastAuthorId", unproven_reason as "unprovenReason"
               from grid_version where id = $1`,
      values: [gridId],
    });
    if (row === undefined) throw notFound('grid');
    return row;
  }

  /** Why the version in force has no proof; null when it has one. */
  async unprovenInForce(): Promise<string | null> {
    const [row] = await this.reader.global<{ reason: string | null }>({
      name: 'grid-unproven',
      text: `select unproven_reason as reason from grid_version where status = 'in_force'`,
      values: [],
    });
    return row?.reason ?? null;
  }
}
