import { Global, Module } from '@nestjs/common';
import { gridDraftCommands } from './commands/grid-draft.command.js';
import { GridDrafts } from './commands/grid-drafts.port.js';
import { CaseWork } from './commands/case-work.js';
import { gridCaseCommands } from './commands/grid-case.command.js';
import { GridCases } from './commands/grid-cases.port.js';
import { publicationCommands, publishDueCommands } from './commands/publication.command.js';
import { GridInForce } from './commands/grid-in-force.port.js';
import { GridJournal } from './commands/grid-journal.js';
import { GridPublications } from './commands/grid-publications.port.js';
import { GridSwitch } from './commands/grid-switch.js';
import { GridVersions } from './commands/grid-versions.port.js';
import { ProofGate } from './commands/proof-gate.js';
import { PublicationGate } from './commands/publication-gate.js';
import { PublicationWork } from './commands/publication-work.js';
import { putGridInForceCommands } from './commands/put-grid-in-force.command.js';
import { wageCommands } from './commands/wage.command.js';
import { Wages } from './commands/wages.port.js';
import { GridChangesController } from './http/grid-changes.controller.js';
import { GridFilesController } from './http/grid-files.controller.js';
import { GridInForceController } from './http/grid-in-force.controller.js';
import { GridProofController } from './http/grid-proof.controller.js';
import { GridsController } from './http/grids.controller.js';
import { gridResources } from './http/grids.resources.js';
import { GridPublicationController } from './http/publication.controller.js';
import { OpenRulesController } from './http/open-rules.controller.js';
import { StaffGridsController } from './http/staff-grids.controller.js';
import { CaseBench } from './queries/case-bench.js';
import { gridProofQueries } from './queries/grid-proof.query.js';
import { GridProofs } from './queries/grid-proofs.port.js';
import { DuePublications } from './jobs/due-publications.js';
import { wageResources } from './http/wages.resources.js';
import { AnnouncedGrid } from './domain/announced-grid.js';
import { FloorsToday } from './domain/floors-today.js';
import { GridCatalogue } from './domain/grid-catalogue.js';
import { SqlAnnouncedGrid } from './persistence/sql-announced-grid.js';
import { SqlFloorsToday } from './persistence/sql-floors-today.js';
import { SqlGridCases } from './persistence/sql-grid-cases.js';
import { SqlGridCatalogue } from './persistence/sql-grid-catalogue.js';
import { SqlGridDrafts } from './persistence/sql-grid-drafts.js';
import { SqlGridProofs } from './persistence/sql-grid-proofs.js';
import { SqlGridInForce } from './persistence/sql-grid-in-force.js';
import { SqlGridPublications } from './persistence/sql-grid-publications.js';
import { SqlGridVersions } from './persistence/sql-grid-versions.js';
import { getDraftsQueries } from './queries/get-drafts.query.js';
import { GetGridPublicationHandler } from './queries/get-publication.query.js';
import { SqlWages } from './persistence/sql-wages.js';
import { wageEffectQueries } from './queries/wage-effect.query.js';
import { WageEffects } from './queries/wage-effects.js';

@Global()
@Module({
  providers: [
    ...putGridInForceCommands,
    ...gridDraftCommands,
    ProofGate,
    CaseBench,
    { provide: GridProofs, useClass: SqlGridProofs },
    { provide: GridCases, useClass: SqlGridCases },
    GridSwitch,
    GridJournal,
    PublicationGate,
    PublicationWork,
    { provide: AnnouncedGrid, useClass: SqlAnnouncedGrid },
    { provide: GridCatalogue, useClass: SqlGridCatalogue },
    { provide: GridDrafts, useClass: SqlGridDrafts },
    { provide: GridInForce, useClass: SqlGridInForce },
    { provide: GridVersions, useClass: SqlGridVersions },
    { provide: GridPublications, useClass: SqlGridPublications },
    { provide: FloorsToday, useClass: SqlFloorsToday },
  ],
  exports: [
    AnnouncedGrid,
    CaseBench,
    FloorsToday,
    GridCases,
    GridCatalogue,
    GridInForce,
    GridJournal,
    GridProofs,
    GridPublications,
    GridVersions,
    ProofGate,
    PublicationGate,
    PublicationWork,
  ],
})
export class GridsModule {}

/** The API's half: anybody reads the version in force, members the former ones. */
@Module({
  controllers: [
    GridInForceController,
    GridChangesController,
    GridPublicationController,
    GridsController,
    OpenRulesController,
    StaffGridsController,
    GridFilesController,
    GridProofController,
    ...gridResources,
    ...wageResources,
  ],
  providers: [
    CaseWork,
    ...gridCaseCommands,
    ...gridProofQueries,
    ...publicationCommands,
    GetGridPublicationHandler,
    ...getDraftsQueries,
    ...wageCommands,
    ...wageEffectQueries,
    WageEffects,
    { provide: Wages, useClass: SqlWages },
  ],
})
export class GridRoutesModule {}

/** The worker's half: scheduled versions come into force on their minute. */
@Module({ providers: [DuePublications, ...publishDueCommands] })
export class GridJobsModule {}
