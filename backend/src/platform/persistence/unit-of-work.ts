import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';
import { assertWaitedFor } from '../process/waiting-caller.js';
import { prepared } from './database-client.js';
import { PATIENCE_OF_THE_WORKER, type Patience } from './patience.js';
import type { SecurityScope } from './security-scopes.js';
import { inSpan } from '../tracing/spans.js';
import { isForeignKeyViolation, isOvertaken, isTransientConflict } from './sql-errors.js';
import type { Actor } from '../access/actor.js';

/** The establishment of a transaction. The database itself refuses rows of every other one. */
export interface TransactionContext {
  readonly establishmentId: number | null;
  readonly scope?: SecurityScope;
  readonly actorId: number | null;
  readonly correlationId: string;
}

export interface Transaction extends TransactionContext {
  readonly manager: EntityManager;
}

/** Another writer changed the row since it was loaded. The unit of work tries again on the new state. */
export class ConcurrencyConflict extends Error {
  override readonly name = 'ConcurrencyConflict';
}

const ATTEMPTS = 3;

/** The scope for one establishment's rows, or for rows of none (applicants, staff, mails to the employer body). */
export function scopeOf(establishmentId: number | null): 'tenant' | 'staff' {
  return establishmentId === null ? 'staff' : 'tenant';
}

/** The transaction continues for an establishment that it has just made or found; null for rows of none. */
export async function enterEstablishment(
  transaction: Transaction,
  establishmentId: number | null,
): Promise<Transaction> {
  const scope = scopeOf(establishmentId);
  await carry(transaction.manager, { establishmentId, scope });
  return { ...transaction, establishmentId, scope };
}

const SETTINGS = prepared(
  'transaction-settings',
  `select set_config('app.establishment_id', $1, true), set_config('app.scope', $2, true),
          set_config('lock_timeout', $3, true), set_config('idle_in_transaction_session_timeout', $4, true)`,
);

/** With the settings for row-level security, because a pooler drops the settings of a connection. */
async function begin(
  manager: EntityManager,
  { establishmentId, scope }: TransactionContext,
  { lockMs, idleMs }: Patience,
): Promise<void> {
  await manager.query(SETTINGS, [establishmentId?.toString() ?? '', scope ?? 'tenant', `${lockMs}`, `${idleMs}`]);
}

/**
 * Statements of one transaction that are sent without waiting for each other, in their order. Waits for all of them, so
 * that none comes after the transaction's end, then throws the first failure.
 */
export async function together<const Answers extends readonly unknown[]>(statements: {
  readonly [Index in keyof Answers]: Promise<Answers[Index]>;
}): Promise<Answers> {
  await Promise.allSettled(statements);
  for (const statement of statements) await statement;
  return Promise.all(statements) as Promise<unknown> as Promise<Answers>;
}

/** The settings for row-level security, until the transaction ends. */
async function carry(
  manager: EntityManager,
  { establishmentId, scope }: Pick<TransactionContext, 'establishmentId' | 'scope'>,
): Promise<void> {
  await manager.query(`select set_config('app.establishment_id', $1, true), set_config('app.scope', $2, true)`, [
    establishmentId?.toString() ?? '',
    scope ?? 'tenant',
  ]);
}

/** Lets `work` also see the rows without an establishment (applicants, messages), beside the transaction's own. */
export async function withUnownedRows<Result>(
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

/** Until the transaction ends, no other one writes for the establishment: each writer locks its row (ADR 0005). */
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
   * Runs `work` in one transaction that carries the establishment. A conflict of versions, or a write that became
   * invalid since the read, is retried at most twice, each time from the loading on. The retries take the
   * establishment's turn first, so that no other writer comes in between.
   * @throws DomainError `conflit` when the third try meets another writer too; `session_absente` when the actor was
   * erased meanwhile; `service_indisponible`, without a write, when the caller has already been refused
   */
  async run<Result>(context: TransactionContext, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      assertWaitedFor();
      try {
        return await inSpan('transaction', { attempt }, async () =>
          this.dataSource.transaction(async (manager) => {
            const begun = begin(manager, context, this.patience);
            const working = async (): Promise<Result> => {
              if (attempt > 1) await awaitTurn(manager, context);
              return work({ ...context, manager });
            };
            const [, result] = await together([begun, working()]);
            // The caller has been refused and may have done something else since.
            assertWaitedFor();
            return result;
          }),
        );
      } catch (error) {
        const isConflict = error instanceof ConcurrencyConflict || isTransientConflict(error);
        if (!isConflict && !isOvertaken(error)) throw error;
        if (attempt < ATTEMPTS) continue;
        if (isConflict) throw new DomainError('conflit');
        // A violation on every try is our error, unless it names an erased account.
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

/** The transaction for an act of staff on rows without an establishment. */
export function staffTransaction({
  accountId,
  correlationId,
}: Pick<Actor, 'accountId' | 'correlationId'>): TransactionContext {
  return { establishmentId: null, scope: 'staff', actorId: accountId, correlationId };
}
