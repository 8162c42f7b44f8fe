import type { DynamicModule } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { databaseAddress, KernelModule } from '../platform/kernel.module.js';
import { assertMigrated } from '../platform/persistence/migration-state.js';
import { kernelParts } from './parts.js';

/**
 * The kernel of an operator's command. It reports an absent database at once; the modules would retry for half a
 * minute.
 */
export async function operatorKernel(config: Config): Promise<DynamicModule> {
  await assertMigrated(databaseAddress(config));
  return KernelModule.with(config, kernelParts);
}
