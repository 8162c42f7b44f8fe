import { Injectable } from '@nestjs/common';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

const MAKE = `
  select proposal_id as id, function_id as "functionId", is_new as "isNew", asked
    from propose_function($1, $2, $3, $4, $5)`;

const UNINFORMED = `select id, function_title as "functionTitle" from untold_establishments($1)`;

const NOTE_INFORMED = `
  update proposed_row set told_at = $3 where proposal_id = $1 and establishment_id = $2 and told_at is null returning id`;

const LOCK = `select version, withdrawn_at is not null as "isWithdrawn" from function_proposal where id = $1 for update`;

const WITHDRAW = `
  update function_proposal set withdrawn_at = $2, version = version + 1, updated_at = $2, updated_by = $3 where id = $1`;

const LOCK_ROW = `
  select r.valuation_id as "valuationId", p.function_id as "functionId", r.state, p.withdrawn_at is not null as "isWithdrawn"
    from proposed_row r join function_proposal p on p.id = r.proposal_id
   where r.id = $1 and r.establishment_id = $2 for update of r`;

const ANSWER = `
  update proposed_row set state = $2, decided_at = $3, decided_by = $4 where id = $1 and establishment_id = $5`;

export interface MadeProposal {
  readonly id: number;
  readonly functionId: number;
  /** False when the proposal existed already. */
  readonly isNew: boolean;
  /** Rows that wait for an answer to it. */
  readonly asked: number;
}

export interface ProposedFunction {
  readonly id: number;
  readonly title: string;
}

/** An establishment whose head has not been mailed about a proposal yet. */
export interface UninformedEstablishment {
  readonly id: number;
  readonly functionTitle: string;
}

export interface AskedRow {
  readonly valuationId: number;
  readonly functionId: number;
  readonly state: 'open' | Answered['state'];
  readonly isWithdrawn: boolean;
}

export interface Answered {
  readonly state: 'accepted' | 'refused';
  readonly completed: boolean;
}

@Injectable()
export class Proposals {
  constructor(private readonly reader: TenantReader) {}

  /** Makes a proposal, under the scope of titles. Undefined for a hidden group. */
  async make(
    { manager, actorId }: Transaction,
    groupId: number,
    { id, title }: ProposedFunction,
    now: Date,
  ): Promise<MadeProposal | undefined> {
    const [made]: MadeProposal[] = await manager.query(MAKE, [groupId, id, title, actorId, now]);
    return made;
  }

  /** The establishments in the order of their ids; empty for a withdrawn proposal. */
  async uninformed(proposalId: number): Promise<readonly UninformedEstablishment[]> {
    const query = { name: 'uninformed-establishments', text: UNINFORMED, values: [proposalId] };
    const [rows] = await this.reader.across<[UninformedEstablishment]>('titles', [query]);
    return rows;
  }

  /** Notes that the head of the transaction's establishment is informed; false if the head was informed before. */
  async noteInformed({ manager, establishmentId }: Transaction, proposalId: number, now: Date): Promise<boolean> {
    const [rows]: [unknown[]] = await manager.query(NOTE_INFORMED, [proposalId, establishmentId, now]);
    return rows.length > 0;
  }

  /** The version of a proposal and whether it is withdrawn, locked until the transaction ends. */
  async lock({ manager }: Transaction, id: number): Promise<{ version: number; isWithdrawn: boolean } | undefined> {
    const [found]: { version: number; isWithdrawn: boolean }[] = await manager.query(LOCK, [id]);
    return found;
  }

  async withdraw({ manager, actorId }: Transaction, id: number, now: Date): Promise<void> {
    await manager.query(WITHDRAW, [id, now, actorId]);
  }

  async lockRow({ manager, establishmentId }: Transaction, id: number): Promise<AskedRow | undefined> {
    const [row]: AskedRow[] = await manager.query(LOCK_ROW, [id, establishmentId]);
    return row;
  }

  async answer(tx: Transaction, id: number, state: Answered['state'], now: Date): Promise<void> {
    await tx.manager.query(ANSWER, [id, state, now, tx.actorId, tx.establishmentId]);
  }
}
