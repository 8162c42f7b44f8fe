import { Global, Module } from '@nestjs/common';
import { gridDraftHandlers } from './commands/grid-draft.handlers.js';
import { GridDrafts } from './commands/grid-drafts.port.js';
import { CaseDesk, gridCaseHandlers } from './commands/grid-case.handlers.js';
import { GridCases } from './commands/grid-cases.port.js';
import { GridInForce } from './commands/grid-in-force.port.js';
import { GridVersions } from './commands/grid-versions.port.js';
import { ProofGate } from './commands/proof-gate.js';
import { PutGridInForceHandler } from './commands/put-grid-in-force.handler.js';
import { GridChangesController } from './http/grid-changes.controller.js';
import { GridFilesController } from './http/grid-files.controller.js';
import { GridInForceController } from './http/grid-in-force.controller.js';
import { GridProofController } from './http/grid-proof.controller.js';
import { GridsController } from './http/grids.controller.js';
import { gridResources } from './http/grids.resources.js';
import { OpenRulesController } from './http/open-rules.controller.js';
import { StaffGridsController } from './http/staff-grids.controller.js';
import { CaseBench } from './queries/case-bench.js';
import { GetGridProofHandler } from './queries/get-grid-proof.handler.js';
import { GridProofs } from './queries/grid-proofs.port.js';
import { FloorsToday } from './domain/floors-today.js';
import { GridCatalogue } from './domain/grid-catalogue.js';
import { SqlFloorsToday } from './persistence/sql-floors-today.js';
import { SqlGridCases } from './persistence/sql-grid-cases.js';
import { SqlGridCatalogue } from './persistence/sql-grid-catalogue.js';
import { SqlGridDrafts } from './persistence/sql-grid-drafts.js';
import { SqlGridProofs } from './persistence/sql-grid-proofs.js';
import { SqlGridInForce } from './persistence/sql-grid-in-force.js';
import { SqlGridVersions } from './persistence/sql-grid-versions.js';

@Global()
@Module({
  providers: [
    PutGridInForceHandler,
    ...gridDraftHandlers,
    ProofGate,
    CaseBench,
    { provide: GridProofs, useClass: SqlGridProofs },
    { provide: GridCases, useClass: SqlGridCases },
    { provide: GridCatalogue, useClass: SqlGridCatalogue },
    { provide: GridDrafts, useClass: SqlGridDrafts },
    { provide: GridInForce, useClass: SqlGridInForce },
    { provide: GridVersions, useClass: SqlGridVersions },
    { provide: FloorsToday, useClass: SqlFloorsToday },
  ],
  exports: [CaseBench, FloorsToday, GridCases, GridCatalogue, GridInForce, GridProofs, ProofGate],
})
export class GridsModule {}

/** The API's half: anybody reads the version in force, members the former ones. */
@Module({
  controllers: [
    GridInForceController,
    GridChangesController,
    GridsController,
    OpenRulesController,
    StaffGridsController,
    GridFilesController,
    GridProofController,
    ...gridResources,
  ],
  providers: [CaseDesk, ...gridCaseHandlers, GetGridProofHandler],
})
export class GridRoutesModule {}
