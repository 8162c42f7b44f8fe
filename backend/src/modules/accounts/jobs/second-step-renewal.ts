import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LinkKey } from '../../../platform/links/link-key.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { SecondSteps } from '../persistence/second-steps.js';

/** During a change of keys, each start of the worker encrypts with the new key the secrets that must outlive the old key. */
@Injectable()
export class SecondStepRenewal implements OnApplicationBootstrap {
  private readonly logger = new Logger(SecondStepRenewal.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly steps: SecondSteps,
    private readonly key: LinkKey,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.key.earlier.length === 0) return;
    const unowned = {
      establishmentId: null,
      scope: 'staff',
      actorId: null,
      correlationId: 'second-step-renewal',
    } as const;
    const sealed = await this.unitOfWork.run(unowned, async (tx) => this.steps.sealAnew(tx));
    this.logger.log({ msg: 'second steps sealed under the present key', sealed });
  }
}
