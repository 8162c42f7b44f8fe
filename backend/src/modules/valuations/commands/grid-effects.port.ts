import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** A call that is not answered yet. */
export interface OpenCall {
  /** Of the grid's content that it asks about. */
  readonly version: number;
  /** When its job has last told that it goes on. */
  readonly seenAt: Date;
}

export interface EffectCall {
  readonly gridId: number;
  /** The version of the grid's journal that the call makes: a later one takes its place. */
  readonly call: number;
}

/** Port of the calls for a grid's effect. */
export abstract class GridEffects {
  /** Lock the version first. */
  abstract underWay(transaction: Transaction, gridId: number): Promise<OpenCall | undefined>;
  /** What was computed before stays until something newer is. */
  abstract open(
    transaction: Transaction,
    call: EffectCall & { readonly version: number; readonly at: Date },
  ): Promise<void>;
}
