/** Puts a version of the grid in force: `node backend/dist/main.grid.js <id>`. The worker moves the valuations. */
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { kernelParts } from './composition/parts.js';
import { GridsModule, PutGridInForce } from './modules/grids/index.js';
import { loadConfig } from './platform/config/config.js';
import { gridMessages as say } from './platform/config/operator-messages.js';
import { DomainError } from './platform/errors/domain-error.js';
import { KernelModule } from './platform/kernel.module.js';

@Module({})
class GridCommandModule {}

const gridId = Number(process.argv[2]);
if (!Number.isSafeInteger(gridId) || gridId < 1) {
  process.stderr.write(`${say.usage}\n`);
  process.exit(2);
}
const config = loadConfig();
const imports = [CqrsModule.forRoot(), KernelModule.with(config, kernelParts), GridsModule];
const app = await NestFactory.createApplicationContext({ module: GridCommandModule, imports }, { logger: ['error'] });
try {
  await app.get(CommandBus).execute(new PutGridInForce(gridId, null, randomUUID()));
  process.stdout.write(`${say.inForce(gridId)}\n`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${error.code === 'introuvable' ? say.absent(gridId) : say.already(gridId)}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}
