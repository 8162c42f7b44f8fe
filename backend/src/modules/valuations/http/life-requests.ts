import type { AskedState, LifeOutcome as Outcome } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ValuationStatus } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { assertAllowed } from '../../../platform/access/access.guard.js';
import {
  ArchiveValuations,
  JumpToStatus,
  ReactivateValuations,
  SetVisibility,
} from '../commands/valuation-life.command.js';
import type { LifeOutcome, Rows } from '../commands/life-service.js';

type Intention = typeof ArchiveValuations | typeof ReactivateValuations | typeof JumpToStatus;

/** The command for each asked status. No act leads to the other statuses, so `JumpToStatus` refuses them. */
const INTENTIONS: Readonly<Record<ValuationStatus, Intention>> = {
  [ValuationStatus.InProgress]: JumpToStatus,
  [ValuationStatus.UpToDate]: ReactivateValuations,
  [ValuationStatus.ToRedo]: JumpToStatus,
  [ValuationStatus.AwaitingUpdate]: JumpToStatus,
  [ValuationStatus.Archived]: ArchiveValuations,
};

/** Finds the intention behind an asked state (update/one, update/multiple). */
@Injectable()
export class LifeRequests {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Status 4 archives; status 1 unarchives or brings up to date; a visibility shows or hides.
   * @throws 409 `transition_refusee` for any other status, 403 when an associated account asks for a visibility
   */
  async change(actor: Member, rows: Rows, asked: AskedState): Promise<LifeOutcome> {
    if (asked.visible !== undefined) {
      assertAllowed('main', actor);
      return this.commands.execute(new SetVisibility({ actor, rows, visible: asked.visible }));
    }
    const Intention = asked.status === undefined ? JumpToStatus : INTENTIONS[asked.status];
    return this.commands.execute(new Intention({ actor, rows }));
  }
}

export function toOutcome({ ids, versions, skipped }: LifeOutcome): Outcome {
  return { done: ids.length, skipped, ids, versions };
}
