import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridCase, NewGridCase } from '../domain/grid-case.js';

/** Whose act, and when; the name is kept as it is then. */
export interface CaseAct {
  readonly accountId: number;
  readonly at: Date;
}

/** Port of the cases of versions. */
export abstract class GridCases {
  /** Those of a version, the withdrawn ones included. */
  abstract within(transaction: Transaction, gridId: number): Promise<readonly GridCase[]>;
  abstract find(transaction: Transaction, id: number): Promise<GridCase | undefined>;
  abstract add(transaction: Transaction, gridId: number, one: NewGridCase, typed: CaseAct): Promise<number>;
  /** What was typed before, for another version or by error, gives way, and a signature with it. */
  abstract restate(transaction: Transaction, id: number, one: NewGridCase, typed: CaseAct): Promise<void>;
  abstract sign(
    transaction: Transaction,
    id: number,
    act: CaseAct,
    signature: { readonly fingerprint: string; readonly version: number },
  ): Promise<void>;
  abstract withdraw(transaction: Transaction, id: number, act: CaseAct, reason: string): Promise<void>;
  /** The cases of a version that is cloned come along, to be signed again; withdrawn ones stay behind. */
  abstract clone(transaction: Transaction, fromGridId: number, toGridId: number): Promise<void>;
}
