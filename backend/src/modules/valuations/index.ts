/**
 * Valuations: the classified functions of an establishment, from the first question to the archived result. Owns:
 * profile, profile_note, paid_amount, valuation, personal_text, profile_totals and grid_effect. Events out: `profile.*`, `valuation.*` (listed in
 * events.ts) and `grid.effect-asked`; in: `grid.put-in-force`, as a job. Invariants: one transition table
 * (rules/src/valuation/transitions.ts); only the server computes amounts; a row keeps no outdated amount unmarked; only
 * the main account and its author see a limited row; free texts never enter an event.
 */
export { ValuationJobsModule, ValuationRoutesModule, ValuationsModule } from './valuations.module.js';
export { valuationEvents } from './events.js';
export { CompleteValuation, CreateValuation } from './commands/valuation.command.js';
export { KeepPrintedSheet } from './commands/profile.command.js';
export type { ProfileChoice } from './commands/profile-service.js';
export {
  ImportService,
  type ImportedIds,
  type ImportedProfile,
  type ImportedValuation,
  type TakenBack,
} from './commands/import-service.js';
export type { ImportedTerms, TermsChange } from './commands/import-terms.js';
export { NameRefusals } from './commands/name-refusals.js';
export { payTransaction } from './commands/paid-amount.command.js';
export { memberTransaction, ValuationService } from './commands/valuation-service.js';
export { PaidAmounts } from './persistence/paid-amounts.js';
export { Valuations } from './persistence/valuations.js';
export type { Valuation } from './domain/valuation.aggregate.js';
export type { ChangeContext, NumberedGrid, ValuationChange } from './domain/valuation.change.js';
export type { ImportTerms } from './domain/valuation.import.js';
export { withTexts } from './domain/valuation.merge.js';
export { takeFunction } from './domain/valuation.planned.js';
export { GridEffectRecord } from './persistence/grid-effect.record.js';
export { PersonalTextRecord } from './persistence/profile.record.js';
export { PaidAmountRecord } from './persistence/paid-amount.record.js';
export { ProfileNoteRecord } from './persistence/profile-note.record.js';
export { ProfileRecord } from './persistence/profile.record.js';
export { ValuationRecord } from './persistence/valuation.record.js';
export { FindChanged } from './queries/changed-by-people.js';
export { CheckComputed, FindSeen } from './queries/check-computed.query.js';
export { GetCoherence } from './queries/coherence.query.js';
export { GatherValuations, type GatheredRow } from './queries/gather-valuations.query.js';
export { PeopleInPlace, type PersonInPlace } from './queries/people-in-place.query.js';
export { MatchProfiles, numberKey, type MatchedRow, type ProfileMatch } from './queries/match-profiles.query.js';
export { GetGridOutlook, type GridOutlookView } from './queries/grid-outlook.query.js';
export type { OutlookRow, Parts } from './queries/grid-outlook.js';
export { GetProfile, type ProfileDetailView } from './queries/get-profile.query.js';
export { FindPrinted, ListSheetVersions } from './queries/sheet-versions.query.js';
export { GetValuation } from './queries/valuations.query.js';
export type { ValuationSetting } from './queries/valuation-settings.js';
export {
  dueAfterUpdate,
  dueOfPerson,
  dueOfRow,
  dueWith,
  isAloneRow,
  personAfterUpdate,
  seniorityPassedOn,
  type DueColumns,
  type PersonUpdate,
} from './queries/amount-due.js';
export { PAGE_ROW } from './queries/profile-page.sql.js';
export { isActiveRow } from './queries/row-conditions.js';
export { isOfTodaysRules } from './queries/stored-steps.js';
export { isComputed, type ComputedRow, type ValuationDetail, type ValuationRow } from './queries/valuation.view.js';
export { sawDeleted, startsVisible } from './domain/valuation.policy.js';
export { PreviewFunctions, type FunctionOutlook } from './queries/proposed-functions.query.js';
export { GetPayrollState, type LeftOutRow, type PayrollState } from './queries/payroll-state.query.js';
export { paidToday } from './queries/paid-today.js';
export { viewerOf, visibleProfiles, type Viewer } from './queries/viewer.js';
export { editorName, toDetailAnswer, toProfileAnswer, toRowAnswer } from './http/valuation-answer.mapper.js';
export { toRefusal } from './http/valuation-selection.mapper.js';
export { PeopleMoves, type ArrivingPerson, type GivenNames } from './persistence/people-moves.js';
export { replayValuations } from './persistence/journal-replay.js';
