/**
 * The branch's rules (IDCC 7520): grid, pay, valuation life, forms, French formats. They are pure functions on integers
 * and days, without I/O and without a clock. The same code computes on the server and in the browser.
 */
export { RuleError, type RuleIssue } from './rule-error.js';

export { addYears, isDay, type Day } from './exact/day.js';
export { fromHundredths, toHundredths } from './exact/decimal.js';
export { divideHalfUp, product } from './exact/integer.js';
export { daysOf, firstDayOf } from './exact/month.js';

export { CATEGORY_LEVELS, OTHER_FUNCTION_ID } from './grid/grid.js';
export type {
  Category,
  CategoryLevel,
  Criterion,
  Degree,
  Domain,
  Family,
  Grid,
  GridParams,
  GridStatus,
  JobFunction,
  LeaveStep,
  SeniorityStep,
} from './grid/grid.js';
export { byDegreeField, isDegreeField, NOTHING_PLANNED, TRAINING_FIELD } from './grid/grid-document.js';
export type {
  CategoryRow,
  CriterionRow,
  DecimalValue,
  DegreeColumnRow,
  DegreeRow,
  DomainRow,
  FamilyRow,
  FunctionRow,
  GridDocument,
  LeaveRow,
  ParamRow,
  SeniorityRow,
} from './grid/grid-document.js';
export { findCategory, findCriterion, findDegree, findFunction, findLeave, seniorityRate } from './grid/lookup.js';
export { deriveParams, withParams } from './grid/derive-params.js';
export { checkDraft, draftProblems, GRID_PARTS } from './grid/draft/check-draft.js';
export type { GridPart, GridProblem, GridProblemCode } from './grid/draft/grid-problem.js';
export { roughGrid } from './grid/draft/rough-grid.js';
export { isSameValue } from './grid/draft/same-value.js';
export { compareGrids } from './grid/compare-grids.js';
export { GridError } from './grid/grid-error.js';
export { readGrid } from './grid/read-grid.js';
export { shippedGrids, type ShippedGrid } from './grid/shipped-grids.js';

export { functionSearch, NOTHING_FOUND } from './search/function-search.js';
export type { FoundFunction, FoundFunctions, FunctionSearch } from './search/function-search.js';
export type { FunctionName } from './search/name-index.js';
export { namedFunctions } from './search/named-functions.js';
export { shippedFunctionNames } from './search/shipped-names.js';

export { computePay } from './pay/compute-pay.js';
export { atShare, branchFloorMonth, hourOf, monthOf, monthOfTrace } from './pay/amount-steps.js';
export { amountDue, dueAmount, dueUnit } from './pay/amount-due.js';
export type { AmountDue, DueAmount, DueRow, DueSource, StoredAmounts } from './pay/amount-due.js';
export { dueOfPay, estimatePay, type Estimate } from './pay/estimate.js';
export { COUNTED_PARTS, countedCents, inOrder, PAY_PARTS, paidOn, payGap, personPay } from './pay/paid.js';
export type { PaidAmount, PayPart, PayParts, PersonPay } from './pay/paid.js';
export { ARREARS_YEARS, arrearsOf, type NotCompared, type PaidPosition } from './pay/arrears.js';
export * from './payroll/index.js';
export * from './costs/index.js';
export { personDue, type PersonDue } from './pay/person-due.js';
export { isUnderMinimum, minimumIndex, type Floors } from './pay/floors.js';
export { MAYOTTE, minimumWageOn, shippedMinimumWages, wageTerritoryOf } from './pay/minimum-wage.js';
export type { MinimumWage, WageTerritory } from './pay/minimum-wage.js';
export { degreeEffects } from './pay/degree-effects.js';
export { displayedMinimum } from './pay/displayed-minimum.js';
export type { DisplayedSource, RowAmounts } from './pay/displayed-minimum.js';
export type { DegreeEffect, DisplayedAmount, PayInput, PayPreview, PayResult } from './pay/pay.js';
export { KEPT_STEPS, REPLAY_VERDICTS, replayAmounts } from './pay/replay.js';
export type { KeptAmounts, KeptStep, Replay, ReplayedStep, ReplayVerdict } from './pay/replay.js';
export { RULES_VERSION } from './pay/rules-version.js';
export { profileTotals, type ProfileRow, type ProfileTotals } from './pay/profile-totals.js';
export { plainName, readStep, sentStep, type SentStep } from './pay/sent-trace.js';
export {
  STEP_INPUTS,
  stepKey,
  TRACE_UNITS,
  type InputKind,
  type StepOf,
  type TraceRule,
  type TraceStep,
} from './pay/trace.js';

