import { statusCalls, type ServiceStatus } from '@valorisation/contract';
import { Controller, Inject } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Config } from '../../../platform/config/config.js';
import { unavailable } from '../../../platform/errors/domain-error.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { WorkerHeartbeat } from '../../../platform/jobs/worker-heartbeat.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { BodyIdentity } from '../../../platform/settings/identity.js';
import { SiteMenus } from '../../../platform/settings/menus.js';
import { Settings } from '../../../platform/settings/settings.js';
import { Abilities } from '../abilities.js';
import { GridCatalogue, toReference } from '../../grids/index.js';

const VERSION = '0.1.0';

@Controller()
export class StatusController {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly worker: WorkerHeartbeat,
    private readonly abilities: Abilities,
    private readonly settings: Settings,
    private readonly body: BodyIdentity,
    private readonly menus: SiteMenus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Answers 200 only when database, grid and worker are up, even if they cannot write or print at this moment. The API
   * itself does not start on pending migrations.
   */
  @Serves(
    statusCalls.now,
    'Whether the product is available',
    'Also returns the grid in force and the maintenance message.',
  )
  @Access('public')
  async status(): Promise<ServiceStatus> {
    const reference = toReference(await this.grids.inForce());
    const { writing, printing } = await this.abilities.now();
    // When no row can be written, a worker cannot report that it is alive.
    if (writing && !(await this.worker.isAlive())) throw unavailable();
    const { on: maintenance, message } = await this.settings.get('maintenance');
    const { id, effectiveOn, confirmed, pointValue } = reference.info;
    return {
      maintenance,
      message: maintenance ? message : '',
      grid: { id, effectiveOn, confirmed, pointValue },
      player: { url: this.config.videoPlayerUrl, defaultVideo: this.config.defaultVideo },
      ...(await this.body.shown()),
      menus: await this.menus.shown(),
      writing,
      printing,
      version: VERSION,
    };
  }
}
