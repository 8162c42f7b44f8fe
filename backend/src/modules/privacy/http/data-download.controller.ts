import { Readable } from 'node:stream';
import { privacyCalls } from '@valorisation/contract';
import { Controller, Header, StreamableFile } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { DataArchive } from './data-archive.js';

const ZIP = 'application/zip';

/** The data held about the signed-in member, for download (GET /v1/user/download). */
@Controller()
export class DataDownloadController {
  constructor(
    private readonly archive: DataArchive,
    private readonly clock: Clock,
  ) {}

  @Costly('read')
  @Serves(
    privacyCalls.download,
    'Downloads the caller’s data',
    'A ZIP: JSON of all data that the viewer may see, and the printed documents. An associated account gets ' +
      'visible valuations and its own.',
  )
  @Access('member')
  @Header('cache-control', 'private, no-store')
  async download(@CurrentMember() actor: Member): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.archive.of(actor)), {
      type: ZIP,
      disposition: contentDisposition(`mes-donnees-${this.clock.today()}.zip`),
    });
  }
}
