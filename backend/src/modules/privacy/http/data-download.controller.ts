import { Readable } from 'node:stream';
import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AnswersFile, Summary } from '../../../platform/http/api-doc.decorator.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { GetHeldData } from '../queries/held-data.query.js';
import { DataArchive } from './data-archive.js';

const ZIP = 'application/zip';

/** What is held for the signed-in member, to take along (specification section 7, GET /v1/user/download). */
@Controller('v1/user/download')
export class DataDownloadController {
  constructor(
    private readonly queries: QueryBus,
    private readonly archive: DataArchive,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('member')
  @Header('cache-control', 'private, no-store')
  @Summary(
    'Downloads one’s data',
    'A ZIP: JSON of everything held for the viewer, and the documents that were printed. An associated account gets ' +
      'visible valuations and its own.',
  )
  @AnswersFile(ZIP)
  async download(@CurrentMember() actor: Member): Promise<StreamableFile> {
    const held = await this.queries.execute(new GetHeldData(actor));
    return new StreamableFile(Readable.from(this.archive.write(actor, held)), {
      type: ZIP,
      disposition: contentDisposition(`mes-donnees-${this.clock.today()}.zip`),
    });
  }
}
