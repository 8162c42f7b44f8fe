import type { GridCase, NewGridCase } from '../domain/grid-case.js';
import type { GridCaseRecord } from './grid-case.record.js';

/** Rows in the record's form, for `toCase`. */
export const SELECT_CASES = `
  select id, grid_id as "gridId", title, situation, expected_index as "expectedIndex", expected_cents as "expectedCents",
         expected_unit as "expectedUnit", source, cloned_from as "clonedFrom", taken_over as "takenOver", typed_by as "typedBy",
         typed_name as "typedName", typed_at as "typedAt", signed_by as "signedBy", signed_name as "signedName",
         signed_at as "signedAt", signed_version as "signedVersion", fingerprint, withdrawn_by as "withdrawnBy",
         withdrawn_name as "withdrawnName", withdrawn_at as "withdrawnAt", withdrawn_reason as "withdrawnReason"
    from grid_case`;

export const CASES_OF_GRID = `${SELECT_CASES} where grid_id = $1 order by id`;

export function toCase(row: GridCaseRecord): GridCase {
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
export function stated({ title, situation, expected: { indexHundredths, amount }, source }: NewGridCase): unknown[] {
  return [title, JSON.stringify(situation), indexHundredths, amount.cents, amount.unit, source];
}

export const STATED = 'title, situation, expected_index, expected_cents, expected_unit, source';
