/** The fault tests interrupt every kind of command and of job, or say why not. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { JOB_NAMES } from '@valorisation/contract';
import { previewApi, previewWorker } from '../../src/composition/preview.js';
import { projectPath } from '../../src/platform/config/paths.js';
import { RestWriter } from '../../src/platform/rest/rest-writer.js';
import { ACTS } from '../faults/acts/index.js';
import { WORKS } from '../faults/acts/works.js';
import { named } from '../faults/fault.js';
import { FAULTS } from '../faults/faults.js';
import { frenchNames, refuseNameless } from '../faults/french-names.js';
import { ACTIONS } from '../faults/history/operation.js';
import { KILLED_ELSEWHERE, NOT_STRUCK, STRUCK } from '../faults/kinds.js';
import { metadata, providerClasses, type AnyClass } from './support/container.js';

// A key of @nestjs/cqrs, which does not export it.
const COMMAND_HANDLER_METADATA = '__commandHandler__';

const FAULT_NAMES = projectPath('backend', 'test', 'support', 'jest', 'fault-names.mjs');

interface FaultNames {
  refuseUnknownFaults(asked: string | undefined): void;
}

describe('the fault tests', () => {
  let processes: readonly INestApplication[];

  beforeAll(async () => {
    processes = [await previewApi(), await previewWorker()];
  });

  afterAll(async () => Promise.all(processes.map(async (one) => one.close())));

  /** Commands of handlers, writes of staff's resources and jobs of queues. */
  const kinds = (): readonly string[] => {
    const handled = processes
      .flatMap(providerClasses)
      .flatMap((provider) => metadata<AnyClass>(COMMAND_HANDLER_METADATA, provider)?.name ?? []);
    const ofTheKit = Object.getOwnPropertyNames(RestWriter.prototype).filter((name) =>
      ['create', 'update', 'remove'].includes(name),
    );
    return [
      ...new Set(handled),
      ...ofTheKit.map((name) => `${RestWriter.name}.${name}`),
      ...JOB_NAMES.filter((name) => name !== 'other'),
    ];
  };

  it('interrupt each kind of command and of job half-way, or say why not', () => {
    const named = [...STRUCK, ...Object.keys(KILLED_ELSEWHERE), ...Object.keys(NOT_STRUCK)];
    expect([...new Set(named)].sort()).toEqual([...kinds()].sort());
  });

  it('give no reason for a kind that they interrupt', () => {
    const reasons = [...Object.keys(KILLED_ELSEWHERE), ...Object.keys(NOT_STRUCK)];
    expect(reasons.filter((kind) => STRUCK.includes(kind))).toEqual([]);
  });

  it.each(Object.entries(KILLED_ELSEWHERE))('leave %s to %s, which kills it', (_, file) => {
    expect(readFileSync(projectPath('backend', 'test', file), 'utf8')).toMatch(/\.kill\(\)/);
  });

  it('have a French name for each fault, and a fault for each name', async () => {
    const { refuseUnknownFaults } = (await import(FAULT_NAMES)) as FaultNames;
    const names = [...FAULTS.servers, ...FAULTS.machine].map(({ name }) => name);
    await refuseNameless(names);
    await expect(refuseNameless([...names, 'api-kiled'])).rejects.toThrow('messages.mjs: api-kiled');
    // This fault has a file of its own.
    expect(Object.keys((await frenchNames()).names).sort()).toEqual([...new Set([...names, 'mail-outage'])].sort());
    expect(() => refuseUnknownFaults(undefined)).not.toThrow();
    expect(() => refuseUnknownFaults('api-killed,mail-outage')).not.toThrow();
    expect(() => refuseUnknownFaults('api-killed,wrong')).toThrow(/« wrong » ne nomme aucune panne.*mails-closing/);
  });

  it('accept no name of an unknown fault', () => {
    expect(named(FAULTS.servers, ['api-killed']).map(({ name }) => name)).toEqual(['api-killed']);
    expect(() => named(FAULTS.servers, ['api-killed', 'api-kiled'])).toThrow('No fault is called api-kiled');
  });

  it('have another name for each kind', () => {
    const names = [...ACTIONS, ...ACTS.map(({ name }) => name), ...WORKS.map(({ name }) => name)];
    expect(names).toEqual([...new Set(names)]);
  });
});
