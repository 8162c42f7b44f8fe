import type { GridStatus } from '@valorisation/rules';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** A version of the grid, and the last call for what it would change. */
export interface CallableGrid {
  readonly status: GridStatus;
  /** Of its content. */
  readonly version: number;
  /** Of its journal, so far. */
  readonly lastEvent: number;
  /** The call that is not answered yet. */
  readonly open: { readonly version: number; readonly seenAt: Date } | null;
}

export interface EffectCall {
  readonly gridId: number;
  /** The version of the grid's journal that the call makes: a later one takes its place. */
  readonly call: number;
}

/** Port of the calls for a grid's effect. */
export abstract class GridEffects {
  /** Held until the transaction ends; undefined: there is no such version. */
  abstract lock(transaction: Transaction, gridId: number): Promise<CallableGrid | undefined>;
  /** What was computed before stays until something newer is. */
  abstract open(
    transaction: Transaction,
    call: EffectCall & { readonly version: number; readonly at: Date },
  ): Promise<void>;
}
