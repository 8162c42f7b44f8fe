import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { functionTitle, isActive, isStale, JOB_SHEET_SECTIONS, type JobSheetSection } from '@valorisation/rules';
import { Clock, parisDay } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { cleanRichText } from '../../../platform/http/rich-text.js';
import { FunctionSheets, GridCatalogue } from '../../grids/index.js';
import {
  dueAfterUpdate,
  dueOfPerson,
  dueOfRow,
  FindPrinted,
  GetProfile,
  personAfterUpdate,
  seniorityPassedOn,
  withTexts,
  type ProfileDetailView,
  type ValuationDetail,
  type ValuationSetting,
  type Viewer,
} from '../../valuations/index.js';
import type { JobSheetRequest } from '../domain/print-job.js';
import { EstablishmentCard } from './establishment-card.js';
import { buildJobSheet, type ClassifiedFunction } from './job-sheet.builder.js';
import { JobSheetPrefill } from './job-sheet-prefill.js';
import type { JobSheet, JobSheetSections } from './job-sheet.js';

export interface JobDescription {
  readonly detail: ProfileDetailView;
  /** The rows without archived ones, which describe no present job. */
  readonly rows: readonly ValuationDetail[];
  readonly functions: readonly ClassifiedFunction[];
  readonly prefill: JobSheetSections;
  /** Typed texts, cleaned. A section without a text is missing. */
  readonly written: Partial<JobSheetSections>;
  /** The texts on the sheet: the typed one, otherwise the prefilled one. */
  readonly sections: JobSheetSections;
}

/** Rows that the viewer may not see are in neither its table nor its prefill. */
@Injectable()
export class JobSheetSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
    private readonly establishments: EstablishmentCard,
    private readonly prefill: JobSheetPrefill,
    private readonly suggestions: FunctionSheets,
    private readonly clock: Clock,
  ) {}

  /** A section that was never saved holds its prefill. @throws 404 `introuvable` */
  async describe(viewer: Viewer, profileId: number): Promise<JobDescription> {
    const detail = await this.queries.execute(new GetProfile({ viewer, profileId }));
    const rows = detail.profile.valuations.filter(({ status }) => isActive(status));
    const functions = await Promise.all(rows.map(async (row) => this.classified(row, detail.setting)));
    const prefill = this.prefill.sections(functions);
    const written = writtenSections(detail.sheet ?? {});
    return { detail, rows, functions, prefill, written, sections: { ...prefill, ...written } };
  }

  /** The content of the sheet for print. @throws 404 `introuvable`, 409 `profil_sans_fonction` when no row is active */
  async printable(viewer: Viewer, { profileId }: JobSheetRequest): Promise<JobDescription> {
    const description = await this.describe(viewer, profileId);
    if (description.functions.length === 0) throw new DomainError('profil_sans_fonction');
    return description;
  }

  async sheet(viewer: Viewer, { detail, rows, functions, sections }: JobDescription): Promise<JobSheet> {
    const profileId = detail.profile.id;
    const printedAt = await this.queries.execute(new FindPrinted({ viewer, profileId, texts: sections }));
    const gridIds = [...new Set(functions.map(({ gridId }) => gridId))].sort((a, b) => b - a);
    return buildJobSheet({
      establishment: await this.establishments.of(viewer.establishmentId),
      profileName: detail.profile.name,
      functions,
      person: dueOfPerson(detail.profile.everyRow, detail.setting),
      update: personAfterUpdate(detail.profile.everyRow, detail.setting),
      partial: detail.profile.hidesRows,
      floors: detail.setting.floors,
      references: rows.flatMap(({ id, version, gridId, calculatedOn }) =>
        calculatedOn === null ? [] : [{ valuationId: id, version, gridId }],
      ),
      sections,
      grids: await Promise.all(gridIds.map(async (id) => this.grids.byId(id))),
      printedOn: this.clock.today(),
      versionOn: parisDay(printedAt ?? this.clock.now()),
    });
  }

  private async classified(row: ValuationDetail, setting: ValuationSetting): Promise<ClassifiedFunction> {
    const grid = await this.grids.content(row.gridId);
    const answers = withTexts(row.answers, row.texts);
    return {
      suggested: await this.suggestions.of(row.functionId),
      title: functionTitle(row, setting.functions.get(row.gridId)?.get(row.functionId)),
      categoryLevel: row.categoryLevel,
      shareHundredths: row.shareHundredths,
      hourly: row.hourly,
      indexHundredths: row.indexHundredths,
      majoredIndexHundredths: row.majoredIndexHundredths,
      due: dueOfRow(row, setting),
      staleSince: isStale(row.status) ? (await this.grids.byId(row.gridId)).effectiveOn : null,
      seniorityPassedOn: seniorityPassedOn(row, setting),
      dueAfterUpdate: dueAfterUpdate(row, setting),
      answers,
      grid,
      gridId: row.gridId,
    };
  }
}

/** The stored texts by section, cleaned. */
export function writtenSections(texts: Readonly<Record<string, string>>): Partial<JobSheetSections> {
  const written: Partial<Record<JobSheetSection, string>> = {};
  for (const name of JOB_SHEET_SECTIONS) {
    const saved = texts[name];
    if (saved !== undefined) written[name] = cleanRichText(saved);
  }
  return written;
}
