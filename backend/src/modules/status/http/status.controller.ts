import { Controller, Get } from '@nestjs/common';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { WorkerHeartbeat } from '../../../platform/jobs/worker-heartbeat.js';
import { Settings } from '../../../platform/settings/settings.js';
import { GridCatalogue, toReference } from '../../grids/index.js';
import { statusResponse } from './status.response.js';

type Status = z.infer<typeof statusResponse>;

const VERSION = '0.1.0';
const RETRY_SECONDS = 5;

@Controller('v1/status')
export class StatusController {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly worker: WorkerHeartbeat,
    private readonly settings: Settings,
  ) {}

  /** 200 only when database, grid and worker are up; the API itself does not start on pending migrations. */
  @Get()
  @Access('public')
  @Summary('Is the product up', 'Also tells the grid in force and the maintenance message.')
  @Answers(statusResponse)
  @Refuses('service_indisponible')
  async status(): Promise<Status> {
    const reference = toReference(await this.grids.inForce());
    if (!(await this.worker.isAlive())) throw new DomainError('service_indisponible', { retryAfter: RETRY_SECONDS });
    const { on: maintenance, message } = await this.settings.get('maintenance');
    const { id: grid_id, effectiveOn: effective_on, confirmed, pointValue: point_value } = reference.info;
    return {
      maintenance,
      message: maintenance ? message : '',
      grid: { grid_id, effective_on, confirmed, point_value },
      version: VERSION,
    };
  }
}
