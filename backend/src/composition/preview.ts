/** A preview of the modules of both processes, for documents and tests. It runs no code of the modules. */
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { loadConfig } from '../platform/config/config.js';
import { ApiModule } from './api.module.js';
import { kernelParts } from './parts.js';
import { WorkerModule } from './worker.module.js';

const config = loadConfig({ DATABASE_URL: 'postgres://nobody/nothing', LOG_LEVEL: 'silent' });
const options = { preview: true, logger: false, abortOnError: false } as const;

export async function previewApi(): Promise<INestApplication> {
  return NestFactory.create(ApiModule.with(config, kernelParts), new FastifyAdapter(), options);
}

export async function previewWorker(): Promise<INestApplication> {
  return NestFactory.create(WorkerModule.with(config, kernelParts), new FastifyAdapter(), options);
}
