import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Answers, AnswersFile, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { jobResponse } from '../../../platform/jobs/job.response.js';
import { CheckComputed, manyRowsRequest, type ManyRowsRequest } from '../../valuations/index.js';
import { ConclusionSource } from '../sheets/conclusion-source.js';
import { bundleRequest, downloadRequest, type BundleRequest, type DownloadRequest } from './download.request.js';
import { bundleFileName, conclusionFileName } from './file-names.js';
import { assertSameAmounts } from './shown-amounts.js';
import { PrintDesk } from './print-desk.js';

type Job = z.infer<typeof jobResponse>;

const PDF = 'application/pdf';
const ZIP = 'application/zip';
const WAITS = 'Waits up to 30 s for the worker, then answers the job.';

/** Printed valuations (specification section 7): the file itself, or after 30 s the job to come back for. */
@Controller('v1')
@Access('member')
export class DownloadsController {
  constructor(
    private readonly desk: PrintDesk,
    private readonly conclusions: ConclusionSource,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('valor/download/pdf/:id')
  @Summary(
    'The PDF of a valuation for a share',
    `${WAITS} Amounts that the caller shows are held against the server's.`,
  )
  @AnswersFile(PDF)
  @Answers(jobResponse, 202)
  @Refuses(
    'introuvable',
    'valorisation_incomplete',
    'calcul_divergent',
    'donnees_invalides',
    'trop_de_tentatives',
    'rendu_impossible',
  )
  async downloadShare(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) valuationId: number,
    @Query({ schema: downloadRequest }) query: DownloadRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const shareHundredths = query.q ?? null;
    const { pay, profileName } = await this.conclusions.load(actor, { valuationId, shareHundredths });
    assertSameAmounts(query, pay);
    const request = { kind: 'conclusion', input: { valuationId, shareHundredths } } as const;
    return this.desk.print(actor, request, conclusionFileName(profileName), reply);
  }

  @Get('valor/download/:id')
  @Summary('The PDF of a valuation as it is stored', WAITS)
  @AnswersFile(PDF)
  @Answers(jobResponse, 202)
  @Refuses('introuvable', 'valorisation_incomplete', 'trop_de_tentatives', 'rendu_impossible')
  async download(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) valuationId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    return this.downloadShare(actor, valuationId, { q: undefined }, reply);
  }

  @Post('valor/download/pdf/multiple')
  @HttpCode(200)
  @Summary(
    'Several valuations as one merged PDF with bookmarks, or as a ZIP of one PDF each',
    `${WAITS} Its progress counts rendered documents. Nothing is begun when one of the valuations cannot be printed.`,
  )
  @AnswersFile(PDF, ZIP)
  @Answers(jobResponse, 202)
  @Refuses('introuvable', 'valorisation_incomplete', 'donnees_invalides', 'trop_de_tentatives', 'rendu_impossible')
  async downloadSeveral(
    @CurrentMember() actor: Member,
    @Body({ schema: manyRowsRequest }) { ids }: ManyRowsRequest,
    @Query({ schema: bundleRequest }) { format }: BundleRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const valuationIds = [...new Set(ids)];
    await this.queries.execute(new CheckComputed(actor, valuationIds));
    const form = format === 'zip' ? 'zip' : 'merged';
    const request = { kind: 'conclusions', input: { valuationIds, form } } as const;
    return this.desk.print(actor, request, bundleFileName(form, this.clock.now()), reply);
  }

  @Get('jobs/:id')
  @Summary('A document that was asked for', 'Its state until it is ready, then the file. Its owner alone sees it.')
  @AnswersFile(PDF, ZIP)
  @Answers(jobResponse, 202)
  @Refuses('introuvable', 'valorisation_incomplete', 'profil_sans_fonction', 'trop_de_tentatives', 'rendu_impossible')
  async job(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) jobId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    return this.desk.job(actor, jobId, reply);
  }
}