export {
  comingRateChange,
  isBirthday,
  rateChangeOn,
  seniorityYears,
  type RateChange,
} from './valuation/anniversary.js';
export { adaptAnswers, defaultAnswers, plannedChanges, withPlannedDegrees } from './valuation/answer-changes.js';
export type { AnswerChanges } from './valuation/answer-changes.js';
export {
  answerIssues,
  CAPACITY_DEGREE,
  completionIssues,
  choosableDegrees,
  isBelowDefault,
  missingCriteria,
  missingReasons,
} from './valuation/answer-issues.js';
export type { AnswerIssue, AnswerIssueCode, CompletionIssue, CompletionIssueCode } from './valuation/answer-issues.js';
export {
  answerOf,
  answerPoints,
  defaultDegree,
  isAnswered,
  isConcerned,
  LONGEST_ANSWER_TEXT,
  UNANSWERED,
} from './valuation/answers.js';
export type { Answers, CriterionAnswer } from './valuation/answers.js';
export { FORMER_EDITOR, formatHistory } from './valuation/history-text.js';
export type { HistoryEntry } from './valuation/history-text.js';
export { mergeChange } from './valuation/merge-change.js';
export type { ContentChange, MergeIssue, ValuationContent } from './valuation/merge-change.js';
export { nextCriterion, progress, questions } from './valuation/questionnaire.js';
export type { QuestionnaireProgress } from './valuation/questionnaire.js';
export {
  awaitsUpdate,
  isActive,
  isInProgress,
  isInterrupted,
  isStale,
  isToRedo,
  isUpToDate,
  isValuationStatus,
  STATUS_BOUNDS,
  statusesWhere,
  VALUATION_STATUSES,
  ValuationStatus,
} from './valuation/status.js';
export {
  ENTERED_AMOUNTS,
  FULL_SHARE_HUNDREDTHS,
  isFixedDaysAllowed,
  isHourlyAllowed,
  isShare,
  LONGEST_FUNCTION_TITLE,
  MAX_AMOUNT_CENTS,
  NEW_TERMS,
  seniorityIssue,
  TERMS_IN_PLACE,
  termsIssues,
} from './valuation/terms.js';
export type {
  EnteredAmount,
  EnteredTerms,
  SeniorityIssueCode,
  TermsIssue,
  TermsIssueCode,
  ValuationTerms,
} from './valuation/terms.js';
export { readDegreeChoices, writeDegreeChoices } from './valuation/degree-choices.js';
export { isActionAllowed, transition, UNDO_ARCHIVE_SECONDS } from './valuation/transitions.js';
export type { PlainAction, RestoreContext, TransitionResult, ValuationAction } from './valuation/transitions.js';
export { parseValorData, readStoredValorData, toValorData } from './valuation/valor-data.js';
export type { ParsedValorData, ValorData, ValorDataEntry } from './valuation/valor-data.js';

export { compareRows } from './coherence/compare-rows.js';
export type { CoherenceCell, ComparedValuation, PeerDifference } from './coherence/coherence-cell.js';
export {
  COHERENCE_VIEWS,
  coherenceSummary,
  filterCoherence,
  isNotAdmitted,
  isOutlier,
  lacksReason,
  NO_FAMILY,
  WHOLE_COHERENCE,
} from './coherence/coherence-filter.js';
export type { CoherenceFilter, CoherenceSummary, CoherenceView, FilteredRow } from './coherence/coherence-filter.js';

export * from './forms/index.js';

export {
  detailAfterLabel,
  explained,
  receiptGroup,
  receiptLines,
  stepDetail,
  type ExplainedStep,
  type ReceiptLine,
} from './explain/receipt.js';
export { differencesWords, heldWords, peersWords, plannedWords, reasonWords } from './explain/coherence-words.js';
export { KEPT_STEP_NAMES, replayWords } from './explain/replay-words.js';
export { STATUS_NAMES } from './explain/status-names.js';
export { journalFieldName, journalPart } from './explain/journal-words.js';
export { PAY_PART_NAMES } from './explain/pay-words.js';
export { JOURNAL_EVENTS, JOURNAL_KINDS, SETTING_NAMES } from './explain/journal-events.js';
export { JOB_NAMES_SHOWN, JOB_QUEUES_SHOWN, LIST_WORDS, MAIL_STEPS, SERVER_REASONS } from './explain/list-words.js';
export { STAFF_LISTS, type StaffListWords } from './explain/staff-lists.js';
export { MAIL_KINDS } from './explain/mail-kinds.js';
export type { HeldLine } from './explain/journal-words.js';
export { POINT_VALUE_SUBJECT } from './explain/grid-change-figures.js';
export { gridChangeWords } from './explain/grid-change-words.js';
export type { GridChangeTheme, GridChangeWords } from './explain/change-words.js';
export { GRID_PART_NAMES, gridProblemWords, type GridProblemWords } from './explain/grid-problem-words.js';
export { enteredAmountWords } from './explain/term-words.js';
export { degreeText, leaveWeeksWords } from './explain/words.js';
export {
  conventionalWords,
  DUE_SOURCE_NAMES,
  dueReason,
  dueSentence,
  dueUnitWords,
  EMPLOYER_MAY_PAY_MORE,
  isOfToday,
  sourceReason,
  wageWords,
  type DueFacts,
  type DueSentence,
} from './explain/due-reason.js';

export { FUNCTION_FACTS, type FunctionFact } from './explain/function-amounts.js';
export { functionAmount, functionAmountName, MOST_NAMED_YEARS } from './explain/function-amounts.js';
export { LIVE_AMOUNTS, unknownLiveAmounts, withLiveAmounts, type LiveSources } from './explain/live-amounts.js';
export { missingFactsIn } from './explain/missing-facts.js';

export * from './look/colors.js';
export { csvSeparator } from './format/csv-separator.js';
export { counted, countedPoints, plural } from './format/counted.js';
export { de } from './format/elision.js';
export { formatFactor, formatInteger, formatPointValue, formatSiret } from './format/grid-numbers.js';
export { slugOf, wordKey } from './format/word-key.js';
export { typeset } from './format/typeset.js';
export { withoutTrailing } from './format/trailing.js';
export { roundedParts } from './format/rounded-parts.js';
export { formatReference, parseReference, type DocumentReference } from './format/document-reference.js';
export {
  formatAmount,
  formatDay,
  formatDifference,
  formatHundredths,
  formatMoney,
  formatPercent,
  formatPoints,
  parseHundredths,
  signed,
} from './format/french.js';
