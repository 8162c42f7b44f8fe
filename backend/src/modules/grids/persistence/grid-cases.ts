import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridCase, NewGridCase } from '../domain/grid-case.js';
import { CASES_OF_GRID, SELECT_CASES, STATED, stated, toCase } from './grid-case.columns.js';
import type { GridCaseRecord } from './grid-case.record.js';

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
