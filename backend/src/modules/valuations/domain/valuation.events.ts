import type { ValuationStatus } from '@valorisation/rules';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import type { PlainAnswers, StoredResult, ValuationInputs } from './valuation.state.js';

/** The first event of a valuation: a function for a profile, nothing answered yet but what does not concern it. */
export type ValuationCreated = DomainEvent<
  'valuation.created',
  {
    readonly profileId: number;
    readonly gridId: number;
    readonly status: ValuationStatus;
    readonly visible: boolean;
    readonly inputs: ValuationInputs;
    readonly answers: PlainAnswers;
    readonly textId: string | null;
  }
>;

/** One changed value, old and new, so that a timeline needs nothing else. Answers are `answer.<criterion id>`. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Inputs or answers changed. The amount is gone (`result` null) or was recomputed in place. */
export type ValuationEdited = DomainEvent<
  'valuation.edited',
  {
    readonly changes: readonly FieldChange[];
    readonly profileId: number;
    readonly gridId: number;
    readonly status: ValuationStatus;
    readonly inputs: ValuationInputs;
    readonly answers: PlainAnswers;
    readonly textId: string | null;
    readonly result: StoredResult | null;
  }
>;

/** All criteria were answered and the server computed the amount on the grid in force. */
export type ValuationCompleted = DomainEvent<
  'valuation.completed',
  {
    readonly status: ValuationStatus;
    readonly gridId: number;
    readonly answers: PlainAnswers;
    readonly result: StoredResult;
  }
>;

/** 'Mettre à jour': recomputed on the grid in force. */
export type ValuationBroughtUpToDate = DomainEvent<'valuation.brought-up-to-date', ValuationCompleted['payload']>;

/** Seniority at a later day, on the row's own grid. */
export type ValuationAnniversaryApplied = DomainEvent<
  'valuation.anniversary-applied',
  { readonly result: StoredResult }
>;

/** Somebody asked for a line of history with the present monthly minimum, in cents. */
export type ValuationHistoryNoted = DomainEvent<'valuation.history-noted', { readonly cents: number }>;

/** The first event of a copy. */
export type ValuationDuplicated = DomainEvent<
  'valuation.duplicated',
  ValuationCreated['payload'] & { readonly sourceId: number; readonly result: StoredResult | null }
>;

/**
 * The first event of a row that a file brought. Its amount, when it has one, was computed here on the grid and the day
 * that the file names.
 */
export type ValuationImported = DomainEvent<
  'valuation.imported',
  ValuationCreated['payload'] & { readonly result: StoredResult | null }
>;

/** Back among the active rows. */
export type ValuationUnarchived = DomainEvent<'valuation.unarchived', { readonly status: ValuationStatus }>;

/** Who could see the row is kept: live streams are told by it after the row is gone. */
export type ValuationDeleted = DomainEvent<
  'valuation.deleted',
  { readonly visible: boolean; readonly createdBy: number }
>;

/** Taken out of the active rows; the amount is kept. */
export type ValuationArchived = DomainEvent<'valuation.archived', { readonly status: ValuationStatus }>;

/** 'Annuler' of the person who archived, within a minute: the row has the status of before. */
export type ValuationArchiveUndone = DomainEvent<'valuation.archive-undone', { readonly status: ValuationStatus }>;

/** A new grid came into force: the row awaits an update, or has to be done again. Its amount stays on its own grid. */
export type ValuationOutdated = DomainEvent<
  'valuation.outdated',
  { readonly status: ValuationStatus; readonly newGridId: number }
>;

/** Limited to the main account and its author, or open to all accounts of the establishment again. */
export type ValuationVisibilityChanged = DomainEvent<'valuation.visibility-changed', { readonly visible: boolean }>;

export type ValuationEvent =
  | ValuationCreated
  | ValuationEdited
  | ValuationCompleted
  | ValuationBroughtUpToDate
  | ValuationAnniversaryApplied
  | ValuationHistoryNoted
  | ValuationDuplicated
  | ValuationImported
  | ValuationArchived
  | ValuationArchiveUndone
  | ValuationUnarchived
  | ValuationDeleted
  | ValuationOutdated
  | ValuationVisibilityChanged;
