import type { DynamicModule } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { databaseAddress, KernelModule } from '../platform/kernel.module.js';
import { assertMigrated } from '../platform/persistence/migration-state.js';
import { kernelParts } from './parts.js';

/** The kernel of an operator's command. A database that is away is told at once: the modules would try again for half a minute. */
export async function operatorKernel(config: Config): Promise<DynamicModule> {
  await assertMigrated(databaseAddress(config));
  return KernelModule.with(config, kernelParts);
}
