import { outlookCalls, type Job } from '@valorisation/contract';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { AnnouncedGrid } from '../../grids/index.js';
import { gridOutlookFileName } from './file-names.js';
import { PrintService } from './print-service.js';

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
