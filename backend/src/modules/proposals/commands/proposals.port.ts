import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Answered } from './proposal.command.js';

export interface MadeProposal {
  readonly id: number;
  readonly functionId: number;
  /** False: it was there already. */
  readonly isNew: boolean;
  /** Rows that wait for an answer by it. */
  readonly asked: number;
  readonly establishmentIds: readonly number[];
}

export interface ProposedFunction {
  readonly id: number;
  readonly title: string;
}

/** A row as its head finds it. */
export interface AskedRow {
  readonly valuationId: number;
  readonly functionId: number;
  readonly state: 'open' | Answered['state'];
  readonly isWithdrawn: boolean;
}

/** Port of the proposals and of the rows that they were made for. */
export abstract class Proposals {
  /** Under the scope of titles. Undefined for a group that is not shown. */
  abstract make(
    transaction: Transaction,
    groupId: number,
    proposed: ProposedFunction,
    now: Date,
  ): Promise<MadeProposal | undefined>;
  /** Of the transaction's establishment: who answers for it. */
  abstract headsOf(transaction: Transaction): Promise<readonly { readonly id: number; readonly email: string }[]>;
  /** The version of a proposal and whether it is withdrawn; locked until the transaction ends. */
  abstract lock(
    transaction: Transaction,
    id: number,
  ): Promise<{ readonly version: number; readonly isWithdrawn: boolean } | undefined>;
  abstract withdraw(transaction: Transaction, id: number, now: Date): Promise<void>;
  /** Of the transaction's establishment, locked. */
  abstract lockRow(transaction: Transaction, id: number): Promise<AskedRow | undefined>;
  abstract answer(transaction: Transaction, id: number, state: Answered['state'], now: Date): Promise<void>;
}
