import type { Type } from '@nestjs/common';
import { isActive, isUpToDate } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { refusedTransition } from '../domain/valuation.errors.js';
import { withTexts } from '../domain/valuation.merge.js';
import { statusToUpdate } from '../domain/valuation.result.js';
import { LifeService, type LifeOutcome, type LifeStep, type OneRow, type Rows } from './life-service.js';
import { NameRefusals } from './name-refusals.js';
import type { ProfileChoice } from './profile-service.js';

/** Refusals: 404 `introuvable` naming the id (then nothing changes), 409 `transition_refusee`, `sans_effet`. */
abstract class LifeCommand extends CommandOf<{ actor: Member; rows: Rows }, LifeOutcome>() {}

/** 0, 1, 2, 3 -> 4 (POST /v1/valor/archive/...). */
export class ArchiveValuations extends LifeCommand {}

/**
 * 4 -> the earlier status, all of the rows or none (POST /v1/valor/archive/undo). Refused with 409
 * `archivage_definitif` to all but the account that archived, after 60 s, and when the row has changed since.
 */
export class UndoArchives extends LifeCommand {}

/** 3 -> 1, recomputed on the grid in force ('Mettre à jour'). */
export class BringValuationsUpToDate extends LifeCommand {}

/**
 * Asks valor_visa 1 for a mixed selection. Archived rows become 1, 3, 2 or 0, by their state on the grid in force
 * ('Desarchiver'). Rows that await an update are brought up to date.
 */
export class ReactivateValuations extends LifeCommand {}

/** A status that no call may ask for. It is refused with 409, after the check that the rows are the caller's. */
export class JumpToStatus extends LifeCommand {}

export class DeleteValuations extends LifeCommand {}

/** Copies in the same profile, with the source's status; answers the ids of the copies. */
export class DuplicateValuations extends LifeCommand {}

/**
 * A copy for a chosen person. Another person gets only the function, in progress. Refusals: 404 `introuvable`, also for
 * a person whom the actor does not see; 422 `donnees_invalides` for a missing or taken name, and for a removed
 * function.
 */
export class DuplicateForPerson extends CommandOf<
  { actor: Member; row: OneRow; person: ProfileChoice },
  LifeOutcome
>() {}

/** Copies that are archived at once; refused for archived sources. */
export class DuplicateAndArchiveValuations extends LifeCommand {}

/** Seniority at today's date, on the row's own grid (POST /v1/valor/update/valorIsBirth). */
export class ApplyAnniversaries extends LifeCommand {}

/** Adds a line to the history by the caller, now, with the present minimum. */
export class NoteHistory extends LifeCommand {}

/** valor_visible 1 or 0; only for main accounts. */
export class SetVisibility extends CommandOf<{ actor: Member; rows: Rows; visible: boolean }, LifeOutcome>() {}

const isArchived = ({ state }: Valuation): boolean => !isActive(state.status);
const isCurrent = ({ state, texts }: Valuation, { gridInForce }: ChangeContext): boolean =>
  isUpToDate(statusToUpdate(gridInForce, state, withTexts(state.answers, texts)));

const on = handlersWith({ life: LifeService, refusals: NameRefusals });
const step = (command: Type<LifeCommand>, does: LifeStep) =>
  on(command, async ({ actor, rows }, { life }) => life.change(actor, rows, does));

/** For each command: the rows that it leaves unchanged, and the method of the aggregate that decides. */
export const valuationLifeCommands = [
  step(ArchiveValuations, { isDone: isArchived, act: (row, context) => row.archive(context) }),
  on(UndoArchives, async ({ actor, rows }, { life }) => life.undoArchives(actor, rows)),
  step(BringValuationsUpToDate, { isDone: isCurrent, act: (row, context) => row.bringUpToDate(context) }),
  step(ReactivateValuations, {
    isDone: isCurrent,
    act: (row, context) => (isArchived(row) ? row.unarchive(context) : row.bringUpToDate(context)),
  }),
  step(JumpToStatus, {
    act: () => {
      throw refusedTransition();
    },
  }),
  step(DeleteValuations, { act: (row, context) => row.delete(context) }),
  on(DuplicateValuations, async ({ actor, rows }, { life }) => life.copy(actor, rows, 'duplicate')),
  on(DuplicateForPerson, async ({ actor, row, person }, { life, refusals }) =>
    refusals.boundedChoice(actor, person, async () => life.copyFor(actor, row, person)),
  ),
  on(DuplicateAndArchiveValuations, async ({ actor, rows }, { life }) =>
    life.copy(actor, rows, 'duplicate-and-archive'),
  ),
  step(ApplyAnniversaries, {
    isDone: ({ state }, { today }) => state.result?.calculatedOn === today,
    act: (row, context) => row.applyAnniversary(context),
  }),
  step(NoteHistory, { act: (row, context) => row.noteHistory(context) }),
  on(SetVisibility, async ({ actor, rows, visible }, { life }) =>
    life.change(actor, rows, {
      isDone: ({ state }) => state.visible === visible,
      act: (row, context) => row.setVisible(visible, context),
    }),
  ),
];
