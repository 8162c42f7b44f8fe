import { Module } from '@nestjs/common';
import { ValuationsModule } from '../valuations/index.js';
import { importCommands } from './commands/import.command.js';
import { SheetFiles } from './files/sheet-files.js';
import { ExportsController } from './http/exports.controller.js';
import { GridDegreesController } from './http/grid-degrees.controller.js';
import { ImportsController } from './http/imports.controller.js';
import { ImportBatches } from './persistence/import-batches.js';
import { CoherenceSheets } from './queries/coherence-sheets.js';
import { ImportMappings } from './persistence/import-mappings.js';
import { ImportMatcher } from './queries/import-matcher.js';
import { KnownPeople } from './queries/known-people.js';
import { ImportPlanner } from './queries/import-planner.js';
import { PeopleSources } from './queries/people-source.js';
import { listImportsQueries } from './queries/list-imports.query.js';
import { ValuationSheets } from './queries/valuation-sheets.js';

/** The providers of the API process only, because files are read and written while their sender waits. */
@Module({
  imports: [ValuationsModule],
  controllers: [ExportsController, GridDegreesController, ImportsController],
  providers: [
    ImportPlanner,
    ImportMatcher,
    KnownPeople,
    PeopleSources,
    ValuationSheets,
    CoherenceSheets,
    SheetFiles,
    ...importCommands,
    ...listImportsQueries,
    ImportBatches,
    ImportMappings,
  ],
  exports: [SheetFiles],
})
export class ExchangeModule {}
