import { Injectable } from '@nestjs/common';
import type { GridDocument } from '@valorisation/rules';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { EffectFigures } from '../domain/effect-figures.js';

export interface WeighedGrid {
  readonly document: GridDocument;
  readonly version: number;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
}

export interface ComputedEffect {
  readonly figures: EffectFigures;
  readonly version: number;
  readonly dataMark: string;
  readonly at: Date;
}

export interface OpenCall {
  readonly version: number;
  /** The time of the last report of its job. */
  readonly seenAt: Date;
}

export interface EffectCall {
  readonly gridId: number;
  /** The version of the grid's journal that the request makes. A later request replaces it. */
  readonly call: number;
}

/** The calls for a grid's effect. A later call replaces the earlier one, whose results then match no row. */
@Injectable()
export class GridEffects {
  /** Lock the version first. */
  async underWay({ manager }: Transaction, gridId: number): Promise<OpenCall | undefined> {
    const [call]: OpenCall[] = await manager.query(
      `select asked_version as version, seen_at as "seenAt" from grid_effect
        where grid_id = $1 and state in ('waiting', 'running')`,
      [gridId],
    );
    return call;
  }

  /** The earlier result stays until a newer one is ready. */
  async open(
    { manager, actorId }: Transaction,
    { gridId, call, version, at }: EffectCall & { readonly version: number; readonly at: Date },
  ): Promise<void> {
    await manager.query(
      `insert into grid_effect (grid_id, call, state, asked_version, asked_at, asked_by, seen_at)
       values ($1, $2, 'waiting', $3, $4, $5, $4)
       on conflict (grid_id) do update set call = $2, state = 'waiting', asked_version = $3, asked_at = $4, asked_by = $5,
                                           seen_at = $4, examined = 0, total = null`,
      [gridId, call, version, at, actorId],
    );
  }

  /** Starts from the beginning each time; undefined when it was answered, or another request has replaced it. */
  async begin(transaction: Transaction, of: EffectCall, at: Date): Promise<WeighedGrid | undefined> {
    const isOpen = await this.note(transaction, of, at, { examined: 0, total: null });
    if (!isOpen) return undefined;
    const [grid]: WeighedGrid[] = await transaction.manager.query(
      `select document, version, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn" from grid_version where id = $1`,
      [of.gridId],
    );
    return grid;
  }

  /** Reports the progress; false when another request has replaced this one. */
  async note(
    { manager }: Transaction,
    { gridId, call }: EffectCall,
    at: Date,
    { examined, total }: { readonly examined: number; readonly total: number | null },
  ): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(
      `update grid_effect set state = 'running', examined = $3, total = $4, seen_at = $5
        where grid_id = $1 and call = $2 and state in ('waiting', 'running') returning grid_id`,
      [gridId, call, examined, total, at],
    );
    return rows.length === 1;
  }

  async finish(
    { manager }: Transaction,
    { gridId, call }: EffectCall,
    { figures, version, dataMark, at }: ComputedEffect,
  ): Promise<void> {
    await manager.query(
      `update grid_effect set state = 'done', figures = $3, content_version = $4, data_mark = $5, computed_at = $6,
                              seen_at = $6, examined = $7, total = $7
        where grid_id = $1 and call = $2`,
      [gridId, call, JSON.stringify(figures), version, dataMark, at, figures.rows],
    );
  }

  async fail({ manager }: Transaction, { gridId, call }: EffectCall, at: Date): Promise<void> {
    await manager.query(
      `update grid_effect set state = 'failed', seen_at = $3
        where grid_id = $1 and call = $2 and state in ('waiting', 'running')`,
      [gridId, call, at],
    );
  }
}
