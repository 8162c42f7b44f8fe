import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';
import { assertWaitedFor } from '../process/waiting-caller.js';
import { PATIENCE_OF_THE_WORKER, type Patience } from './patience.js';
import type { SecurityScope } from './security-scopes.js';
import { inSpan } from '../tracing/spans.js';
import { isForeignKeyViolation, isOvertaken, isTransientConflict } from './sql-errors.js';

/** What a transaction runs for: rows of every other establishment are refused by the database itself. */
export interface TransactionContext {
  readonly establishmentId: number | null;
  readonly scope?: SecurityScope;
  readonly actorId: number | null;
  readonly correlationId: string;
}

/** One transaction: the entity manager bound to it, and for whom it runs. */
export interface Transaction extends TransactionContext {
  readonly manager: EntityManager;
}

/** Another writer changed the row since it was loaded; the unit of work tries again on the new state. */
export class ConcurrencyConflict extends Error {
  override readonly name = 'ConcurrencyConflict';
}

const ATTEMPTS = 3;

/** The scope of one establishment's rows, or of none (applicants, staff, mails to the employer body). */
export function scopeOf(establishmentId: number | null): 'tenant' | 'staff' {
  return establishmentId === null ? 'staff' : 'tenant';
}

/** The transaction goes on for an establishment that it has only just made or found; null: for rows of no establishment. */
export async function enterEstablishment(
  transaction: Transaction,
  establishmentId: number | null,
): Promise<Transaction> {
  const scope = scopeOf(establishmentId);
  await carry(transaction.manager, { establishmentId, scope });
  return { ...transaction, establishmentId, scope };
}

/** In the same round trip as what row-level security reads; a pooler passes no settings of a connection. */
async function begin(
  manager: EntityManager,
  { establishmentId, scope }: TransactionContext,
  { lockMs, idleMs }: Patience,
): Promise<void> {
  await manager.query(
    `select set_config('app.establishment_id', $1, true), set_config('app.scope', $2, true),
            set_config('lock_timeout', $3, true), set_config('idle_in_transaction_session_timeout', $4, true)`,
    [establishmentId?.toString() ?? '', scope ?? 'tenant', `${lockMs}`, `${idleMs}`],
  );
}

/** What row-level security reads, until the transaction ends. */
async function carry(
  manager: EntityManager,
  { establishmentId, scope }: Pick<TransactionContext, 'establishmentId' | 'scope'>,
): Promise<void> {
  await manager.query(`select set_config('app.establishment_id', $1, true), set_config('app.scope', $2, true)`, [
    establishmentId?.toString() ?? '',
    scope ?? 'tenant',
  ]);
}

/**
 * Lets `work` also see the rows of no establishment (applicants, mails to the employer body), beside those of the
 * transaction's own.
 */
export async function withNobodysRows<Result>(
  transaction: Transaction,
  work: (wider: Transaction) => Promise<Result>,
): Promise<Result> {
  const setScope = async (scope: SecurityScope): Promise<void> => {
    await transaction.manager.query(`select set_config('app.scope', $1, true)`, [scope]);
  };
  await setScope('staff');
  const result = await work({ ...transaction, scope: 'staff' });
  await setScope(transaction.scope ?? 'tenant');
  return result;
}

/** Until the transaction ends, nobody else writes for the establishment: each writer holds its row (ADR 0005). */
async function awaitTurn(manager: EntityManager, { establishmentId }: TransactionContext): Promise<void> {
  if (establishmentId === null) return;
  await manager.query('select from establishment where id = $1 for no key update', [establishmentId]);
}

@Injectable()
export class UnitOfWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly patience: Patience = PATIENCE_OF_THE_WORKER,
  ) {}

  /**
   * Runs `work` in one transaction that carries the establishment. A conflict of versions, and a write that what was read
   * allows no longer, is tried again at most twice, each time from the loading on, and then in turn with the
   * establishment's other writers: none can come in between.
   * @throws DomainError `conflit` when the third try meets another writer as well; `session_absente` when whoever acts was
   * erased meanwhile; `service_indisponible`, and nothing is written, when its caller was sent away meanwhile.
   */
  async run<Result>(context: TransactionContext, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      assertWaitedFor();
      try {
        return await inSpan('transaction', { attempt }, async () =>
          this.dataSource.transaction(async (manager) => {
            await begin(manager, context, this.patience);
            if (attempt > 1) await awaitTurn(manager, context);
            const result = await work({ ...context, manager });
            // Told nothing of it, they may have done something else since.
            assertWaitedFor();
            return result;
          }),
        );
      } catch (error) {
        const isConflict = error instanceof ConcurrencyConflict || isTransientConflict(error);
        if (!isConflict && !isOvertaken(error)) throw error;
        if (attempt < ATTEMPTS) continue;
        if (isConflict) throw new DomainError('conflit');
        // What every new try writes once more is a fault of ours, unless it names an account that is no more.
        throw (await this.isActorGone(context, error)) ? new DomainError('session_absente') : error;
      }
    }
  }

  private async isActorGone({ actorId }: TransactionContext, error: unknown): Promise<boolean> {
    if (actorId === null || !isForeignKeyViolation(error)) return false;
    const rows: unknown[] = await this.dataSource.query('select from find_account_card($1)', [actorId]);
    return rows.length === 0;
  }
}
