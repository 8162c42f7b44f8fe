/**
 * Grids: the versions of the branch's classification. Drafts are edited part by part; a published version never changes
 * (ADR 49). Owns: grid_version, with exactly one in force; grid_case, the cases that prove a version; minimum_wage,
 * dated entries that are only added; function_name, the other names by which functions are found;
 * left_word, searched words without a choice. Events out: `grid.put-in-force`, after which the valuations module moves its rows;
 * `grid.draft-*`, `grid.case-*`, `grid.forced`. Invariant: an amount is computed on one version, and gives the same
 * cent on it at any later time.
 */
export { GridJobsModule, GridRoutesModule, GridsModule } from './grids.module.js';
export { GridInForce, GridVersions } from './persistence/grid-versions.js';
export { GridJournal } from './commands/grid-journal.js';
export { AnnouncedGrid, type AnnouncedHead, GridCatalogue } from './persistence/grid-catalogue.js';
export { floorsQuery, FloorsToday } from './persistence/floors-today.js';
export type { EstablishmentFloors, FloorsRow } from './persistence/floors-today.js';
export { FunctionNames, type NamesInUse } from './persistence/function-names.js';
export { shippedFunctionSheets } from './persistence/shipped-function-sheets.js';
export { FunctionSheetRecord } from './http/function-sheets.resource.js';
export { type FunctionSheet, FunctionSheets, suggestedLines } from './persistence/function-sheets.js';
export { FunctionNameRecord } from './persistence/function-name.record.js';
export { GridProofs } from './persistence/grid-cases.js';
export { assertEditable } from './domain/grid-draft.js';
export type { GridHead, GridVersion, WrittenVersion } from './domain/grid-version.js';
export { GridCaseRecord, GridPublicationRecord, GridVersionRecord } from './persistence/grid.records.js';
export { MinimumWageRecord, WageProposalRecord } from './persistence/wage.records.js';
export { fileProblem, toGridImport } from './http/grid-import.mapper.js';
export { toFloorsAnswer, toReference } from './http/reference.mapper.js';
export type { DraftChange, GridParts } from './domain/grid-draft.js';
export { caseFingerprint, documentFingerprint, LONGEST_CASE_REASON } from './domain/grid-case.js';
export { shippedCases } from './open-rules/shipped-cases.js';
export { PutGridInForce } from './commands/put-grid-in-force.command.js';
export { gridEvents, MOVE_VALUATIONS } from './events.js';
