/**
 * Grids: the versions of the branch's classification, each immutable once published.
 * Drafts are edited part by part; what is published is never changed (ADR 49).
 * Owns: grid_version, of which exactly one is in force, grid_case, the cases that prove a version, and minimum_wage, dated
 * entries that are only added.
 * Events out: `grid.put-in-force`, whose rows the valuations module moves; `grid.draft-*`, `grid.case-*`, `grid.forced`.
 * Invariants: an amount is computed on one version and recomputes on it to the same cent at any later time.
 */
export { GridJobsModule, GridRoutesModule, GridsModule } from './grids.module.js';
export { GridInForce } from './persistence/grid-in-force.js';
export { GridJournal } from './commands/grid-journal.js';
export { GridVersions } from './persistence/grid-versions.js';
export { AnnouncedGrid } from './persistence/announced-grid.js';
export type { AnnouncedHead } from './persistence/announced-grid.js';
export { FloorsToday } from './persistence/floors-today.js';
export type { EstablishmentFloors } from './persistence/floors-today.js';
export { GridProofs } from './persistence/grid-proofs.js';
export { GridCatalogue } from './persistence/grid-catalogue.js';
export { assertEditable } from './domain/grid-draft.js';
export type { GridHead, GridVersion, WrittenVersion } from './domain/grid-version.js';
export { GridCaseRecord } from './persistence/grid-case.record.js';
export { GridPublicationRecord } from './persistence/grid-publication.record.js';
export { GridVersionRecord } from './persistence/grid-version.record.js';
export { MinimumWageRecord } from './persistence/minimum-wage.record.js';
export { fileProblem, toGridImport } from './http/grid-import.mapper.js';
export { WageProposalRecord } from './persistence/wage-proposal.record.js';
export { toFloorsAnswer, toReference } from './http/reference.mapper.js';
export type { DraftChange, GridParts } from './domain/grid-draft.js';
export { caseFingerprint, documentFingerprint } from './domain/fingerprint.js';
export { LONGEST_CASE_REASON } from './domain/grid-case.js';
export { shippedCases } from './open-rules/shipped-cases.js';
export { PutGridInForce } from './commands/put-grid-in-force.command.js';
export { gridEvents, MOVE_VALUATIONS } from './events.js';
