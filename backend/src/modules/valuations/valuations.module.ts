import { Module } from '@nestjs/common';
import { AccessGrantsModule } from '../access-grants/index.js';
import { askGridEffectCommands } from './commands/ask-grid-effect.command.js';
import { valuationCommands } from './commands/valuation.command.js';
import { fixAmountCommands } from './commands/fix-amount.command.js';
import { ImportService } from './commands/import-service.js';
import { LifeService } from './commands/life-service.js';
import { plannedDegreesCommands } from './commands/planned-degrees.command.js';
import { NameRefusals } from './commands/name-refusals.js';
import { ProfileService } from './commands/profile-service.js';
import { paidAmountCommands } from './commands/paid-amount.command.js';
import { profileNoteCommands } from './commands/profile-note.command.js';
import { SheetSaving, profileCommands } from './commands/profile.command.js';
import { ValuationService } from './commands/valuation-service.js';
import { valuationLifeCommands } from './commands/valuation-life.command.js';
import { AnniversaryCalendar } from './http/anniversary-calendar.js';
import { CoherenceController, CostsController, FiguresController } from './http/figures.controller.js';
import { EstimateController } from './http/estimate.controller.js';
import { GridOutlookController } from './http/grid-outlook.controller.js';
import { LifeRequests } from './http/life-requests.js';
import { GrantedViewController } from './http/granted-view.controller.js';
import { GridEffectController } from './http/grid-effect.controller.js';
import { ProfilePages } from './http/profile-pages.js';
import { PaidAmountsController } from './http/paid-amounts.controller.js';
import { ProfileNotesController } from './http/profile-notes.controller.js';
import { ProfilesController } from './http/profiles.controller.js';
import { StaffValuationsResource } from './http/staff-valuations.resource.js';
import { StaffValuationReader } from './persistence/staff-valuation-reader.js';
import { ValuationBulkController, ValuationSelectionController } from './http/valuation-bulk.controller.js';
import { ReplayController, ValuationHistoryController } from './http/valuation-history.controller.js';
import { ValuationLifeController } from './http/valuation-life.controller.js';
import { ValuationPresenter } from './http/valuation-presenter.js';
import { ValuationsController } from './http/valuations.controller.js';
import { MoveValuations } from './jobs/move-valuations.job.js';
import { ComputeEffect } from './jobs/compute-effect.job.js';
import { EffectCalculation } from './jobs/effect-calculation.js';
import { GridJobsProcessor } from './jobs/grid-jobs.processor.js';
import { GridMoves } from './persistence/grid-moves.js';
import { MovableRows } from './persistence/movable-rows.js';
import { GridEffects } from './persistence/grid-effects.js';
import { PeopleMoves } from './persistence/people-moves.js';
import { PaidAmounts } from './persistence/paid-amounts.js';
import { ProfileNotes } from './persistence/profile-notes.js';
import { Profiles } from './persistence/profiles.js';
import { Valuations } from './persistence/valuations.js';
import { changedByPeopleQueries } from './queries/changed-by-people.js';
import { checkComputedQueries } from './queries/check-computed.query.js';
import { costsQueries } from './queries/costs.query.js';
import { countValuationsQueries } from './queries/count-valuations.query.js';
import { GetCoherenceHandler } from './queries/coherence.query.js';
import { estimateQueries } from './queries/estimate.query.js';
import { gridOutlookQueries } from './queries/grid-outlook.query.js';
import { GetFiguresHandler } from './queries/figures.query.js';
import { GatherValuationsHandler } from './queries/gather-valuations.query.js';
import { gridEffectQueries } from './queries/grid-effect.query.js';
import { getProfileQueries } from './queries/get-profile.query.js';
import { sheetVersionQueries } from './queries/sheet-versions.query.js';
import { PeopleInPlaceHandler } from './queries/people-in-place.query.js';
import { MatchProfilesHandler } from './queries/match-profiles.query.js';
import { previewUpdateQueries, UpdateOutlooks } from './queries/preview-update.query.js';
import { proposedFunctionsQueries } from './queries/proposed-functions.query.js';
import { arrearsQueries } from './queries/arrears.query.js';
import { paidAmountsQueries } from './queries/paid-amounts.query.js';
import { payableQueries } from './queries/payable.query.js';
import { payrollStateQueries } from './queries/payroll-state.query.js';
import { profileNotesQueries } from './queries/profile-notes.query.js';
import { replayQueries } from './queries/replay.query.js';
import { GetValuationStoryHandler } from './queries/valuation-story.query.js';
import { valuationQueries } from './queries/valuations.query.js';
import { listProfilesQueries } from './queries/list-profiles.query.js';
import { ValuationSettings } from './queries/valuation-settings.js';

/** Commands and queries, for both processes. */
@Module({
  providers: [
    ValuationService,
    ProfileService,
    NameRefusals,
    SheetSaving,
    ...valuationCommands,
    LifeService,
    ImportService,
    ...valuationLifeCommands,
    ...plannedDegreesCommands,
    ...paidAmountCommands,
    ...paidAmountsQueries,
    ...payableQueries,
    ...arrearsQueries,
    ...payrollStateQueries,
    PaidAmounts,
    ...profileCommands,
    ValuationSettings,
    ...valuationQueries,
    ...getProfileQueries,
    ...sheetVersionQueries,
    ...checkComputedQueries,
    ...changedByPeopleQueries,
    ...listProfilesQueries,
    ...countValuationsQueries,
    GetCoherenceHandler,
    ...costsQueries,
    ...estimateQueries,
    GetFiguresHandler,
    ...gridOutlookQueries,
    GetValuationStoryHandler,
    ...replayQueries,
    UpdateOutlooks,
    ...previewUpdateQueries,
    ...proposedFunctionsQueries,
    GatherValuationsHandler,
    MatchProfilesHandler,
    PeopleInPlaceHandler,
    Valuations,
    Profiles,
    PeopleMoves,
    GridEffects,

    ...askGridEffectCommands,
    ...gridEffectQueries,
  ],
  exports: [Valuations, ValuationService, ImportService, PaidAmounts, NameRefusals, PeopleMoves, GridEffects],
})
export class ValuationsModule {}

/** The routes, in the API only. */
@Module({
  imports: [ValuationsModule, AccessGrantsModule],
  controllers: [
    CoherenceController,
    CostsController,
    EstimateController,
    GrantedViewController,
    GridEffectController,
    FiguresController,
    GridOutlookController,
    ValuationsController,
    ValuationLifeController,
    ValuationBulkController,
    ValuationHistoryController,
    ReplayController,
    ValuationSelectionController,
    ProfilesController,
    PaidAmountsController,
    ProfileNotesController,
    StaffValuationsResource,
  ],
  providers: [
    ...fixAmountCommands,
    ...profileNoteCommands,
    ...profileNotesQueries,
    ProfileNotes,
    StaffValuationReader,
    ValuationPresenter,
    ProfilePages,
    LifeRequests,
    AnniversaryCalendar,
  ],
})
export class ValuationRoutesModule {}

/** The worker's part: the effect of a new grid on the rows, real or computed in advance. */
@Module({
  imports: [ValuationsModule],
  providers: [GridJobsProcessor, MoveValuations, GridMoves, MovableRows, ComputeEffect, EffectCalculation],
})
export class ValuationJobsModule {}
