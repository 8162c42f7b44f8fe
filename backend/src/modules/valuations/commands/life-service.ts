import { Injectable } from '@nestjs/common';
import { isActive } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext, CopyAction } from '../domain/valuation.change.js';
import { staleVersionAmong } from '../domain/valuation.errors.js';
import { Valuations } from '../persistence/valuations.js';
import { ProfileService, type ProfileChoice } from './profile-service.js';
import { memberTransaction, ValuationService } from './valuation-service.js';

export interface LifeStep {
  /**
   * True when the row is already in the requested state. A call on several rows skips it; in a call on a single row its
   * aggregate refuses.
   */
  readonly isDone?: (valuation: Valuation, context: ChangeContext) => boolean;
  /** Rows without a recorded event count as skipped. */
  readonly act: (valuation: Valuation, context: ChangeContext) => void;
}

/** Runs one step of a valuation's life on one or several rows, in one transaction. */
@Injectable()
export class LifeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly service: ValuationService,
    private readonly profiles: ProfileService,
  ) {}

  async change(actor: Member, rows: Rows, { isDone = () => false, act }: LifeStep): Promise<LifeOutcome> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const taken = await this.take(tx, actor, rows);
      const contextOf = await this.service.contexts(tx, actor, taken);
      const steps = taken.map((valuation) => ({ valuation, context: contextOf(valuation) }));
      const due = 'one' in rows ? steps : steps.filter(({ valuation, context }) => !isDone(valuation, context));
      for (const { valuation, context } of due) act(valuation, context);
      const changed = due.map(({ valuation }) => valuation).filter(({ events }) => events.length > 0);
      await this.valuations.saveAll(tx, changed);
      return outcomeOf(changed, taken.length - changed.length);
    });
  }

  async undoArchives(actor: Member, rows: Rows): Promise<LifeOutcome> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const taken = await this.take(tx, actor, rows);
      const contextOf = await this.service.contexts(tx, actor, taken);
      const lastEvents = await this.valuations.lastEvents(
        tx,
        taken.map(({ state }) => state.id),
      );
      for (const row of taken) row.undoArchive(lastEvents.get(row.state.id), contextOf(row));
      await this.valuations.saveAll(tx, taken);
      return outcomeOf(taken, 0);
    });
  }

  /** Copies the rows for their own people; answers the ids of the copies. */
  async copy(actor: Member, rows: Rows, action: CopyAction): Promise<LifeOutcome> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const taken = await this.take(tx, actor, rows);
      const contextOf = await this.service.contexts(tx, actor, taken);
      const ids = await this.valuations.nextIds(tx, taken.length);
      const visibleIn = new Map<number, boolean>();
      // One visible active row is enough for the answer yes.
      const unsure = taken.filter(({ state }) => state.visible && !isActive(state.status));
      for (const profileId of new Set(unsure.map(({ state }) => state.profileId))) {
        visibleIn.set(profileId, await this.profiles.startsVisible(tx, actor, profileId));
      }
      const copies = taken.map((valuation, index) => {
        const id = ids[index];
        if (id === undefined) throw new Error('The sequence answered too few ids');
        return valuation.duplicate(id, action, contextOf(valuation), visibleIn.get(valuation.state.profileId));
      });
      await this.valuations.saveAll(tx, copies);
      return outcomeOf(copies, 0);
    });
  }

  /** A copy for the chosen person: the row's own person gets a full copy, another person gets only the function. */
  async copyFor(actor: Member, row: OneRow, person: ProfileChoice): Promise<LifeOutcome> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const source = await this.service.take(tx, actor, row.one, row.expectedVersion);
      const context = (await this.service.contexts(tx, actor, [source]))(source);
      const own = source.state.profileId;
      const profileId = await this.profiles.settle(tx, actor, person, own);
      const mayBeVisible = await this.profiles.startsVisible(tx, actor, profileId);
      const [id = 0] = await this.valuations.nextIds(tx, 1);
      const copy =
        profileId === own
          ? source.duplicate(id, 'duplicate', context, mayBeVisible)
          : source.duplicateFor(id, profileId, context, mayBeVisible);
      await this.valuations.saveAll(tx, [copy]);
      return outcomeOf([copy], 0);
    });
  }

  private async take(tx: Transaction, actor: Member, rows: Rows): Promise<readonly Valuation[]> {
    if ('one' in rows) return [await this.service.take(tx, actor, rows.one, rows.expectedVersion)];
    const taken = await this.service.takeAll(tx, actor, [...new Set(rows.many)]);
    const stale = taken.find(({ state: { id, version } }) => (rows.expectedVersions?.get(id) ?? version) !== version);
    if (stale !== undefined) throw staleVersionAmong(stale.state.id);
    return taken;
  }
}

function outcomeOf(changed: readonly Valuation[], skipped: number): LifeOutcome {
  return { ids: changed.map(({ state }) => state.id), versions: changed.map(({ state }) => state.version), skipped };
}

export interface LifeOutcome {
  readonly ids: readonly number[];
  /** The present versions of the rows, in the order of their ids. */
  readonly versions: readonly number[];
  /** Rows that were already in the requested state; a call on a single row in that state is refused instead. */
  readonly skipped: number;
}

export interface ManyRows {
  readonly many: readonly number[];
  readonly expectedVersions?: ReadonlyMap<number, number>;
}

export interface OneRow {
  readonly one: number;
  readonly expectedVersion: number | null;
}

/** One row, or up to 500 rows, with the versions that the caller has read. */
export type Rows = OneRow | ManyRows;
