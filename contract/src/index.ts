/** The contract between server and console: each call once, and the kinds of values that calls carry. */
export * from './call.js';
export { isId, pathId } from './data.js';
export { encode, encoderOf, encoding, type SentOf } from './encode.js';
export { derivedOf, wireNamesOf, type Fields, type WireObject } from './wire.js';
export { bulkCalls, profileCalls, profilePage } from './valuations/bulk-calls.js';
export { actCalls, lifeCalls, valuationCalls } from './valuations/calls.js';
export { arrearsCalls, type PersonArrears } from './pay/arrears.js';
export { paidAmount, paidAmountCalls, type PaidAmount, type PayableFunction } from './pay/paid.js';
export {
  payrollCalls,
  type PayrollFormat,
  type PayrollKey,
  type PayrollLines,
  type PayrollOutlook,
  type PayrollReceipt,
} from './pay/payroll.js';
export { profileNoteCalls, type ProfileNote } from './valuations/notes.js';
export { costRow, costsHead, type CostRow, type SchoolCosts } from './valuations/costs.js';
export { outlookCalls, outlookHead, outlookRow } from './valuations/outlook.js';
export type { GridOutlook, GridOutlookHead, OutlookRow, OutlookTotals } from './valuations/outlook.js';
export {
  replayCalls,
  type Replay,
  JOURNAL_FIELDS,
  type ChangedField,
  type FieldChange,
  type JournalEntry,
  type JournalValue,
} from './valuations/journal.js';
export { proposalCalls, type ProposalOutcome, type ProposedRow } from './valuations/planned.js';
export {
  historyEntry,
  profile,
  profileHead,
  savedProfileHead,
  valuation,
  valuationRow,
} from './valuations/valuation.js';
export type { MemberReference, ToDo } from './valuations/calls.js';
export type * from './valuations/amounts.js';
export { coherenceHead, coherenceRow, coherenceView } from './valuations/coherence.js';
export type * from './valuations/coherence.js';
export type * from './valuations/coherence.js';
export { MOST_IDS } from './valuations/life.js';
export type * from './valuations/planned.js';
export { fieldNames } from './field-names.js';
export type * from './valuations/life.js';
export { profileSort } from './valuations/requests.js';
export type * from './valuations/requests.js';
export type * from './valuations/valuation.js';
export { estimateCalls, type EstimateAnswer, type EstimateInput } from './estimate.js';
export { functionCalls, type NamedFunction } from './functions.js';
export { gridCalls, type GridChange, type GridStep } from './grids/calls.js';
export { draftDocument, LARGEST_GRID_FILE } from './grids/document.js';
export { documentCalls, type PrintedPage } from './documents/calls.js';
export type { Job } from './documents/job.js';
export type { JobDescriptionAnswer, JobSheetAnswer, SheetVersionAnswer } from './documents/job-sheet.js';
export {
  exchangeCalls,
  MOST_REFUSED_TOLD,
  type ImportDetail,
  type ImportPreview,
  type ImportRecord,
} from './exchange/calls.js';
export { importChoices, type ImportChoicesSent } from './exchange/reading.js';
export type { FloorsAnswer, GridReference } from './grids/reference.js';
export { privacyCalls } from './privacy.js';
export {
  accountCalls,
  type Correction,
  type Credentials,
  type EmailChange,
  type ForgottenPassword,
} from './accounts/calls.js';
export type { NewPassword, OwnSession, PasswordChange } from './accounts/calls.js';
export {
  associatedCalls,
  handoverCalls,
  type AssociatedAccount,
  type HandoverOffer,
  type Invitation,
} from './accounts/associated.js';
export { deletionCalls, type Deletion, type DeletionDecision } from './accounts/deletion.js';
export { accessGrantCalls, type StaffAccess, type StaffRead, type ViewedScreen } from './accounts/access-grant.js';
export {
  staffTransferCalls,
  transferCalls,
  type ArrivingPerson,
  type StaffTransfer,
  type Transfer,
} from './accounts/transfers.js';
export { registrationCalls, type ActivatedSession, type Registration } from './accounts/registration.js';
export { ownEstablishmentCalls, type EstablishmentRequest, type WaitingInvitation } from './accounts/establishments.js';
export { secondStepCalls, type RecoveryCodes, type SecondStep, type SecondStepSetUp } from './accounts/second-step.js';
export type { CodeDemand, OwnEstablishment, Session, User } from './accounts/user.js';
export { contactCalls, type MemberMessage, type PublicMessage } from './contact.js';
export { addressFault, RESERVED_ADDRESSES } from './content/addresses.js';
export { contentCalls } from './content/calls.js';
export { pageBody, sectionPicture } from './content/records.js';
export * from './content/staff.js';
export * from './content/identity.js';
export * from './content/menus.js';
export * from './content/wordings.js';
export * from './content/publication.js';
export * from './content/versions.js';
export * from './content/editing.js';
export { CALLOUTS, PORTAL_TEXT, SHEET_TEXT, type RichTextElements } from './content/rich-text.js';
export type * from './content/records.js';
export { directoryCalls } from './directory.js';
export type * from './directory.js';
export { liveCalls, type LiveChange, type LiveToday } from './live.js';
export { statusCalls, type ServiceStatus, type VideoPlayer } from './status.js';
export * from './staff.js';
export * from './staff/dashboard.js';
export * from './staff/valuations.js';
export * from './staff/grid-versions.js';
export * from './staff/many.js';
export * from './staff/grids.js';
export * from './staff/grid-proof.js';
export * from './staff/grid-publication.js';
export * from './staff/grid-effect.js';
export * from './staff/wages.js';
export * from './staff/free-functions.js';
export * from './staff/function-names.js';
export * from './staff/function-sheets.js';
export * from './staff/team.js';
export * from './staff/journal.js';
export * from './staff/jobs.js';
export * from './staff/mails.js';
export * from './staff/campaigns.js';
export * from './staff/messages.js';
export * from './staff/setting-history.js';
export * from './staff/media.js';
export * from './staff/accounts.js';
export { establishmentChange, type EstablishmentChange } from './staff/establishment-change.js';
export { keptListCalls, listCounts, MOST_KEPT_LISTS, type KeptLists, type ListCounts } from './staff/kept-lists.js';
export { openedAccountCalls } from './staff/opened-accounts.js';
export * from './staff/view.js';
export type * from './portal.js';
