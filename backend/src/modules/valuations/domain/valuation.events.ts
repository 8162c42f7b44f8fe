import { z } from 'zod';
import { EventReader } from '../../../platform/events/event-reader.js';
import { EventShape } from '../../../platform/events/event-shape.js';
import { answers, editedRow, resultOrNoneToV2, results, resultToV2, row, status } from './valuation.payloads.js';

const onGrid = { status, gridId: z.int(), answers };

/** What happens to a valuation, each in every version that the journal holds. */
export const valuationEvent = {
  /** The first event of a valuation: a function for a profile, nothing answered yet but what does not concern it. */
  created: EventShape.first('valuation.created', z.strictObject(row)),

  /** Inputs or answers changed. The amount is gone (`result` null) or was recomputed in place. */
  edited: EventShape.first('valuation.edited', z.strictObject({ ...editedRow, ...results.v1OrNone })).next(
    z.strictObject({ ...editedRow, ...results.v2OrNone }),
    resultOrNoneToV2,
  ),

  /** All criteria were answered and the server computed the amount on the grid in force. */
  completed: EventShape.first('valuation.completed', z.strictObject({ ...onGrid, ...results.v1 })).next(
    z.strictObject({ ...onGrid, ...results.v2 }),
    resultToV2,
  ),

  /** 'Mettre à jour': recomputed on the grid in force. */
  broughtUpToDate: EventShape.first('valuation.brought-up-to-date', z.strictObject({ ...onGrid, ...results.v1 })).next(
    z.strictObject({ ...onGrid, ...results.v2 }),
    resultToV2,
  ),

  /** Seniority at a later day, on the row's own grid. */
  anniversaryApplied: EventShape.first('valuation.anniversary-applied', z.strictObject(results.v1)).next(
    z.strictObject(results.v2),
    resultToV2,
  ),

  /** Somebody asked for a line of history with the present monthly minimum, in cents. */
  historyNoted: EventShape.first('valuation.history-noted', z.strictObject({ cents: z.int() })),

  /** The first event of a copy. */
  duplicated: EventShape.first(
    'valuation.duplicated',
    z.strictObject({ ...row, sourceId: z.int(), ...results.v1OrNone }),
  ).next(z.strictObject({ ...row, sourceId: z.int(), ...results.v2OrNone }), resultOrNoneToV2),

  /**
   * The first event of a row that a file brought. Its amount, when it has one, was computed here on the grid and the day
   * that the file names.
   */
  imported: EventShape.first('valuation.imported', z.strictObject({ ...row, ...results.v1OrNone })).next(
    z.strictObject({ ...row, ...results.v2OrNone }),
    resultOrNoneToV2,
  ),

  /** Back among the active rows. */
  unarchived: EventShape.first('valuation.unarchived', z.strictObject({ status })),

  /** Who could see the row is kept: live streams are told by it after the row is gone. */
  deleted: EventShape.first('valuation.deleted', z.strictObject({ visible: z.boolean(), createdBy: z.int() })),

  /** Taken out of the active rows; the amount is kept. */
  archived: EventShape.first('valuation.archived', z.strictObject({ status })),

  /** 'Annuler' of the person who archived, within a minute: the row has the status of before. */
  archiveUndone: EventShape.first('valuation.archive-undone', z.strictObject({ status })),

  /** A new grid came into force: the row awaits an update, or has to be done again. Its amount stays on its own grid. */
  outdated: EventShape.first('valuation.outdated', z.strictObject({ status, newGridId: z.int() })),

  /** Limited to the main account and its author, or open to all accounts of the establishment again. */
  visibilityChanged: EventShape.first('valuation.visibility-changed', z.strictObject({ visible: z.boolean() })),
};

export type ValuationEdited = ReturnType<typeof valuationEvent.edited.of>;
export type ValuationImported = ReturnType<typeof valuationEvent.imported.of>;
export type ValuationEvent = ReturnType<(typeof valuationEvent)[keyof typeof valuationEvent]['of']>;

/** Whatever release wrote them. */
export const valuationReader = new EventReader<ValuationEvent>(Object.values(valuationEvent));
