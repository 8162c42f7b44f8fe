/**
 * What only a start would show: a command without handler, an event without its reaction, a job without a processor.
 */
import 'reflect-metadata';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Command, Query } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kernelParts } from '../../src/composition/parts.js';
import { previewApi, previewWorker } from '../../src/composition/preview.js';
import { projectRoot } from '../../src/platform/config/paths.js';
import { EventCatalogue } from '../../src/platform/events/event-catalogue.js';
import { HANDLED_JOBS } from '../../src/platform/jobs/job-worker.js';
import { isClass, metadata, providerClasses, type AnyClass } from './support/container.js';
import { sourceFiles } from './support/source-files.js';

// Keys of the decorators of @nestjs/cqrs and @nestjs/bullmq, which do not export them.
const COMMAND_HANDLER_METADATA = '__commandHandler__';
const QUERY_HANDLER_METADATA = '__queryHandler__';
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

let api: INestApplication;
let worker: INestApplication;

beforeAll(async () => {
  api = await previewApi();
  worker = await previewWorker();
});

afterAll(async () => {
  await Promise.all([api.close(), worker.close()]);
});

/** Every class that extends the base, from the built modules: these are the classes that the product runs. */
async function subclassesOf(base: AnyClass): Promise<AnyClass[]> {
  const files = sourceFiles(['backend/src/modules'], ['.ts']).filter(
    ({ path }) => /\/(commands|queries)\//.test(path) && !path.endsWith('spec.ts'),
  );
  const built = files.map(({ path }) => path.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
  const exported = await Promise.all(
    built.map(async (path) => Object.values((await import(join(projectRoot, path))) as Record<string, unknown>)),
  );
  return [...new Set(exported.flat().filter(isClass))].filter(({ prototype }) => prototype instanceof base);
}

/** The handlers of each class, in both processes. */
function handlersOf(classes: readonly AnyClass[], key: string): Record<string, string[]> {
  const providers = [...new Set([...providerClasses(api), ...providerClasses(worker)])];
  return Object.fromEntries(
    classes.map((handled) => [
      handled.name,
      providers.filter((provider) => metadata<AnyClass>(key, provider) === handled).map(({ name }) => name),
    ]),
  );
}

describe('commands and queries', () => {
  it.each([
    ['command', Command, COMMAND_HANDLER_METADATA],
    ['query', Query, QUERY_HANDLER_METADATA],
  ] as const)('each %s has exactly one handler', async (_, base, key) => {
    const handlers = handlersOf(await subclassesOf(base), key);
    expect(Object.keys(handlers)).not.toHaveLength(0);
    expect(Object.entries(handlers).filter(([, names]) => names.length !== 1)).toEqual([]);
  });
});

describe('events', () => {
  const catalogue = new EventCatalogue(kernelParts.events).all();

  it('each reaction has one processor, which names its job', () => {
    const processors = providerClasses(worker).flatMap((provider) => {
      const queue = metadata<{ name: string }>(PROCESSOR_METADATA, provider)?.name;
      const jobs = metadata<readonly string[]>(HANDLED_JOBS, provider) ?? [];
      return queue === undefined ? [] : jobs.map((job) => `${queue}/${job}`);
    });
    const reactions = catalogue.flatMap((event) => event.reactions.map(({ queue, name }) => `${queue}/${name}`));
    expect(processors.sort()).toEqual([...new Set(reactions)].sort());
  });

  it('each queue has at most one processor: two would take each other’s jobs', () => {
    const queues = providerClasses(worker).flatMap(
      (provider) => metadata<{ name: string }>(PROCESSOR_METADATA, provider)?.name ?? [],
    );
    expect(queues).toEqual([...new Set(queues)]);
  });

  it('the catalogue names exactly what the aggregates record', () => {
    const declared = /EventShape\.first\(\s*'([^']+)'/g;
    const sources = sourceFiles(['backend/src/modules', 'backend/src/platform'], ['.ts']).filter(
      ({ path }) => !path.endsWith('spec.ts'),
    );
    const recorded = sources.flatMap(({ text }) => Array.from(text.matchAll(declared), ([, type = '']) => type));
    expect([...new Set(recorded)].sort()).toEqual(catalogue.map(({ shape }) => shape.type).sort());
  });
});
