import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Answers, AnswersFile, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { jobResponse } from '../../../platform/jobs/job.response.js';
import { GridCatalogue, toReference } from '../../grids/index.js';
import { toDetailResponse, toProfileResponse } from '../../valuations/index.js';
import { JobSheetSource } from '../sheets/job-sheet-source.js';
import { jobSheetFileName } from './file-names.js';
import { jobDescriptionResponse } from './job-description.response.js';
import { toSheetResponse } from './job-sheet.mapper.js';
import { PrintDesk } from './print-desk.js';

/** The job sheet of a profile (fiche de poste): what it is written from, and its PDF. */
@Controller('v1/job')
@Access('member')
export class JobDescriptionsController {
  constructor(
    private readonly source: JobSheetSource,
    private readonly grids: GridCatalogue,
    private readonly desk: PrintDesk,
    private readonly clock: Clock,
  ) {}

  @Get('description/:id')
  @Summary(
    'What the job sheet of a profile is written from',
    'Computed for the caller; sections are prefilled until saved.',
  )
  @Answers(jobDescriptionResponse)
  @Refuses('introuvable')
  async description(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) profileId: number,
  ): Promise<z.infer<typeof jobDescriptionResponse>> {
    const description = await this.source.describe(actor, profileId);
    const { detail, sections } = description;
    const { profile, setting } = detail;
    const [inForce, sheet] = await Promise.all([this.grids.inForce(), this.source.sheet(actor, description)]);
    const { criteres, params } = toReference(inForce);
    return {
      criteres,
      valors: profile.valuations.map((row) => toDetailResponse(row, setting)),
      profile: { ...toProfileResponse(profile, setting), profile_data: JSON.stringify(sections) },
      params,
      sheet: toSheetResponse(sheet, description),
    };
  }

  @Get('download/pdf/:id')
  @Summary('The job sheet of a profile as a PDF', 'Waits up to 30 s for the worker, then answers the job.')
  @AnswersFile('application/pdf')
  @Answers(jobResponse, 202)
  @Refuses('introuvable', 'profil_sans_fonction', 'trop_de_tentatives', 'rendu_impossible')
  async download(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) profileId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | z.infer<typeof jobResponse>> {
    const { detail } = await this.source.printable(actor, { profileId });
    const fileName = jobSheetFileName(detail.profile.name, this.clock.now());
    return this.desk.print(actor, { kind: 'job-sheet', input: { profileId } }, fileName, reply);
  }
}
