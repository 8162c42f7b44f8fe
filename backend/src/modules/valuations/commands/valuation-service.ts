import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import type { Transaction, TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue, GridInForce } from '../../grids/index.js';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { notFoundAmong, staleVersion } from '../domain/valuation.errors.js';
import { assertSees, canSee } from '../domain/valuation.policy.js';
import { Valuations } from '../persistence/valuations.js';

/** Builds the context of one row's change: its own grid, and a new id for its texts. */
export type ContextOf = (valuation: Valuation) => ChangeContext;

/** What this module's handlers share: who may change which row, and the context of a change. */
@Injectable()
export class ValuationService {
  constructor(
    private readonly valuations: Valuations,
    private readonly grids: GridCatalogue,
    private readonly inForce: GridInForce,
    private readonly clock: Clock,
  ) {}

  /**
   * The row, for an actor who may see it and has read its present version.
   * @throws 404 `introuvable`, 409 `version_perimee` (compared first, so that an internal retry cannot hide it)
   */
  async take(tx: Transaction, actor: Member, id: number, expectedVersion: number | null): Promise<Valuation> {
    const [valuation] = await this.valuations.findMany(tx, [id]);
    if (valuation === undefined) throw notFound('valuation');
    assertSees(actor, valuation.state);
    if (expectedVersion !== null && expectedVersion !== valuation.state.version) throw staleVersion('valuation');
    return valuation;
  }

  /** Takes all rows or none. @throws 404 naming the first id that is unknown, foreign or limited */
  async takeAll(tx: Transaction, actor: Member, ids: readonly number[]): Promise<readonly Valuation[]> {
    const found = await this.valuations.findMany(tx, ids);
    const seen = new Set(found.filter(({ state }) => canSee(actor, state)).map(({ state }) => state.id));
    const missing = ids.find((id) => !seen.has(id));
    if (missing !== undefined) throw notFoundAmong(missing);
    return found;
  }

  async newRow(tx: Transaction, actor: Member): Promise<ChangeContext> {
    const gridInForce = await this.inForce.hold(tx);
    return { ...this.now(actor), gridInForce, rowGrid: gridInForce, newTextId: randomUUID() };
  }

  async contexts(tx: Transaction, actor: Member, valuations: readonly Valuation[]): Promise<ContextOf> {
    const gridInForce = await this.inForce.hold(tx);
    const ids = [...new Set(valuations.map(({ state }) => state.gridId))];
    const grids = new Map(await Promise.all(ids.map(async (id) => [id, await this.grids.content(id)] as const)));
    const now = this.now(actor);
    return ({ state: { gridId } }) => {
      const grid = grids.get(gridId);
      if (grid === undefined) throw new Error(`The grid of version ${gridId} was not gathered`);
      return { ...now, gridInForce, rowGrid: { id: gridId, grid }, newTextId: randomUUID() };
    };
  }

  private now({ accountId }: Member): Pick<ChangeContext, 'actorId' | 'now' | 'today'> {
    return { actorId: accountId, now: this.clock.now(), today: this.clock.today() };
  }
}

export function memberTransaction(actor: Member): TransactionContext {
  return { establishmentId: actor.establishmentId, actorId: actor.accountId, correlationId: actor.correlationId };
}
