import { documentCalls, type InputOf, type Job, outlookCalls } from '@valorisation/contract';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { CheckComputed } from '../../valuations/index.js';
import { AnnouncedGrid } from '../../grids/index.js';
import type { BundleForm } from '../domain/print-job.js';
import { ConclusionSource } from '../sheets/conclusion-source.js';
import { InterviewSource } from '../sheets/interview-source.js';
import {
  bundleFileName,
  conclusionFileName,
  interviewsFileName,
  jobSheetsFileName,
  gridOutlookFileName,
} from './file-names.js';
import { assertSameAmounts } from './shown-amounts.js';
import { PrintService } from './print-service.js';

type Calls = typeof documentCalls;

const WAITS = 'Waits up to 30 s for the worker, then answers with the job.';

/** Printed valuations: answers the file. After 30 s it answers the job, so that the caller can ask again. */
@Controller()
@Access('member')
export class DownloadsController {
  constructor(
    private readonly service: PrintService,
    private readonly conclusions: ConclusionSource,
    private readonly interviews: InterviewSource,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Serves(
    documentCalls.shareFile,
    'The PDF of a valuation for a share',
    `${WAITS} The amounts in the request are compared with the server's.`,
  )
  async downloadShare(
    @Input() { params, query }: Pick<InputOf<Calls['shareFile']>, 'params' | 'query'>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const input = { valuationId: params.id, shareHundredths: query.shareHundredths ?? null };
    const { pay, profileName } = await this.conclusions.load(actor, input);
    assertSameAmounts(query, pay);
    return this.service.print(actor, { kind: 'conclusion', input }, conclusionFileName(profileName), reply);
  }

  @Serves(documentCalls.valuationFile, 'The PDF of a valuation as it is stored', WAITS)
  async download(
    @Input() { params }: InputOf<Calls['valuationFile']>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    return this.downloadShare({ params, query: {} }, actor, reply);
  }

  @Serves(
    documentCalls.valuationFiles,
    'Several valuations as one merged PDF with bookmarks, or as a ZIP of one PDF each',
    `${WAITS} Its progress counts rendered documents. Nothing starts if one of the valuations cannot be printed.`,
  )
  async downloadSeveral(
    @Input() { query: { format, twoSided }, body: { ids } }: InputOf<Calls['valuationFiles']>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const valuationIds = [...new Set(ids)];
    await this.queries.execute(new CheckComputed({ viewer: actor, ids: valuationIds }));
    const form = formOf(format);
    const request = { kind: 'conclusions', input: { valuationIds, form, twoSided } } as const;
    return this.service.print(actor, request, bundleFileName(form, this.clock.now()), reply);
  }

  @Serves(
    documentCalls.interviewFiles,
    'The folders for the interviews with several people as one merged PDF with bookmarks',
    `${WAITS} One folder for each person of the selection, in the order of names. Nothing starts if one of the valuations is not the caller's, or if all selected valuations of a person are archived.`,
  )
  async interviewsOf(
    @Input() { query: { twoSided }, body: { ids } }: InputOf<Calls['interviewFiles']>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const profileIds = await this.interviews.people(actor, ids);
    const fileName = interviewsFileName(this.clock.now());
    return this.service.print(actor, { kind: 'interviews', input: { profileIds, twoSided } }, fileName, reply);
  }

  @Serves(
    documentCalls.jobSheetFiles,
    'The job sheets of several people as one merged PDF with bookmarks, or as a ZIP of one PDF each',
    `${WAITS} One sheet for each person of the selection, in the order of names. Refused like the folders for interviews.`,
  )
  async jobSheetsOf(
    @Input() { query: { format, ...choices }, body: { ids } }: InputOf<Calls['jobSheetFiles']>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const profileIds = await this.interviews.people(actor, ids);
    const form = formOf(format);
    const fileName = jobSheetsFileName(form, this.clock.now());
    return this.service.print(actor, { kind: 'job-sheets', input: { profileIds, form, ...choices } }, fileName, reply);
  }

  @Serves(
    documentCalls.job,
    'A requested document',
    'Its state until it is ready, then the file. Only its owner sees it.',
  )
  async job(
    @Input() { params }: InputOf<Calls['job']>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    return this.service.job(actor, params.id, reply);
  }
}

function formOf(format: 'pdf' | 'zip'): BundleForm {
  return format === 'zip' ? 'zip' : 'merged';
}

@Controller()
@Access('member')
export class GridOutlookFilesController {
  constructor(
    private readonly announced: AnnouncedGrid,
    private readonly service: PrintService,
  ) {}

  @Serves(
    outlookCalls.file,
    'What the announced version of the grid changes, as a PDF for the board',
    'Waits up to 30 s for the worker, then answers with the job.',
  )
  async file(
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const version = await this.announced.next();
    if (version === null) throw notFound('grid');
    const request = { kind: 'grid-outlook', input: { gridId: version.id } } as const;
    return this.service.print(actor, request, gridOutlookFileName(version.effectiveOn), reply);
  }
}
