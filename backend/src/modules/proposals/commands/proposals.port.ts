import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

export interface MadeProposal {
  readonly id: number;
  readonly functionId: number;
  /** False: it was there already. */
  readonly isNew: boolean;
  /** Rows that wait for an answer by it. */
  readonly asked: number;
}

export interface ProposedFunction {
  readonly id: number;
  readonly title: string;
}

/** Whose head has not been told of a proposal yet. */
export interface UntoldEstablishment {
  readonly id: number;
  readonly functionTitle: string;
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
  /** In the order of their ids; none of a proposal that was withdrawn. */
  abstract untold(proposalId: number): Promise<readonly UntoldEstablishment[]>;
  /** Of the transaction's establishment: false when its head has been told already. */
  abstract noteTold(transaction: Transaction, proposalId: number, now: Date): Promise<boolean>;
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

export interface Answered {
  readonly state: 'accepted' | 'refused';
  /** Its amount is computed. */
  readonly completed: boolean;
}
