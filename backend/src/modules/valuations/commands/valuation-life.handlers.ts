/** The handlers of a valuation's life: which method of the aggregate, and which rows of a selection need nothing. */
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isActive, isUpToDate } from '@valorisation/rules';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { refusedTransition } from '../domain/valuation.errors.js';
import { withTexts } from '../domain/valuation.merge.js';
import { statusToUpdate } from '../domain/valuation.result.js';
import { LifeService } from './life-service.js';
import { NameRefusals } from './name-refusals.js';
import {
  ApplyAnniversaries,
  ArchiveValuations,
  BringValuationsUpToDate,
  DeleteValuations,
  DuplicateAndArchiveValuations,
  DuplicateForPerson,
  DuplicateValuations,
  JumpToStatus,
  NoteHistory,
  ReactivateValuations,
  SetVisibility,
  UndoArchives,
  type LifeOutcome,
} from './valuation-life.command.js';

const isArchived = ({ state }: Valuation): boolean => !isActive(state.status);
const isCurrent = ({ state, texts }: Valuation, { gridInForce }: ChangeContext): boolean =>
  isUpToDate(statusToUpdate(gridInForce, state, withTexts(state.answers, texts)));

@CommandHandler(ArchiveValuations)
export class ArchiveValuationsHandler implements ICommandHandler<ArchiveValuations> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: ArchiveValuations): Promise<LifeOutcome> {
    return this.service.change(actor, rows, { isDone: isArchived, act: (row, context) => row.archive(context) });
  }
}

@CommandHandler(UndoArchives)
export class UndoArchivesHandler implements ICommandHandler<UndoArchives> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: UndoArchives): Promise<LifeOutcome> {
    return this.service.undoArchives(actor, rows);
  }
}

@CommandHandler(BringValuationsUpToDate)
export class BringValuationsUpToDateHandler implements ICommandHandler<BringValuationsUpToDate> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: BringValuationsUpToDate): Promise<LifeOutcome> {
    return this.service.change(actor, rows, { isDone: isCurrent, act: (row, context) => row.bringUpToDate(context) });
  }
}

@CommandHandler(ReactivateValuations)
export class ReactivateValuationsHandler implements ICommandHandler<ReactivateValuations> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: ReactivateValuations): Promise<LifeOutcome> {
    const act = (row: Valuation, context: ChangeContext): void =>
      isArchived(row) ? row.unarchive(context) : row.bringUpToDate(context);
    return this.service.change(actor, rows, { isDone: isCurrent, act });
  }
}

@CommandHandler(JumpToStatus)
export class JumpToStatusHandler implements ICommandHandler<JumpToStatus> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: JumpToStatus): Promise<LifeOutcome> {
    const act = (): never => {
      throw refusedTransition();
    };
    return this.service.change(actor, rows, { act });
  }
}

@CommandHandler(DeleteValuations)
export class DeleteValuationsHandler implements ICommandHandler<DeleteValuations> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: DeleteValuations): Promise<LifeOutcome> {
    return this.service.change(actor, rows, { act: (row, context) => row.delete(context) });
  }
}

@CommandHandler(DuplicateValuations)
export class DuplicateValuationsHandler implements ICommandHandler<DuplicateValuations> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: DuplicateValuations): Promise<LifeOutcome> {
    return this.service.copy(actor, rows, 'duplicate');
  }
}

@CommandHandler(DuplicateForPerson)
export class DuplicateForPersonHandler implements ICommandHandler<DuplicateForPerson> {
  constructor(
    private readonly service: LifeService,
    private readonly refusals: NameRefusals,
  ) {}

  async execute({ actor, row, person }: DuplicateForPerson): Promise<LifeOutcome> {
    const copy = async (): Promise<LifeOutcome> => this.service.copyFor(actor, row, person);
    return 'profileName' in person ? this.refusals.bounded(actor, copy) : copy();
  }
}

@CommandHandler(DuplicateAndArchiveValuations)
export class DuplicateAndArchiveValuationsHandler implements ICommandHandler<DuplicateAndArchiveValuations> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: DuplicateAndArchiveValuations): Promise<LifeOutcome> {
    return this.service.copy(actor, rows, 'duplicate-and-archive');
  }
}

@CommandHandler(ApplyAnniversaries)
export class ApplyAnniversariesHandler implements ICommandHandler<ApplyAnniversaries> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: ApplyAnniversaries): Promise<LifeOutcome> {
    return this.service.change(actor, rows, {
      isDone: ({ state }, { today }) => state.result?.calculatedOn === today,
      act: (row, context) => row.applyAnniversary(context),
    });
  }
}

@CommandHandler(NoteHistory)
export class NoteHistoryHandler implements ICommandHandler<NoteHistory> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows }: NoteHistory): Promise<LifeOutcome> {
    return this.service.change(actor, rows, { act: (row, context) => row.noteHistory(context) });
  }
}

@CommandHandler(SetVisibility)
export class SetVisibilityHandler implements ICommandHandler<SetVisibility> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows, visible }: SetVisibility): Promise<LifeOutcome> {
    return this.service.change(actor, rows, {
      isDone: ({ state }) => state.visible === visible,
      act: (row, context) => row.setVisible(visible, context),
    });
  }
}

export const lifeHandlers = [
  ArchiveValuationsHandler,
  UndoArchivesHandler,
  BringValuationsUpToDateHandler,
  ReactivateValuationsHandler,
  JumpToStatusHandler,
  DeleteValuationsHandler,
  DuplicateValuationsHandler,
  DuplicateForPersonHandler,
  DuplicateAndArchiveValuationsHandler,
  ApplyAnniversariesHandler,
  NoteHistoryHandler,
  SetVisibilityHandler,
];
