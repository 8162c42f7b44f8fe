import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { computePay, functionTitle, ValuationStatus, type ValuationTerms } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { GridCatalogue } from '../../grids/index.js';
import {
  dueAfterUpdate,
  dueWith,
  GetValuation,
  isAloneRow,
  isComputed,
  isOfTodaysRules,
  seniorityPassedOn,
  withTexts,
  type Viewer,
} from '../../valuations/index.js';
import type { ConclusionRequest } from '../domain/print-job.js';
import type { ConclusionInput } from './conclusion-sheet.builder.js';
import { EstablishmentCard } from './establishment-card.js';
import { storedPay } from './receipt-lines.js';

/** A viewer without access to the valuation gets a 404 here too. */
@Injectable()
export class ConclusionSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
    private readonly establishments: EstablishmentCard,
    private readonly clock: Clock,
  ) {}

  /**
   * @param broughtToToday true to compute an out-of-date row on the grid in force with today's seniority, if this is
   * possible
   * @throws 404 `introuvable`, 409 `valorisation_incomplete` while nothing is computed
   */
  async load(
    viewer: Viewer,
    { valuationId, shareHundredths }: ConclusionRequest,
    { broughtToToday = false } = {},
  ): Promise<ConclusionInput> {
    const [establishment, inForce, { valuation, setting }] = await Promise.all([
      this.establishments.of(viewer.establishmentId),
      this.grids.inForce(),
      this.queries.execute(new GetValuation({ viewer, valuationId })),
    ]);
    if (!isComputed(valuation)) throw new DomainError('valorisation_incomplete');
    const today = this.clock.today();
    const isBrought = broughtToToday && dueAfterUpdate(valuation, setting) !== null;
    const isOfGridInForce = isBrought || valuation.gridId === inForce.id;
    const version = isOfGridInForce ? inForce : await this.grids.byId(valuation.gridId);
    const recorded: ValuationTerms = { ...valuation, calculatedOn: isBrought ? today : valuation.calculatedOn };
    const terms = {
      ...recorded,
      shareHundredths: shareHundredths ?? recorded.shareHundredths,
      guaranteedShareHundredths: recorded.shareHundredths,
    };
    const answers = withTexts(valuation.answers, valuation.texts);
    const printed = { ...valuation, shareHundredths: terms.shareHundredths };
    // An amount of older rules is printed as stored. Another share is a simulation and uses today's rules.
    const isStored = !isBrought && !isOfTodaysRules(valuation) && terms.shareHundredths === recorded.shareHundredths;
    const pay = isStored ? storedPay(valuation) : computePay(version.grid, { ...terms, answers });
    return {
      establishment,
      profileId: valuation.profileId,
      profileName: valuation.profileName,
      functionTitle: functionTitle(valuation, setting.functions.get(valuation.gridId)?.get(valuation.functionId)),
      terms,
      answers,
      pay,
      ...(isStored && { olderRules: valuation.rulesVersion }),
      grid: version.grid,
      gridVersion: version,
      floors: setting.floors,
      due: dueWith(pay, printed, setting),
      dueAfterUpdate: isBrought ? null : dueAfterUpdate(printed, setting),
      seniorityPassedOn: isBrought ? null : seniorityPassedOn(valuation, setting),
      alone: isAloneRow(valuation),
      partial: valuation.hidesRows,
      status: isBrought ? ValuationStatus.UpToDate : valuation.status,
      reference: { valuationId, version: valuation.version, gridId: valuation.gridId },
      gridInForceOn: inForce.effectiveOn,
      recordedShareHundredths: recorded.shareHundredths,
      printedOn: today,
    };
  }
}
