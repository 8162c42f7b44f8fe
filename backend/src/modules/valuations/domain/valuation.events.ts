import { z } from 'zod';
import { EventReader, EventShape } from '../../../platform/events/event-shape.js';
import { answers, editedRow, resultOrNoneToV2, results, resultToV2, row, status } from './valuation.payloads.js';

const amount = z.int().nullable();
const onGrid = { status, gridId: z.int(), answers };

export const valuationEvent = {
  created: EventShape.first(
    'valuation.created',
    'The classification of a function began, nothing answered yet.',
    z.strictObject(row),
  ),

  /**
   * `result` is null when the amount is no longer known. `planned`: the change only took the tool's planned degrees.
   */
  edited: EventShape.first(
    'valuation.edited',
    'Inputs or answers changed; the amount was removed, or recomputed in place.',
    z.strictObject({ ...editedRow, ...results.v1OrNone }),
  )
    .next(z.strictObject({ ...editedRow, ...results.v2OrNone }), resultOrNoneToV2)
    .next(z.strictObject({ ...editedRow, ...results.v2OrNone, planned: z.boolean() }), (before) => ({
      ...before,
      planned: false,
    })),

  completed: EventShape.first(
    'valuation.completed',
    'All criteria are answered; the amount was computed on the grid in force.',
    z.strictObject({ ...onGrid, ...results.v1 }),
  ).next(z.strictObject({ ...onGrid, ...results.v2 }), resultToV2),

  /** 'Mettre à jour': recomputed on the grid in force. */
  broughtUpToDate: EventShape.first(
    'valuation.brought-up-to-date',
    'The amount was recomputed on the grid in force.',
    z.strictObject({ ...onGrid, ...results.v1 }),
  ).next(z.strictObject({ ...onGrid, ...results.v2 }), resultToV2),

  /** Seniority at a later day, on the row's own grid. */
  anniversaryApplied: EventShape.first(
    'valuation.anniversary-applied',
    'The amount was recomputed with the seniority of a later day.',
    z.strictObject(results.v1),
  ).next(z.strictObject(results.v2), resultToV2),

  /** A person asked for a line of history with the present monthly minimum, in cents. */
  historyNoted: EventShape.first(
    'valuation.history-noted',
    'A line was added to the history.',
    z.strictObject({ cents: z.int() }),
  ),

  duplicated: EventShape.first(
    'valuation.duplicated',
    'A valuation was copied, for the same person or for another.',
    z.strictObject({ ...row, sourceId: z.int(), ...results.v1OrNone }),
  ).next(z.strictObject({ ...row, sourceId: z.int(), ...results.v2OrNone }), resultOrNoneToV2),

  /**
   * The first event of a row from a file. Its amount, if it has one, was computed here on the grid and day of the file.
   */
  imported: EventShape.first(
    'valuation.imported',
    'The valuation was imported from a file; its amount was computed on the grid and day in the file.',
    z.strictObject({ ...row, ...results.v1OrNone }),
  ).next(z.strictObject({ ...row, ...results.v2OrNone }), resultOrNoneToV2),

  /**
   * In cents; null for none. The displayed amount changes without a new calculation. `reasonId`: the erasable row with
   * the reason.
   */
  amountFixed: EventShape.first(
    'valuation.amount-fixed',
    'An admin of the employer body fixed an amount, or removed it.',
    z.strictObject({ from: amount, to: amount, reasonId: z.string(), ...results.v2OrNone }),
  ),

  unarchived: EventShape.first('valuation.unarchived', 'Back among the active rows.', z.strictObject({ status })),

  /** Keeps who could see the row, so that live streams can inform these people after the row is deleted. */
  deleted: EventShape.first(
    'valuation.deleted',
    'Deleted for good.',
    z.strictObject({ visible: z.boolean(), createdBy: z.int() }),
  ),

  archived: EventShape.first('valuation.archived', 'Removed from the active rows.', z.strictObject({ status })),

  /** 'Annuler' by the person who archived, within a minute: the row has its earlier status. */
  archiveUndone: EventShape.first(
    'valuation.archive-undone',
    'The person who archived it undid this at once.',
    z.strictObject({ status }),
  ),

  /**
   * A new grid came into force: the row awaits an update, or must be classified again. Its amount stays on its own
   * grid.
   */
  outdated: EventShape.first(
    'valuation.outdated',
    'A new grid came into force; the row waits for an update, or must be done again.',
    z.strictObject({ status, newGridId: z.int() }),
  ),

  /**
   * The grid that changed the row's status was published by mistake. The row had not changed since, and is as before.
   */
  reinstated: EventShape.first(
    'valuation.reinstated',
    'The grid that had outdated the row was withdrawn; the row has its earlier state.',
    z.strictObject({ status, newGridId: z.int() }),
  ),

  /** Limited to the main account and its author, or visible again to all accounts of the establishment. */
  visibilityChanged: EventShape.first(
    'valuation.visibility-changed',
    'Opened to all accounts of the establishment, or limited.',
    z.strictObject({ visible: z.boolean() }),
  ),
};

export type ValuationEdited = ReturnType<typeof valuationEvent.edited.of>;
export type ValuationImported = ReturnType<typeof valuationEvent.imported.of>;
export type ValuationEvent = ReturnType<(typeof valuationEvent)[keyof typeof valuationEvent]['of']>;

export const valuationReader = new EventReader<ValuationEvent>(Object.values(valuationEvent));
