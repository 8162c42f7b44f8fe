import { Global, Module } from '@nestjs/common';
import { gridDraftCommands } from './commands/grid-draft.command.js';
import { CaseWork } from './commands/case-work.js';
import { gridCaseCommands } from './commands/grid-case.command.js';
import { publicationCommands, publishDueCommands } from './commands/publication.command.js';
import { GridJournal } from './commands/grid-journal.js';
import { GridSwitch } from './commands/grid-switch.js';
import { ProofGate } from './commands/proof-gate.js';
import { PublicationGate } from './commands/publication-gate.js';
import { PublicationWork } from './commands/publication-work.js';
import { putGridInForceCommands } from './commands/put-grid-in-force.command.js';
import { wageCommands } from './commands/wage.command.js';
import {
  GridChangesController,
  GridInForceController,
  GridsController,
  OpenRulesController,
  StaffGridsController,
} from './http/grids.controller.js';
import { FunctionNamesResource } from './http/function-names.resource.js';
import { FunctionSheetsResource } from './http/function-sheets.resource.js';
import { FunctionsController } from './http/functions.controller.js';
import { GridFilesController } from './http/grid-files.controller.js';
import { LeftWordsResource } from './http/left-words.resource.js';
import { GridProofController } from './http/grid-proof.controller.js';
import { gridResources } from './http/grids.resources.js';
import { GridPublicationController } from './http/publication.controller.js';
import { CaseBench, gridProofQueries } from './queries/grid-proof.query.js';
import { DuePublications } from './jobs/due-publications.js';
import { wageResources } from './http/wages.resources.js';
import { AnnouncedGrid, GridCatalogue } from './persistence/grid-catalogue.js';
import { FunctionNames } from './persistence/function-names.js';
import { FunctionSheets } from './persistence/function-sheets.js';
import { FloorsToday } from './persistence/floors-today.js';
import { GridCases, GridProofs } from './persistence/grid-cases.js';
import { GridDrafts, GridInForce, GridVersions } from './persistence/grid-versions.js';
import { GridPublications } from './persistence/grid-publications.js';
import { getDraftsQueries, GetGridPublicationHandler } from './queries/get-publication.query.js';
import { LeftWords } from './persistence/left-words.js';
import { Wages } from './persistence/wages.js';
import { wageEffectQueries, WageEffects } from './queries/wage-effects.js';

@Global()
@Module({
  providers: [
    ...putGridInForceCommands,
    ...gridDraftCommands,
    ProofGate,
    CaseBench,
    GridProofs,
    GridCases,
    GridSwitch,
    GridJournal,
    PublicationGate,
    PublicationWork,
    AnnouncedGrid,
    GridCatalogue,
    GridDrafts,
    GridInForce,
    GridVersions,
    GridPublications,
    FloorsToday,
    FunctionNames,
    FunctionSheets,
  ],
  exports: [
    AnnouncedGrid,
    CaseBench,
    FloorsToday,
    FunctionNames,
    FunctionSheets,
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

/** The API's half: everybody reads the version in force, members also read earlier ones. */
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
    FunctionsController,
    FunctionNamesResource,
    FunctionSheetsResource,
    LeftWordsResource,
  ],
  providers: [
    LeftWords,
    CaseWork,
    ...gridCaseCommands,
    ...gridProofQueries,
    ...publicationCommands,
    GetGridPublicationHandler,
    ...getDraftsQueries,
    ...wageCommands,
    ...wageEffectQueries,
    WageEffects,
    Wages,
  ],
})
export class GridRoutesModule {}

/** The worker's half: scheduled versions come into force at their minute. */
@Module({ providers: [DuePublications, ...publishDueCommands] })
export class GridJobsModule {}
