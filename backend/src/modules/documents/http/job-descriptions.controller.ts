import { Controller, Res, type StreamableFile } from '@nestjs/common';
import {
  documentCalls,
  type InputOf,
  type Job,
  type JobDescriptionAnswer,
  type JobSheetAnswer,
  type SheetVersionAnswer,
} from '@valorisation/contract';
import { bySection } from '@valorisation/rules';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { GridCatalogue, suggestedLines, toReference } from '../../grids/index.js';
import {
  editorName,
  GetProfile,
  ListSheetVersions,
  toDetailAnswer,
  toProfileAnswer,
  viewerOf,
} from '../../valuations/index.js';
import { JobSheetSource, writtenSections, type JobDescription } from '../sheets/job-sheet-source.js';
import type { JobSheet } from '../sheets/job-sheet.js';
import { interviewFileName, jobSheetFileName } from './file-names.js';
import { PrintService } from './print-service.js';

@Controller()
@Access('member')
export class JobDescriptionsController {
  constructor(
    private readonly source: JobSheetSource,
    private readonly grids: GridCatalogue,
    private readonly service: PrintService,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    documentCalls.jobDescription,
    'The data of a profile’s job sheet',
    'Computed for the caller; sections have a prefilled text until they are saved.',
  )
  async description(
    @Input() { params }: InputOf<typeof documentCalls.jobDescription>,
    @CurrentMember() actor: Member,
  ): Promise<JobDescriptionAnswer> {
    const description = await this.source.describe(actor, params.id);
    const { detail, sections } = description;
    const { profile, setting } = detail;
    const [inForce, sheet] = await Promise.all([this.grids.inForce(), this.source.sheet(actor, description)]);
    const { criteres, params: values } = toReference(inForce);
    return {
      criteres,
      valuations: profile.valuations.map((row) => toDetailAnswer(row, setting)),
      profile: { ...toProfileAnswer(profile, setting), sheet: sections },
      params: values,
      sheet: this.toAnswer(sheet, description),
    };
  }

  @Serves(
    documentCalls.jobSheetVersions,
    'The versions of a profile’s job sheet',
    'The newest first: the last text of each day and author, and each printed one. Without those about functions that the caller may not see.',
  )
  async versions(
    @Input() { params }: InputOf<typeof documentCalls.jobSheetVersions>,
    @CurrentMember() actor: Member,
  ): Promise<readonly SheetVersionAnswer[]> {
    const asked = { viewer: viewerOf(actor), profileId: params.id };
    const { setting } = await this.queries.execute(new GetProfile(asked));
    const versions = await this.queries.execute(new ListSheetVersions(asked));
    return versions.map(({ id, at, by, printed, texts }) => {
      const written = writtenSections(texts);
      const sections = bySection((name) => written[name] ?? null);
      return { id, keptAt: at.toISOString(), keptBy: editorName(by, setting), printed, sections };
    });
  }

  @Serves(
    documentCalls.jobSheetFile,
    'The job sheet of a profile as a PDF',
    'Waits up to 30 s for the worker, then answers with the job.',
  )
  async download(
    @Input() { params, query }: InputOf<typeof documentCalls.jobSheetFile>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const profileId = params.id;
    const { detail } = await this.source.printable(actor, { profileId });
    const fileName = jobSheetFileName(detail.profile.name, this.clock.now());
    return this.service.print(actor, { kind: 'job-sheet', input: { profileId, ...query } }, fileName, reply);
  }

  @Serves(
    documentCalls.interviewFile,
    'The folder for an interview with a person as a PDF',
    'Their classification in plain words, the reason of each amount, and the job sheet. Waits up to 30 s for the worker, then answers with the job.',
  )
  async interview(
    @Input() { params }: InputOf<typeof documentCalls.interviewFile>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const profileId = params.id;
    const { detail, functions } = await this.source.printable(actor, { profileId });
    const titles = functions.map(({ title }) => title);
    const fileName = interviewFileName(detail.profile.name, titles);
    return this.service.print(actor, { kind: 'interview', input: { profileId } }, fileName, reply);
  }

  /** The sheet's own texts, each function with its valuation, and each section with its first text. */
  private toAnswer(sheet: JobSheet, { rows, functions, prefill, written }: JobDescription): JobSheetAnswer {
    return {
      ...sheet,
      functions: rows.flatMap(({ id }, index) => {
        const job = sheet.functions[index];
        const suggested = functions[index]?.suggested ?? null;
        const suggestions = suggestedLines(suggested);
        const told = { suggestions, duties: suggestions.missions, confirmed: suggested?.confirmed ?? true };
        return job === undefined ? [] : [{ ...job, id, ...told }];
      }),
      totalShareHundredths: rows.reduce((sum, row) => sum + (row.hourly ? 0 : row.shareHundredths), 0),
      sections: bySection((name) => ({ written: written[name] ?? null, prefill: prefill[name] })),
    };
  }
}
